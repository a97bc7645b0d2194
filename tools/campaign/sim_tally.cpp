#include "tools/campaign/sim_tally.h"

#include "catalog/game.h"
#include "engine/play.h"
#include "engine/rules/network.h"
#include "engine/rules/scoring.h"

namespace wagonaut::tools {
namespace {

/// The region that an option opens; kNone if it opens none.
std::uint8_t region_of(const Deed& choice, std::uint8_t option) {
  for (const Deed& deed : choice.options[std::size_t(option - 1)])
    if (deed.kind == DeedKind::OpenRegion) return deed.what;
  return kNone;
}

}  // namespace

int CampaignTally::slips_up_to(int game, int company) const {
  int sum = 0;
  for (int i = 0; i < game; ++i) sum += games[std::size_t(i)].slips[std::size_t(company)].slip;
  return sum;
}

TallyHearer::TallyHearer(const Box& box, const Origins& origins, CampaignTally& out)
    : box_(box), origins_(origins), out_(out) {
  out.events.resize(box.events.size());
  out.postcards.resize(box.postcards.size());
  out.items.resize(box.items.size());
}

void TallyHearer::game_opened(const Campaign& c, const Opening& opening) {
  company_of_seat_ = opening.company_of_seat;
  entered_ = {};
  ChapterTally& game = out_.games.emplace_back();
  game.modules.resize(box_.modules.size());
  for (const ModuleId module : c.modules) game.modules[std::size_t(module)].times = 1;
  for (int i = 0; i < opening.edition.seats; ++i) {
    const std::uint8_t company = company_of(Seat(i));
    game.slips[company][Origin::Start] = opening.edition.affairs.start_money;
    for (const ItemId item : c.companies[company].office) ++out_.items[std::size_t(item)].times;
  }
  out_.events_in |= c.events;
}

void TallyHearer::note(const Fact& fact) {
  switch (fact.kind) {
    case FactKind::Dollars:
      return note_dollars(fact);
    case FactKind::SeatTokens:
      return note_swaps(fact);
    case FactKind::NewspaperRead:
      ++game().newspapers;
      return;
    case FactKind::EventTurned:
      ++out_.events[fact.what].times;
      return;
    case FactKind::EventAdded:
      out_.events_in.insert(EventId(fact.what));
      return;
    case FactKind::PostcardShown:
      ++out_.postcards[fact.what].times;
      return;
    case FactKind::TunnelEntered:
    case FactKind::LaneClaimed:
    case FactKind::TunnelLeft:
      return note_tunnel(fact);
    default:
      return;
  }
}

void TallyHearer::note_dollars(const Fact& fact) {
  SlipTally& slip = game().slips[company_of(fact.seat)];
  std::int16_t& from = slip[origins_.of(fact.source)];
  from = std::int16_t(from + fact.n);
  const auto add = [&](CardTally& card) { card.dollars = std::int16_t(card.dollars + fact.n); };
  if (fact.source.kind == std::uint8_t(Source::Module))
    add(game().modules[module_at(fact.source.card)]);
  if (fact.source.kind == std::uint8_t(Source::Event)) add(out_.events[fact.source.card]);
  if (fact.source.kind == std::uint8_t(Source::Item)) add(out_.items[fact.source.card]);
  if (fact.source.kind == std::uint8_t(Source::Postcard)) add(out_.postcards[fact.source.card]);
}

/// The price of a claim is one sum; what of it replaced cards was paid to the rule that allows it.
void TallyHearer::note_swaps(const Fact& fact) {
  const SwapRule rule = origins_.swap_of(fact.token);
  if (fact.source.kind != kNone || rule.module == kNone) return;
  const int paid = rule.dollars[std::size_t(fact.n - 1)];
  SlipTally& slip = game().slips[company_of(fact.seat)];
  std::int16_t& all = slip[Origin::Prices];
  std::int16_t& own = slip[origins_.of_module(rule.module)];
  all = std::int16_t(all + paid);
  own = std::int16_t(own - paid);
  CardTally& module = game().modules[rule.module];
  module.dollars = std::int16_t(module.dollars - paid);
}

/// Of a seat's tries at a tunnel in a game the first one counts.
void TallyHearer::note_tunnel(const Fact& fact) {
  LaneSet& entered = entered_[fact.seat];
  const LaneId lane{fact.what};
  if (fact.kind == FactKind::TunnelEntered) {
    first_try_ = !entered.contains(lane);
    entered.insert(lane);
    game().tunnels += first_try_;
  } else {
    game().tunnels_built += first_try_ && fact.kind == FactKind::LaneClaimed;
    first_try_ = false;
  }
}

/// Tickets that would not be complete without them: the dollars are the tickets', the use is the
/// rule's that shares lanes.
void TallyHearer::note_shared(const Edition& ed, const State& played, Seat seat) {
  const OpenSeat helped = with_shared(ed, played.open, seat);
  for (const TicketId ticket : played.own[seat].tickets)
    game().shared +=
        ticket_points(ed, helped, ticket) - ticket_points(ed, played.open.at(seat), ticket);
}

void TallyHearer::game_over(const Campaign&, const Opening& opening, const State& played) {
  const Standings result = standings(opening.edition, played);
  game().turns = played.open.turn;
  for (int i = 0; i < opening.edition.seats; ++i) {
    note_shared(opening.edition, played, Seat(i));
    const SeatStanding& seat = result.seat[std::size_t(i)];
    SlipTally& slip = game().slips[company_of(Seat(i))];
    slip[Origin::Tickets] = std::int16_t(seat.points(AwardKind::Tickets));
    slip[Origin::IdleTrains] = std::int16_t(seat.points(AwardKind::IdlePieces));
    slip.slip = seat.total;
    int sum = 0;
    for (const Part& part : seat.parts) sum += part.points;
    slip[Origin::Floor] = std::int16_t(slip.slip - sum);
  }
}

void TallyHearer::answered(const Campaign& c, const CampaignAsk& ask, std::uint8_t option) {
  if (ask.of != CampaignAskOf::Option) return;
  const Deed& choice = *deed_at(box_, c);
  BranchTally branch{c.game, ask.company, region_of(choice, option), kNone};
  for (const std::uint8_t other : ask.options)
    if (other != option) branch.other = region_of(choice, other);
  if (branch.region != kNone) out_.branches.push_back(branch);
}

void TallyHearer::game_closed(const Campaign& c, const CampaignFacts& told) {
  for (const CampaignFact& fact : told) {
    if (fact.kind == CampaignFactKind::SlipWritten) game().ranking.push_back(fact.company);
    if (fact.kind == CampaignFactKind::EventArchived) out_.events_out.insert(EventId(fact.what));
  }
  if (c.phase == Phase::Finished) out_.count = evaluate(box_, c);
}

}  // namespace wagonaut::tools
