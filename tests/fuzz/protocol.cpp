#include <algorithm>
#include <boost/json/parse.hpp>

#include "catalog/game.h"
#include "engine/record/record.h"
#include "server/protocol/campaign_messages.h"
#include "server/protocol/json_writer.h"
#include "server/protocol/messages.h"
#include "tests/fuzz/fuzz.h"

namespace wagonaut::tests::fuzz {

namespace {

using namespace server;

// The bounds are written down here once more, so that a slip in the reader does not excuse itself.

bool within(std::string_view text, std::size_t least, std::size_t most) {
  return text.size() >= least && text.size() <= most;
}

bool printable(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c >= 0x20 && c < 0x7f; });
}

bool no_control(std::string_view text) {
  return std::none_of(text.begin(), text.end(),
                      [](char c) { return (c >= 0 && c < 0x20) || c == 0x7f; });
}

/// Ids never hold what could end a word, a line or a path.
void check_id(std::string_view id, std::size_t least) {
  CHECK(within(id, least, 64) && printable(id));
  CHECK(id.find_first_of(" /\\\"'<>&%?#") == std::string_view::npos);
}

void check_name(const std::string& name) {
  CHECK(within(name, 1, 60) && no_control(name) && player_fault({name}).empty());
}

void check_seat(int seat, int least) {
  CHECK(seat >= least && seat < kMaxSeats);
}

struct WishBounds {
  void operator()(const StepWish& w) const {
    check_id(w.id, 1);
    CHECK(w.version >= 0 && within(w.move, 1, 400) && printable(w.move));
  }
  void operator()(const JudgeWish& w) const {
    check_id(w.id, 0);
    CHECK(within(w.move, 1, 400) && printable(w.move));
  }
  void operator()(const FillWish& w) const { check_level(w.id, w.level); }
  void operator()(const ResignWish& w) const { check_level(w.id, w.level); }
  void operator()(const KickWish& w) const { check_who(w.id, w.seat); }
  void operator()(const MuteWish& w) const { check_who(w.id, w.seat); }
  void operator()(const ShareWish& w) const {
    check_id(w.id, 0);
    check_id(w.hash, 1);
  }
  void operator()(const CallOffWish& w) const { check_id(w.id, 0); }
  void operator()(const RevealWish& w) const {
    check_id(w.id, 0);
    CHECK(within(w.nonce, 1, 64) && printable(w.nonce) && w.nonce.find(' ') == w.nonce.npos);
  }
  void operator()(const UndoWish& w) const {
    check_id(w.id, 0);
    CHECK(w.version >= 0);
  }
  void operator()(const SyncWish& w) const {
    check_id(w.id, 0);
    CHECK(w.version >= -1);
  }
  void operator()(const ChatWish& w) const {
    check_id(w.id, 0);
    check_id(w.phrase, 0);
    CHECK(w.phrase.empty() != w.text.empty());
    CHECK(within(w.text, 0, 4 * 300) && no_control(w.text));
  }
  void operator()(const SitWish&) const { CHECK(false); }  // never comes by a line
  void operator()(const ReseatWish&) const { CHECK(false); }
  template <class Bare>
  void operator()(const Bare& w) const {
    check_id(w.id, 0);
  }

 private:
  static void check_level(const std::string& id, const std::string& level) {
    check_id(id, 0);
    check_id(level, 0);
  }
  static void check_who(const std::string& id, int seat) {
    check_id(id, 0);
    check_seat(seat, 0);
  }
};

struct CampaignWishBounds {
  void operator()(const AttendWish& w) const {
    check_company(w.id, w.company);
    if (w.as == Comes::Bot) check_id(w.name, 1);
    if (w.as == Comes::Guest) check_name(w.name);
    CHECK(w.as == Comes::Bot || w.as == Comes::Guest || w.name.empty());
  }
  void operator()(const BeginWish& w) const {
    check_id(w.id, 1);
    CHECK(w.version >= 0);
  }
  void operator()(const AnswerWish& w) const {
    check_id(w.id, 1);
    check_id(w.what, 1);
    CHECK(w.version >= 0);
  }
  void operator()(const BotWish& w) const {
    check_company(w.id, w.company);
    check_id(w.level, 1);
  }
  void operator()(const TickWish& w) const { check_company(w.id, w.piece); }
  void operator()(const RewindWish& w) const {
    check_id(w.id, 0);
    CHECK(w.to >= 0);
  }
  void operator()(const HandWish& w) const { check_company(w.id, w.company); }
  void operator()(const VoteWish& w) const { check_company(w.id, w.vote); }
  void operator()(const MeetWish& w) const {
    check_id(w.id, 0);
    if (!w.date.empty()) check_name(w.date);
  }
  void operator()(const RenameWish& w) const {
    check_id(w.id, 0);
    check_name(w.name);
  }
  void operator()(const CallWish& w) const {
    check_company(w.id, w.company);
    if (!w.called.empty()) check_name(w.called);
  }
  void operator()(const SavedWish& w) const {
    check_id(w.id, 0);
    CHECK(w.chapter >= 0 && w.chapter <= kMaxGames);
  }
  void operator()(const ChatWish& w) const { WishBounds{}(w); }
  void operator()(const SyncWish& w) const { WishBounds{}(w); }
  void operator()(const TakeWish&) const { CHECK(false); }  // never come by a line
  void operator()(const SettingsWish&) const { CHECK(false); }
  template <class Bare>
  void operator()(const Bare& w) const {
    check_id(w.id, 0);
  }

 private:
  static void check_company(const std::string& id, const std::string& company) {
    check_id(id, 0);
    check_id(company, 1);
  }
};

