#include "tools/play/session.h"

#include <algorithm>

#include "engine/sight/sight.h"
#include "tools/columns.h"
#include "tools/files.h"
#include "tools/play/ending.h"
#include "tools/play/story.h"

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
                 std::vector<SeatPlan> seats, Complaints& complaints)
    : console_(console),
      settings_(settings),
      table_(table),
      seats_(std::move(seats)),
      speech_(table.game(), settings.language, Paint(settings.colour), names_of(seats_)),
      bot_luck_(settings.seed.value_or(std::uint64_t(fresh_seed()[0]) << 8 | fresh_seed()[1])),
      heard_(seats_.size() + 1, 0) {
  const auto game = std::make_shared<const Game>(table.game());
  for (const SeatPlan& seat : seats_)
    bots_.push_back(settings.company.make(seat.bot, game, complaints));
}

int Session::persons() const {
  return int(std::count_if(seats_.begin(), seats_.end(),
                           [](const SeatPlan& seat) { return seat.person(); }));
}

SessionEnd Session::run() {
  while (!over(table_.state())) {
    const Seat seat = next_to_decide();
    if (!person(seat)) {
      play_bot(seat);
    } else if (const auto end = play_person(seat)) {
      return *end;
    }
  }
  return finish();
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

void Session::play_bot(Seat seat) {
  const View view = look(table_.edition(), table_.state(), seat);
  table_.play(seat, bots_[std::size_t(seat)]->choose(table_.edition(), view, bot_luck_));
  tell_bystander();
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

bool Session::hand_over(Seat seat) {
  if (persons() < 2 || looking_ == seat) return true;
  if (looking_ &&
      !console_.ask(speech_.say("lines.hide_screen", {{"who", speech_.seat(seat)}}) + " "))
    return false;
  console_.clear();
  looking_.reset();
  if (!console_.ask(speech_.say("lines.your_screen", {{"who", speech_.seat(seat)}}) + " "))
    return false;
  looking_ = seat;
  return true;
}

std::optional<SessionEnd> Session::play_person(Seat seat) {
  keep(keep_file());
  if (!hand_over(seat)) return stop();
  catch_up(seat);
  Conversation conversation(console_, speech_, settings_, table_, seat);
  return carry_out(seat, conversation.decide());
}

std::optional<SessionEnd> Session::carry_out(Seat seat, const Decision& decision) {
  switch (decision.is) {
    case Decision::Is::Play:
      table_.play(seat, decision.move);
      catch_up(seat);
      return std::nullopt;
    case Decision::Is::Undo:
      take_back(seat);
      return std::nullopt;
    case Decision::Is::Load:
      return SessionEnd{SessionEnd::Is::Load, decision.file};
    case Decision::Is::Save: {
      const std::string file = decision.file.empty() ? keep_file() : decision.file;
      if (file.empty())
        console_.line(speech_.say("lines.name_a_file"));
      else if (keep(file))
        console_.line(speech_.say("lines.saved", {{"file", file}}));
      return std::nullopt;
    }
    case Decision::Is::Quit:
      break;
  }
  return stop();
}

void Session::take_back(Seat seat) {
  const auto undo = table_.last_decision(seat);
  if (!undo) return console_.line(speech_.say("lines.nothing_to_undo"));
  if (!all_agree(seat, *undo)) return console_.line(speech_.say("lines.not_undone"));
  table_.undo(*undo);
  for (std::size_t& heard : heard_) heard = std::min(heard, table_.facts().size());
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
  const std::string fault = write_text(file, table_.record_text());
  if (!fault.empty())
    console_.line(speech_.paint().bad(speech_.say("lines.not_saved", {{"fault", fault}})));
  return fault.empty();
}

SessionEnd Session::stop() {
  const std::string file = keep_file();
  if (!keep(file)) return {SessionEnd::Is::NotSaved};
  console_.line(file.empty() ? speech_.say("lines.not_kept")
                             : speech_.say("lines.kept", {{"file", file}}));
  return {SessionEnd::Is::Quit};
}

SessionEnd Session::finish() {
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
  console_.write("\n" + ending_text(speech_, table_.state()) + line);
  const std::string file = keep_file();
  if (!keep(file)) return {SessionEnd::Is::NotSaved};
  if (!file.empty()) console_.line(speech_.say("lines.record_kept", {{"file", file}}));
  return {};
}

}  // namespace wagonaut::tools
