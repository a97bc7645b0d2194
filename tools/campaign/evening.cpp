#include "tools/campaign/evening.h"

#include <algorithm>
#include <ostream>

#include "tools/campaign/tonight.h"
#include "tools/exit_codes.h"
#include "tools/files.h"
#include "tools/play/session.h"
#include "tools/text/language.h"

namespace wagonaut::tools {
namespace {

/// A game ready to be played, on a map that stays as it is.
struct Evening {
  Opening opening;
  std::unique_ptr<const Game> game;
  std::unique_ptr<const Labels> labels;
  std::vector<SeatPlan> seats;
  std::unique_ptr<GameTable> table;
};

/// Who sits where: a company of the box, and who plays it.
struct Chair {
  std::uint8_t company = kNone;
  std::string who;
};
using Chairs = std::vector<Chair>;

std::uint8_t company_named(const Box& box, std::string_view id) {
  for (std::size_t i = 0; i < box.companies.size(); ++i)
    if (box.companies[i].id == id) return std::uint8_t(i);
  return kNone;
}

/// "red=Ala" names a company, "Bo=bot:greedy" a bot.
Chair chair_from(const Box& box, const std::string& text) {
  const std::size_t equals = text.find('=');
  const std::uint8_t company =
      equals == std::string::npos ? kNone : company_named(box, text.substr(0, equals));
  return {company, company == kNone ? text : text.substr(equals + 1)};
}

class EveningMaker {
 public:
  EveningMaker(const CampaignStore& store, const PlaySettings& settings)
      : store_(store), settings_(settings), law_(store.box().law) {}

  Result<Evening> deal(const std::string& seats, const SeedBytes& seed) const {
    auto chairs = seats.empty() ? usual() : seated(seats);
    if (!chairs) return chairs.failure();
    const int entry = entry_now();
    auto out = open(entry, *chairs);
    if (!out) return out;
    out->table = std::make_unique<GameTable>(*out->game, header(*out, *chairs, entry), seed);
    out->table->write_by(*out->labels);
    return out;
  }

  /// Takes up an evening that was kept: on the map as it was then.
  Result<Evening> load(const std::string& file, const SeedBytes& seed) const {
    const auto text = read_text(file);
    if (!text) return text.failure();
    const auto named = [&](const std::string& line) { return Failure{file + ": " + line}; };
    const auto head = read_header(*text);
    if (!head) return named(head.error());
    Chairs chairs;
    for (const std::string& player : head->players) chairs.push_back(chair_from(law_, player));
    const int entry = entry_of(head->campaign);
    if (entry < 0) return named("it is no evening of this campaign");
    auto out = open(entry, chairs);
    if (!out) return named(out.error());
    if (header(*out, chairs, entry).campaign != head->campaign)
      return named("it is no evening of this campaign");
    auto record = read_record(out->opening.edition, *out->labels, *text);
    if (!record) return named(record.error());
    auto table = GameTable::resume(*out->game, std::move(*record), seed);
    if (!table) return named(table.error());
    out->table = std::move(*table);
    out->table->write_by(*out->labels);
    return out;
  }

 private:
  /// A chapter that is being played is left out: its story has not been told.
  int entry_now() const {
    const CampaignCourse& course = store_.course();
    const int last = course.standing().back();
    return store_.campaign().phase == Phase::Playing ? course.standing().end()[-2] : last;
  }
  int entry_of(const std::string& line) const {
    for (int i = 0; i < int(store_.course().entries().size()); ++i)
      if (line.starts_with(store_.id() + " entry " + std::to_string(i) + " ")) return i;
    return -1;
  }

  Result<Chairs> usual() const {
    Chairs out;
    const Roster roster = roster_of(store_.course());
    for (std::size_t i = 0; i < roster.companies.size(); ++i) {
      const Roster::Member& one = roster.companies[i];
      if (one.holder == Holder::Nobody) continue;
      out.push_back({store_.campaign().companies[i].id,
                     one.holder == Holder::Bot ? "bot:" + one.level : one.name});
    }
    return out;
  }

