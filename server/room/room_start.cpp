// What leads from the start to the deal: shares are bound, told, and then the cards are dealt.
#include <algorithm>

#include "server/fair/fair.h"
#include "server/room/room_takes.h"

namespace wagonaut::server {
namespace {

constexpr std::size_t kMostFailedStarts = 12;  // of a table; a campaign has no other one

bool is_hash(std::string_view text) {
  return text.size() == 64 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

}  // namespace

template <>
void Room::take(const Asker& asker, const StartWish& wish) {
  if (!host_in(Status::Open, asker, wish.id)) return;
  if (table_.revealing()) return reply(asker, wish.id, Answer::Granted);
  const std::size_t failed = table_.failed_starts().size();
  if (failed >= kMostFailedStarts && !is_chapter(table_.settings()))
    return reply(asker, wish.id, Answer::StartsUsedUp);
  // One may be an accident, and is followed by another at once.
  if (failed > 1 && around_.now() < start_failed_ + around_.patience.asking_span)
    return reply(asker, wish.id, Answer::TooFast);
  std::deque<TableAct> acts;
  int dropped = 0;
  for (int seat = 0; seat < int(table_.chairs().size()); ++seat)
    if (table_.chair(seat).holder == Holder::Open)
      acts.push_back(act_at(TableActKind::Dropped, seat - dropped++));
  if (dropped > 0 && !wish.drop_open) return reply(asker, wish.id, Answer::SeatsOpen);
  const int seats = int(table_.chairs().size()) - dropped;
  if (const std::string fault = around_.seats_fault(table_.settings(), seats); !fault.empty()) {
    Reply out;
    out.id = wish.id;
    out.answer = Answer::SeatsOpen;
    out.detail = fault;
    return reply(asker, out);
  }
  acts.push_back(act_at(TableActKind::Started, 0));
  happen(asker, wish.id, std::move(acts));
}

/// Before the start a seat may change its mind: another device of it may have forgotten the nonce.
template <>
void Room::take(const Asker& asker, const ShareWish& wish) {
  if (!seated_in(Status::Open, asker, wish.id)) return;
  if (!is_hash(wish.hash)) return reply(asker, wish.id, Answer::BadShare);
  const Chair& chair = table_.chair(*asker.seat);
  if (!has_share(chair)) return reply(asker, wish.id, Answer::NotNow);
  if (chair.share == wish.hash) return reply(asker, wish.id, Answer::Granted);
  if (table_.revealing() && !chair.share.empty()) return reply(asker, wish.id, Answer::NotNow);
  if (!chair.share.empty() &&
      rebindings_.too_soon(*asker.seat, around_.now(), around_.patience.asking_span))
    return reply(asker, wish.id, Answer::TooFast);
  TableAct act = act_at(TableActKind::ShareGiven, *asker.seat);
  act.text = wish.hash;
  happen(asker, wish.id, {act});
}

template <>
void Room::take(const Asker& asker, const RevealWish& wish) {
  if (!seated_in(Status::Open, asker, wish.id)) return;
  if (!table_.revealing() || !table_.all_bound()) return reply(asker, wish.id, Answer::NotNow);
  const int seat = *asker.seat;
  if (!nonce_fault(wish.nonce).empty() ||
      share_of(table_.id(), seat, wish.nonce) != table_.chair(seat).share)
    return reply(asker, wish.id, Answer::BadNonce);
  if (!table_.chair(seat).nonce.empty()) return reply(asker, wish.id, Answer::Granted);
  TableAct act = act_at(TableActKind::Revealed, seat);
  act.text = wish.nonce;
  std::deque<TableAct> acts{act};
  if (table_.awaited() == std::vector<int>{seat}) acts.push_back(act_at(TableActKind::Dealt, 0));
  happen(asker, wish.id, std::move(acts));
}

template <>
void Room::take(const Asker& asker, const CallOffWish& wish) {
  if (!host_in(Status::Open, asker, wish.id)) return;
  if (!table_.revealing()) return reply(asker, wish.id, Answer::NotNow);
  happen(asker, wish.id, {act_at(TableActKind::StartFailed, 0)});
}

}  // namespace wagonaut::server
