#include "tests/server/campaign/campaign_setting.h"

#include "engine/campaign/question.h"
#include "server/fair/fair.h"
#include "server/protocol/campaign_messages.h"
#include "tests/server/protocol/parsed.h"

namespace wagonaut::tests {

using namespace server;

void PromptStrand::post(Task task) {
  tasks_.push_back(std::move(task));
  if (std::exchange(running_, true)) return;
  for (; !tasks_.empty(); tasks_.pop_front()) {
    const Task next = std::move(tasks_.front());
    next();
  }
  running_ = false;
}

void CampaignEyes::show(const CampaignScene& scene) {
  const Box& box = scene.campaign.journal.box();
  scenes.push_back(campaign_scene_json(*contents_.find(box.id, box.version), scene));
  protocol::parsed(scenes.back(), "CampaignScene");
}

CampaignSetting::CampaignSetting(const Catalog& of) : catalog(of) {
  make();
}

void CampaignSetting::make() {
  const auto strand = [] { return std::make_shared<PromptStrand>(); };
  const auto aside = [](const Task& task) { task(); };
  campaigns.reset();
  hall.reset();
  shelf = std::make_unique<Shelf>(catalog);
  hall = std::make_unique<Hall>(
      Hall::Parts{*shelf, store, thinker, strand, aside, Patience{}, 1000,
                  [this](const Table& table) { campaigns->chapter_went_on(table); }});
  campaigns = std::make_unique<CampaignHall>(
      CampaignHall::Parts{catalog, store, *hall, thinker, strand, aside, Patience{}});
  shelf->find_chapters_by(
      [this](const GameRef& game, int seats) { return campaigns->game(game, seats); });
}

void CampaignSetting::restart() {
  campaigns->close_all("restart");
  hall->close_all("restart");
  make();
}

void CampaignSetting::found(const std::vector<std::string>& people,
                            const std::vector<std::string>& bots) {
  people_ = people;
  FoundCampaign wanted{content, "Nasze latarnie", {}, {}};
  for (const std::string& one : people)
    wanted.companies.push_back({one, "Gracz " + one, token(one), "", ""});
  for (const std::string& one : bots) wanted.companies.push_back({one, "", "", "", "planner"});
  const auto founded = campaigns->found(wanted);
  if (const auto* problem = std::get_if<Problem>(&founded))
    FAIL() << problem->code << " " << problem->detail;
  std::tie(id, code) = std::get<0>(founded);
}

LiveCampaign CampaignSetting::live() {
  auto found = campaigns->find(id);
  if (const auto* problem = std::get_if<Problem>(&found)) ADD_FAILURE() << problem->detail;
  return std::get<LiveCampaign>(found);
}

CampaignRoom& CampaignSetting::room() {
  return *live().room;
}

CampaignLook CampaignSetting::look(const std::string& company) {
  auto found = campaigns->look(live(), token(company));
  if (const auto* problem = std::get_if<Problem>(&found)) ADD_FAILURE() << problem->detail;
  return std::get<CampaignLook>(std::move(found));
}

Reply CampaignSetting::wish(const std::string& company, const CampaignWish& wish) {
  Reply out;
  out.answer = Answer::Unavailable;
  const auto at = live();
  const auto place = at.room->journal()->place_of_token(sha256_hex(token(company)));
  at.strand->post([&] {
    at.room->hear(
        Asker{place, [&](const Reply& reply) { out = reply; }, sha256_hex(token(company))}, wish);
  });
  return out;
}

std::shared_ptr<CampaignEyes> CampaignSetting::enter(const std::string& company, int known) {
  const auto eyes = std::make_shared<CampaignEyes>(campaigns->contents());
  const auto at = live();
  bool in = false;
  at.strand->post([&] { in = at.room->enter(eyes, sha256_hex(token(company)), known); });
  return in ? eyes : nullptr;
}

void CampaignSetting::begin() {
  for (const std::string& one : people_)
    if (!journal().hold(std::size_t(journal().place_of(one).value_or(0))).token_hash.empty())
      wish(one, PresentWish{"", true});
  const Reply begun =
      wish(people_.front(), BeginWish{"b" + std::to_string(++wishes_), journal().version()});
  ASSERT_EQ(begun.answer, Answer::Granted) << begun.detail;
}

void CampaignSetting::begin_with_guest(const std::string& token) {
  ASSERT_EQ(wish("red", AttendWish{"", "blue", Comes::Guest, true, "Ewa"}).answer, Answer::Granted);
  wish("red", PresentWish{"", true});
  ASSERT_EQ(wish("red", BeginWish{"b", journal().version()}).answer, Answer::Granted);
  JoinTable wanted;
  wanted.name = "Ewa";
  wanted.token = token;
  const auto sat = hall->join(table(), wanted);
  ASSERT_TRUE(std::holds_alternative<JoinedTable>(sat));
  ASSERT_EQ(std::get<JoinedTable>(sat).seat, 1);
}

Live CampaignSetting::table() {
  EXPECT_TRUE(room().table()) << "no table was opened";
  return std::get<Live>(hall->find(room().table()->id));
}

Answer CampaignSetting::at_table(int seat, const Wish& wish) {
  const auto at = table();
  Answer answer{};
  at.strand->post([&] {
    at.room->hear(Asker{seat, [&](const Reply& reply) { answer = reply.answer; },
                        at.room->table().chair(seat).token_hash},
                  wish);
  });
  return answer;
}

void CampaignSetting::deal_table() {
  const auto at = table();
  const std::string name = at.room->table().id();
  const auto each_share = [&](const auto& wish_of) {
    for (int seat = 0; seat < int(at.room->table().chairs().size()); ++seat)
      if (has_share(at.room->table().chair(seat))) at_table(seat, wish_of(seat));
  };
  each_share([&](int seat) -> Wish { return ShareWish{"n", share_of(name, seat, "nonce")}; });
  ASSERT_EQ(at_table(*at.room->table().host(), StartWish{"s", false}), Answer::Granted);
  each_share([](int) -> Wish { return RevealWish{"v", "nonce"}; });
  ASSERT_EQ(at.room->table().status(), Status::Running);
}

void CampaignSetting::play_out() {
  const auto at = table();
  // Bots play on while somebody looks.
  const auto viewer = std::make_shared<FakeViewer>();
  at.strand->post([&] {
    at.room->enter(viewer, at.room->table().chair(*at.room->table().host()).token_hash, -1);
  });
  for (int seat = 0; seat < int(at.room->table().chairs().size()); ++seat)
    if (at.room->table().chair(seat).holder == server::Holder::Person)
      at_table(seat, ResignWish{"r", ""});
  ASSERT_EQ(at.room->table().status(), Status::Finished);
  at.strand->post([&] { at.room->leave(*viewer); });
}

void CampaignSetting::play_table() {
  ASSERT_TRUE(room().table()) << "no table was opened";
  ASSERT_NO_FATAL_FAILURE(deal_table());
  ASSERT_NO_FATAL_FAILURE(play_out());
}

void CampaignSetting::answer_all() {
  while (const auto ask = campaign_ask(journal().box(), journal().campaign())) {
    const std::string company = journal().company_id(ask->company);
    const Reply answered =
        wish(company, AnswerWish{"c" + std::to_string(++wishes_), journal().version(),
                                 answer_text(journal().box(), ask->of, ask->options.front())});
    ASSERT_EQ(answered.answer, Answer::Granted) << answered.detail;
  }
}

void CampaignSetting::play_chapter() {
  ASSERT_NO_FATAL_FAILURE(begin());
  ASSERT_NO_FATAL_FAILURE(play_table());
  ASSERT_NO_FATAL_FAILURE(answer_all());
}

}  // namespace wagonaut::tests
