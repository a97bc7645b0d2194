#include "tests/server/e2e/steadfast.h"

#include <poll.h>

#include "server/fair/fair.h"
#include "server/room/table_act.h"
#include "server/store/open_store.h"
#include "tests/support/verified_game.h"

namespace wagonaut::tests::e2e {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kRest{20};     // before what was not possible is tried again
constexpr std::chrono::seconds kLongestWait{120};  // for the last tables to end

/// By seat and id of the wish: the version that a step led to.
using Steps = std::map<std::pair<int, std::string>, int>;

/// The steps of a log that somebody wished for. Bots' steps have no id.
Steps steps_in(const std::vector<server::Entry>& log) {
  Steps kept;
  for (std::size_t i = 0; i < log.size(); ++i) {
    EXPECT_EQ(log[i].seq, int(i));
    const auto act = server::act_from(log[i].line);
    EXPECT_TRUE(act) << act.error();
    if (!act || act->kind != server::TableActKind::Played || act->request.empty()) continue;
    const bool first = kept.emplace(std::pair(act->seat, act->request), int(i) + 1).second;
    EXPECT_TRUE(first) << act->request << " of seat " << act->seat << " was played twice";
  }
  return kept;
}

void expect_same_steps(const SteadfastTable& table, Steps kept) {
  for (const SteadfastSeat& seat : table.seats)
    for (const auto& [id, version] : seat.acknowledged()) {
      const auto found = kept.find({seat.client().seat, id});
      if (found == kept.end()) {
        ADD_FAILURE() << table.id() << ": " << id << " was acknowledged and is lost";
        continue;
      }
      EXPECT_EQ(found->second, version) << table.id() << ": " << id;
      kept.erase(found);
    }
  for (const auto& [step, version] : kept)
    ADD_FAILURE() << table.id() << ": " << step.second << " was kept and never acknowledged";
}

void wait_for_lines(const std::vector<SteadfastTable>& tables) {
  std::vector<pollfd> lines;
  for (const SteadfastTable& table : tables)
    for (const SteadfastSeat& seat : table.seats)
      if (seat.client().connected()) lines.push_back({seat.client().fd(), POLLIN, 0});
  poll(lines.data(), nfds_t(lines.size()), int(kRest.count()));
}

}  // namespace

/// Connects if need be, and sends again what was not answered.
bool SteadfastSeat::reach() {
  if (client_.connected()) return true;
  if (Clock::now() < rest_until_) return false;
  if (!client_.connect()) {
    client_.drop();
    rest_until_ = Clock::now() + kRest;
    return false;
  }
  if (client_.version() < seen_)
    fault_ = client_.table + " has forgotten version " + std::to_string(seen_);
  if (wish_ && !refused_) {
    ++tally_->sent_again;
    shown_ = client_.version();
    client_.tell(*wish_);
  }
  return true;
}

bool SteadfastSeat::wish(json::object wish) {
  wish["id"] = client_.next_request();
  wish_ = std::move(wish);
  shown_ = -1;
  client_.tell(*wish_);
  return true;
}

/// Nothing has changed, so it is the same wish.
bool SteadfastSeat::try_again() {
  if (Clock::now() < rest_until_) return false;
  refused_ = false;
  client_.tell(*wish_);
  return true;
}

void SteadfastSeat::take_step(int version) {
  acknowledged_[text(wish_->at("id"))] = version;
  ++tally_->steps;
  if (shown_ >= version) ++tally_->kept_before;
  seen_ = version;
}

void SteadfastSeat::take_answer(const std::string& answer) {
  if (answer == "unavailable" || answer == "busy") {
    ++tally_->unavailable;
    refused_ = true;
    rest_until_ = Clock::now() + kRest;
    return;
  }
  const bool step = text(wish_->at("type")) == "step";
  const bool started = !step && answer == "not_now";  // the first answer was lost
  if (answer == "granted" && step)
    take_step(int(client_.reply().at("version").as_int64()));
  else if (answer != "granted" && !started)
    fault_ = json::serialize(*wish_) + " was answered " + json::serialize(client_.reply());
  wish_.reset();
}

bool SteadfastSeat::go_on(Quick& rng) {
  if (!reach()) return false;
  if (!client_.listen()) {
    client_.drop();
    return true;
  }
  if (refused_) return try_again();
  if (wish_) {
    if (client_.reply().empty()) return false;
    take_answer(text(client_.reply().at("answer")));
    return true;
  }
  if (client_.version() < seen_ || !fault_.empty()) return false;
  if (host_ && client_.status() == "open") return wish({{"type", "start"}});
  if (!client_.my_turn()) return false;
  return wish({{"type", "step"}, {"version", client_.version()}, {"move", client_.some_move(rng)}});
}

