#include "engine/record/course.h"
#include "engine/record/record.h"
#include "engine/record/words.h"
#include "server/fair/fair.h"

namespace wagonaut::server {
namespace {

/// Makes one step with the luck of the seed.
DealFlaw step_flaw(const Edition& ed, Course& course, const RecordStep& step, NotingChance& luck) {
  if (step.back != 0) {
    if (step.back < 0 || step.back > course.length()) return DealFlaw::Unplayable;
    course.take_back(step.back);  // what was drawn stays drawn: the generator goes on
    return step.luck == Outcomes{} ? DealFlaw::None : DealFlaw::Luck;
  }
  if (objection(ed, course.state(), step.seat, step.move)) return DealFlaw::Unplayable;
  course.play(step.seat, step.move, luck);
  return luck.take() == step.luck ? DealFlaw::None : DealFlaw::Luck;
}

/// The first seat that told another nonce than the one it was bound to; a bot is bound to none.
std::optional<int> unbound_share(const Fairness& fair) {
  for (std::size_t i = 0; i < fair.shares.size(); ++i) {
    const std::string& nonce = fair.nonces[i];
    const std::string share = nonce.empty() ? "" : share_of(fair.game, int(i), nonce);
    if (share != fair.shares[i]) return int(i);
  }
  return std::nullopt;
}

/// There is a share, or none because it is a bot's, for each seat that is dealt to.
bool of_all_seats(const Fairness& fair, const Edition& ed) {
  const std::size_t seats = std::size_t(ed.seats);
  return fair.nonces.size() == seats && (!fair.bound() || fair.shares.size() == seats);
}

}  // namespace

DealCheck check_deal(const Edition& ed, const Record& record) {
  if (!record.fair) return {DealFlaw::NoPromise};
  const Fairness& fair = *record.fair;
  if (fair.seed.empty()) return {DealFlaw::NoSeed};
  if (commitment_of(fair.game, fair.seed) != fair.commitment) return {DealFlaw::Commitment};
  if (!of_all_seats(fair, ed)) return {DealFlaw::Deal};
  if (const auto seat = unbound_share(fair)) return {DealFlaw::Share, 0, *seat};
  if (record.first && index(*record.first) >= ed.seats) return {DealFlaw::Deal};
  FairChance generator{ChaCha(luck_of(fair.game, fair.seed, fair.nonces))};
  NotingChance luck(generator);
  Course course(ed, start(ed, luck, nullptr, record.first));
  if (luck.take() != record.deal) return {DealFlaw::Deal};
  for (std::size_t i = 0; i < record.steps.size(); ++i)
    if (const DealFlaw flaw = step_flaw(ed, course, record.steps[i], luck); flaw != DealFlaw::None)
      return {flaw, int(i) + 1};
  return {};
}

std::string deal_terms(const Record& record) {
  const GameHeader& header = record.header;
  const std::string dot(kDot);
  std::string out = header.edition + dot + "rules " + std::to_string(header.rules);
  for (const auto& [id, choice] : header.options) out += dot + id + "=" + choice;
  if (!header.campaign.empty()) out += dot + "campaign " + header.campaign;
  for (const std::string& player : header.players) out += dot + player;
  if (record.first && std::size_t(index(*record.first)) < header.players.size())
    out += dot + "first " + header.players[std::size_t(index(*record.first))];
  return out;
}

std::string deal_fault(const Edition& ed, const Record& record) {
  const DealCheck check = check_deal(ed, record);
  const std::string step = "step " + std::to_string(check.step);
  switch (check.flaw) {
    case DealFlaw::None:
      return {};
    case DealFlaw::NoPromise:
      return "nothing was promised before the deal";
    case DealFlaw::NoSeed:
      return "the seed is not told yet";
    case DealFlaw::Commitment:
      return "the seed is not the one that was promised";
    case DealFlaw::Share:
      return "the nonce of seat " + std::to_string(check.seat) + " is not the one it was bound to";
    case DealFlaw::Deal:
      return "the seed gives another deal";
    case DealFlaw::Luck:
      return step + ": the seed gives something else";
    case DealFlaw::Unplayable:
      return step + ": not possible in the game that the seed gives";
  }
  return {};
}

}  // namespace wagonaut::server
