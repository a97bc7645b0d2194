#include "tests/server/e2e/steadfast_campaign.h"

#include "catalog/box_file.h"
#include "engine/record/words.h"
#include "server/campaign/contents.h"
#include "server/campaign/journal.h"
#include "server/fair/fair.h"
#include "server/store/open_store.h"
#include "tests/data/data.h"

namespace wagonaut::tests::e2e {
namespace {

constexpr std::chrono::milliseconds kCampaignRest{20};
constexpr std::chrono::seconds kLongestCampaign{240};  // for the last game to end
constexpr std::chrono::milliseconds kShortWait{5};

bool is_null(const json::object& object, std::string_view key) {
  return object.at(key).is_null();
}

}  // namespace

std::string SteadfastCampaign::next_token() {
  return server::random_token();
}

int SteadfastCampaign::chapter() const {
  return scene_.empty() ? 0 : int(at(scene_, "campaign", "chapter").as_int64());
}

bool SteadfastCampaign::rests() const {
  if (wish_) return false;
  return status() == "finished" || (winding_down_ && status() == "gathering" && chapter() > 1);
}

std::string SteadfastCampaign::status() const {
  return scene_.empty() ? "" : text(at(scene_, "campaign", "status"));
}

bool SteadfastCampaign::rest() {
  rest_until_ = Clock::now() + kCampaignRest;
  return false;
}

void SteadfastCampaign::drop() {
  line_.reset();
  if (table_) table_->drop();
}

void SteadfastCampaign::move_to(int port) {
  drop();
  port_ = port;
  if (table_) table_->port = port;
}

/// The same token is the same campaign, however often it is asked for.
bool SteadfastCampaign::found() {
  const std::string body =
      R"({"content":"lanterns_west","name":"Latarnie","settings":{"autopilot":false},)"
      R"("companies":[{"company":"red","name":"Ala","token":")" +
      token_ + R"("},{"company":"blue","bot":"random"},{"company":"green","bot":"random"}]})";
  const auto answer = web::WebClient::post(port_, "/api/campaigns", body);
  if (answer.status != 201) {
    if (answer.status == 400 || answer.status == 409) fault_ = answer.body;
    return rest();
  }
  const json::value founded = json::parse(answer.body);
  id_ = text(founded.at("campaign"));
  code_ = text(founded.at("code"));
  return true;
}

bool SteadfastCampaign::reach() {
  if (line_ && !line_->closed()) return true;
  line_ = web::WebLine::open(port_, "/api/campaigns/" + id_ + "/socket");
  if (!line_) return rest();
  scene_.clear();
  line_->send(R"({"type":"hello","protocol":2,"token":")" + token_ + R"(","known":-1})");
  if (wish_) {
    ++sent_again_;
    line_->send(json::serialize(*wish_));
  }
  return true;
}

void SteadfastCampaign::take(const std::string& message) {
  const json::object heard = json::parse(message).as_object();
  const std::string type = heard.contains("type") ? text(heard.at("type")) : "error";
  if (type == "campaign") scene_ = heard;
  if (type == "reply") take_answer(heard);
  if (type == "fault" || type == "error") fault_ = message;
}

void SteadfastCampaign::take_answer(const json::object& reply) {
  if (!wish_ || reply.at("id") != wish_->at("id")) return;
  const std::string answer = text(reply.at("answer"));
  const std::string type = text(wish_->at("type"));
  if (answer == "unavailable" || answer == "busy") {
    std::this_thread::sleep_for(kCampaignRest);
    line_->send(json::serialize(*wish_));
    return;
  }
  if (answer == "granted" && type == "meet") dates_.push_back(text(wish_->at("date")));
  // What was done before the line broke is not to be done again, and says so.
  const bool done = answer == "stale" || answer == "not_now" || answer == "not_ready";
  if (answer != "granted" && !(done && type != "meet"))
    fault_ = json::serialize(*wish_) + " was answered " + json::serialize(reply);
  wish_.reset();
}

bool SteadfastCampaign::listen() {
  bool heard = false;
  while (const auto message = line_->receive(heard ? web::Millis{0} : kShortWait)) {
    take(*message);
    heard = true;
    if (!line_) break;
  }
  return heard;
}

bool SteadfastCampaign::wish(json::object wish) {
  wish["id"] = "w" + std::to_string(++wishes_);
  wish_ = std::move(wish);
  line_->send(json::serialize(*wish_));
  return true;
}

/// At the table: sits down, starts, and leaves the play to a bot.
bool SteadfastCampaign::play() {
  const json::object& there = scene_.at("table").as_object();
  if (!table_ || table_->table != text(there.at("id"))) {
    table_.emplace();
    table_->table = text(there.at("id"));
    table_->token = token_;
    table_->seat = 0;
    table_->port = port_;
  }
  if (!table_->connected() && !table_->connect()) {
    table_->drop();
    return rest();
  }
  if (!table_->listen()) {
    table_->drop();
    return true;
  }
  if (Clock::now() < next_word_) return false;
  next_word_ = Clock::now() + 5 * kCampaignRest;
  if (table_->status() == "open") return !table_->tell({{"type", "start"}}).empty();
  if (!table_->running() || shown_seat(*table_, 0).at("resigned").as_bool()) return false;
  return !table_->tell({{"type", "resign"}, {"level", "random"}}).empty();
}

