#include "tools/play/session.h"

#include <algorithm>

#include "engine/sight/sight.h"
#include "tools/columns.h"
#include "tools/files.h"
#include "tools/play/affairs.h"
#include "tools/play/ending.h"
#include "tools/play/story.h"
#include "tools/synced.h"
#include "tools/text/commands.h"
#include "tools/text/typed.h"

namespace wagonaut::tools {
namespace {

std::vector<std::string> names_of(const std::vector<SeatPlan>& seats) {
  std::vector<std::string> names;
  for (const SeatPlan& seat : seats) names.push_back(shown_name(seat));
  return names;
}

bool agrees(const std::optional<std::string>& typed) {
  if (!typed || typed->empty()) return false;
  const char first = folded(*typed).front();
  return first == 'y' || first == 't';
}

}  // namespace

Session::Session(Console& console, const PlaySettings& settings, GameTable& table,
                 std::vector<SeatPlan> seats, Complaints& complaints, const BoxEntry* box)
    : console_(console),
      settings_(settings),
      table_(table),
      seats_(std::move(seats)),
      speech_(table.game(), settings.language, Paint(settings.colour), names_of(seats_), box),
      known_(seats_.size()),
      bot_luck_(settings.seed.value_or(std::uint64_t(fresh_seed()[0]) << 8 | fresh_seed()[1])),
      heard_(seats_.size() + 1, 0) {
  const auto game = std::make_shared<const Game>(table.game());
  for (const SeatPlan& seat : seats_)
    bots_.push_back(settings.company.make(seat.bot, game, complaints));
  if (!table.record().steps.empty()) take_up();
}

/// What the last step brought to read may not have been read to its end.
void Session::take_up() {
  const auto last = table_.facts_of(int(table_.record().steps.size()) - 1).size();
  read_ = table_.facts().size() - std::min(last, table_.facts().size());
  for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
    heard_[seat] = table_.facts_at_last_decision(Seat(seat));
    heard_.back() = std::max(heard_.back(), heard_[seat]);
  }
}

int Session::persons() const {
  return int(std::count_if(seats_.begin(), seats_.end(),
                           [](const SeatPlan& seat) { return seat.person(); }));
}

SessionEnd Session::run() {
  if (settings_.chapter && !keep(keep_file())) return {SessionEnd::Is::NotSaved};
  if (!read_story()) return stop();
  while (!over(table_.state())) {
    const Seat seat = next_to_decide();
    const auto end = person(seat) ? play_person(seat) : play_bot(seat);
    if (end) return *end;
  }
  return finish();
}

bool Session::play(Seat seat, const Move& move) {
  table_.play(seat, move);
  return !settings_.chapter || keep(keep_file());
}

/// Several seats wait only at setup: bots first, so that nobody waits for them.
Seat Session::next_to_decide() const {
  Seat found = kNobody;
  for (const Seat seat : table_.state().open.ask.waiting) {
    if (!person(seat)) return seat;
    if (found == kNobody) found = seat;
  }
  return found;
}

std::optional<SessionEnd> Session::play_bot(Seat seat) {
  const View view = look(table_.edition(), table_.state(), seat);
  const Edition& known = known_[std::size_t(seat)].of(table_.edition(), view.open, seat);
  if (!play(seat, bots_[std::size_t(seat)]->choose(known, view, bot_luck_)))
    return SessionEnd{SessionEnd::Is::NotSaved};
  if (!read_story()) return stop();
  tell_bystander();
  return std::nullopt;
}

/// With one person at the table, or none, the screen follows the game; otherwise everybody hears
/// the story when the screen is theirs.
void Session::tell_bystander() {
  if (persons() == 0) return catch_up(std::nullopt);
  if (persons() > 1) return;
  for (int i = 0; i < int(seats_.size()); ++i)
    if (person(Seat(i))) catch_up(Seat(i));
}

void Session::catch_up(std::optional<Seat> viewer) {
  std::size_t& heard = heard_[viewer ? std::size_t(*viewer) : seats_.size()];
  const auto& facts = table_.facts();
  heard = std::min(heard, facts.size());
  const std::vector<Fact> fresh(facts.begin() + std::ptrdiff_t(heard), facts.end());
  heard = facts.size();
  for (const std::string& sentence : story(speech_, fresh, Ears::of(viewer))) {
    console_.line(wrap(sentence, 2, settings_.width));
    console_.wait(settings_.pause);
  }
}

bool Session::enter(const std::string& prompt) {
  const auto typed = console_.ask(prompt + " ");
  return typed && !means(*typed, "commands.quit");
}

bool Session::read_story() {
  const auto& facts = table_.facts();
  std::vector<Fact> pages;
  for (; read_ < facts.size(); ++read_)
    if (facts[read_].kind == FactKind::StoryRead) pages.push_back(facts[read_]);
  if (pages.empty() || speech_.box() == nullptr) return true;
  if (persons() > 1) {  // all come to the screen, no hand may be on it
    if (looking_ && !enter(speech_.say("lines.story_for_all"))) return false;
    console_.clear();
    looking_.reset();
  }
  for (const Fact& page : pages) {
    console_.write(story_page(speech_, page, settings_.width));
    if (persons() > 0 && !enter(speech_.paint().dim(speech_.say("lines.next_page")))) return false;
  }
  return true;
}

bool Session::hand_over(Seat seat) {
  if (persons() < 2 || looking_ == seat) return true;
  if (looking_ && !enter(speech_.say("lines.hide_screen", {{"who", speech_.seat(seat)}})))
    return false;
  console_.clear();
  looking_.reset();
  if (!enter(speech_.say("lines.your_screen", {{"who", speech_.seat(seat)}}))) return false;
  looking_ = seat;
  return true;
}

