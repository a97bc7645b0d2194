#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "engine/base/result.h"
#include "server/base/strand.h"
#include "server/base/words.h"

namespace wagonaut::server {

// A file can be damaged, and a host can slip in a database. What cannot be is told with the row it
// is found in, so that it costs one table and no other: a failure is for a store that does not
// answer. Damage is told in our own words, never in the cell's.

/// One thing that happened at a table, as its log keeps it. Never changed, never removed.
struct Entry {
  int seq = 0;           // from 0, without a gap
  std::int64_t at = 0;   // milliseconds since 1970
  std::string line;      // what happened, in words (room/act.h)
  std::string facts;     // of a step of play (room/fact_text.h); else empty
  int asked = kNotSaid;  // the seats that are asked after it and answer for themselves, as bits
  std::string damage{};  // what no store of ours can have written; nothing else is to be relied on

  static constexpr int kNotSaid = -1;  // only the log before it tells
  friend bool operator==(const Entry&, const Entry&) = default;
};

enum class Status { Open, Running, Finished, Closed };
template <>
struct Words<Status> {
  static constexpr std::array<std::string_view, 4> all{"open", "running", "finished", "closed"};
};

/// What lists of tables show. A copy of what the log says, kept beside it for searching.
struct Summary {
  std::string id;
  std::string code;  // the secret half of the link; unique among all tables
  std::string edition;
  Status status = Status::Open;
  bool listed = false;
  int seats = 0, free_seats = 0;
  std::string players;       // names, for people to read
  std::int64_t created = 0;  // milliseconds since 1970
  std::int64_t updated = 0;
  std::string campaign{};  // of which it is a chapter; empty: of none
  std::string damage{};    // what no store of ours can have written; lists leave such tables out

  friend bool operator==(const Summary&, const Summary&) = default;
};

enum class CampaignStatus { Gathering, Playing, Closing, Finished };
template <>
struct Words<CampaignStatus> {
  static constexpr std::array<std::string_view, 4> all{"gathering", "playing", "closing",
                                                       "finished"};
};

/// What lists of campaigns show, and who is waited for. A copy of what the log says.
struct CampaignSummary {
  std::string id;
  std::string code;  // the secret half of the link; unique among all campaigns
  std::string name;
  std::string content;  // the box, and which version of it
  int version = 1;
  CampaignStatus status = CampaignStatus::Gathering;
  int chapter = 1;
  std::string game;       // the table being played; empty: none
  std::string companies;  // a line each: its id, who holds it, whether it is free, the name and,
                          // behind a dot, what it is called
  std::string meet;       // when the next game is, for people to read
  std::string waits;      // the company that is asked between games; empty: none
  std::int64_t created = 0, updated = 0;
  std::string damage{};

  friend bool operator==(const CampaignSummary&, const CampaignSummary&) = default;
};

/// One seat's result of a finished game.
struct Score {
  int seat = 0;
  std::string name;
  bool bot = false;
  int total = 0, place = 1;

  friend bool operator==(const Score&, const Score&) = default;
};

/// A player's name in an edition, over all listed games that are finished.
struct Statistic {
  std::string name, edition;
  int games = 0, wins = 0, best = 0;
  double mean = 0;

  friend bool operator==(const Statistic&, const Statistic&) = default;
};

/// Who holds a seat: whoever has the token of this hash.
struct HeldSeat {
  int seat = 0;
  std::string token_hash;

  friend bool operator==(const HeldSeat&, const HeldSeat&) = default;
};

/// What a table shows to who has a token, as far as no log need be read for it.
struct Standing {
  Summary summary;
  bool seated = false;      // it is known who sits there; else only the log tells
  std::optional<int> seat;  // of the token
  int asked = Entry::kNotSaid;
};

/// A campaign as it is to who has a token, as far as no log need be read for it.
struct CampaignStanding {
  CampaignSummary summary;
  std::optional<int> company;  // place of the company that the token holds
};

/// All that one append keeps, whole or not at all. Its book is the log of a table or, if it says
/// how lists show one, that of a campaign.
struct Append {
  std::string game;  // or campaign
  Entry entry;
  std::optional<Summary> summary;  // new, or changed by the entry
  std::string seed;                // secret of the deal; with the first entry, or a new one alone
  std::vector<Score> scores;       // with the entry that ends the game
  std::optional<std::vector<HeldSeat>> held{};  // all of them, if the entry changes who holds one
  std::optional<CampaignSummary> campaign{};    // with every entry of a campaign's log
};

enum class Kept {
  Yes,          // it will be there after a power cut
  Taken,        // it is not the next number, or another process owns the table; of a first entry:
                // the id or the code are in use
  Unavailable,  // nothing was kept
  Unknown,      // the store went away on the way: read the log to find out
};

/// Who serves a table: this process, or another that lives at `address`.
struct Owner {
  bool me = true;
  std::string address;
};

/// Where tables outlive the process. Calls block, `append` excepted; all may come from any thread.
class Store {
 public:
  virtual ~Store() = default;

