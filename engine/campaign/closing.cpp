#include "engine/campaign/closing.h"

#include <algorithm>

#include "engine/campaign/deeds.h"
#include "engine/campaign/evaluation.h"
#include "engine/campaign/question.h"
#include "engine/campaign/take_over.h"
#include "engine/record/words.h"

namespace wagonaut {
namespace {

constexpr int kArchive = 2, kStory = 3, kVault = 6, kPutAway = 8;

void walk_to(Desk& t, int step);

void stand_at(Desk& t, std::size_t card, std::size_t part) {
  Closing& at = t.c.closing;
  at.card = std::uint8_t(card);
  at.part = std::uint8_t(part);
  at.deed = at.turn = 0;
  if (at.step != kStory) return;
  t.c.known.story[part].insert(StoryId(card));
  t.note({.kind = CampaignFactKind::StoryRead, .what = at.card, .n = std::int16_t(part)});
}

/// The next card that is read at the end of this game, from `card` on. Of the one at which reading
/// stopped in setup only side B is left (L-10).
void find_card(Desk& t, std::size_t card) {
  for (; card < t.box.story.size(); ++card) {
    const StoryCard& story = t.box.story[card];
    if (story.game != t.c.game || story.read == StoryRead::Setup) continue;
    if (!story_holds(t.box, t.c, story)) continue;
    return stand_at(t, card, story.read == StoryRead::SetupAndEnd ? 1 : 0);
  }
  walk_to(t, kStory + 1);
}

bool ends_now(const Campaign& c, const EndSentence& sentence) {
  return sentence.step == c.closing.step && (sentence.games >> c.game & 1) != 0;
}

/// The next sentence of a module in force at this step, from there on.
void find_sentence(Desk& t, std::size_t module, std::size_t part) {
  for (; module < t.box.modules.size(); ++module, part = 0) {
    if (!t.c.modules.contains(ModuleId(module))) continue;
    if (t.c.closing.later.contains(ModuleId(module))) continue;
    const auto& endings = t.box.modules[module].endings;
    for (; part < endings.size(); ++part)
      if (ends_now(t.c, endings[part])) return stand_at(t, module, part);
  }
  walk_to(t, t.c.closing.step + 1);
}

/// The deeds of a card's side, or of a sentence, are done.
void next_part(Desk& t) {
  const Closing at = t.c.closing;
  if (at.step != kStory) return find_sentence(t, at.card, at.part + 1u);
  if (at.part == 0) return stand_at(t, at.card, 1);
  if (t.box.story[at.card].stop) return walk_to(t, kStory + 1);
  find_card(t, at.card + 1u);
}

void deposit_slips(Desk& t) {
  for (const std::uint8_t company : t.c.closing.order)
    t.note({.kind = CampaignFactKind::SlipDeposited,
            .company = company,
            .n = t.c.companies[company].slips[std::size_t(t.c.game - 1)]});
}

void end_modules(Desk& t) {
  for (std::size_t i = 0; i < t.box.modules.size(); ++i)
    if (t.box.modules[i].to <= t.c.game && t.c.modules.contains(ModuleId(i))) {
      t.c.modules.erase(ModuleId(i));
      t.note({.kind = CampaignFactKind::ModuleOff, .what = std::uint8_t(i)});
    }
}

/// L-88: what retires is archived, rules that end are put away, and the next game may begin. After
/// the last one the board stays as it was, for evenings.
void put_away(Desk& t) {
  t.c.tickets -= t.c.closing.retiring;
  t.c.tickets_out |= t.c.closing.retiring;
  const bool last = t.c.count || t.c.game == int(t.box.games.size());
  if (!last) end_modules(t);
  t.note({.kind = CampaignFactKind::GameClosed, .n = t.c.game});
  t.c.closing = {};
  t.c.attendance = {};
  t.c.phase = last ? Phase::Finished : Phase::Gathering;
  if (last) return tell_count(evaluate(t.box, t.c), t.told);
  ++t.c.game;
}

void walk_to(Desk& t, int step) {
  t.c.closing.step = std::uint8_t(step);
  switch (step) {
    case kArchive:
      return;  // the caboose holder is asked, or the walk goes on
    case kStory:
      return find_card(t, 0);
    case kVault:
      deposit_slips(t);
      return walk_to(t, kVault + 1);
    case kPutAway:
      return put_away(t);
    default:
      return find_sentence(t, 0, 0);
  }
}

/// The next company that the deed means, the next deed, or the next part.
void next_turn(Desk& t) {
  if (t.c.closing.step == kArchive) return walk_to(t, kStory);
  const Deed* deed = deed_at(t.box, t.c);
  if (deed == nullptr) return next_part(t);
  if (++t.c.closing.turn < companies_meant(t.c.closing, deed->who).size()) return;
  t.c.closing.turn = 0;
  ++t.c.closing.deed;
}

void do_deed(Desk& t) {
  const Deed* deed = deed_at(t.box, t.c);
  if (deed == nullptr || is_choice(*deed)) return;
  const CompanyList meant = companies_meant(t.c.closing, deed->who);
  if (t.c.closing.turn < meant.size()) carry_out(t, *deed, meant[t.c.closing.turn]);
}

void walk_on(Desk& t) {
  while (t.c.phase == Phase::Closing) {
    if (const auto ask = campaign_ask(t.box, t.c)) {
      // What is offered is seen by all.
      for (const std::uint8_t item : ask->options)
        if (ask->of == CampaignAskOf::Item) t.c.known.items.insert(ItemId(item));
      return;
    }
    do_deed(t);
    next_turn(t);
  }
}

void choose(Desk& t, const CampaignAsk& ask, std::uint8_t option) {
  const Deed* deed = deed_at(t.box, t.c);
  switch (ask.of) {
    case CampaignAskOf::Event:
      return archive_event(t, EventId(option), ask.company);
    case CampaignAskOf::Option:
      t.note({.kind = CampaignFactKind::OptionChosen, .company = ask.company, .n = option});
      return carry_out_all(t, deed->options[std::size_t(option - 1)]);
    case CampaignAskOf::Item:
      return gain_item(t, ask.company, ItemId(option));
    case CampaignAskOf::City:
      return place_in_city(t, ask.company, TokenId(deed->what), NodeId(option));
  }
}

}  // namespace

Campaign close_game(const Box& box, Campaign campaign, const Opening& opening, const State& played,
                    CampaignFacts* told) {
  Desk t{box, campaign, told};
  take_over(t, opening, played);
  walk_to(t, kArchive);
  walk_on(t);
  return campaign;
}

Result<Campaign> answer(const Box& box, Campaign campaign, std::uint8_t company,
                        std::string_view what, CampaignFacts* told) {
  const auto ask = campaign_ask(box, campaign);
  if (!ask) return Failure{"nobody is asked now"};
  if (company != ask->company) return Failure{"another company is asked now"};
  const auto option = answer_from(box, *ask, what);
  if (!option) return Failure{quoted(what) + " cannot be chosen"};
  Desk t{box, campaign, told};
  choose(t, *ask, *option);
  next_turn(t);
  walk_on(t);
  return campaign;
}

}  // namespace wagonaut
