#include "bench/load/desk.h"

#include <strings.h>

#include <optional>

#include "bench/load/scan.h"

namespace wagonaut::load {

/// One connection, and the question it waits with.
class Desk::Clerk final : public Link {
 public:
  Clerk(Poller& poller, Desk& desk) : Link(poller), desk_(desk) {}

  bool free() const { return !question_; }
  void ask(Question question) {
    question_ = std::move(question);
    if (!is_open() && !open(desk_.place_)) return broken();
    send(question_->request);
  }

 private:
  void read(std::string_view& bytes) override {
    HttpAnswer answer;
    if (!take_answer(bytes, answer)) return;
    finish(answer.status, answer.body);
  }
  void broken() override { finish(0, {}); }

  void finish(int status, std::string_view body) {
    if (!question_) return;
    const Question done = std::move(*question_);
    question_.reset();
    done.answered(status, body);
    desk_.give_work();
  }

  Desk& desk_;
  std::optional<Question> question_;
};

Desk::Desk(Poller& poller, const Place& place, int links) : place_(place) {
  for (int i = 0; i < links; ++i) clerks_.push_back(std::make_unique<Clerk>(poller, *this));
}

Desk::~Desk() = default;

void Desk::post(const std::string& path, const std::string& body, Answered answered) {
  const std::string request =
      "POST " + path + " HTTP/1.1\r\nHost: " + place_.host +
      "\r\nContent-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) +
      "\r\n\r\n" + body;
  waiting_.push_back({request, std::move(answered)});
  give_work();
}

void Desk::give_work() {
  for (const auto& clerk : clerks_) {
    if (waiting_.empty()) return;
    if (!clerk->free()) continue;
    Question next = std::move(waiting_.front());
    waiting_.pop_front();
    clerk->ask(std::move(next));
  }
}

bool take_answer(std::string_view& bytes, HttpAnswer& answer) {
  constexpr std::string_view kLength = "\r\nContent-Length:";
  const std::size_t end = bytes.find("\r\n\r\n");
  if (end == std::string_view::npos) return false;
  const std::string_view head = bytes.substr(0, end);
  std::size_t length = 0;
  for (std::size_t at = head.find("\r\n"); at != std::string_view::npos;
       at = head.find("\r\n", at + 2)) {
    if (head.size() - at < kLength.size() ||
        strncasecmp(head.data() + at, kLength.data(), kLength.size()) != 0)
      continue;
    std::string_view value = head.substr(at + kLength.size());
    value = value.substr(value.find_first_not_of(' '));
    length = std::size_t(std::max(0, number_of(value.substr(0, value.find("\r\n")))));
  }
  if (bytes.size() < end + 4 + length) return false;
  answer.status = head.size() < 12 ? 0 : number_of(head.substr(9, 3));
  answer.body = bytes.substr(end + 4, length);
  bytes.remove_prefix(end + 4 + length);
  return true;
}

}  // namespace wagonaut::load
