#include "engine/campaign/log.h"

#include <algorithm>

namespace wagonaut {

const Box* box_of_version(Boxes boxes, int version) {
  for (const Box* box : boxes)
    if (box->version == version) return box;
  return nullptr;
}

const Box& CampaignCourse::box() const {
  const Box* box = box_of_version(boxes_, now_.version);
  CHECK(box != nullptr);
  return *box;
}

const Campaign& CampaignCourse::after(int entry) const {
  return std::size_t(entry) + 1 < before_.size() ? before_[std::size_t(entry) + 1] : now_;
}

Result<int> CampaignCourse::append(LoggedEntry entry, CampaignFacts* told) {
  if (entry.entry.kind == EntryKind::Rewind) return go_back(entry);
  const bool names = entry.entry.kind == EntryKind::Found || entry.entry.kind == EntryKind::Content;
  const int version = names || now_.version == 0 ? entry.entry.number : now_.version;
  const Box* box = box_of_version(boxes_, version);
  if (box == nullptr)
    return Failure{names ? "version " + std::to_string(version) + " of the content is not here"
                         : "the campaign has not been founded"};
  CampaignFacts facts;
  const Result<Campaign> next = fold(*box, now_, entry.entry, &facts);
  if (!next) return next.failure();
  if (told != nullptr) told->insert(told->end(), facts.begin(), facts.end());
  facts_.push_back(std::move(facts));
  standing_.push_back(int(entries_.size()));
  before_.push_back(now_);
  entries_.push_back(std::move(entry));
  now_ = *next;
  return int(entries_.size()) - 1;
}

bool CampaignCourse::is_target(std::size_t i) const {
  const auto kind_of = [&](std::size_t place) {
    return entries_[std::size_t(standing_[place])].entry.kind;
  };
  return kind_of(i) == EntryKind::Chapter || (i > 0 && kind_of(i - 1) == EntryKind::Game);
}

std::vector<int> CampaignCourse::targets() const {
  std::vector<int> out;
  for (std::size_t i = 0; i < standing_.size(); ++i)
    if (is_target(i)) out.push_back(standing_[i]);
  return out;
}

Result<int> CampaignCourse::go_back(const LoggedEntry& entry) {
  const std::vector<int> lawful = targets();
  const int to = entry.entry.number;
  if (std::find(lawful.begin(), lawful.end(), to) == lawful.end())
    return Failure{"it cannot go on from before entry " + std::to_string(to)};
  standing_.erase(std::find(standing_.begin(), standing_.end(), to), standing_.end());
  before_.push_back(now_);
  facts_.emplace_back();
  entries_.push_back(entry);
  now_ = before_[std::size_t(to)];
  return int(entries_.size()) - 1;
}

std::vector<Branch> CampaignCourse::branches() const {
  std::vector<Branch> out;
  std::vector<int> stands;
  for (int i = 0; i < int(entries_.size()); ++i) {
    const CampaignEntry& entry = entries_[std::size_t(i)].entry;
    if (entry.kind != EntryKind::Rewind) {
      stands.push_back(i);
      continue;
    }
    const auto cut = std::find(stands.begin(), stands.end(), entry.number);
    Branch branch{entry.number, i - 1, before(entry.number).game, 1, {cut, stands.end()}};
    for (const Branch& other : out) branch.attempt += other.game == branch.game;
    out.push_back(std::move(branch));
    stands.erase(cut, stands.end());
  }
  return out;
}

Result<Campaign> campaign_of(Boxes boxes, const std::vector<LoggedEntry>& log) {
  CampaignCourse course(boxes);
  for (const LoggedEntry& entry : log)
    if (const auto number = course.append(entry); !number)
      return Failure{"entry " + std::to_string(course.entries().size()) + ": " + number.error()};
  return course.campaign();
}

Roster roster_of(const CampaignCourse& course) {
  Roster out;
  for (const int i : course.standing()) {
    const CampaignEntry& entry = course.entries()[std::size_t(i)].entry;
    const bool names = entry.kind == EntryKind::Found || entry.kind == EntryKind::Name;
    if (names) out.name = entry.name;
    if (entry.kind == EntryKind::Meet) out.meet = entry.name;
    if (entry.kind == EntryKind::Company)
      out.companies.push_back({entry.name, entry.level, {}, entry.holder});
    if (entry.kind != EntryKind::Hand && entry.kind != EntryKind::Leave &&
        entry.kind != EntryKind::Call)
      continue;
    Roster::Member& member = out.companies[place_of_company(course.after(i), entry.company)];
    if (entry.kind == EntryKind::Hand)
      member = {entry.name, entry.level, member.called, entry.holder};
    if (entry.kind == EntryKind::Leave) member.holder = Holder::Nobody;
    if (entry.kind == EntryKind::Call) member.called = entry.name;
  }
  return out;
}

}  // namespace wagonaut