  /// Keeps the entry durably, then calls back, on a thread of the store. Entries that wait together
  /// are committed together. The first entry of a table comes with its summary; texts hold no NUL.
  virtual void append(Append append, std::function<void(Kept)> done) = 0;

  virtual Result<std::vector<Entry>> read(const std::string& game, int from = 0) = 0;
  /// Empty if the table has none: it was played elsewhere.
  virtual Result<std::string> seed(const std::string& game) = 0;
  virtual Result<std::optional<Summary>> find(const std::string& game) = 0;
  virtual Result<std::optional<Summary>> find_code(const std::string& code) = 0;
  /// The table, to who has a token of this hash; nothing if there is no such table.
  virtual Result<std::optional<Standing>> standing(const std::string& game,
                                                   const std::string& token_hash) = 0;
  /// Notes who sits at a table that was kept without it. Not for tables whose seats may change.
  virtual Result<bool> note_held(const std::string& game, const std::vector<HeldSeat>& held) = 0;
  /// Listed tables with free seats, newest first.
  virtual Result<std::vector<Summary>> lobby(int most) = 0;
  /// Finished tables, newest first; by-link ones only if asked for by id (see find).
  virtual Result<std::vector<Summary>> finished(const std::string& edition, int most) = 0;
  /// Those that go by link alone, too: for the host, never for guests.
  virtual Result<std::vector<Summary>> finished_games(const std::string& edition, int most) {
    return finished(edition, most);
  }
  /// How a finished game ended, by seat, as it was kept when it did; empty if it was not.
  virtual Result<std::vector<Score>> result(const std::string& game) = 0;
  /// Of people, not of bots, in listed games alone. Empty name or edition: all of them. Most games
  /// first. Counted as games end, so that it costs what it returns.
  virtual Result<std::vector<Statistic>> statistics(const std::string& name,
                                                    const std::string& edition, int most) = 0;

  // Campaigns. The body of an entry stands in its `facts`.
  virtual Result<std::vector<Entry>> read_campaign(const std::string& campaign, int from = 0) = 0;
  virtual Result<std::optional<CampaignSummary>> find_campaign(const std::string& campaign) = 0;
  /// The campaign, to who has a token of this hash; nothing if there is no such campaign.
  virtual Result<std::optional<CampaignStanding>> campaign_standing(
      const std::string& campaign, const std::string& token_hash) = 0;
  /// All of them, newest first: for the host, never for guests.
  virtual Result<std::vector<CampaignSummary>> campaigns(int most) = 0;
  virtual Result<Owner> own_campaign(const std::string& campaign) = 0;

  /// Makes this process the owner of a table unless a living one owns it.
  virtual Result<Owner> own(const std::string& game) = 0;
  /// Says that this process lives. To be called every second; a process that is silent for the
  /// time of its lease is taken for dead. False: it was, and others may have taken its tables.
  virtual Result<bool> beat() = 0;
  /// Nothing: no other process can take our tables, whatever happens.
  virtual std::optional<Millis> lease() const { return std::nullopt; }
  /// Running tables without a living owner; they are ours from now on. After a lost connection
  /// tables that were ours before may be among them.
  virtual Result<std::vector<std::string>> take_over(int most) = 0;
  /// Gives all our tables up, at the end of the process.
  virtual void release() = 0;
  /// Sleeps, but not longer than it takes another process to give tables up: true then.
  virtual bool wait_for_news(Millis most) {
    std::this_thread::sleep_for(most);
    return false;
  }

  /// One consistent copy into a new file, while others write.
  virtual Result<bool> backup(const std::string& file) = 0;
  /// True when the store answers now.
  virtual bool healthy() = 0;
  /// True when it keeps what it is given, which is tried.
  virtual bool writable() = 0;
};

}  // namespace wagonaut::server
