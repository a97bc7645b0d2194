#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/campaign/log.h"
#include "server/room/settings.h"
#include "server/store/store.h"

namespace wagonaut::server {

/// What the house knows of a company beside the campaign's own log.
struct Hold {
  std::string token_hash;  // who knows the token holds it; empty: whoever has the link may take it
  std::string badge;
  bool offered = false;  // handed on: whoever has the link may take it
  int saved = 0;         // the last chapter whose file a device of its holder has

  friend bool operator==(const Hold&, const Hold&) = default;
};

/// What one line of the log did.
struct JournalLine {
  std::string kind;          // its first word
  std::string company;       // that it speaks of; empty: none
  std::optional<int> entry;  // its number in the campaign's own log; none of a line of the house
};

/// A campaign as the server keeps it: its own log, and lines of the house between them (who holds
/// a company, how its tables are set), which no file has. A value; only `add` changes it.
class Journal {
 public:
  Journal(std::string id, std::string code, Boxes boxes)
      : id_(std::move(id)), code_(std::move(code)), boxes_(boxes), course_(boxes) {}

  /// The journal of a log that was kept; the failure names the line.
  static Result<Journal> from_log(Journal empty, const std::vector<Entry>& log);

  /// One more line. A refused one changes nothing and says why.
  Result<bool> add(const std::string& line, const std::string& body, std::int64_t at);

  const std::string& id() const { return id_; }
  const std::string& code() const { return code_; }
  int version() const { return int(lines_.size()); }
  /// The version since which the campaign itself is as it is.
  int moved() const { return moved_; }
  std::int64_t moved_at() const { return moved_at_; }
  std::int64_t created() const { return created_; }
  std::int64_t updated() const { return updated_; }
  const std::vector<JournalLine>& lines() const { return lines_; }

  const CampaignCourse& course() const { return course_; }
  const Campaign& campaign() const { return course_.campaign(); }
  const Box& box() const { return course_.box(); }
  const Roster& roster() const { return roster_; }
  const TableSettings& settings() const { return settings_; }
  const Hold& hold(std::size_t place) const;

  int companies() const { return campaign().companies.size(); }
  const std::string& company_id(std::size_t place) const;
  /// The place of a company by its id, or of who has the token of this hash.
  std::optional<int> place_of(std::string_view company) const;
  std::optional<int> place_of_token(const std::string& token_hash) const;
  /// Whoever has the link may take it.
  bool is_free(std::size_t place) const;
  /// Places of the companies that people hold.
  std::vector<int> people() const;
  /// How many chapters stand from beginning to end.
  int chapters_closed() const;
  /// The entry of the chapter that is played or closed, or was last; none before the first.
  std::optional<int> last_chapter() const { return last_of(EntryKind::Chapter); }
  /// The entry that ended the game played last; none before the first.
  std::optional<int> last_game() const { return last_of(EntryKind::Game); }
  /// What lists show; `table`: the one that is played.
  CampaignSummary summary(const std::string& table) const;
  std::vector<HeldSeat> held() const;

 private:
  Result<bool> add_entry(const std::string& line, const std::string& body, std::int64_t at);
  Result<bool> add_of_house(std::string_view word, std::string_view rest, JournalLine& out);
  std::optional<int> last_of(EntryKind kind) const;
  void settle();

  std::string id_, code_;
  Boxes boxes_;
  CampaignCourse course_;
  Roster roster_;
  TableSettings settings_;
  /// By the company's place in the box: that in the campaign may become another's by going back.
  std::map<std::uint8_t, Hold> holds_;
  std::vector<JournalLine> lines_;
  int moved_ = 0;
  std::int64_t created_ = 0, updated_ = 0, moved_at_ = 0;
};

/// The file that lets a campaign go on elsewhere; up to before a game that is not over.
std::string campaign_file(const Journal& journal, Boxes laws);

/// Why a line was refused, without what it quotes: that may be sealed.
std::string in_own_words(const std::string& why);

/// The id of a company by its place, from what lists show.
std::string company_at(const CampaignSummary& summary, std::size_t place);

// The lines of the house.
std::string hold_line(const std::string& company, const std::string& token_hash,
                      const std::string& badge);
std::string offer_line(const std::string& company, bool on);
std::string saved_line(const std::string& company, int chapter);
std::string settings_line(const TableSettings& settings);

}  // namespace wagonaut::server
