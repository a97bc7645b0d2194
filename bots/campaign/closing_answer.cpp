#include "bots/campaign/closing_answer.h"

#include <algorithm>
#include <utility>

#include "bots/campaign/hindsight.h"
#include "engine/campaign/deeds.h"
#include "engine/record/record.h"
#include "engine/sight/sight.h"

namespace wagonaut {
namespace {

constexpr int kLaneThere = 10;  // a lane from a reached city into a region
constexpr int kPostcardMine = 30, kPostcardOfOthers = -10;

Seat seat_of(const Opening& opening, std::uint8_t company) {
  for (int i = 0; i < opening.edition.seats; ++i)
    if (opening.company_of_seat[std::size_t(i)] == company) return Seat(i);
  return kNobody;
}

/// One question and what its answers are weighed by.
class Answering {
 public:
  Answering(const Box& box, const Campaign& c, const CampaignAsk& ask, const Edition& played,
            const View& view)
      : box_(box), c_(c), ask_(ask), then_(box, played, view) {}

  std::uint8_t best() const {
    switch (ask_.of) {
      case CampaignAskOf::Event:
        return best_by([&](std::uint8_t event) { return regret(event); });
      case CampaignAskOf::Option:
        return best_by([&](std::uint8_t option) { return worth_of_option(option); });
      case CampaignAskOf::Item:
        return best_by([&](std::uint8_t item) { return worth_of_item(item); });
      case CampaignAskOf::City:
        return best_by([&](std::uint8_t city) { return lanes_at(NodeId(city)); });
    }
    return ask_.options.front();
  }

 private:
  template <class Worth>
  std::uint8_t best_by(Worth worth) const {
    std::uint8_t best = ask_.options.front();
    auto most = worth(best);
    for (const std::uint8_t option : ask_.options)
      if (const auto now = worth(option); most < now) {
        most = now;
        best = option;
      }
    return best;
  }

  /// An event goes that would have cost the own claims most; else that paid rivals most.
  std::pair<int, int> regret(std::uint8_t event) const {
    const PlaySentences& sentences = box_.events[event].sentences;
    const int mine = then_.brought_me(sentences);
    const int rivals = then_.brought_rivals(sentences) / std::max(1, c_.closing.order.size() - 1);
    return {std::max(0, -mine), rivals - mine};
  }

  int worth_of_item(std::uint8_t item) const {
    const ItemCard& thing = box_.items[item];
    return then_.brought_me(thing.sentences) + (thing.vault ? then_.worth_of(ItemId(item)) : 0);
  }

  int worth_of_option(std::uint8_t option) const {
    const Deed* asking = deed_at(box_, c_);
    int sum = 0;
    for (const Deed& deed : asking->options[std::size_t(option - 1)]) sum += worth_of(deed);
    return sum;
  }

  int worth_of(const Deed& deed) const {
    switch (deed.kind) {
      case DeedKind::OpenRegion:
        return kLaneThere * lanes_into(box_.regions[deed.what]);
      case DeedKind::AddEvent:
        return lead_by(deed.what);
      case DeedKind::ArchiveEvent:
        return -lead_by(deed.what);
      case DeedKind::DrawPostcard:
      case DeedKind::DrawFrom:
        return worth_of_postcard(deed);
      default:
        return 0;
    }
  }

  /// What an event would have brought the own company more than a rival; nothing is known of one
  /// that nobody has seen.
  int lead_by(std::uint8_t event) const {
    return c_.known.events.contains(EventId(event)) ? -regret(event).second : 0;
  }

  int worth_of_postcard(const Deed& deed) const {
    int sum = 0;
    for (const std::uint8_t company : companies_meant(c_.closing, deed.who))
      sum += company == ask_.company ? kPostcardMine : kPostcardOfOthers;
    return sum;
  }

  const Edition& board() const { return box_.base.front(); }

  /// Lanes from cities the company has reached over the edge of the board.
  int lanes_into(const Region& region) const {
    const NodeSet& reached = c_.closing.reached[ask_.company];
    int lanes = 0;
    for (const Lane& lane : board().lanes)
      lanes += (reached.contains(lane.a) && region.cities.contains(lane.b)) ||
               (reached.contains(lane.b) && region.cities.contains(lane.a));
    return lanes;
  }

  bool on_board(NodeId city) const {
    const std::uint8_t region = box_.region_of[std::size_t(city)];
    return region == kNone || c_.regions.contains(RegionId(region));
  }
  /// Lanes of the next game that end in a city: so many claims may pass there.
  int lanes_at(NodeId city) const {
    int lanes = 0;
    for (const Lane& lane : board().lanes)
      lanes += (lane.a == city && on_board(lane.b)) || (lane.b == city && on_board(lane.a));
    return lanes;
  }

  const Box& box_;
  const Campaign& c_;
  const CampaignAsk& ask_;
  Hindsight then_;
};

}  // namespace

std::uint8_t closing_answer(const Box& box, const Campaign& c, const CampaignAsk& ask,
                            const Opening& opening, const State& played) {
  if (ask.options.size() == 1) return ask.options.front();
  const View view = look(opening.edition, played, seat_of(opening, ask.company));
  return Answering(box, c, ask, opening.edition, view).best();
}

std::uint8_t closing_answer(const CampaignCourse& course, const CampaignAsk& ask) {
  const Box& box = course.box();
  const auto& standing = course.standing();
  const auto game = std::find_if(standing.rbegin(), standing.rend(), [&](int i) {
    return course.entries()[std::size_t(i)].entry.kind == EntryKind::Game;
  });
  CHECK(game != standing.rend());  // a campaign that closes a game has one
  const Opening opening = opening_of(box, course.before(*game));
  const auto record =
      read_record(opening.edition, labels_of(box), course.entries()[std::size_t(*game)].entry.body);
  CHECK(record);  // the fold has read it
  const auto played = replay(opening.edition, *record);
  CHECK(played);
  return closing_answer(box, course.campaign(), ask, opening, *played);
}

}  // namespace wagonaut
