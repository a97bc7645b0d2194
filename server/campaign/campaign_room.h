#pragma once

#include <atomic>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/model/state.h"
#include "server/base/strand.h"
#include "server/campaign/books.h"
#include "server/campaign/campaign_scene.h"
#include "server/campaign/campaign_wish.h"
#include "server/campaign/gathering.h"
#include "server/campaign/journal.h"
#include "server/campaign/vote.h"
#include "server/room/asker.h"
#include "server/room/chat.h"
#include "server/room/patience.h"
#include "server/store/store.h"
#include "server/watch/promise.h"

namespace wagonaut::server {

/// How the table of a chapter stands.
struct ChapterNews {
  int entry = 0;  // of the chapter
  ChapterTable table;
  std::optional<State> played;  // once dealt, as far as it is known here
  std::string record;           // once the game is over
  bool elsewhere = false;       // another process serves it, and will not tell
};

/// What a campaign's room stands among.
struct CampaignSurroundings {
  std::shared_ptr<Strand> strand;
  Store& store;
  std::function<Instant()> now;
  std::function<Time()> today;
  /// Runs what may block, or thinks long, elsewhere.
  std::function<void(Task)> aside;
  /// Opens the table of the chapter that is being played, unless it is there. May block.
  std::function<Result<ChapterNews>(const Journal&)> tend_table;
  /// What a bot would answer to the question that waits. Takes a while.
  std::function<std::string(const Journal&)> bot_answer;
  std::function<bool(const std::string& level)> knows_bot;
  Patience patience;
  /// It is put aside: not to be opened again by this process.
  std::function<void()> put_aside{};
};

/// One live campaign: checks on a copy, keeps, then tells. All calls come on its strand. It is a
/// border, as a table's room is: a broken promise puts this campaign aside and no other.
class CampaignRoom : public std::enable_shared_from_this<CampaignRoom> {
 public:
  CampaignRoom(std::shared_ptr<const Journal> journal, CampaignSurroundings around);

  /// To be called once: looks after its table, and after bots that are asked.
  void open();
  /// False if nobody holds a company by this token.
  bool enter(std::shared_ptr<CampaignViewer> viewer, const std::string& token_hash, int known);
  void leave(const CampaignViewer& viewer);
  void hear(const std::shared_ptr<CampaignViewer>& viewer, const CampaignWish& wish);
  void hear(const Asker& asker, const CampaignWish& wish);
  /// Somebody wants it to be as in a file.
  void restore(const Asker& asker, std::shared_ptr<const CampaignCourse> file);
  /// What a table says of itself; that of another chapter is not heard.
  void table_told(const ChapterNews& news);
  void close(std::string_view reason);

  const std::shared_ptr<const Journal>& journal() const { return journal_; }
  const Books& books() const { return books_; }
  const std::optional<ChapterTable>& table() const { return table_; }
  bool closed() const { return closed_; }
  bool is_aside() const { return aside_; }
  bool idle() const;

 private:
  struct Guest {
    std::shared_ptr<CampaignViewer> viewer;
    std::string token_hash;
    int company = 0;
  };
  struct NewLine {
    std::string text, body;
  };
  using NewLines = std::deque<NewLine>;
  /// What is on its way into the store; wishes wait behind it.
  struct Pending {
    std::shared_ptr<const Journal> after;
    NewLines rest;
    Asker asker;
    std::string id;
  };
  template <class Work>
  void inside(Work&& work) {
    if (const auto why = trouble_in(work)) put_aside(*why);
  }
  void put_aside(const std::string& why);

  // campaign_room.cpp: kept before told
  void reply(const Asker& asker, const std::string& id, Answer answer,
             const std::string& detail = "") const;
  void happen(const Asker& asker, const std::string& id, NewLines lines);
  void keep_first(Pending pending);
  void kept(Kept result);
  void told(Pending done);
  void take_next();
  void listen_to(const Asker& asker, const CampaignWish& wish);
  void go_on();
  void tend_table();
  void go_on_after(Millis span);
  void tended(const ChapterNews& news, int version);
  void ask_bot();
  void show_all(int known);
  void show(const Guest& guest, int known);
  SeenCampaign seen() const;

  // campaign_wishes.cpp
  void take_any(const Asker& asker, const CampaignWish& wish);
  template <class One>
  void take(const Asker& asker, const One& wish);  // one for each wish: campaign_takes.h
  std::optional<NewLines> lines_of_taking(const Asker& asker, const TakeWish& wish) const;
  bool can_pass_on() const;

  // campaign_votes.cpp
  void put(const Asker& asker, const std::string& id, Vote vote);
  void count_votes(const Asker& asker, const std::string& id);
  void carry_out(const Asker& asker, const std::string& id, const Vote& vote);
  NewLines lines_back(int to) const;
  Result<NewLines> lines_from(const CampaignCourse& file) const;

  std::shared_ptr<const Journal> journal_;
  CampaignSurroundings around_;
  std::vector<Guest> guests_;
  Books books_;
  Gathering gathering_;
  std::optional<Vote> vote_;
  int votes_ = 0;
  std::map<int, std::set<Piece>> read_;
  std::optional<ChapterTable> table_;
  Chat chat_;
  std::map<std::pair<int, std::string>, int> granted_;  // versions, by company and wish
  std::optional<Pending> pending_;
  std::deque<std::pair<Asker, CampaignWish>> waiting_;
  bool elsewhere_ = false;      // another process serves the table
  int held_ = 0, seated_ = -1;  // versions: somebody took or left a company; the table was told
  bool tending_ = false, thinking_ = false, aside_ = false;
  std::atomic<bool> closed_ = false;  // read from anywhere
};

/// The lines that lead from a campaign to where a file's stands: what both have is left, and
/// everything from there on comes from the file.
Result<std::vector<std::pair<std::string, std::string>>> lines_to_restore(
    const CampaignCourse& now, const CampaignCourse& file);

}  // namespace wagonaut::server
