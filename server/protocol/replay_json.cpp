// Finished games: what is told of one, and all steps of it.
#include <map>

#include "catalog/game.h"
#include "engine/play.h"
#include "engine/record/course.h"
#include "engine/record/record.h"
#include "engine/sight/sight.h"
#include "server/protocol/messages.h"
#include "server/protocol/writing.h"
#include "server/room/fact_text.h"
#include "server/room/sight.h"
#include "server/room/told_game.h"

namespace wagonaut::server {
namespace {

class StepFacts final : public Log {
 public:
  void note(const Fact& fact) override { facts_.push_back(fact); }
  std::vector<Fact> take() { return std::exchange(facts_, {}); }

 private:
  std::vector<Fact> facts_;
};

/// Calls `visit` with each member of an object that was written here: neither space nor escapes
/// stand between them.
template <class Visit>
void each_member(std::string_view object, Visit visit) {
  const auto is_end = [](char c) { return c == ',' || c == '}'; };
  std::size_t at = 1;
  while (at < object.size() && object[at] == '"') {
    const std::size_t colon = object.find("\":", at);
    const std::size_t begin = colon + 2;
    std::size_t end = begin;
    bool quoted = false;
    for (int depth = 0; depth > 0 || quoted || !is_end(object[end]); ++end) {
      const char c = object[end];
      if (c == '\\') ++end;
      if (c == '"') quoted = !quoted;
      if (!quoted && (c == '{' || c == '[')) ++depth;
      if (!quoted && (c == '}' || c == ']')) --depth;
    }
    visit(object.substr(at + 1, colon - at - 1), object.substr(begin, end - begin));
    at = end + 1;
  }
}

/// An object that is told again and again, each time only with what has changed in it.
class Changes {
 public:
  void write(JsonWriter& w, std::string_view object) {
    w.open();
    each_member(object, [&](std::string_view name, std::string_view value) {
      auto& last = told_[std::string(name)];
      if (last == value) return;
      last = value;
      w.key(name).raw(value);
    });
    w.close();
  }

 private:
  std::map<std::string, std::string> told_;
};

/// All hands and tickets by seat, as if every seat were looked over the shoulder.
std::string open_hands(const Game& game, const State& s) {
  JsonWriter w;
  w.open();
  for (int i = 0; i < game.edition.seats; ++i) {
    w.key(std::to_string(i));
    write_own(w, game, sight_of(game.edition, look(game.edition, s, Seat(i))));
  }
  return w.close().take();
}

void write_facts(JsonWriter& w, const Labels& labels, const std::vector<Fact>& facts,
                 std::optional<Seat> eyes) {
  w.open('[');
  for (const Fact& fact : facts) write_fact(w, labels, eyes ? tell(fact, *eyes) : fact);
  w.close(']');
}

void write_reason(JsonWriter& w, const MoveReason& why) {
  w.key("why").open().field("code", why.code);
  for (const auto& [name, id] : why.things) w.field(name, id);
  for (const auto& [name, number] : why.numbers) w.field(name, number);
  w.close();
}

void write_fairness(JsonWriter& w, const std::optional<Fairness>& fair) {
  w.key("fair");
  if (!fair) {
    w.null();
    return;
  }
  w.open().field("game", fair->game).field("commitment", fair->commitment).key("nonces");
  write_texts(w, fair->nonces);
  w.field("seed", fair->seed).key("shares");
  if (fair->bound())
    write_texts(w, fair->shares);
  else
    w.null();
  w.key("failed");
  write_failed(w, fair->failed);
  w.close();
}

void write_result(JsonWriter& w, const std::vector<Score>& scores) {
  w.open('[');
  for (const Score& score : scores) {
    w.open().field("seat", score.seat).field("name", score.name).field("bot", score.bot);
    w.field("total", score.total).field("place", score.place).close();
  }
  w.close(']');
}

/// Facts that nothing here has words for are not told; the move still is.
void write_told(JsonWriter& w, const ToldStep& step, const Game* words) {
  w.open();
  if (step.by) w.field("by", *step.by).field("move", step.move);
  w.key("facts");
  const auto facts = words != nullptr ? facts_from(words->labels, step.facts)
                                      : Result<std::vector<Fact>>(Failure{"no words"});
  if (facts)
    write_facts(w, words->labels, *facts, std::nullopt);
  else
    w.null();
  w.close();
}

/// Goes through the game once and tells each step.
class Replayer {
 public:
  Replayer(const Game& game, const Record& record, std::optional<int> seat, const TellReason& why)
      : game_(game), record_(record), why_(why) {
    if (seat) eyes_ = Seat(*seat);
  }

