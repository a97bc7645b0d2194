// A fuzzing client on the lines of a table: whatever it says, it is told what is wrong, and that is
// all that happens.

#include <gtest/gtest.h>

#include "tests/server/hostile/bad_messages.h"
#include "tests/server/hostile/siege.h"

namespace wagonaut::tests {
namespace {

constexpr int kBatch = 50;

struct HostileLine {
  std::unique_ptr<web::WebLine> line;
  Sender sender = Sender::Spectator;
};

std::string hello_with(const TableClient& client) {
  const bool seated = !client.token.empty();
  return R"({"type":"hello","protocol":2,")" + std::string(seated ? "token" : "code") + R"(":")" +
         (seated ? client.token : client.code) + R"("})";
}

HostileLine hostile_line(const TableClient& client, Sender sender) {
  HostileLine out{web::WebLine::open(client.port, "/api/tables/" + client.table + "/socket"),
                  sender};
  if (!out.line || !out.line->send(hello_with(client)) || !out.line->receive()) return {};
  return out;
}

bool has_part(const std::string& text, std::string_view part) {
  return text.find(part) != text.npos;
}

/// Why this is no answer to a hostile message; empty if it is one.
std::string answer_fault(const std::string& answer) {
  if (answer.starts_with(R"({"type":"fault")"))
    return has_part(answer, R"("detail":"")") ? "a fault without a reason" : "";
  if (answer.starts_with(R"({"type":"scene")")) return "";  // the answer to a sync
  if (!answer.starts_with(R"({"type":"reply")")) return "an unknown kind of answer";
  const bool granted =
      has_part(answer, R"("answer":"granted")") || has_part(answer, R"("waiting")");
  return granted ? "granted" : "";
}

/// Sends a batch and hears as many answers.
void pester_line(HostileLine& hostile, Quick& rng) {
  std::vector<std::string> sent;
  for (int i = 0; i < kBatch; ++i) {
    sent.push_back(bad_message(hostile.sender, rng));
    ASSERT_TRUE(hostile.line->send(sent.back()));
  }
  for (int i = 0; i < kBatch; ++i) {
    const auto answer = hostile.line->receive();
    ASSERT_TRUE(answer) << "closed with " << hostile.line->close_code()
                        << " after: " << sent.back();
    ASSERT_EQ(answer_fault(*answer), "") << *answer;
  }
}

TEST(Hostile, MessagesAreAnsweredAndChangeNothing) {
  Siege siege;
  ASSERT_TRUE(siege.begin());
  Quick rng(17);
  {
    // The rogue first: later lines of the same seat, and spectators, are news to nobody.
    std::vector<HostileLine> lines;
    for (int i = 0; i < 4; ++i) {
      lines.push_back(hostile_line(siege.rogue(), Sender::Rogue));
      lines.push_back(hostile_line(siege.watcher(), Sender::Spectator));
      ASSERT_TRUE(lines[lines.size() - 2].line && lines.back().line);
    }
    const int wanted = hostile_share(92);
    for (int sent = 0; sent < wanted && !testing::Test::HasFatalFailure(); sent += kBatch)
      pester_line(lines[std::size_t(sent / kBatch) % lines.size()], rng);
  }
  siege.expect_unharmed();
}

}  // namespace
}  // namespace wagonaut::tests
