#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/campaign/box.h"
#include "engine/campaign/campaign.h"

namespace wagonaut {

/// The lines of a campaign's log. Everything that changes a campaign is one; ticks, votes and chat
/// are not.
enum class EntryKind : std::uint8_t {
  Found,    // number: version, rules, hash, name
  Company,  // company, holder, level, name
  Hand,     // company, holder, level, name
  Leave,    // company
  Call,     // company, name: its own; empty: it has none any more
  Chapter,  // game, seats
  Game,     // game, name: the table; body: its record
  Choose,   // company, name: what is chosen
  Rewind,   // number: goes on from before that entry
  Content,  // number: the version it goes on with
  Meet,     // name: a date
  Name,     // name
};

/// One company in the line of a chapter.
struct Seating {
  std::uint8_t company = kNone;  // its place in the box
  Presence presence;
  std::string name;  // level of a bot, name of a guest

  friend bool operator==(const Seating&, const Seating&) = default;
};

struct CampaignEntry {
  EntryKind kind{};
  std::uint8_t company = kNone;  // its place in the box
  std::uint8_t game = 0;
  int number = 0, rules = 0;
  Holder holder = Holder::Person;
  std::string level, hash, name;
  std::vector<Seating> seats;  // those who come first, in the order of the line
  std::string body;

  friend bool operator==(const CampaignEntry&, const CampaignEntry&) = default;
};

/// The first line of a log for this box.
CampaignEntry founding(const Box& box, std::string name);

/// Why a log cannot hold this name; empty if it can.
std::string campaign_name_fault(std::string_view name);

/// An entry as one line, without its body, and back. Things of the box stand there by their ids.
std::string entry_line(const Box& box, const CampaignEntry& entry);
Result<CampaignEntry> entry_from(const Box& box, std::string_view line);

}  // namespace wagonaut
