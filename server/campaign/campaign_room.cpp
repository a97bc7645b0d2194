#include "server/campaign/campaign_room.h"

#include <algorithm>

#include "engine/campaign/question.h"
#include "server/room/patience.h"
#include "server/room/viewer.h"
#include "server/watch/log.h"

namespace wagonaut::server {
namespace {

constexpr std::size_t kMostDevices = 32;  // of one company
constexpr Millis kLookAgain{2000};        // at a table of another process
constexpr int kLongestJournal = 5'000;    // lines; a campaign has some three hundred

/// A company that nobody holds is answered for by a bot, as one that a bot holds.
bool bot_is_asked(const Journal& journal) {
  const auto ask = campaign_ask(journal.box(), journal.campaign());
  return ask && journal.campaign().companies[ask->company].holder != wagonaut::Holder::Person;
}

}  // namespace

CampaignRoom::CampaignRoom(std::shared_ptr<const Journal> journal, CampaignSurroundings around)
    : journal_(std::move(journal)), around_(std::move(around)), chat_(kMaxSeats) {
  books_.follow(*journal_);
}

void CampaignRoom::put_aside(const std::string& why) {
  log(Level::Error, "campaign_aside",
      {{"campaign", journal_->id()}, {"line", std::to_string(journal_->version())}, {"why", why}});
  aside_ = true;
  if (around_.put_aside) around_.put_aside();
  close(kAside);
}

void CampaignRoom::open() {
  inside([&] { go_on(); });
}

bool CampaignRoom::enter(std::shared_ptr<CampaignViewer> viewer, const std::string& token_hash,
                         int known) {
  if (closed_) return false;
  const auto company = journal_->place_of_token(token_hash);
  if (!company) return false;
  const auto alike = std::count_if(guests_.begin(), guests_.end(),
                                   [&](const Guest& guest) { return guest.company == *company; });
  if (std::size_t(alike) >= kMostDevices) return false;
  inside([&] {
    guests_.push_back({std::move(viewer), token_hash, *company});
    const Guest guest = guests_.back();
    show(guest, known);
    for (const ChatLine& line : chat_.lines())
      guest.viewer->say(line, journal_->company_id(std::size_t(line.seat)));
    for (const Guest& other : guests_)
      if (other.viewer != guest.viewer && alike == 0) show(other, journal_->version());
    if (!pending_) go_on();
  });
  return true;
}

void CampaignRoom::leave(const CampaignViewer& viewer) {
  inside([&] {
    const auto gone =
        std::erase_if(guests_, [&](const Guest& guest) { return guest.viewer.get() == &viewer; });
    if (gone > 0) show_all(journal_->version());
  });
}

void CampaignRoom::hear(const std::shared_ptr<CampaignViewer>& viewer, const CampaignWish& wish) {
  const auto guest = std::find_if(guests_.begin(), guests_.end(),
                                  [&](const Guest& one) { return one.viewer == viewer; });
  if (guest == guests_.end()) return;
  if (const auto* sync = std::get_if<SyncWish>(&wish))
    return inside([&] {
      show(*guest, sync->version);
      if (!pending_) go_on();
    });
  std::weak_ptr<CampaignViewer> ear = viewer;
  hear({guest->company,
        [ear](const Reply& reply) {
          if (const auto there = ear.lock()) there->answer(reply);
        },
        guest->token_hash},
       wish);
}

void CampaignRoom::hear(const Asker& asker, const CampaignWish& wish) {
  inside([&] { listen_to(asker, wish); });
}

void CampaignRoom::listen_to(const Asker& asker, const CampaignWish& wish) {
  const std::string& id =
      std::visit([](const auto& one) -> const std::string& { return one.id; }, wish);
  if (closed_) return reply(asker, id, Answer::Unavailable);
  if (!pending_) return take_any(asker, wish);
  if (int(waiting_.size()) >= around_.patience.waiting_wishes)
    return reply(asker, id, Answer::Busy);
  waiting_.emplace_back(asker, wish);
}

void CampaignRoom::reply(const Asker& asker, const std::string& id, Answer answer,
                         const std::string& detail) const {
  if (!asker.answer) return;
  Reply out;
  out.id = id;
  out.answer = answer;
  out.version = journal_->version();
  out.detail = detail;
  asker.answer(out);
}

void CampaignRoom::happen(const Asker& asker, const std::string& id, NewLines lines) {
  if (lines.empty()) return reply(asker, id, Answer::Granted);
  if (asker.answer && journal_->version() >= kLongestJournal)
    return reply(asker, id, Answer::NotNow, "the log of this campaign is full");
  keep_first({nullptr, std::move(lines), asker, id});
}

/// Works the next line out on a copy and gives it to the store. Nothing has happened yet.
void CampaignRoom::keep_first(Pending pending) {
  const NewLine line = std::move(pending.rest.front());
  pending.rest.pop_front();
  auto after = std::make_shared<Journal>(*journal_);
  const std::int64_t at = std::max(around_.today().time_since_epoch().count(), journal_->updated());
  if (const auto added = after->add(line.text, line.body, at); !added) {
    // What the house itself wants to write can be written, or something is broken. The reason may
    // quote what is sealed: whoever it is for is told as much as is in our own words.
    const std::string why = in_own_words(added.error());
    if (!pending.asker.answer) return put_aside(why);
    reply(pending.asker, pending.id, Answer::NotNow, why);
    return take_next();
  }
  Append append;
  append.game = after->id();
  append.entry = {journal_->version(), at, line.text, line.body};
  append.campaign = after->summary(table_ ? table_->id : "");
  append.held = after->held();
  pending.after = std::move(after);
  pending_ = std::move(pending);
  around_.store.append(std::move(append),
                       [self = weak_from_this(), strand = around_.strand](Kept kept) {
                         strand->post([self, kept] {
                           if (const auto room = self.lock())
                             room->inside([&] { room->kept(kept); });
                         });
                       });
}

void CampaignRoom::kept(Kept result) {
  if (closed_ || !pending_) return;
  // Whether it was kept, or by whom, only the log tells: whoever comes again reads it.
  if (result == Kept::Taken || result == Kept::Unknown) return close("moved");
  Pending done = std::move(*pending_);
  pending_.reset();
  if (result == Kept::Yes) return told(std::move(done));
  log(Level::Warning, "line_not_kept", {{"campaign", journal_->id()}});
  reply(done.asker, done.id, Answer::Unavailable);
  go_on_after(around_.patience.retry);
  while (!pending_ && !closed_ && !waiting_.empty()) {
    const auto [asker, wish] = std::move(waiting_.front());
    waiting_.pop_front();
    take_any(asker, wish);
  }
}

/// It is in the store, so it has happened: now everybody may know.
void CampaignRoom::told(Pending done) {
  const int known = journal_->version();
  const Phase before = journal_->campaign().phase;
  journal_ = std::move(done.after);
  const JournalLine& line = journal_->lines().back();
  books_.follow(*journal_);
  if (line.entry) vote_.reset();
  if (line.kind == "hold" || line.kind == "leave") held_ = journal_->version();
  if (line.kind == "chapter" || line.kind == "rewind") table_.reset();
  if (before != journal_->campaign().phase || line.kind == "rewind") gathering_.forget();
  if (line.kind == "chapter" || line.kind == "rewind") read_.clear();
  if (line.kind == "rewind") granted_.clear();
  for (Guest& guest : guests_)
    guest.company = journal_->place_of_token(guest.token_hash).value_or(-1);
  for (const Guest& guest : guests_)
    if (guest.company < 0) guest.viewer->leave("handed");
  std::erase_if(guests_, [](const Guest& guest) { return guest.company < 0; });
  if (done.rest.empty()) {
    if (done.asker.seat && !done.id.empty())
      granted_[{*done.asker.seat, done.id}] = journal_->version();
    reply(done.asker, done.id, Answer::Granted);
  }
  show_all(known);
  if (!done.rest.empty()) return keep_first(std::move(done));
  take_next();
}

void CampaignRoom::take_next() {
  while (!pending_ && !closed_ && !waiting_.empty()) {
    auto [asker, wish] = std::move(waiting_.front());
    waiting_.pop_front();
    if (!asker.token_hash.empty()) asker.seat = journal_->place_of_token(asker.token_hash);
    take_any(asker, wish);
  }
  if (!pending_ && !closed_) go_on();
}

/// What the campaign does by itself: its table is opened, bots answer.
void CampaignRoom::go_on() {
  if (journal_->campaign().phase == Phase::Playing) return tend_table();
  if (bot_is_asked(*journal_)) ask_bot();
}

void CampaignRoom::tend_table() {
  const bool over = table_ && table_->status == Status::Finished;
  if (tending_ || (table_ && !over && !elsewhere_ && seated_ >= held_)) return;
  tending_ = true;
  around_.aside([self = weak_from_this(), strand = around_.strand, tend = around_.tend_table,
                 journal = journal_] {
    auto news = std::make_shared<Result<ChapterNews>>(Failure{});
    if (const auto why = trouble_in([&] { *news = tend(*journal); })) *news = Failure{*why};
    strand->post([self, news, version = journal->version()] {
      const auto room = self.lock();
      if (!room) return;
      room->inside([&] {
        room->tending_ = false;
        if (room->closed_) return;
        if (*news) return room->tended(**news, version);
        log(Level::Error, "chapter_not_tended",
            {{"campaign", room->journal_->id()}, {"why", news->error()}});
        if (room->table_ && !room->pending_) room->go_on_after(kLookAgain);
      });
    });
  });
}

/// Of a table that another process serves only the store tells, so it is looked at again while
/// anybody waits here.
void CampaignRoom::tended(const ChapterNews& news, int version) {
  elsewhere_ = news.elsewhere;
  seated_ = version;
  table_told(news);
  if (closed_ || pending_ || journal_->campaign().phase != Phase::Playing) return;
  if (!elsewhere_ && seated_ < held_) return tend_table();
  if (elsewhere_ && !guests_.empty()) go_on_after(kLookAgain);
}

void CampaignRoom::go_on_after(Millis span) {
  around_.strand->wake_at(around_.now() + span, [self = weak_from_this()] {
    if (const auto room = self.lock())
      room->inside([&] {
        if (!room->closed_ && !room->pending_) room->go_on();
      });
  });
}

void CampaignRoom::table_told(const ChapterNews& news) {
  inside([&] {
    if (closed_ || journal_->campaign().phase != Phase::Playing) return;
    if (news.entry != journal_->last_chapter() || (table_ && table_->id != news.table.id)) return;
    const bool grown = news.played && books_.look(*journal_, *news.played);
    const bool changed = grown || table_ != news.table;
    table_ = news.table;
    if (news.table.status == Status::Finished && !news.record.empty() && !pending_) {
      const std::string game = std::to_string(journal_->campaign().game);
      return happen({}, "", {{"game " + game + " " + news.table.id, news.record}});
    }
    if (changed) show_all(journal_->version());
  });
}

void CampaignRoom::ask_bot() {
  if (thinking_) return;
  thinking_ = true;
  around_.aside([self = weak_from_this(), strand = around_.strand, answer = around_.bot_answer,
                 journal = journal_] {
    auto what = std::make_shared<std::string>();
    const auto why = trouble_in([&] { *what = answer(*journal); });
    strand->post([self, what, why, moved = journal->moved()] {
      const auto room = self.lock();
      if (!room) return;
      room->inside([&] {
        room->thinking_ = false;
        if (room->closed_ || room->pending_) return;
        if (why) return room->put_aside(*why);
        if (moved != room->journal_->moved()) return room->go_on();
        const auto ask = campaign_ask(room->journal_->box(), room->journal_->campaign());
        if (!ask) return;
        const std::string& company = room->journal_->company_id(ask->company);
        room->happen({}, "", {{"choose " + company + " " + *what, ""}});
      });
    });
  });
}

void CampaignRoom::close(std::string_view reason) {
  if (closed_) return;
  closed_ = true;
  around_.strand->sleep();
  if (pending_) reply(pending_->asker, pending_->id, Answer::Unavailable);
  pending_.reset();
  for (const auto& [asker, wish] : waiting_) {
    const auto& who = asker;
    std::visit([&](const auto& one) { reply(who, one.id, Answer::Unavailable); }, wish);
  }
  waiting_.clear();
  for (const Guest& guest : guests_) guest.viewer->leave(reason);
  guests_.clear();
}

bool CampaignRoom::idle() const {
  return guests_.empty() && !pending_ && waiting_.empty() && !tending_ && !thinking_;
}

SeenCampaign CampaignRoom::seen() const {
  std::vector<bool> present(std::size_t(journal_->companies()), false);
  for (const Guest& guest : guests_) present[std::size_t(guest.company)] = true;
  return {*journal_, gathering_, std::move(present), table_, vote_, read_, can_pass_on()};
}

void CampaignRoom::show_all(int known) {
  for (const Guest& guest : guests_) show(guest, known);
}

void CampaignRoom::show(const Guest& guest, int known) {
  const SeenCampaign campaign = seen();
  const std::uint8_t company = journal_->campaign().companies[std::size_t(guest.company)].id;
  guest.viewer->show({campaign, guest.company, books_.of(company), known});
}

}  // namespace wagonaut::server