bool SteadfastCampaign::decide() {
  const std::string now = status();
  const std::int64_t version = at(scene_, "campaign", "version").as_int64();
  if (now == "finished" || (winding_down_ && now == "gathering" && chapter() > 1)) return false;
  // Something is on its way most of the time; what is decided while the others play is kept, too.
  if (Clock::now() >= next_date_) {
    next_date_ = Clock::now() + 3 * kCampaignRest;
    return wish({{"type", "meet"}, {"date", "evening " + std::to_string(++dated_)}});
  }
  if (now == "gathering") {
    if (!scene_.at("can_begin").as_bool()) return wish({{"type", "present"}, {"yes", true}});
    return wish({{"type", "begin"}, {"version", version}});
  }
  if (now == "playing" && !is_null(scene_, "table")) return play();
  if (now != "closing" || is_null(scene_, "ask")) return false;
  const json::object& ask = scene_.at("ask").as_object();
  if (text(ask.at("company")) != "red") return false;
  const json::object& first = ask.at("options").as_array().front().as_object();
  return wish({{"type", "choose"}, {"version", version}, {"what", text(first.at("what"))}});
}

bool SteadfastCampaign::go_on() {
  if (Clock::now() < rest_until_ || !fault_.empty()) return false;
  if (id_.empty()) return found();
  if (!reach()) return false;
  const bool heard = listen();
  if (wish_ || scene_.empty()) return heard;
  return decide() || heard;
}

template <class Done>
bool SteadfastCampaign::lead(std::chrono::seconds patience, const Done& done) {
  const auto end = Clock::now() + patience;
  while (!done()) {
    if (Clock::now() > end || !fault_.empty()) return false;
    if (!go_on()) std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  return true;
}

bool SteadfastCampaign::lead_to(int chapter, std::chrono::seconds patience) {
  return lead(patience, [&] { return this->chapter() >= chapter && status() == "gathering"; });
}

bool SteadfastCampaign::lead_into_game(std::chrono::seconds patience) {
  return lead(patience, [&] { return status() == "playing" && !is_null(scene_, "table"); });
}

CampaignCrowd::CampaignCrowd(int port, int threads)
    : port_(port), end_(std::chrono::steady_clock::time_point::max()) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { lead(); });
}

CampaignCrowd::~CampaignCrowd() {
  finishing_ = given_up_ = true;
  for (std::thread& thread : threads_)
    if (thread.joinable()) thread.join();
}

bool CampaignCrowd::finish() {
  end_ = std::chrono::steady_clock::now() + kLongestCampaign;
  finishing_ = true;
  for (std::thread& thread : threads_) thread.join();
  return !given_up_;
}

void CampaignCrowd::lead() {
  for (bool goes_on = true; goes_on;) {
    auto campaign = std::make_unique<SteadfastCampaign>(port_);
    goes_on = lead_one(*campaign);
    campaign->drop();
    const std::lock_guard lock(mutex_);
    campaigns_.push_back(std::move(campaign));
  }
}

/// True when it has come to its end, and there is time for another one.
bool CampaignCrowd::lead_one(SteadfastCampaign& campaign) {
  while (!given_up_ && campaign.fault().empty()) {
    if (std::chrono::steady_clock::now() > end_.load()) given_up_ = true;
    if (finishing_) campaign.wind_down();
    if (campaign.rests()) return !finishing_;
    if (!campaign.go_on()) std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  return false;
}

void expect_no_entry_lost(const std::string& store, const CampaignCrowd& crowd) {
  const server::Contents contents(data::catalog());
  auto visit = server::open_store(store, "", server::Use::Visit);
  ASSERT_TRUE(visit) << visit.error();
  for (const auto& one : crowd.campaigns()) {
    EXPECT_EQ(one->fault(), "");
    const auto log = (*visit)->read_campaign(one->id());
    ASSERT_TRUE(log) << log.error();
    const auto journal = server::Journal::from_log(
        server::Journal(one->id(), "code", contents.laws("lanterns_west")), *log);
    ASSERT_TRUE(journal) << journal.error();
    EXPECT_GE(journal->campaign().game, one->chapter());
    std::vector<std::string> dates;
    std::map<std::string, int> heads;
    for (const server::Entry& entry : *log) {
      std::string_view rest = entry.line;
      const std::string kind(take_word(rest));
      if (kind == "meet") dates.emplace_back(rest);
      if (kind != "chapter" && kind != "game") continue;
      EXPECT_EQ(++heads[kind + " " + std::string(take_word(rest))], 1) << entry.line;
      if (kind == "chapter") continue;
      const auto table = (*visit)->find(std::string(rest));
      ASSERT_TRUE(table && *table) << entry.line;
      EXPECT_EQ((*table)->status, server::Status::Finished);
      EXPECT_EQ((*table)->campaign, one->id());
    }
    const auto odd =
        std::mismatch(dates.begin(), dates.end(), one->dates().begin(), one->dates().end());
    EXPECT_EQ(dates.size(), one->dates().size());
    if (odd.first != dates.end()) {
      ADD_FAILURE() << *odd.first << " is in the log, and was not acknowledged once";
    }
    if (odd.second != one->dates().end()) {
      ADD_FAILURE() << *odd.second << " was acknowledged, and is not in the log once";
    }
  }
}

}  // namespace wagonaut::tests::e2e
