#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "engine/campaign/file.h"
#include "server/base/strand.h"
#include "server/campaign/campaign_room.h"
#include "server/campaign/chapter.h"
#include "server/campaign/contents.h"
#include "server/lobby/hall.h"
#include "server/lobby/latches.h"
#include "server/lobby/lately.h"
#include "server/protocol/campaign_messages.h"

namespace wagonaut::server {

/// A live campaign with the strand it runs on.
struct LiveCampaign {
  std::string id;
  std::shared_ptr<Strand> strand;
  std::shared_ptr<CampaignRoom> room;
  std::shared_ptr<std::atomic<int>> quiet;  // sweeps that found nothing going on
};

/// Why a file is not taken.
struct FileProblem {
  Problem problem;
  std::string whole;     // what of it could still be taken
  std::string campaign;  // that lives here already
};

/// What a member's device may be told of its campaign, at one moment.
struct CampaignLook {
  std::shared_ptr<const Journal> journal;
  int place = 0;
  Books::Book book;
};

/// All live campaigns of this process, as `Hall` is for tables, with which it shares the rules of
/// calling.
class CampaignHall {
 public:
  struct Parts {
    const Catalog& catalog;
    Store& store;
    Hall& hall;
    Thinker& thinker;
    std::function<std::shared_ptr<Strand>()> make_strand;
    std::function<void(Task)> aside;
    Patience patience;
  };
  explicit CampaignHall(Parts parts);

  const Contents& contents() const { return contents_; }

  /// The same founder's token is answered with the same campaign.
  std::variant<std::pair<std::string, std::string>, Problem> found(const FoundCampaign& wanted);
  std::variant<LiveCampaign, Elsewhere, Problem> find(const std::string& campaign);
  std::optional<Problem> join(const LiveCampaign& live, const JoinCampaign& wanted);
  /// A file becomes a campaign whose companies nobody holds yet. Of a damaged one the whole part is
  /// taken if that is wanted. The same file again is the same campaign, as long as nobody has come.
  std::variant<std::pair<std::string, std::string>, FileProblem> import(const std::string& text,
                                                                        bool whole_part);
  /// Somebody wants the campaign to be as in a file: what the others are to answer, or why not.
  std::variant<Reply, FileProblem> restore(const LiveCampaign& live, const std::string& token,
                                           const std::string& text);
  /// A table on the campaign's map that changes nothing (6.9).
  std::variant<OpenedTable, Problem> open_evening(const LiveCampaign& live,
                                                  const std::string& token,
                                                  const std::vector<WantedCompany>& seats);
  /// For members alone, by their token.
  std::variant<CampaignLook, Problem> look(const LiveCampaign& live, const std::string& token);
  /// For who stands in for a company in the game that is being played, too, until it is over.
  std::variant<CampaignLook, Problem> look_or_stand_in(const LiveCampaign& live,
                                                       const std::string& token);
  /// For members, and for who has the code.
  std::variant<MyCampaign, Problem> summary(const std::string& campaign, const Pass& pass);
  /// Those that are theirs, of what a device remembers.
  Result<std::vector<MyCampaign>> mine(const std::vector<MyCompany>& companies);
  /// Whether a token is that of a member.
  Result<bool> has_member(const std::string& campaign, const std::string& token);

  /// The game of a chapter or an evening, as its table plays it.
  Result<std::shared_ptr<const Game>> game(const GameRef& ref, int seats);
  /// The game of a chapter that was played at a table of another server: from the campaign's log.
  std::variant<std::shared_ptr<const OldGame>, Problem> finished(const std::string& campaign,
                                                                 const std::string& table);
  /// A table says how its chapter went on; comes on that table's strand.
  void chapter_went_on(const Table& table);

  void sweep();
  void close_all(std::string_view reason);
  std::size_t rooms() const;

 private:
  /// Through whose eyes a campaign is looked at; asked on its strand.
  using PlaceOf = std::function<std::optional<int>(const CampaignRoom&)>;

  std::variant<std::shared_ptr<const Journal>, Problem> journal_of(const CampaignSummary& summary);
  std::variant<CampaignLook, Problem> look_at(const LiveCampaign& live, PlaceOf place_of);
  std::optional<LiveCampaign> look_up(const std::string& campaign) const;
  /// Nothing if the fence of the tables' hall came down since `era`.
  std::optional<LiveCampaign> put(std::shared_ptr<const Journal> journal, int era);
  Problem put_aside(const std::string& campaign);
  std::optional<Reply> ask(const LiveCampaign& live, CampaignWish wish);
  std::variant<CampaignFile, FileProblem> read_file(const std::string& text) const;
  std::variant<std::string, FileProblem> keep_file(const CampaignFile& file);
  Result<std::shared_ptr<const Game>> make_game(const GameRef& ref);
  Result<ChapterNews> tend_table(const Journal& journal);
  Result<bool> look_in(const std::vector<Chair>& chairs, ChapterNews& news);
  std::string bot_answer(const Journal& journal) const;
  MyCampaign shown(const CampaignSummary& summary) const;

  Parts parts_;
  Contents contents_;
  mutable std::mutex mutex_;
  std::map<std::string, LiveCampaign> live_;
  std::set<std::string> aside_;
  Latches opening_;
  Lately<Game> games_;  // of chapters, by what their tables are called in logs
};

}  // namespace wagonaut::server
