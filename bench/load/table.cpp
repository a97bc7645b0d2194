#include "bench/load/table.h"

#include <algorithm>
#include <random>

#include "bench/load/scan.h"

namespace wagonaut::load {
namespace {

constexpr std::chrono::milliseconds kRedial{200};
constexpr std::chrono::seconds kPatience{10};  // with a step that nobody answers

std::string quoted_text(std::string_view text) {
  return '"' + std::string(text) + '"';
}

/// No two are alike; nobody is to be kept out here.
std::string new_token() {
  static std::random_device device;
  std::string out = "load";
  while (out.size() < 32) out += std::to_string(device());
  return out.substr(0, 32);
}

}  // namespace

Table::Table(Shared shared, int number) : shared_(shared), number_(number) {
  seats_.resize(std::size_t(shared.settings.seats));
  for (std::size_t i = 0; i < seats_.size(); ++i)
    seats_[i].line = std::make_unique<Line>(shared.poller, *this, int(i));
}

void Table::trouble(const std::string& what) {
  if (shared_.tally.trouble.empty())
    shared_.tally.trouble = "table " + std::to_string(number_) + ": " + what;
}

void Table::finish(Done& job) {
  if (!job) return;
  const Done done = std::exchange(job, nullptr);
  done();
}

void Table::open(Done done) {
  arrived_ = std::move(done);
  seats_[0].token = new_token();
  std::string body = R"({"name":"Ala","token":)" + quoted_text(seats_[0].token) + R"(,"edition":)" +
                     quoted_text(shared_.settings.edition) + R"(,"seats":["me")";
  for (std::size_t i = 1; i < seats_.size(); ++i) body += R"(,"open")";
  body += "]}";
  shared_.desk.post("/api/tables", body, [this](int status, std::string_view answer) {
    if (status != 201) return trouble("opening was answered " + std::to_string(status));
    id_ = text_of(member(answer, "table"));
    code_ = text_of(member(answer, "code"));
    join(1);
  });
}

void Table::join(int seat) {
  if (seat == int(seats_.size())) return finish(arrived_);
  const std::string name = "Player " + std::to_string(seat + 1);
  seats_[std::size_t(seat)].token = new_token();
  const std::string body = R"({"name":)" + quoted_text(name) + R"(,"code":)" + quoted_text(code_) +
                           R"(,"token":)" + quoted_text(seats_[std::size_t(seat)].token) + "}";
  shared_.desk.post("/api/tables/" + id_ + "/join", body,
                    [this, seat](int status, std::string_view) {
                      if (status != 200)
                        return trouble("joining was answered " + std::to_string(status));
                      join(seat + 1);
                    });
}

void Table::connect(Done done) {
  arrived_ = std::move(done);
  reached_ = "open";
  for (Seat& seat : seats_) {
    seat.version = -1;
    seat.status.clear();
    seat.away = true;
    seat.bound = seat.told = false;
    if (!seat.line->connect(shared_.place, "/api/tables/" + id_ + "/socket"))
      trouble("no more connections can be opened");
  }
}

void Table::connected(Line& line) {
  const Seat& seat = seats_[std::size_t(line.seat())];
  line.say(R"({"type":"hello","protocol":2,"token":)" + quoted_text(seat.token) + R"(,"known":)" +
               std::to_string(seat.version) + "}",
           shared_.dice);
}

void Table::lost(Line& line) {
  ++shared_.tally.lost;
  trouble("seat " + std::to_string(line.seat()) + " was cut off");
  seats_[std::size_t(line.seat())].away = true;
  shared_.poller.at(Clock::now() + kRedial, [this, &line] {
    if (!line.is_open()) line.connect(shared_.place, "/api/tables/" + id_ + "/socket");
  });
}

void Table::start(Done done) {
  arrived_ = std::move(done);
  reached_ = "running";
  seats_[0].line->say(R"({"type":"start","id":"start"})", shared_.dice);
}

void Table::heard(Line& line, std::string_view message) {
  const std::string_view type = text_of(member(message, "type"));
  if (type == "scene") return see(seats_[std::size_t(line.seat())], message);
  if (type == "reply") return replied(message);
  if (type != "chat") trouble("the server said " + std::string(message.substr(0, 200)));
}

void Table::see(Seat& seat, std::string_view scene) {
  std::string_view choices;
  for (Walk walk(scene); walk.next();) {
    if (walk.key == "table") {
      seat.status = text_of(member(walk.value, "status"));
      seat.version = number_of(member(walk.value, "version"));
      take_part(seat, member(walk.value, "seats"));
    }
    if (walk.key != "view") continue;
    choices = member(walk.value, "choices");
    break;
  }
  seat.away = false;
  seat.move = choices.starts_with('{') ? some_move(choices, shared_.dice) : std::string{};
  note_seen(seat.line->seat(), seat.version);
  advance();
}

/// Every seat is of this process: it is bound when it sees the table, and tells when all are.
void Table::take_part(Seat& seat, std::string_view seats) {
  const int number = seat.line->seat();
  const std::string nonce = "load-" + std::to_string(number_) + "-" + std::to_string(number);
  if (seat.status == "open" && !std::exchange(seat.bound, true)) {
    const std::string hash = shared_.settings.sha256("wagonaut nonce 1\n" + id_ + "\n" +
                                                     std::to_string(number) + "\n" + nonce + "\n");
    seat.line->say(R"({"type":"share","id":"share","hash":)" + quoted_text(hash) + "}",
                   shared_.dice);
  }
  const bool all_bound = seats.find(R"("share":null)") == std::string_view::npos;
  if (seat.status == "revealing" && all_bound && !std::exchange(seat.told, true))
    seat.line->say(R"({"type":"reveal","id":"reveal","nonce":)" + quoted_text(nonce) + "}",
                   shared_.dice);
}

void Table::note_seen(int seat, int version) {
  if (!step_ || seat == step_->seat || version < step_->version) return;
  if (step_->seen[std::size_t(seat)]) return;
  step_->seen[std::size_t(seat)] = true;
  if (step_->counted) shared_.tally.seen.add(Clock::now() - step_->sent);
}

void Table::replied(std::string_view reply) {
  const std::string_view id = text_of(member(reply, "id"));
  const std::string_view answer = text_of(member(reply, "answer"));
  if (answer != "granted") {
    ++shared_.tally.refused[std::string(answer)];
    trouble("a wish was answered " + std::string(reply.substr(0, 200)));
    if (step_ && step_->id == id) step_.reset();
    return go_on();
  }
  if (id == "again") return move_to(text_of(member(reply, "detail")));
  if (!step_ || step_->id != id) return;
  step_->granted = true;
  if (step_->counted) {
    shared_.tally.granted.add(Clock::now() - step_->sent);
    ++shared_.tally.steps;
  }
  advance();
}

bool Table::all_seats(const std::function<bool(const Seat&)>& is) const {
  return std::all_of(seats_.begin(), seats_.end(), is);
}

/// Somebody has seen something: is it what was waited for?
void Table::advance() {
  if (arrived_ && all_seats([this](const Seat& seat) { return seat.status == reached_; }))
    return finish(arrived_);
  if (!step_ || !step_->granted) return;
  if (!all_seats([this](const Seat& seat) { return seat.version >= step_->version; })) return;
  step_.reset();
  if (seats_[0].status == "finished") return ask_for_rematch();
  go_on();
}

void Table::go_on() {
  if (step_ || between_games_) return;
  if (played_ && left_ == 0) return finish(played_);
  if (left_ > 0) {
    --left_;
    return take_step(Clock::now());
  }
  if (overdue_ && pace_) take_step(*std::exchange(overdue_, std::nullopt));
}

void Table::play(int steps, Done done) {
  left_ = steps;
  played_ = std::move(done);
  go_on();
}

void Table::play_steadily(Moment first, Clock::duration pace) {
  pace_ = pace;
  overdue_.reset();
  shared_.poller.at(first, [this, first] { tick(first); });
}

/// A step is due, whatever became of the one before: the load does not wait for the server.
void Table::tick(Moment due) {
  if (!pace_) return;
  shared_.poller.at(due + *pace_, [this, due] { tick(due + *pace_); });
  if (step_ && Clock::now() - step_->sent > kPatience) {
    ++shared_.tally.unanswered;
    trouble("step " + step_->id + " was not answered");
    step_.reset();
  }
  if (between_games_ || overdue_) {
    ++shared_.tally.skipped;
  } else if (step_) {
    overdue_ = due;
  } else {
    take_step(due);
  }
}

void Table::take_step(Moment due) {
  const auto asked = std::find_if(seats_.begin(), seats_.end(), [](const Seat& seat) {
    return !seat.move.empty() && !seat.away;
  });
  if (asked == seats_.end()) {
    ++shared_.tally.skipped;
    return trouble("nobody is asked");
  }
  step_.emplace();
  step_->id = std::to_string(++asked_);
  step_->seat = asked->line->seat();
  step_->version = asked->version + 1;
  step_->seen.assign(seats_.size(), false);
  step_->counted = shared_.tally.counting;
  const std::string wish = R"({"type":"step","id":)" + quoted_text(step_->id) + R"(,"version":)" +
                           std::to_string(asked->version) + R"(,"move":)" +
                           quoted_text(asked->move) + "}";
  step_->sent = Clock::now();
  if (step_->counted) shared_.tally.late.add(step_->sent - due);
  asked->line->say(wish, shared_.dice);
}

void Table::ask_for_rematch() {
  ++shared_.tally.games;
  between_games_ = true;
  seats_[0].line->say(R"({"type":"rematch","id":"again"})", shared_.dice);
}

void Table::move_to(std::string_view table) {
  if (table.empty()) return trouble("a rematch has no table");
  id_ = table;
  for (Seat& seat : seats_) seat.line->hang_up();
  connect([this] {
    start([this] {
      between_games_ = false;
      overdue_.reset();
      go_on();
    });
  });
}

}  // namespace wagonaut::load
