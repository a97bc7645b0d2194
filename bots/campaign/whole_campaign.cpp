#include "bots/campaign/whole_campaign.h"

#include "bots/campaign/closing_answer.h"
#include "bots/known_edition.h"
#include "engine/campaign/closing.h"
#include "engine/campaign/fold.h"
#include "engine/luck/dealers.h"
#include "engine/play.h"
#include "engine/sight/sight.h"

namespace wagonaut {
namespace {

constexpr int kMostDecisions = 20'000;  // far beyond every real game

/// Independent seeds for every game and every purpose in it.
std::uint64_t mixed(std::uint64_t seed, int game, int purpose) {
  Quick first(seed ^ (std::uint64_t(game) * 0x9e3779b97f4a7c15));
  return first.next64() + std::uint64_t(purpose) * 0xd1342543de82ef95;
}

/// A bot at its seat.
struct Player {
  std::unique_ptr<Bot> bot;
  Quick mind;
  KnownEdition known;
};

class WholeCampaign {
 public:
  WholeCampaign(const CampaignMatch& play, CampaignHearer& hearer)
      : play_(play), box_(*play.box), hearer_(hearer), c_(new_campaign(box_, play.companies)) {}

  Campaign run() {
    while (c_.phase == Phase::Gathering && !(play_.stopped && play_.stopped()))
      if (!play_chapter()) break;
    return c_;
  }

 private:
  bool play_chapter() {
    Attendance all{};
    for (int i = 0; i < c_.companies.size(); ++i) all[std::size_t(i)].as = Comes::Here;
    c_ = *begin_chapter(box_, c_, all);
    const Opening opening = opening_of(box_, c_);
    hearer_.game_opened(c_, opening);
    const State played = play_game(opening);
    if (!over(played)) return false;
    hearer_.game_over(c_, opening, played);
    close(opening, played);
    return true;
  }

  std::vector<Player> players_of(const Opening& opening) const {
    std::vector<Player> out;
    for (int seat = 0; seat < opening.edition.seats; ++seat) {
      const std::uint8_t company = opening.company_of_seat[std::size_t(seat)];
      out.push_back(
          {play_.make(play_.bots[company]), Quick(mixed(play_.seed, c_.game, seat + 1)), {}});
    }
    return out;
  }

  State play_game(const Opening& opening) {
    const Edition& ed = opening.edition;
    std::vector<Player> players = players_of(opening);
    QuickChance luck(Quick(mixed(play_.seed, c_.game, 0)));
    State s = start(ed, luck, &hearer_, opening.first);
    for (int i = 0; !over(s) && i < kMostDecisions; ++i) {
      const Seat seat = *s.open.ask.waiting.begin();
      Player& player = players[std::size_t(seat)];
      const View view = look(ed, s, seat);
      const Edition& seen = player.known.of(ed, view.open, seat);
      apply(ed, s, seat, player.bot->choose(seen, view, player.mind), luck, &hearer_);
    }
    return s;
  }

  void close(const Opening& opening, const State& played) {
    CampaignFacts told;
    c_ = close_game(box_, c_, opening, played, &told);
    while (const auto ask = campaign_ask(box_, c_)) {
      const std::uint8_t option = closing_answer(box_, c_, *ask, opening, played);
      hearer_.answered(c_, *ask, option);
      c_ = *answer(box_, c_, ask->company, answer_text(box_, ask->of, option), &told);
    }
    hearer_.game_closed(c_, told);
  }

  const CampaignMatch& play_;
  const Box& box_;
  CampaignHearer& hearer_;
  Campaign c_;
};

}  // namespace

Campaign new_campaign(const Box& box, const std::vector<std::uint8_t>& companies) {
  Result<Campaign> c = fold(box, Campaign{}, founding(box, box.id));
  CHECK(c);
  for (const std::uint8_t company : companies) {
    CampaignEntry entry;
    entry.kind = EntryKind::Company;
    entry.company = company;
    entry.holder = Holder::Bot;
    c = fold(box, *c, entry);
    CHECK(c);  // each company once
  }
  return *c;
}

Campaign play_whole_campaign(const CampaignMatch& play, CampaignHearer& hearer) {
  return WholeCampaign(play, hearer).run();
}

}  // namespace wagonaut
