// Campaigns that come from files, and evenings on their maps.
#include <future>

#include "catalog/box_file.h"
#include "engine/campaign/dump.h"
#include "server/fair/fair.h"
#include "server/lobby/campaign_hall.h"
#include "server/lobby/old_chapter.h"
#include "server/protocol/bounds.h"
#include "server/protocol/utf8.h"
#include "server/room/thinker.h"
#include "server/watch/log.h"

namespace wagonaut::server {
namespace {

constexpr std::chrono::seconds kFilePatience{10};

FileProblem refused_file(int status, std::string code, std::string detail) {
  return {{status, std::move(code), std::move(detail)}, {}, {}};
}

FileProblem damaged_file(const std::string& why) {
  FileProblem out = refused_file(422, "damaged", why);
  if (const std::size_t at = why.find("; entries 0 "); at != why.npos)
    out.whole = why.substr(at + 2);
  return out;
}

FileProblem of_the_store(const std::string& why) {
  return {store_problem(why), {}, {}};
}

/// A chapter that is under way has its table elsewhere: it is begun again here.
CampaignCourse without_chapter_under_way(const CampaignCourse& course, Boxes laws) {
  if (course.campaign().phase != Phase::Playing) return course;
  int last = 0;
  for (const int i : course.standing())
    if (course.entries()[std::size_t(i)].entry.kind == EntryKind::Chapter) last = i;
  CampaignCourse out(laws);
  for (int i = 0; i < last; ++i) CHECK(out.append(course.entries()[std::size_t(i)]));
  return out;
}

Kept keep_entry(Store& store, Append append) {
  auto promise = std::make_shared<std::promise<Kept>>();
  auto kept = promise->get_future();
  store.append(std::move(append), [promise](Kept result) { promise->set_value(result); });
  if (kept.wait_for(kFilePatience) != std::future_status::ready) return Kept::Unknown;
  return kept.get();
}

}  // namespace

std::variant<CampaignFile, FileProblem> CampaignHall::read_file(const std::string& text) const {
  // What no store keeps is no text of ours.
  if (text.find('\0') != text.npos || count_characters(text) < 0)
    return refused_file(422, "damaged", "this is no text");
  const auto head = read_campaign_head(text);
  if (!head) {
    const bool later = head.error().find("of format") != std::string::npos;
    return refused_file(422, later ? "later_format" : "damaged", head.error());
  }
  const BoxEntry* box = contents_.find(head->content, head->version);
  if (box == nullptr || hash_of(dump(box->law)) != head->hash)
    return refused_file(422, "unknown_content",
                        "the content " + head->content + " " + std::to_string(head->version) +
                            " (" + head->hash + ") is not here");
  if (!fits(TextKind::Id, head->id))
    return refused_file(422, "damaged", "the first line names no campaign");
  auto file = read_campaign(contents_.laws(head->content), text);
  if (!file) return damaged_file(file.error());
  return std::move(*file);
}

std::variant<std::pair<std::string, std::string>, FileProblem> CampaignHall::import(
    const std::string& text, bool whole_part) {
  auto read = read_file(text);
  if (const auto* problem = std::get_if<FileProblem>(&read)) return *problem;
  CampaignFile& file = std::get<CampaignFile>(read);
  if (!file.damage.empty() && !whole_part) return damaged_file(file.damage);
  file.course = without_chapter_under_way(file.course, contents_.laws(file.head.content));
  const Latches::Hold hold(opening_, file.head.id);
  const auto kept = keep_file(file);
  if (const auto* problem = std::get_if<FileProblem>(&kept)) return *problem;
  return std::pair(file.head.id, std::get<std::string>(kept));
}

/// Its log, entry by entry; what an earlier try has kept is left. The code with which its companies
/// are taken.
std::variant<std::string, FileProblem> CampaignHall::keep_file(const CampaignFile& file) {
  const std::string& id = file.head.id;
  const auto known = parts_.store.find_campaign(id);
  if (!known) return of_the_store(known.error());
  const auto log_kept = parts_.store.read_campaign(id, 0);
  if (!log_kept) return of_the_store(log_kept.error());
  FileProblem lives = refused_file(409, "lives_here", "this campaign lives here already");
  lives.campaign = id;
  Journal journal(id, *known ? (*known)->code : random_code(8), contents_.laws(file.head.content));
  const auto& entries = file.course.entries();
  if (log_kept->size() > entries.size()) return lives;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const std::string line = entry_line(file.course.box(), entries[i].entry);
    Append append;
    append.game = id;
    append.entry = {int(i), entries[i].at * 1000, line, entries[i].entry.body};
    if (i < log_kept->size() &&
        ((*log_kept)[i].line != line || (*log_kept)[i].facts != append.entry.facts))
      return lives;
    if (const auto added = journal.add(line, append.entry.facts, append.entry.at); !added)
      return damaged_file("entry " + std::to_string(i) + ": " + added.error());
    if (i < log_kept->size()) continue;
    append.campaign = journal.summary("");
    if (keep_entry(parts_.store, std::move(append)) != Kept::Yes)
      return of_the_store("a campaign was not kept whole");
  }
  log(Level::Info, "campaign_imported", {{"campaign", id}});
  return journal.code();
}

