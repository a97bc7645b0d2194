// From the start to the deal: every seat is bound to its share before any share is told.
#include <algorithm>

#include "engine/record/words.h"
#include "server/fair/fair.h"
#include "server/room/table.h"

namespace wagonaut::server {
namespace {

/// The seats with a share of which this is still missing.
std::vector<int> seats_without(const std::vector<Chair>& chairs, std::string Chair::*part) {
  std::vector<int> out;
  for (std::size_t i = 0; i < chairs.size(); ++i)
    if (has_share(chairs[i]) && (chairs[i].*part).empty()) out.push_back(int(i));
  return out;
}

}  // namespace

bool Table::all_bound() const {
  return seats_without(chairs_, &Chair::share).empty();
}

std::vector<int> Table::awaited() const {
  return seats_without(chairs_, all_bound() ? &Chair::nonce : &Chair::share);
}

Fairness Table::fairness() const {
  Fairness out{id_, commitment_, {}, ""};
  for (const Chair& chair : chairs_) {
    out.nonces.push_back(chair.nonce);
    out.shares.push_back(chair.share);
  }
  const auto none = [](const std::string& share) { return share.empty(); };
  if (std::all_of(out.shares.begin(), out.shares.end(), none)) out.shares.clear();
  if (out.bound()) out.failed = failed_;
  return out;
}

void Table::commit_drop(int seat) {
  chairs_.erase(chairs_.begin() + seat);
  settings_.first.reset();  // the seats have moved up, and a share is of its seat
  for (auto chair = chairs_.begin() + seat; chair != chairs_.end(); ++chair) chair->share.clear();
}

void Table::commit_start() {
  revealing_ = true;
  for (Chair& chair : chairs_) chair.nonce.clear();  // what came in the clear is worth nothing
}

/// A new act chooses the next seed; one of a log says what its commitment was.
void Table::plan_failure(Change& change) const {
  if (!change.act.token.empty()) return;
  change.seed = random_seed();
  change.act.token = commitment_of(id_, change.seed);
  for (const int seat : awaited())
    change.act.text += (change.act.text.empty() ? "" : std::string(kDot)) + chair(seat).name;
}

/// Nothing of the round is kept but that there was one: who knows some shares must not choose.
void Table::commit_failure(const Change& change) {
  FailedStart failed{commitment_, {}};
  if (!change.act.text.empty())
    for (const std::string_view name : split(change.act.text, kDot))
      failed.waited_for.emplace_back(name);
  failed_.push_back(std::move(failed));
  commitment_ = change.act.token;
  if (!change.seed.empty()) seed_ = change.seed;
  revealing_ = false;
  for (Chair& chair : chairs_) {
    chair.share.clear();
    chair.nonce.clear();
  }
}

}  // namespace wagonaut::server