void check_wanted(const WantedCompany& one) {
  check_id(one.company, 1);
  check_id(one.bot, 0);
  check_id(one.badge, 0);
  if (!one.name.empty()) check_name(one.name);
  CHECK(one.token.empty() || within(one.token, 16, 64));
}

void check_clock(const ClockRule& clock) {
  switch (clock.kind) {
    case ClockKind::None:
      return CHECK(clock.amount == 0);
    case ClockKind::PerTurn:
      return CHECK(clock.amount >= 10 && clock.amount <= 3600);
    case ClockKind::PerGame:
      return CHECK(clock.amount >= 60 && clock.amount <= 36000);
    case ClockKind::Days:
      return CHECK(clock.amount >= 1 && clock.amount <= 14);
  }
  CHECK(false);
}

void check_new_table(const server::NewTable& open) {
  check_name(open.name);
  check_id(open.settings.game.edition, 1);
  CHECK(open.settings.game.options.size() <= 16);
  for (const auto& [id, choice] : open.settings.game.options) {
    check_id(id, 1);
    check_id(choice, 1);
  }
  check_clock(open.settings.clock);
  CHECK(!open.settings.first);
  CHECK(open.chairs.size() >= 2 && open.chairs.size() <= std::size_t(kMaxSeats));
  CHECK(open.chairs.front().holder == server::Holder::Person &&
        open.chairs.front().name == open.name);
  for (std::size_t i = 0; i < open.chairs.size(); ++i) {
    const Chair& chair = open.chairs[i];
    CHECK((chair.holder == server::Holder::Person) == (i == 0));
    check_id(chair.bot, chair.holder == server::Holder::Bot ? 1 : 0);
    CHECK(chair.token_hash.empty() && chair.nonce.empty() && chair.share.empty());
    CHECK(!chair.autopilot && !chair.resigned);
  }
}

void check_hello(const Hello& hello) {
  CHECK(hello.protocol >= 0 && hello.known >= -1);
  check_id(hello.token, 0);
  check_id(hello.code, 0);
}

void check_join(const JoinTable& join) {
  check_name(join.name);
  CHECK(join.token.empty() || within(join.token, 22, 64));
  check_id(join.code, 0);
  check_seat(join.seat, -1);
}

void check_my_seats(const std::vector<MySeat>& seats) {
  CHECK(seats.size() <= 100);
  for (const MySeat& seat : seats) {
    check_id(seat.table, 1);
    check_id(seat.token, 1);
  }
}

void check_found(const FoundCampaign& found) {
  check_id(found.content, 1);
  check_name(found.name);
  CHECK(!found.companies.empty() && found.companies.size() <= std::size_t(kMaxSeats));
  CHECK(found.companies.front().bot.empty() && !found.companies.front().token.empty());
  for (const WantedCompany& one : found.companies) check_wanted(one);
  check_clock(found.settings.clock);
}

void check_join_campaign(const JoinCampaign& join) {
  check_id(join.code, 1);
  check_wanted(join.company);
  CHECK(join.company.bot.empty() && !join.company.token.empty());
}

void check_evening(const std::vector<WantedCompany>& seats) {
  CHECK(seats.size() >= 2 && seats.size() <= std::size_t(kMaxSeats));
  CHECK(!seats.front().token.empty());
  for (const WantedCompany& one : seats) check_wanted(one);
}

void check_my_companies(const std::vector<MyCompany>& companies) {
  CHECK(companies.size() <= 100);
  for (const MyCompany& one : companies) {
    check_id(one.campaign, 1);
    check_id(one.token, 1);
  }
}

/// A reason is one line, and can be told: what is made of it is JSON.
void check_told(std::string_view input, const std::string& reason) {
  CHECK(!reason.empty() && reason.size() < 400 && reason.find('\n') == std::string::npos);
  boost::json::error_code fault;
  boost::json::parse(fault_json(input, reason), fault);
  CHECK(!fault);
}

/// True when the input was read; what was read is within its bounds.
template <class Read, class Check>
bool read_within(std::string_view input, Read read, Check check) {
  const auto result = read(input);
  if (result)
    check(*result);
  else
    check_told(input, result.error());
  return bool(result);
}

/// Any bytes at all can be written as a text.
void check_writer(std::string_view input) {
  JsonWriter w;
  boost::json::error_code fault;
  boost::json::parse(w.text(input).str(), fault);
  CHECK(!fault && w.str().find('<') == std::string::npos);
}

}  // namespace

// The input: one message of a line or one body of a request; each is read as everything it could
// be.
bool fuzz_protocol(std::string_view input) {
  check_writer(input);
  bool taken = read_within(input, read_hello, check_hello);
  taken |= read_within(input, read_wish, [](const Wish& wish) { std::visit(WishBounds{}, wish); });
  taken |= read_within(input, read_new_table, check_new_table);
  taken |= read_within(input, read_join_table, check_join);
  taken |= read_within(input, read_my_seats, check_my_seats);
  taken |= read_within(input, read_campaign_wish,
                       [](const CampaignWish& wish) { std::visit(CampaignWishBounds{}, wish); });
  taken |= read_within(input, read_found_campaign, check_found);
  taken |= read_within(input, read_join_campaign, check_join_campaign);
  taken |= read_within(input, read_open_evening, check_evening);
  taken |= read_within(input, read_my_companies, check_my_companies);
  taken |= read_within(input, read_code, [](const std::string& code) { check_id(code, 1); });
  return taken;
}

}  // namespace wagonaut::tests::fuzz