  Result<Chairs> seated(const std::string& text) const {
    Chairs out;
    for (std::size_t at = 0; at <= text.size();) {
      const std::size_t comma = std::min(text.find(',', at), text.size());
      out.push_back(chair_from(law_, text.substr(at, comma - at)));
      at = comma + 1;
    }
    const Roster roster = roster_of(store_.course());
    for (Chair& chair : out)
      for (std::size_t i = 0; i < roster.companies.size(); ++i)
        if (chair.company == kNone && roster.companies[i].name == chair.who &&
            free(out, store_.campaign().companies[i].id))
          chair.company = store_.campaign().companies[i].id;
    for (Chair& chair : out)
      for (std::size_t i = 0; i < law_.companies.size() && chair.company == kNone; ++i)
        if (free(out, std::uint8_t(i))) chair.company = std::uint8_t(i);
    return out;
  }
  static bool free(const Chairs& chairs, std::uint8_t company) {
    return std::none_of(chairs.begin(), chairs.end(),
                        [&](const Chair& chair) { return chair.company == company; });
  }

  Result<Evening> open(int entry, const Chairs& chairs) const {
    FixedVector<std::uint8_t, kMaxSeats> companies;
    Evening out;
    if (chairs.size() < 2 || chairs.size() > law_.companies.size())
      return Failure{say(settings_.language, "campaign.evening_seats",
                         {{"least", "2"}, {"most", std::to_string(law_.companies.size())}})};
    for (const Chair& chair : chairs) {
      if (std::count(companies.begin(), companies.end(), chair.company) > 0)
        return Failure{"--seats: a company is named twice"};
      companies.push_back(chair.company);
      const auto plan = seat_plan_from(chair.who, settings_.company);
      if (!plan) return Failure{"--seats: " + plan.error()};
      out.seats.push_back(*plan);
      if (!plan->person())
        out.seats.back().shown =
            in(settings_.language, store_.box().text.companies[chair.company].name);
    }
    auto opening = open_evening(law_, store_.course().after(entry), companies);
    if (!opening) return opening.failure();
    out.opening = std::move(*opening);
    out.game = game_in_words(store_.box(), out.opening.edition);
    out.labels = std::make_unique<const Labels>(labels_of(law_));
    return out;
  }

  GameHeader header(const Evening& evening, const Chairs& chairs, int entry) const {
    GameHeader out{.edition = law_.id,
                   .rules = evening.opening.edition.rules,
                   .options = {},
                   .players = {},
                   .campaign = campaign_line(law_, store_.id(), entry, evening.opening.hash)};
    for (const Chair& chair : chairs)
      out.players.push_back(law_.companies[chair.company].id + "=" + chair.who);
    return out;
  }

  const CampaignStore& store_;
  const PlaySettings& settings_;
  const Box& law_;
};

}  // namespace

int play_evening(const CampaignStore& store, PlaySettings settings, const std::string& seats,
                 std::istream& in, std::ostream& out, std::ostream& err) {
  Console console(in, out, settings.terminal, settings.page());
  Complaints complaints([&](const std::string& line) {
    err << "wagonaut play: " << line << "\n" << std::flush;
  });
  if (const std::string folder = state_folder(); !folder.empty() && settings.save.empty())
    settings.save = settings.load.empty() ? folder + "/evening.rec" : settings.load;
  settings.go_on = "wagonaut play --campaign " + store.file() + " --load " + settings.save;
  const EveningMaker maker(store, settings);
  const SeedBytes seed = settings.seed ? seed_from(*settings.seed) : fresh_seed();
  auto evening = settings.load.empty() ? maker.deal(seats, seed) : maker.load(settings.load, seed);
  if (!evening) {
    err << "wagonaut play: " << evening.error() << "\n";
    return settings.load.empty() ? kBadArguments : kBadFile;
  }
  console.line(
      say(settings.language, "campaign.evening", {{"name", roster_of(store.course()).name}}));
  while (true) {
    Session session(console, settings, *evening->table, evening->seats, complaints, &store.box());
    const SessionEnd end = session.run();
    if (end.is != SessionEnd::Is::Load)
      return end.is == SessionEnd::Is::NotSaved ? kIoProblem : kOk;
    auto other = maker.load(end.file, seed);
    if (other)
      evening = std::move(other);
    else
      console.line(other.error());
  }
}

}  // namespace wagonaut::tools
