#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/campaign/fold.h"

namespace wagonaut {

/// The versions of one content that are here.
using Boxes = std::span<const Box* const>;
const Box* box_of_version(Boxes boxes, int version);

/// An entry and when it was made, in seconds since 1970.
struct LoggedEntry {
  std::int64_t at = 0;
  CampaignEntry entry;

  friend bool operator==(const LoggedEntry&, const LoggedEntry&) = default;
};

/// What was played and then left by going back: the entries [first, last], of which those stood
/// that are named.
struct Branch {
  int first = 0, last = 0;
  std::uint8_t game = 1;  // in which it begins
  int attempt = 1;        // which try at that game it was
  std::vector<int> entries;

  friend bool operator==(const Branch&, const Branch&) = default;
};

/// A campaign along its log. It remembers the way, so that it can be gone back.
class CampaignCourse {
 public:
  explicit CampaignCourse(Boxes boxes) : boxes_(boxes) {}

  /// A refused entry changes nothing and says why; else the number of the entry.
  Result<int> append(LoggedEntry entry, CampaignFacts* told = nullptr);

  const Campaign& campaign() const { return now_; }
  /// The box it goes by; there is none before it is founded.
  const Box& box() const;
  const std::vector<LoggedEntry>& entries() const { return entries_; }
  /// Numbers of the entries that were not left by going back, in order.
  const std::vector<int>& standing() const { return standing_; }
  /// The campaign before an entry, and after it.
  const Campaign& before(int entry) const { return before_[std::size_t(entry)]; }
  const Campaign& after(int entry) const;
  /// What an entry told.
  const CampaignFacts& facts(int entry) const { return facts_[std::size_t(entry)]; }
  /// The entries from before which it may go on: the beginnings of games and of end steps.
  std::vector<int> targets() const;
  std::vector<Branch> branches() const;

 private:
  Result<int> go_back(const LoggedEntry& entry);
  bool is_target(std::size_t i) const;

  Boxes boxes_;
  Campaign now_;
  std::vector<LoggedEntry> entries_;
  std::vector<Campaign> before_;  // each entry
  std::vector<CampaignFacts> facts_;
  std::vector<int> standing_;
};

/// The campaign after a whole log; the failure names the entry.
Result<Campaign> campaign_of(Boxes boxes, const std::vector<LoggedEntry>& log);

/// What the log says for people alone: names, holders, the next meeting.
struct Roster {
  struct Member {
    std::string name, level;  // level: of a bot
    std::string called{};     // the company, if it was given a name of its own
    Holder holder = Holder::Person;

    friend bool operator==(const Member&, const Member&) = default;
  };
  std::string name, meet;
  std::vector<Member> companies;  // as in the campaign

  friend bool operator==(const Roster&, const Roster&) = default;
};
Roster roster_of(const CampaignCourse& course);

}  // namespace wagonaut
