// Finished games: the whole of one, and any step of it.
#include "catalog/game.h"
#include "engine/play.h"
#include "engine/record/record.h"
#include "engine/sight/sight.h"
#include "server/protocol/messages.h"
#include "server/protocol/writing.h"
#include "server/room/fact_text.h"
#include "server/room/told_game.h"

namespace wagonaut::server {
namespace {

/// Keeps all facts that come after the first `skip`.
class LaterFacts final : public Log {
 public:
  explicit LaterFacts(std::size_t skip) : skip_(skip) {}
  void note(const Fact& fact) override {
    if (++heard_ > skip_) facts_.push_back(fact);
  }
  std::size_t heard() const { return heard_; }
  const std::vector<Fact>& facts() const { return facts_; }

 private:
  std::size_t skip_, heard_ = 0;
  std::vector<Fact> facts_;
};

/// The game after a step, the facts of the step, and the move as a record writes it.
struct Moment {
  State state{};
  std::vector<Fact> facts;
  std::string move;
  std::optional<int> by;
};

/// What a step reads in a record; `before` is the game it was made in.
std::string text_of(const Game& game, const RecordStep& step, const State& before) {
  if (step.back != 0) return "undo " + std::to_string(step.back);
  return move_text(game.labels, before, step.seat, step.move);
}

Result<Moment> moment_of(const Game& game, const Record& record, int step) {
  Moment out;
  std::size_t told = 0;
  if (step > 0) {
    LaterFacts earlier(0);
    const Result<State> before = replay(game.edition, record, step - 1, &earlier);
    if (!before) return before.failure();
    told = earlier.heard();
    const RecordStep& made = record.steps[std::size_t(step - 1)];
    out.move = text_of(game, made, *before);
    out.by = index(made.seat);
  }
  LaterFacts facts(told);
  const Result<State> state = replay(game.edition, record, step, &facts);
  if (!state) return state.failure();
  out.state = *state;
  out.facts = facts.facts();
  return out;
}

/// All hands and tickets, as if every seat were looked over the shoulder.
void write_open_hands(JsonWriter& w, const Game& game, const State& s) {
  w.open('[');
  for (int i = 0; i < game.edition.seats; ++i) write_own(w, game, look(game.edition, s, Seat(i)));
  w.close(']');
}

void write_facts(JsonWriter& w, const Labels& labels, const std::vector<Fact>& facts,
                 std::optional<int> seat) {
  w.open('[');
  for (const Fact& fact : facts) write_fact(w, labels, seat ? tell(fact, Seat(*seat)) : fact);
  w.close(']');
}

/// `s` is the game after the first `steps` steps of the record.
void write_standings(JsonWriter& w, const Game& game, const State& s, const Record& record,
                     int steps) {
  if (!over(s)) return write_no_score(w);
  Record so_far = record;
  so_far.steps.resize(std::size_t(steps));
  write_score(w, game, final_score(game.edition, so_far));
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
  w.field("seed", fair->seed).close();
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

}  // namespace

Result<std::string> replay_json(const Game& game, const Record& record, int step,
                                std::optional<int> seat, const std::optional<MoveReason>& why) {
  const int steps = int(record.steps.size());
  if (step < 0 || step > steps) return Failure{"step: the game has 0 to " + std::to_string(steps)};
  if (seat && (*seat < 0 || *seat >= game.edition.seats)) return Failure{"seat: there is no such"};
  const Result<Moment> moment = moment_of(game, record, step);
  if (!moment) return moment.failure();
  JsonWriter w;
  w.open().field("step", step).field("steps", steps).key("players");
  write_texts(w, record.header.players);
  if (moment->by) w.field("by", *moment->by).field("move", moment->move);
  if (why) write_reason(w, *why);
  w.key("facts");
  write_facts(w, game.labels, moment->facts, seat);
  w.key("view");
  std::optional<Seat> eyes;
  if (seat) eyes = Seat(*seat);
  write_view(w, game, look(game.edition, moment->state, eyes));
  w.key("hands");
  if (seat)
    w.null();
  else
    write_open_hands(w, game, moment->state);
  write_standings(w, game, moment->state, record, step);
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