std::optional<SessionEnd> Session::play_person(Seat seat) {
  if (!settings_.chapter) keep(keep_file());
  if (!hand_over(seat)) return stop();
  const Extras& x = table_.state().open.extras;
  const bool brought = !x.items[seat].empty() || !(x.postcards[seat] - x.shown).empty();
  // What a company has brought along is looked at before the first decision.
  if (settings_.chapter && brought && !table_.last_decision(seat)) {
    console_.write(
        office_panel(speech_, look(table_.edition(), table_.state(), seat), settings_.width));
    if (!enter(speech_.paint().dim(speech_.say("lines.next_page")))) return stop();
  }
  catch_up(seat);
  Conversation conversation(console_, speech_, settings_, table_, seat);
  return carry_out(seat, conversation.decide());
}

std::optional<SessionEnd> Session::carry_out(Seat seat, const Decision& decision) {
  switch (decision.is) {
    case Decision::Is::Play:
      if (!play(seat, decision.move)) return SessionEnd{SessionEnd::Is::NotSaved};
      if (!read_story()) return stop();
      if (persons() < 2 || looking_ == seat) catch_up(seat);
      return std::nullopt;
    case Decision::Is::Undo:
      take_back(seat);
      return std::nullopt;
    case Decision::Is::Load:
      if (!settings_.chapter) return SessionEnd{SessionEnd::Is::Load, decision.file};
      console_.line(speech_.say("campaign.keeps_itself"));
      return std::nullopt;
    case Decision::Is::Save:
      save(decision.file);
      return std::nullopt;
    case Decision::Is::Quit:
      break;
  }
  return stop();
}

void Session::save(const std::string& wanted) {
  if (settings_.chapter) return console_.line(speech_.say("campaign.keeps_itself"));
  const std::string file = wanted.empty() ? keep_file() : wanted;
  if (file.empty())
    return console_.line(speech_.say("lines.name_a_file",
                                     {{"word", command_word(speech_.language(), Command::Save)}}));
  if (keep(file)) console_.line(speech_.say("lines.saved", {{"file", file}}));
}

void Session::take_back(Seat seat) {
  const auto undo = table_.last_decision(seat);
  if (!undo) return console_.line(speech_.say("lines.nothing_to_undo"));
  if (undo->opened) return console_.line(speech_.say("lines.undo_opened"));
  if (!all_agree(seat, *undo)) return console_.line(speech_.say("lines.not_undone"));
  table_.undo(*undo);
  if (settings_.chapter) keep(keep_file());
  for (std::size_t& heard : heard_) heard = std::min(heard, table_.facts().size());
  read_ = std::min(read_, table_.facts().size());
  console_.line(speech_.say("lines.undone", {{"who", speech_.seat(seat)}}));
}

/// Free while nothing hidden has come to light and nobody else has decided; else the player is
/// warned, and every other person at the table must agree (G-3).
bool Session::all_agree(Seat seat, const Undo& undo) {
  if (undo.revealed) console_.line(speech_.say("lines.undo_reveals"));
  for (int i = 0; i < int(seats_.size()); ++i) {
    const Seat other{std::uint8_t(i)};
    if (!person(other)) continue;
    const bool concerned = undo.revealed || undo.others.contains(other);
    if (!concerned || (other == seat && !undo.revealed)) continue;
    if (other != seat && looking_) {  // the others come to the screen, the hand must leave it
      console_.clear();
      looking_.reset();
    }
    if (!agrees(
            console_.ask(speech_.say("lines.agree_to_undo", {{"who", speech_.seat(other)}}) + " ")))
      return false;
  }
  return true;
}

std::string Session::keep_file() const {
  return settings_.save.empty() ? settings_.autosave : settings_.save;
}

bool Session::keep(const std::string& file) {
  if (file.empty()) return true;
  const std::string text = table_.record_text();
  const std::string fault = settings_.chapter ? write_synced(file, text) : write_text(file, text);
  if (!fault.empty())
    console_.line(speech_.paint().bad(speech_.say("lines.not_saved", {{"fault", fault}})));
  return fault.empty();
}

SessionEnd Session::stop() {
  const std::string file = keep_file();
  if (!keep(file)) return {SessionEnd::Is::NotSaved};
  const std::string go_on =
      settings_.go_on.empty() ? "wagonaut play --load " + file : settings_.go_on;
  console_.line(file.empty() ? speech_.say("lines.not_kept")
                             : speech_.say("lines.kept", {{"file", file}, {"command", go_on}}));
  return {SessionEnd::Is::Quit};
}

SessionEnd Session::finish() {
  // Postcards that are not completed stay their holder's secret after the game (L-13).
  if (settings_.chapter && looking_ && persons() > 1) {
    if (!enter(speech_.say("campaign.end_for_all"))) return stop();
    console_.clear();
    looking_.reset();
  }
  for (std::size_t seat = 0; seat < bots_.size(); ++seat)
    if (bots_[seat]) {
      const View last = look(table_.edition(), table_.state(), Seat(seat));
      bots_[seat]->game_over(table_.edition(), last);
    }
  if (persons() > 1)
    for (int i = 0; i < int(seats_.size()); ++i)
      heard_[seats_.size()] = std::max(heard_[seats_.size()], heard_[std::size_t(i)]);
  if (persons() != 1) catch_up(std::nullopt);
  const std::string line = table_.marked() ? speech_.say("lines.was_undone") + "\n" : "";
  console_.write("\n" + ending_text(speech_, table_.state(), settings_.width) + line);
  if (settings_.chapter) return {};
  const std::string file = keep_file();
  if (!keep(file)) return {SessionEnd::Is::NotSaved};
  if (!file.empty()) console_.line(speech_.say("lines.record_kept", {{"file", file}}));
  return {};
}

}  // namespace wagonaut::tools