std::variant<std::shared_ptr<const OldGame>, Problem> CampaignHall::finished(
    const std::string& campaign, const std::string& table) {
  const Problem none{404, "no_such_game", "there is no such game"};
  const auto summary = parts_.store.find_campaign(campaign);
  if (!summary) return store_problem(summary.error());
  if (!*summary) return none;
  const auto read = journal_of(**summary);
  if (const auto* problem = std::get_if<Problem>(&read)) return *problem;
  const CampaignCourse& course = std::get<0>(read)->course();
  for (int i = 0; i < int(course.entries().size()); ++i) {
    const LoggedEntry& logged = course.entries()[std::size_t(i)];
    if (logged.entry.kind != EntryKind::Game || logged.entry.name != table) continue;
    const Campaign& then = course.before(i);
    const BoxEntry* box = contents_.find((*summary)->content, then.version);
    if (box == nullptr) return Problem{410, "not_replayable", "its content is not here"};
    auto game = chapter_game(*box, opening_of(box->law, then));
    auto record = read_record(game->edition, game->labels, logged.entry.body);
    if (!record) return Problem{410, "not_replayable", "its record cannot be read"};
    auto old = old_chapter(table, std::move(game), std::move(*record), logged.at * 1000);
    if (!old) return Problem{410, "not_replayable", old.error()};
    return std::move(*old);
  }
  return none;
}

std::variant<Reply, FileProblem> CampaignHall::restore(const LiveCampaign& live,
                                                       const std::string& token,
                                                       const std::string& text) {
  const auto member = look(live, token);
  if (const auto* problem = std::get_if<Problem>(&member)) return FileProblem{*problem, {}, {}};
  auto read = read_file(text);
  if (const auto* problem = std::get_if<FileProblem>(&read)) return *problem;
  CampaignFile& file = std::get<CampaignFile>(read);
  if (file.head.id != live.id)
    return refused_file(409, "other_campaign", "this is the file of another campaign");
  if (!file.damage.empty()) return damaged_file(file.damage);
  const auto course = std::make_shared<const CampaignCourse>(
      without_chapter_under_way(file.course, contents_.laws(file.head.content)));
  auto promise = std::make_shared<std::promise<Reply>>();
  auto answer = promise->get_future();
  const int place = std::get<CampaignLook>(member).place;
  live.strand->post([room = live.room, promise, place, course, hash = sha256_hex(token)] {
    // The first answer says whether it is waited for.
    const auto once = std::make_shared<bool>(false);
    room->restore({place,
                   [promise, once](const Reply& reply) {
                     if (!std::exchange(*once, true)) promise->set_value(reply);
                   },
                   hash},
                  course);
  });
  if (answer.wait_for(kFilePatience) != std::future_status::ready)
    return FileProblem{{503, "unavailable", "the campaign does not answer now; try again"}, {}, {}};
  const Reply reply = answer.get();
  if (reply.answer == Answer::Granted || reply.answer == Answer::Waiting) return reply;
  if (reply.answer == Answer::Unavailable || reply.answer == Answer::Busy)
    return of_the_store("a campaign does not answer");
  if (reply.answer == Answer::NotNow)
    return refused_file(409, "nothing_new", "the campaign is as the file has it, or beyond it");
  return refused_file(409, std::string(answer_name(reply.answer)), reply.detail);
}

std::variant<OpenedTable, Problem> CampaignHall::open_evening(
    const LiveCampaign& live, const std::string& token, const std::vector<WantedCompany>& seats) {
  const auto member = look(live, token);
  if (const auto* problem = std::get_if<Problem>(&member)) return *problem;
  const Journal& journal = *std::get<CampaignLook>(member).journal;
  TableAct act;
  act.kind = TableActKind::Opened;
  act.settings = journal.settings();
  act.settings.listed = false;
  std::string companies;
  std::vector<std::string> names;
  for (const WantedCompany& seat : seats) {
    companies += (companies.empty() ? "" : "+") + seat.company;
    Chair chair;
    if (!seat.bot.empty()) {
      if (!parts_.thinker.knows(seat.bot))
        return Problem{400, "no_such_bot", "there is no bot \"" + seat.bot + "\""};
      chair.holder = Holder::Bot;
      chair.bot = seat.bot;
      chair.name = "Bot " + std::to_string(act.chairs.size() + 1);
    } else if (!seat.token.empty()) {
      chair.holder = Holder::Person;
      chair.name = seat.name;
      chair.token_hash = sha256_hex(seat.token);
      chair.badge = seat.badge;
    }
    if (!chair.name.empty()) names.push_back(chair.name);
    act.chairs.push_back(std::move(chair));
  }
  if (std::string why = player_fault(names); !why.empty()) return Problem{400, "bad_name", why};
  const int entry = evening_entry(journal);
  const Options options{{std::string(kEvening), companies}};
  const auto opening = evening_of(journal.box(), journal.course().after(entry), options);
  if (!opening) return Problem{400, "no_such_company", opening.error()};
  act.settings.game = {journal.box().id, opening->edition.rules, options,
                       campaign_line(journal.box(), journal.id(), entry, opening->hash)};
  return parts_.hall.open_evening(std::move(act));
}

}  // namespace wagonaut::server