  void write(JsonWriter& w) {
    ScriptedChance deal(record_.deal);
    Course course(game_.edition, start(game_.edition, deal, &facts_, record_.first));
    w.key("steps").open('[').open();
    write_sight(w, course.state());
    for (std::size_t i = 0; i < record_.steps.size(); ++i) {
      w.open();
      take(w, course, int(i) + 1);
      write_sight(w, course.state());
    }
    w.close(']');
  }

 private:
  void take(JsonWriter& w, Course& course, int step) {
    const RecordStep& made = record_.steps[std::size_t(step - 1)];
    w.field("by", index(made.seat));
    if (made.back != 0) {
      w.field("move", "undo " + std::to_string(made.back));
      return course.take_back(made.back);
    }
    w.field("move", move_text(game_.labels, course.state(), made.seat, made.move));
    if (const auto why = why_(step, course.state())) write_reason(w, *why);
    ScriptedChance luck(made.luck);
    course.play(made.seat, made.move, luck, &facts_);
  }

  void write_sight(JsonWriter& w, const State& s) {
    w.key("facts");
    write_facts(w, game_.labels, facts_.take(), eyes_);
    JsonWriter view;
    write_view(view, game_, sight_of(game_.edition, look(game_.edition, s, eyes_)));
    w.key("view");
    view_.write(w, view.str());
    if (!eyes_) {
      w.key("hands");
      hands_.write(w, open_hands(game_, s));
    }
    w.close();
  }

  const Game& game_;
  const Record& record_;
  const TellReason& why_;
  std::optional<Seat> eyes_;
  StepFacts facts_;
  Changes view_, hands_;
};

}  // namespace

std::string replay_json(const Game& game, const Record& record, std::optional<int> seat,
                        const TellReason& why) {
  JsonWriter w;
  w.open().key("players");
  write_texts(w, record.header.players);
  Replayer(game, record, seat, why).write(w);
  write_score(w, game, final_score(game.edition, record));
  return w.close().take();
}

std::string game_json(const Summary& summary, const ToldGame& told, const Game* game,
                      const Record& record) {
  JsonWriter w;
  w.open().key("summary");
  write_summary(w, summary);
  w.field("rules", told.game.rules).key("options");
  write_options(w, game != nullptr ? record.header.options : told.game.options);
  w.key("players");
  write_texts(w, told.players);
  w.field("steps", int(told.steps.size()) - 1).field("replays", game != nullptr);
  w.key("result");
  write_result(w, told.scores);
  if (game != nullptr)
    write_score(w, *game, final_score(game->edition, record));
  else
    write_no_score(w);
  write_fairness(w, told.fair);
  write_time_taken(w, told.time_taken);
  return w.close().take();
}

std::string story_json(const ToldGame& told, const Game* words) {
  JsonWriter w;
  w.open().field("rules", told.game.rules).key("words");
  if (words != nullptr)
    w.number(words->card.rules);
  else
    w.null();
  w.key("players");
  write_texts(w, told.players);
  w.key("steps").open('[');
  for (const ToldStep& step : told.steps) write_told(w, step, words);
  w.close(']').key("result");
  write_result(w, told.scores);
  return w.close().take();
}

}  // namespace wagonaut::server