bool SteadfastTable::finished() const {
  return std::all_of(seats.begin(), seats.end(),
                     [](const SteadfastSeat& seat) { return seat.finished(); });
}

std::string SteadfastTable::fault() const {
  for (const SteadfastSeat& seat : seats)
    if (!seat.fault().empty()) return seat.fault();
  return "";
}

std::optional<SteadfastTable> open_steadfast(int port, int kind, Tally& tally) {
  static const std::vector<std::pair<std::string, std::string>> kinds{
      {"usa", R"("program")"},
      {"nordic", R"("program","bot:greedy")"},
      {"switzerland", R"("program","bot:random")"},
      {"world", R"("program","program")"}};
  const auto& [edition, others] = kinds[std::size_t(kind) % kinds.size()];
  const std::string body = R"({"name":"Ala","edition":")" + edition + R"(","seats":["me",)" +
                           others + R"(],"token":")" + server::random_token() + "\"}";
  const auto answer = web::WebClient::post(port, "/api/tables", body);
  if (answer.status != 201) return std::nullopt;
  const json::value opened = json::parse(answer.body);
  TableClient client;
  client.port = port;
  client.table = text(opened.at("table"));
  const auto seated = [&](const json::value& seat) {
    TableClient out = TableClient::watch(client);
    out.token = text(seat.at("token"));
    out.seat = int(seat.at("seat").as_int64());
    return out;
  };
  SteadfastTable table;
  table.seats.emplace_back(seated(opened), tally, true);
  for (const json::value& program : opened.at("programs").as_array())
    table.seats.emplace_back(seated(program), tally, false);
  return table;
}

Crowd::Crowd(int port, int threads, int tables_each)
    : port_(port), tables_each_(tables_each), end_(Clock::time_point::max()) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this, i] { play(i); });
}

Crowd::~Crowd() {
  finishing_ = true;
  end_ = Clock::time_point::min();
  for (std::thread& thread : threads_)
    if (thread.joinable()) thread.join();
}

bool Crowd::finish() {
  finishing_ = true;
  end_ = Clock::now() + kLongestWait;
  for (std::thread& thread : threads_) thread.join();
  return !given_up();
}

void Crowd::open_more(std::vector<SteadfastTable>& tables, int kind) {
  while (!finishing_ && int(tables.size()) < tables_each_) {
    auto opened = open_steadfast(port_, kind++, tally_);
    if (!opened) return;
    tables.push_back(std::move(*opened));
  }
}

void Crowd::put_away(std::vector<SteadfastTable>& tables) {
  for (auto table = tables.begin(); table != tables.end();) {
    if (!table->finished() && table->fault().empty()) {
      ++table;
      continue;
    }
    for (SteadfastSeat& seat : table->seats) seat.client().drop();
    const std::lock_guard lock(mutex_);
    tables_.push_back(std::move(*table));
    table = tables.erase(table);
  }
}

void Crowd::play(int thread) {
  Quick rng(std::uint64_t(thread) + 1);
  std::vector<SteadfastTable> tables;
  for (int round = thread; !given_up(); ++round) {
    open_more(tables, round);
    if (finishing_ && tables.empty()) return;
    bool acted = false;
    for (SteadfastTable& table : tables)
      for (SteadfastSeat& seat : table.seats) acted |= seat.go_on(rng);
    put_away(tables);
    if (!acted) wait_for_lines(tables);
  }
  const std::lock_guard lock(mutex_);
  for (SteadfastTable& table : tables) tables_.push_back(std::move(table));
}

void expect_nothing_lost(const std::string& store, int port, std::vector<SteadfastTable>& tables) {
  auto visit = server::open_store(store, "", server::Use::Visit);
  ASSERT_TRUE(visit) << visit.error();
  for (const SteadfastTable& table : tables) {
    EXPECT_EQ(table.fault(), "");
    const auto log = (*visit)->read(table.id());
    ASSERT_TRUE(log) << log.error();
    expect_same_steps(table, steps_in(*log));
    EXPECT_TRUE(table.finished()) << table.id();
    if (table.finished()) verified_game(port, table.id());
  }
}

}  // namespace wagonaut::tests::e2e
