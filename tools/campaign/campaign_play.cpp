#include "tools/campaign/campaign_play.h"

#include <filesystem>
#include <ostream>

#include "tools/campaign/campaign_talk.h"
#include "tools/campaign/closing_talk.h"
#include "tools/campaign/gathering.h"
#include "tools/campaign/tonight.h"
#include "tools/exit_codes.h"
#include "tools/files.h"
#include "tools/play/session.h"
#include "tools/text/language.h"

namespace wagonaut::tools {
namespace {

class CampaignPlay {
 public:
  CampaignPlay(CampaignStore store, PlaySettings settings, Console& console, Complaints& complaints,
               std::ostream& err)
      : store_(std::move(store)),
        settings_(std::move(settings)),
        console_(console),
        talk_(console, settings_),
        complaints_(complaints),
        err_(err) {
    settings_.chapter = true;
    settings_.save = store_.file() + ".game";
    settings_.go_on = "wagonaut campaign play " + store_.file();
  }

  int run() {
    if (const std::string unknown = unknown_bot(); !unknown.empty())
      return fail(kBadArguments, settings_.company.unknown(unknown));
    if (!store_.torn().empty()) talk_.line(talk_.say("torn", {{"file", store_.torn()}}));
    if (store_.campaign().phase != Phase::Playing) put_away_record();
    if (store_.campaign().phase == Phase::Closing && !take_up()) return stop();
    while (code_ == kOk && store_.campaign().phase != Phase::Finished)
      if (!step()) return code_ == kOk && !said_ ? stop() : code_;
    if (code_ == kOk) farewell();
    return code_;
  }

 private:
  bool step() {
    switch (store_.campaign().phase) {
      case Phase::Gathering:
        return gather();
      case Phase::Playing:
        return play();
      default:
        return close();
    }
  }

  int fail(int code, const std::string& line) {
    err_ << "wagonaut campaign: " << line << "\n";
    return code_ = code;
  }
  int stop() {
    console_.line(talk_.say("stopped", {{"command", settings_.go_on}}));
    return kOk;
  }

  /// A bot that was here when the campaign was founded may be missing now.
  std::string unknown_bot() const {
    for (const Roster::Member& member : roster_of(store_.course()).companies)
      if (member.holder == Holder::Bot && !settings_.company.knows(member.level))
        return member.level;
    if (store_.campaign().phase == Phase::Playing)
      for (const SeatPlan& seat : tonight(store_, settings_.language).seats)
        if (!seat.person() && !settings_.company.knows(seat.bot)) return seat.bot;
    return {};
  }

  bool append(const std::string& line, std::string body = {}) {
    const std::string fault = store_.append(line, std::move(body));
    if (!fault.empty()) fail(kIoProblem, fault);
    return fault.empty();
  }

  bool gather() {
    const auto chapter = Gathering(talk_, store_, settings_.company).run();
    return chapter && append(*chapter);
  }

  SeedBytes seed() const {
    return settings_.seed ? seed_from(*settings_.seed + store_.campaign().game) : fresh_seed();
  }

  bool play() {
    const Tonight tonight = tools::tonight(store_, settings_.language);
    auto table = table_of(tonight, settings_.save, seed());
    if (!table) {
      fail(kBadFile, table.error());
      return false;
    }
    talk_.set_people(tonight.people());
    if (!head(tonight)) return false;
    Session session(console_, settings_, **table, tonight.seats, complaints_, &store_.box());
    const SessionEnd end = session.run();
    if (end.is == SessionEnd::Is::NotSaved) code_ = kIoProblem;
    said_ = true;
    if (end.is != SessionEnd::Is::Over) return false;
    said_ = false;
    if (!append("game " + std::to_string(store_.campaign().game) + " terminal",
                (*table)->record_text()))
      return false;
    put_away_record();
    return talk_.wait() && ClosingTalk(talk_, store_, tonight).tell();
  }

  bool head(const Tonight& tonight) {
    const int game = store_.campaign().game;
    const GamePlan& plan = store_.box().law.games[std::size_t(game - 1)];
    talk_.title(talk_.say("game_head", {{"year", std::to_string(plan.year)},
                                        {"game", std::to_string(game)},
                                        {"trains", long{plan.trains}}}));
    for (const SeatPlan& seat : tonight.seats) {
      const auto at = std::size_t(&seat - tonight.seats.data());
      const auto& company = tonight.game->companies[at];
      talk_.line("  " + in(settings_.language, company.name) + " – " +
                 (seat.person() ? shown_name(seat) : bot_name(settings_.language, seat.bot)));
    }
    talk_.line();
    return tonight.people() < 2 || talk_.turn_page();
  }

  /// The record of a game that is in the log is not needed any more; another one is put aside.
  void put_away_record() const {
    const auto text = read_text(settings_.save);
    if (!text) return;
    bool kept = false;
    for (const LoggedEntry& entry : store_.course().entries()) kept |= entry.entry.body == *text;
    std::error_code ignored;
    if (kept)
      std::filesystem::remove(settings_.save, ignored);
    else
      std::filesystem::rename(settings_.save, settings_.save + ".left", ignored);
  }

  /// Somebody stopped at the end of a game: what was told last is told again.
  bool take_up() {
    const Tonight tonight = tools::tonight(store_, settings_.language);
    talk_.set_people(tonight.people());
    const int game = store_.campaign().game;
    talk_.title(talk_.say(
        "closing", {{"game", std::to_string(game)},
                    {"year", std::to_string(store_.box().law.games[std::size_t(game - 1)].year)}}));
    ClosingTalk closing(talk_, store_, tonight);
    closing.tell_slips();
    return closing.tell();
  }

  bool close() {
    const Tonight tonight = tools::tonight(store_, settings_.language);
    talk_.set_people(tonight.people());
    ClosingTalk closing(talk_, store_, tonight);
    while (store_.campaign().phase == Phase::Closing)
      if (!closing.ask()) return false;
    return true;
  }

  void farewell() {
    const CampaignWords words(store_.box(), store_.course(), settings_.language);
    for (const CompanyCount& one : chronicle(store_.course()).count)
      if (one.place == 1)
        console_.line(talk_.paint().bold(talk_.say(
            "winner", {{"company", words.company(one.company)}, {"n", std::to_string(one.sum)}})));
    console_.line(talk_.say("over", {{"file", store_.file()}}));
  }

  CampaignStore store_;
  PlaySettings settings_;
  Console& console_;
  CampaignTalk talk_;
  Complaints& complaints_;
  std::ostream& err_;
  int code_ = kOk;
  bool said_ = false;  // the game has said how it goes on
};

}  // namespace

int play_campaign(CampaignStore store, PlaySettings settings, std::istream& in, std::ostream& out,
                  std::ostream& err) {
  Console console(in, out, settings.terminal, settings.page());
  Complaints complaints([&](const std::string& line) {
    err << "wagonaut campaign: " << line << "\n" << std::flush;
  });
  return CampaignPlay(std::move(store), std::move(settings), console, complaints, err).run();
}

}  // namespace wagonaut::tools
