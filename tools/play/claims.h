#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/move.h"
#include "tools/play/speech.h"

namespace wagonaut {
struct View;
}  // namespace wagonaut

namespace wagonaut::tools {

/// The ways to claim a lane from the viewer's hand, best first: those with the fewest extras before
/// those that use dollars or things.
std::vector<Move> claims_of(const Speech& speech, const View& view, LaneId lane);
/// What is paid: "RR*", and what cards ask for or let replace.
std::string payment_words(const Speech& speech, const View& view, const Move& claim);
/// What a lane asks beside its spaces, now: a further card, a fee, cards that are turned up; empty
/// if it is nothing.
std::string price_remark(const Speech& speech, const View& view, LaneId lane);
/// What a claim brings at once without a question: points, or dollars and cards by cards in force.
std::string gain_words(const Speech& speech, const View& view, LaneId lane);

/// The optional changes of a lane's price by the names of their cards, as bits: "tool roll". What
/// cannot be used there is not known.
std::optional<unsigned> uses_named(const Speech& speech, const View& view, LaneId lane,
                                   std::string_view typed);

}  // namespace wagonaut::tools
