#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <vector>

#include "bench/load/link.h"

namespace wagonaut::load {

/// Asks the server over HTTP, on a few connections that are kept alive.
class Desk {
 public:
  /// The status is 0 if the connection broke before the answer was whole.
  using Answered = std::function<void(int status, std::string_view body)>;

  Desk(Poller& poller, const Place& place, int links);
  ~Desk();
  void post(const std::string& path, const std::string& body, Answered answered);

 private:
  class Clerk;
  struct Question {
    std::string request;
    Answered answered;
  };
  void give_work();

  const Place& place_;
  std::deque<Question> waiting_;
  std::vector<std::unique_ptr<Clerk>> clerks_;
};

/// One HTTP answer with a Content-Length.
struct HttpAnswer {
  int status = 0;
  std::string_view body;
};
/// Takes an answer off the front of `bytes`; false if it is not whole yet.
bool take_answer(std::string_view& bytes, HttpAnswer& answer);

}  // namespace wagonaut::load
