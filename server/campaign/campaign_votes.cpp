// What all have to agree to: going back, taking over a file, handing on what nobody holds, letting
// a bot answer.
#include <algorithm>

#include "engine/campaign/question.h"
#include "server/campaign/campaign_takes.h"

namespace wagonaut::server {
namespace {

using Lines = std::vector<std::pair<std::string, std::string>>;

bool same_entry(const LoggedEntry& a, const LoggedEntry& b) {
  return a.entry == b.entry;
}

const LoggedEntry& standing_at(const CampaignCourse& course, std::size_t i) {
  return course.entries()[std::size_t(course.standing()[i])];
}

}  // namespace

Result<Lines> lines_to_restore(const CampaignCourse& now, const CampaignCourse& file) {
  const std::size_t here = now.standing().size(), there = file.standing().size();
  std::size_t same = 0;
  while (same < here && same < there && same_entry(standing_at(now, same), standing_at(file, same)))
    ++same;
  Lines out;
  if (same == there) return out;
  if (same < here) {
    // Both go on differently: back to the last place before that from which it can go on.
    const std::vector<int> targets = now.targets();
    std::size_t back = same + 1;
    while (back > 0 &&
           std::find(targets.begin(), targets.end(), now.standing()[back - 1]) == targets.end())
      --back;
    if (back == 0) return Failure{"the file and the campaign have no chapter in common"};
    same = back - 1;
    out.emplace_back("rewind " + std::to_string(now.standing()[same]), "");
  }
  for (std::size_t i = same; i < there; ++i) {
    const CampaignEntry& entry = standing_at(file, i).entry;
    out.emplace_back(entry_line(file.box(), entry), entry.body);
  }
  return out;
}

template <>
void CampaignRoom::take(const Asker& asker, const VoteWish& wish) {
  if (!vote_ || vote_->id != wish.vote) return reply(asker, wish.id, Answer::NoVote);
  if (!wish.yes) {
    vote_.reset();
    reply(asker, wish.id, Answer::Granted);
    return show_all(journal_->version());
  }
  vote_->answers[*asker.seat] = true;
  count_votes(asker, wish.id);
}

void CampaignRoom::put(const Asker& asker, const std::string& id, Vote vote) {
  if (vote_) return reply(asker, id, Answer::VotePending);
  vote.id = "v" + std::to_string(++votes_) + "-" + std::to_string(journal_->version());
  vote.by = *asker.seat;
  vote.answers[vote.by] = true;
  vote_ = std::move(vote);
  count_votes(asker, id);
}

/// All people who hold a company, whether they are there or not; of a question that waits, all but
/// the one who is asked.
void CampaignRoom::count_votes(const Asker& asker, const std::string& id) {
  const auto ask = campaign_ask(journal_->box(), journal_->campaign());
  for (const int place : journal_->people()) {
    const bool asked = vote_->of == VoteOf::PassOn && ask && int(ask->company) == place;
    if (!asked && !vote_->answers.contains(place)) {
      reply(asker, id, vote_->by == asker.seat ? Answer::Waiting : Answer::Granted);
      return show_all(journal_->version());
    }
  }
  const Vote done = std::move(*vote_);
  vote_.reset();
  carry_out(asker, id, done);
}

void CampaignRoom::carry_out(const Asker& asker, const std::string& id, const Vote& vote) {
  switch (vote.of) {
    case VoteOf::Rewind:
      return happen(asker, id, lines_back(vote.to));
    case VoteOf::Hand:
      return happen(asker, id,
                    {{offer_line(journal_->company_id(std::size_t(vote.company)), true), ""}});
    case VoteOf::PassOn:
      reply(asker, id, Answer::Granted);
      return ask_bot();
    case VoteOf::Restore:
      break;
  }
  auto lines = lines_from(*vote.file);
  if (!lines) return reply(asker, id, Answer::NotNow, lines.error());
  happen(asker, id, std::move(*lines));
}

/// Whoever holds a company now goes on holding it, also where the log goes back to others; and it
/// is called as it is.
CampaignRoom::NewLines CampaignRoom::lines_back(int to) const {
  CampaignEntry back;
  back.kind = EntryKind::Rewind;
  back.number = to;
  NewLines out{{entry_line(journal_->box(), back), ""}};
  CampaignCourse then = journal_->course();
  CHECK(then.append({0, back}));
  const Roster roster = roster_of(then);
  for (std::size_t i = 0; i < roster.companies.size(); ++i) {
    const std::string& id = journal_->box().companies[then.campaign().companies[i].id].id;
    const auto place = journal_->place_of(id);
    if (!place) continue;
    const Roster::Member& now = journal_->roster().companies[std::size_t(*place)];
    const Hold& hold = journal_->hold(std::size_t(*place));
    const Roster::Member& before = roster.companies[i];
    if (now.called != before.called)
      out.push_back({"call " + id + (now.called.empty() ? "" : " " + now.called), ""});
    const bool same =
        now.name == before.name && now.level == before.level && now.holder == before.holder;
    if (same || hold.token_hash.empty()) continue;
    out.push_back({"hand " + id + " person " + now.name, ""});
    if (before.holder != wagonaut::Holder::Person)
      out.push_back({hold_line(id, hold.token_hash, hold.badge), ""});
  }
  return out;
}

Result<CampaignRoom::NewLines> CampaignRoom::lines_from(const CampaignCourse& file) const {
  const auto lines = lines_to_restore(journal_->course(), file);
  if (!lines) return lines.failure();
  NewLines out;
  for (const auto& [text, body] : *lines) out.push_back({text, body});
  return out;
}

void CampaignRoom::restore(const Asker& asker, std::shared_ptr<const CampaignCourse> file) {
  inside([&] {
    if (closed_ || pending_) return reply(asker, "", Answer::Busy);
    if (!asker.seat) return reply(asker, "", Answer::NotSeated);
    const auto lines = lines_to_restore(journal_->course(), *file);
    if (!lines) return reply(asker, "", Answer::NoSuchEntry, lines.error());
    if (lines->empty()) return reply(asker, "", Answer::NotNow);
    Vote vote;
    vote.of = VoteOf::Restore;
    vote.file = std::move(file);
    put(asker, "", std::move(vote));
  });
}

}  // namespace wagonaut::server
