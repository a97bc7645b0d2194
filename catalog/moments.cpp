#include "catalog/moments.h"

#include <algorithm>
#include <iterator>

namespace wagonaut {

namespace {

// What can be carried out at a moment (docs/rules/campaign.md, section 2).
constexpr std::string_view kSetup[] = {"dollars", "cards", "tickets", "put", "choose", "item"};
constexpr std::string_view kToldInSetup[] = {"dollars", "cards", "tickets", "may",
                                             "choose",  "rule",  "event"};
constexpr std::string_view kPrice[] = {"price"};
constexpr std::string_view kPlay[] = {"dollars", "cards", "put", "may", "choose", "item", "post"};
constexpr std::string_view kClaim[] = {"dollars", "cards", "put",     "may",      "choose",
                                       "item",    "post",  "tickets", "prospect", "board"};
constexpr std::string_view kOffer[] = {"tickets", "choose"};
constexpr std::string_view kReveal[] = {"dollars", "cards", "put",     "may",   "choose",
                                        "item",    "post",  "tickets", "market"};
constexpr std::string_view kScore[] = {"dollars", "put", "choose", "item", "post", "board"};
constexpr std::string_view kEnd[] = {"put", "post", "choose"};
constexpr std::string_view kToldAtEnd[] = {"rule", "board", "event", "post", "choose", "item"};

constexpr Moment kVocabulary[] = {
    {"setup", When::Setup, true, 10, 13, true, kSetup},
    {"price", When::Price, true, 0, 0, false, kPrice},
    {"claim", When::Claim, true, 1, 12, false, kClaim},
    {"draw", When::Draw, true, 0, 0, false, kPlay},
    {"offer", When::Offer, true, 0, 0, false, kOffer},
    {"newspaper", When::Newspaper, true, 0, 0, false, kPlay},
    {"reveal", When::Reveal, true, 0, 0, false, kReveal},
    {"turn", When::Turn, true, 0, 0, false, kPlay},
    {"score", When::Score, true, 1, 6, true, kScore},
    {"end", {}, false, 4, 7, true, kEnd},
    {kStorySetup, When::Story, true, 0, 0, false, kToldInSetup},
    {kStoryEnd, {}, false, 0, 0, false, kToldAtEnd},
};

}  // namespace

const Moment* moment_named(std::string_view word) {
  const auto* found = std::find_if(std::begin(kVocabulary), std::end(kVocabulary),
                                   [word](const Moment& moment) { return moment.word == word; });
  return found == std::end(kVocabulary) ? nullptr : found;
}

}  // namespace wagonaut
