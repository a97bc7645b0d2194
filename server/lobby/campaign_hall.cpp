#include "server/lobby/campaign_hall.h"

#include <future>

#include "bots/campaign/closing_answer.h"
#include "catalog/box_file.h"
#include "catalog/game.h"
#include "engine/record/record.h"
#include "server/fair/fair.h"
#include "server/room/room.h"
#include "server/room/table.h"
#include "server/room/thinker.h"
#include "server/watch/log.h"
#include "server/watch/promise.h"

namespace wagonaut::server {
namespace {

constexpr std::chrono::seconds kCampaignPatience{10};
constexpr int kQuietCampaignSweeps = 2;
constexpr std::size_t kChapterGames = 64'000'000;  // bytes
constexpr std::size_t kChapterGame = 400'000;      // about what one takes

Problem campaign_aside() {
  return {500, "campaign_aside",
          "the server found a fault in this campaign and put it aside; who runs the server finds "
          "the reason in its log"};
}

Problem no_such_campaign() {
  return {404, "no_such_campaign", "there is no such campaign"};
}

Problem not_ours_yet() {
  return {503, "unavailable", "this server is finding out which campaigns are its own; try again"};
}

Problem not_a_member() {
  return {403, "not_admitted", "no company of this campaign is held by this token"};
}

/// The campaign that a token founds: the same one whenever it is tried again.
std::string campaign_id(const std::string& token) {
  return sha256_hex("wagonaut campaign 1\n" + token + "\n").substr(0, 16);
}

Kept keep_line(Store& store, Append append) {
  auto promise = std::make_shared<std::promise<Kept>>();
  auto kept = promise->get_future();
  store.append(std::move(append), [promise](Kept result) { promise->set_value(result); });
  if (kept.wait_for(kCampaignPatience) != std::future_status::ready) return Kept::Unknown;
  return kept.get();
}

std::string game_key(const GameRef& ref) {
  std::string out = ref.campaign;
  for (const auto& [id, choice] : ref.options) out += " " + id + " " + choice;
  return out;
}

/// Nothing where the seat is whose it should be, or a guest's.
std::optional<ReseatWish> reseating(int seat, const Chair& wanted, const Chair& now) {
  if (wanted.holder == Holder::Open || wanted.token_hash == now.token_hash) return std::nullopt;
  const bool bot = wanted.holder == Holder::Bot;
  return ReseatWish{"", wanted.name, bot ? wanted.bot : wanted.token_hash, wanted.badge, seat, bot};
}

Problem join_problem(const Reply& reply) {
  return {409, std::string(answer_name(reply.answer)), reply.detail};
}

}  // namespace

CampaignHall::CampaignHall(Parts parts)
    : parts_(std::move(parts)), contents_(parts_.catalog), games_(kChapterGames) {}

std::variant<std::pair<std::string, std::string>, Problem> CampaignHall::found(
    const FoundCampaign& wanted) {
  const BoxEntry* box = contents_.newest(wanted.content);
  if (box == nullptr)
    return Problem{400, "no_such_content", "there is no box \"" + wanted.content + "\""};
  if (const auto fault = campaign_name_fault(wanted.name); !fault.empty())
    return Problem{400, "bad_name", fault};
  for (const WantedCompany& one : wanted.companies)
    if (!one.bot.empty() && !parts_.thinker.knows(one.bot))
      return Problem{400, "no_such_bot", "there is no bot \"" + one.bot + "\""};
  const std::string id = campaign_id(wanted.companies.front().token);
  Kept kept = Kept::Taken;
  for (int tries = 0; kept == Kept::Taken && tries < 3; ++tries) {
    const auto known = parts_.store.find_campaign(id);
    if (!known) return store_problem(known.error());
    if (*known) break;
    Journal journal(id, random_code(8), contents_.laws(wanted.content));
    const std::string line = entry_line(box->law, founding(box->law, wanted.name));
    const std::int64_t at = time_now().time_since_epoch().count();
    if (const auto added = journal.add(line, "", at); !added)
      return Problem{400, "bad_name", added.error()};
    Append append;
    append.game = id;
    append.entry = {0, at, line, ""};
    append.campaign = journal.summary("");
    kept = keep_line(parts_.store, std::move(append));
    if (kept == Kept::Unavailable || kept == Kept::Unknown)
      return store_problem("a new campaign was not kept");
  }
  const auto found = find(id);
  if (const auto* problem = std::get_if<Problem>(&found)) return *problem;
  if (std::holds_alternative<Elsewhere>(found))
    return Problem{503, "unavailable", "another process serves this campaign; try again"};
  const LiveCampaign& live = std::get<LiveCampaign>(found);
  std::optional<Reply> reply = ask(live, SettingsWish{"", wanted.settings});
  for (const WantedCompany& one : wanted.companies) {
    if (!reply) break;
    const std::string hash = one.token.empty() ? "" : sha256_hex(one.token);
    if (one.bot.empty())
      reply = ask(live, TakeWish{"", one.company, one.name, hash, one.badge});
    else
      reply = ask(live, BotWish{"", one.company, one.bot});
    // What an earlier try has done already is done.
    if (reply && reply->answer == Answer::CompanyTaken && !one.bot.empty()) continue;
    if (reply && reply->answer != Answer::Granted) {
      if (reply->answer == Answer::Unavailable || reply->answer == Answer::Busy) break;
      return join_problem(*reply);
    }
  }
  if (!reply || reply->answer == Answer::Unavailable || reply->answer == Answer::Busy)
    return store_problem("a new campaign was not kept whole");
  log(Level::Info, "campaign_founded", {{"campaign", id}});
  const auto summary = parts_.store.find_campaign(id);
  if (!summary || !*summary) return store_problem("a new campaign is not there");
  return std::pair(id, (*summary)->code);
}

std::optional<LiveCampaign> CampaignHall::look_up(const std::string& campaign) const {
  const std::lock_guard lock(mutex_);
  const auto found = live_.find(campaign);
  if (found == live_.end() || found->second.room->closed()) return std::nullopt;
  return found->second;
}

Problem CampaignHall::put_aside(const std::string& campaign) {
  const std::lock_guard lock(mutex_);
  live_.erase(campaign);
  aside_.insert(campaign);
  return campaign_aside();
}

std::variant<std::shared_ptr<const Journal>, Problem> CampaignHall::journal_of(
    const CampaignSummary& summary) {
  const auto log_read = parts_.store.read_campaign(summary.id, 0);
  if (!log_read) return store_problem(log_read.error());
  auto journal = Journal::from_log(
      Journal(summary.id, summary.code, contents_.laws(summary.content)), *log_read);
  if (journal) return std::make_shared<const Journal>(std::move(*journal));
  // What stands behind the second colon may quote the log.
  const std::string why = journal.error();
  const std::size_t second = why.find(": ", why.find(": ") + 2);
  log(Level::Error, "campaign_unreadable",
      {{"campaign", summary.id}, {"why", why.substr(0, std::min(second, why.find('"')))}});
  return put_aside(summary.id);
}

std::variant<LiveCampaign, Elsewhere, Problem> CampaignHall::find(const std::string& campaign) {
  if (const auto live = look_up(campaign)) return *live;
  {
    const std::lock_guard lock(mutex_);
    if (aside_.contains(campaign)) return campaign_aside();
  }
  const auto found = parts_.store.find_campaign(campaign);
  if (!found) return store_problem(found.error());
  if (!*found) return no_such_campaign();
  const Latches::Hold hold(opening_, campaign);
  if (const auto live = look_up(campaign)) return *live;
  const auto now = parts_.hall.era();
  if (!now) return not_ours_yet();
  const auto owner = parts_.store.own_campaign(campaign);
  if (!owner) return store_problem(owner.error());
  if (!owner->me) return Elsewhere{owner->address};
  auto journal = journal_of(**found);
  if (const auto* problem = std::get_if<Problem>(&journal)) return *problem;
  const auto live = put(std::get<0>(std::move(journal)), *now);
  if (!live) return not_ours_yet();
  return *live;
}

std::optional<LiveCampaign> CampaignHall::put(std::shared_ptr<const Journal> journal, int era) {
  const std::string id = journal->id();
  LiveCampaign live{id, parts_.make_strand(), nullptr, std::make_shared<std::atomic<int>>(0)};
  CampaignSurroundings around{
      live.strand,
      parts_.store,
      instant_now,
      time_now,
      parts_.aside,
      [this](const Journal& now) { return tend_table(now); },
      [this](const Journal& now) { return bot_answer(now); },
      [this](const std::string& level) { return parts_.thinker.knows(level); },
      parts_.patience,
      [this, id] { put_aside(id); }};
  live.room = std::make_shared<CampaignRoom>(std::move(journal), std::move(around));
  {
    const std::lock_guard lock(mutex_);
    if (parts_.hall.era() != era) return std::nullopt;  // or close_all, which comes after, finds it
    live_[id] = live;
  }
  live.strand->post([room = live.room] { room->open(); });
  return live;
}

std::optional<Reply> CampaignHall::ask(const LiveCampaign& live, CampaignWish wish) {
  auto promise = std::make_shared<std::promise<Reply>>();
  auto answer = promise->get_future();
  Asker waiting{std::nullopt, [promise](const Reply& reply) { promise->set_value(reply); }};
  live.strand->post([room = live.room, waiting = std::move(waiting), wish = std::move(wish)] {
    room->hear(waiting, wish);
  });
  if (answer.wait_for(kCampaignPatience) != std::future_status::ready) return std::nullopt;
  std::optional<Reply> reply;
  if (trouble_in([&] { reply = answer.get(); })) return std::nullopt;
  return reply;
}

std::optional<Problem> CampaignHall::join(const LiveCampaign& live, const JoinCampaign& wanted) {
  const WantedCompany& one = wanted.company;
  const auto summary = parts_.store.find_campaign(live.id);
  if (!summary || !*summary) return store_problem("a campaign is not there");
  if (!same_secret(wanted.code, (*summary)->code))
    return Problem{403, "wrong_code", "the code is not that of this campaign"};
  const auto reply =
      ask(live, TakeWish{"", one.company, one.name, sha256_hex(one.token), one.badge});
  if (!reply || reply->answer == Answer::Unavailable || reply->answer == Answer::Busy)
    return Problem{503, "unavailable", "the campaign does not answer now; try again"};
  if (reply->answer == Answer::Granted) return std::nullopt;
  return join_problem(*reply);
}

std::variant<CampaignLook, Problem> CampaignHall::look(const LiveCampaign& live,
                                                       const std::string& token) {
  return look_at(live, [hash = sha256_hex(token)](const CampaignRoom& room) {
    return room.journal()->place_of_token(hash);
  });
}

/// Whoever moves for a company uses its office and its postcards in full (C-0.22), so they may read
/// them. Their token is one of the table, not of the campaign.
std::variant<CampaignLook, Problem> CampaignHall::look_or_stand_in(const LiveCampaign& live,
                                                                   const std::string& token) {
  auto member = look(live, token);
  const auto* problem = std::get_if<Problem>(&member);
  if (problem == nullptr || problem->status != 403) return member;
  auto promise = std::make_shared<std::promise<std::string>>();
  auto answer = promise->get_future();
  live.strand->post([promise, room = live.room] {
    promise->set_value(room->table() ? room->table()->id : std::string());
  });
  if (answer.wait_for(kCampaignPatience) != std::future_status::ready)
    return Problem{503, "unavailable", "the campaign does not answer now; try again"};
  const std::string table = answer.get();
  if (table.empty()) return member;
  const auto standing = parts_.store.standing(table, sha256_hex(token));
  if (!standing) return store_problem(standing.error());
  if (!*standing || !(*standing)->seat) return member;
  return look_at(live, [table, seat = *(*standing)->seat](const CampaignRoom& room) {
    const bool played = room.table() && room.table()->id == table;
    return played ? place_of_guest(*room.journal(), seat) : std::nullopt;
  });
}

std::variant<CampaignLook, Problem> CampaignHall::look_at(const LiveCampaign& live,
                                                          PlaceOf place_of) {
  auto promise = std::make_shared<std::promise<std::optional<CampaignLook>>>();
  auto answer = promise->get_future();
  live.strand->post([promise, room = live.room, place_of = std::move(place_of)] {
    const auto place = place_of(*room);
    if (!place) return promise->set_value(std::nullopt);
    const std::uint8_t company = room->journal()->campaign().companies[std::size_t(*place)].id;
    promise->set_value(CampaignLook{room->journal(), *place, room->books().of(company)});
  });
  if (answer.wait_for(kCampaignPatience) != std::future_status::ready)
    return Problem{503, "unavailable", "the campaign does not answer now; try again"};
  auto look = answer.get();
  if (!look) return not_a_member();
  return std::move(*look);
}

MyCampaign CampaignHall::shown(const CampaignSummary& summary) const {
  MyCampaign out;
  out.summary = summary;
  if (const BoxEntry* box = contents_.find(summary.content, summary.version))
    out.year = box->law.games[std::size_t(summary.chapter - 1)].year;
  return out;
}

std::variant<MyCampaign, Problem> CampaignHall::summary(const std::string& campaign,
                                                        const Pass& pass) {
  const auto found = parts_.store.campaign_standing(campaign, sha256_hex(pass.token));
  if (!found) return store_problem(found.error());
  if (!*found) return no_such_campaign();
  const bool member = !pass.token.empty() && (*found)->company;
  if (!member && !same_secret(pass.code, (*found)->summary.code)) return not_a_member();
  MyCampaign out = shown((*found)->summary);
  if (!member) out.summary.game.clear();
  return out;
}

Result<bool> CampaignHall::has_member(const std::string& campaign, const std::string& token) {
  if (token.empty()) return false;
  const auto found = parts_.store.campaign_standing(campaign, sha256_hex(token));
  if (!found) return found.failure();
  return *found && (*found)->company.has_value();
}

Result<std::vector<MyCampaign>> CampaignHall::mine(const std::vector<MyCompany>& companies) {
  std::vector<MyCampaign> out;
  for (const MyCompany& one : companies) {
    const auto found = parts_.store.campaign_standing(one.campaign, sha256_hex(one.token));
    if (!found) return found.failure();
    if (!*found || !(*found)->company || !(*found)->summary.damage.empty()) continue;
    MyCampaign mine = shown((*found)->summary);
    mine.you = company_at(mine.summary, std::size_t(*(*found)->company));
    mine.your_turn = !mine.you.empty() && mine.summary.waits == mine.you;
    if (!mine.summary.game.empty()) {
      const auto tables = parts_.hall.mine({{mine.summary.game, one.token}});
      if (const auto* found_tables = std::get_if<0>(&tables))
        for (const MyTable& table : *found_tables) mine.your_turn |= table.your_turn;
    }
    out.push_back(std::move(mine));
  }
  return out;
}

Result<std::shared_ptr<const Game>> CampaignHall::game(const GameRef& ref, int seats) {
  const std::string key = game_key(ref);
  std::shared_ptr<const Game> game = games_.find(key);
  if (!game) {
    auto made = make_game(ref);
    if (!made) return made;
    game = *made;
    games_.keep(key, game, kChapterGame);
  }
  if (game->edition.seats == seats) return game;
  return Failure{"it is played by all companies that come"};
}

/// From the log of its campaign, as that stood after the entry the game names.
Result<std::shared_ptr<const Game>> CampaignHall::make_game(const GameRef& ref) {
  const auto name = chapter_name(ref.campaign);
  if (!name) return Failure{"there is no such chapter"};
  const auto summary = parts_.store.find_campaign(name->campaign);
  if (!summary) return summary.failure();
  if (!*summary) return Failure{"the campaign is not here"};
  const auto journal = journal_of(**summary);
  if (const auto* problem = std::get_if<Problem>(&journal)) return Failure{problem->detail};
  const CampaignCourse& course = (*std::get<0>(journal)).course();
  if (name->entry >= int(course.entries().size())) return Failure{"there is no such chapter"};
  const Campaign& then = course.after(name->entry);
  const BoxEntry* box = contents_.find((*summary)->content, then.version);
  if (box == nullptr) return Failure{"its content is not here"};
  if (ref.options.empty() && then.phase != Phase::Playing)
    return Failure{"there is no such chapter"};
  const Result<Opening> opening = ref.options.empty() ? Result<Opening>(opening_of(box->law, then))
                                                      : evening_of(box->law, then, ref.options);
  if (!opening) return opening.failure();
  // A table never goes on under another edition than it was opened with.
  if (campaign_line(box->law, name->campaign, name->entry, opening->hash) != ref.campaign)
    return Failure{"the chapter is another one here"};
  return chapter_game(*box, *opening);
}

/// The table of the chapter that is played, opened if it is not there yet.
Result<ChapterNews> CampaignHall::tend_table(const Journal& journal) {
  const auto chapter = journal.last_chapter();
  if (!chapter || journal.campaign().phase != Phase::Playing)
    return Failure{"no chapter is being played"};
  const BoxEntry* box = contents_.find(journal.box().id, journal.box().version);
  const Opening opening = opening_of(journal.box(), journal.campaign());
  const TableAct act = opening_act(journal, *chapter, opening);
  if (const std::string key = game_key(act.settings.game); !games_.find(key))
    games_.keep(key, chapter_game(*box, opening), kChapterGame);
  ChapterNews news;
  news.entry = *chapter;
  news.table.id = table_of_chapter(journal, *chapter, opening);
  auto summary = parts_.hall.open_chapter(news.table.id, act);
  if (const auto* problem = std::get_if<Problem>(&summary)) return Failure{problem->detail};
  news.table.code = std::get<Summary>(summary).code;
  news.table.status = std::get<Summary>(summary).status;
  if (news.table.status == Status::Finished) {
    const auto old = parts_.hall.finished(news.table.id);
    if (const auto* problem = std::get_if<Problem>(&old)) return Failure{problem->detail};
    const OldGame& game = *std::get<0>(old);
    if (!game.replays) return Failure{"the chapter cannot be played again"};
    news.record = write_record(game.game->edition, game.game->labels, game.record);
    return news;
  }
  if (const auto looked = look_in(act.chairs, news); !looked) return looked.failure();
  return news;
}

/// What has been played, and who sits there: a company that changed hands takes its seat along.
Result<bool> CampaignHall::look_in(const std::vector<Chair>& chairs, ChapterNews& news) {
  if (news.table.status == Status::Closed) return true;
  const auto live = parts_.hall.find(news.table.id);
  if (const auto* problem = std::get_if<Problem>(&live)) return Failure{problem->detail};
  news.elsewhere = std::holds_alternative<Elsewhere>(live);
  if (news.elsewhere) {
    Summary summary;
    summary.id = news.table.id;
    auto played = parts_.hall.kept_state(summary);
    if (!played) return played.failure();
    news.played = *played;
    return true;
  }
  const Live& there = std::get<Live>(live);
  struct Seen {
    std::vector<Chair> chairs;
    std::optional<State> played;
  };
  auto promise = std::make_shared<std::promise<Seen>>();
  auto answer = promise->get_future();
  there.strand->post([promise, room = there.room] {
    const Table& table = room->table();
    promise->set_value(
        {table.chairs(), table.dealt() ? std::optional(table.state()) : std::nullopt});
  });
  if (answer.wait_for(kCampaignPatience) != std::future_status::ready)
    return Failure{"the table does not answer"};
  const Seen seen = answer.get();
  news.played = seen.played;
  for (std::size_t seat = 0; seat < seen.chairs.size() && seat < chairs.size(); ++seat) {
    const auto wish = reseating(int(seat), chairs[seat], seen.chairs[seat]);
    if (!wish) continue;
    const auto reply = Hall::ask(there, *wish);
    // Over in this moment: then nobody sits there any more.
    if (!reply || (reply->answer != Answer::Granted && reply->answer != Answer::NotNow))
      return Failure{"a seat was not handed on"};
  }
  return true;
}

void CampaignHall::chapter_went_on(const Table& table) {
  const auto name = chapter_name(table.settings().game.campaign);
  if (!name) return;
  ChapterNews news{name->entry, {table.id(), table.code(), table.status()}, table.state(), {}};
  if (table.status() == Status::Finished)
    news.record = write_record(table.game().edition, table.game().labels, table.record());
  if (const auto live = look_up(name->campaign))
    return live->strand->post(
        [room = live->room, news = std::move(news)] { room->table_told(news); });
  // Nobody looks: it is opened, and finds its table ended by itself.
  if (table.status() == Status::Finished)
    parts_.aside([this, campaign = name->campaign] { find(campaign); });
}

std::string CampaignHall::bot_answer(const Journal& journal) const {
  const auto ask = campaign_ask(journal.box(), journal.campaign());
  CHECK(ask);
  return answer_text(journal.box(), ask->of, closing_answer(journal.course(), *ask));
}

void CampaignHall::sweep() {
  std::vector<std::pair<std::string, LiveCampaign>> all;
  {
    const std::lock_guard lock(mutex_);
    all.assign(live_.begin(), live_.end());
  }
  for (auto& [id, live] : all)
    live.strand->post([this, id = id, live = live] {
      if (!live.room->closed()) {
        if (!live.room->idle()) return live.quiet->store(0);
        if (++*live.quiet < kQuietCampaignSweeps) return;
      }
      live.room->close("idle");
      const std::lock_guard lock(mutex_);
      const auto found = live_.find(id);
      if (found != live_.end() && found->second.room == live.room) live_.erase(found);
    });
}

void CampaignHall::close_all(std::string_view reason) {
  std::map<std::string, LiveCampaign> all;
  {
    const std::lock_guard lock(mutex_);
    all.swap(live_);
  }
  for (auto& [id, live] : all)
    live.strand->post([room = live.room, why = std::string(reason)] { room->close(why); });
}

std::size_t CampaignHall::rooms() const {
  const std::lock_guard lock(mutex_);
  return live_.size();
}

}  // namespace wagonaut::server
