// What each wish asks of the campaign. A wish is answered in any case; it is granted when the store
// has kept what it leads to.
#include <algorithm>

#include "engine/campaign/question.h"
#include "server/campaign/campaign_takes.h"
#include "texts/book.h"

namespace wagonaut::server {
namespace {

constexpr std::int64_t kDay = std::int64_t{24} * 60 * 60 * 1000;
constexpr std::string_view kNoDate = "-";

bool knows_company(const Box& box, const std::string& id) {
  return std::any_of(box.companies.begin(), box.companies.end(),
                     [&](const Company& company) { return company.id == id; });
}

std::string names_of(const Journal& journal, const std::vector<int>& places) {
  std::string out;
  for (const int place : places)
    out += (out.empty() ? "" : ", ") + journal.company_id(std::size_t(place));
  return out;
}

}  // namespace

template <>
void CampaignRoom::take(const Asker& asker, const PresentWish& wish) {
  if (journal_->campaign().phase != Phase::Gathering) return reply(asker, wish.id, Answer::NotNow);
  Gathering::Said& said = gathering_.of(std::size_t(*asker.seat));
  said.ticked = wish.yes;
  if (wish.yes) said.presence.reset();
  reply(asker, wish.id, Answer::Granted);
  show_all(journal_->version());
}

template <>
void CampaignRoom::take(const Asker& asker, const AttendWish& wish) {
  if (journal_->campaign().phase != Phase::Gathering) return reply(asker, wish.id, Answer::NotNow);
  const auto place = journal_->place_of(wish.company);
  if (!place) return reply(asker, wish.id, Answer::NoSuchCompany);
  Gathering::Said& said = gathering_.of(std::size_t(*place));
  // Who is here speaks for itself.
  const bool own = place == asker.seat;
  if ((said.ticked && !own) || (wish.as == Comes::Here && !own))
    return reply(asker, wish.id, Answer::NotYourChoice);
  if (wish.as == Comes::Bot && !around_.knows_bot(wish.name))
    return reply(asker, wish.id, Answer::NoSuchBot);
  if (const auto fault = campaign_name_fault(wish.name);
      (wish.as == Comes::Bot || wish.as == Comes::Guest) && !fault.empty())
    return reply(asker, wish.id, Answer::BadName, fault);
  said = {};
  if (wish.as == Comes::Here)
    said.ticked = true;
  else if (wish.as)
    said = {Presence{*wish.as, *wish.as == Comes::Absent || wish.slip}, wish.name, false};
  reply(asker, wish.id, Answer::Granted);
  show_all(journal_->version());
}

template <>
void CampaignRoom::take(const Asker& asker, const BeginWish& wish) {
  if (const auto done = granted_.find({*asker.seat, wish.id}); done != granted_.end())
    return reply(asker, wish.id, Answer::Granted);
  if (journal_->campaign().phase != Phase::Gathering) return reply(asker, wish.id, Answer::NotNow);
  if (wish.version < journal_->moved()) return reply(asker, wish.id, Answer::Stale);
  if (!gathering_.can_begin(*journal_))
    return reply(asker, wish.id, Answer::NotReady,
                 names_of(*journal_, gathering_.missing(*journal_)));
  happen(asker, wish.id, {{gathering_.chapter_line(*journal_), ""}});
}

template <>
void CampaignRoom::take(const Asker& asker, const AnswerWish& wish) {
  if (const auto done = granted_.find({*asker.seat, wish.id}); done != granted_.end())
    return reply(asker, wish.id, Answer::Granted);
  const auto ask = campaign_ask(journal_->box(), journal_->campaign());
  if (!ask) return reply(asker, wish.id, Answer::NotNow);
  if (wish.version < journal_->moved()) return reply(asker, wish.id, Answer::Stale);
  if (int(ask->company) != *asker.seat) return reply(asker, wish.id, Answer::NotYourChoice);
  if (!answer_from(journal_->box(), *ask, wish.what))
    return reply(asker, wish.id, Answer::NotAnOption);
  happen(asker, wish.id, {{"choose " + journal_->company_id(ask->company) + " " + wish.what, ""}});
}

template <>
void CampaignRoom::take(const Asker& asker, const BotWish& wish) {
  if (!around_.knows_bot(wish.level)) return reply(asker, wish.id, Answer::NoSuchBot);
  if (!knows_company(journal_->box(), wish.company))
    return reply(asker, wish.id, Answer::NoSuchCompany);
  if (journal_->place_of(wish.company)) return reply(asker, wish.id, Answer::CompanyTaken);
  happen(asker, wish.id,
         {{"company " + wish.company + " bot:" + wish.level + " " + wish.level, ""}});
}

template <>
void CampaignRoom::take(const Asker& asker, const TickWish& wish) {
  const std::uint8_t company = journal_->campaign().companies[std::size_t(*asker.seat)].id;
  for (const auto& [piece, entry] : books_.of(company).entries)
    if (piece_id(journal_->box(), piece) == wish.piece) {
      read_[*asker.seat].insert(piece);
      reply(asker, wish.id, Answer::Granted);
      return show_all(journal_->version());
    }
  reply(asker, wish.id, Answer::NotAnOption);
}

template <>
void CampaignRoom::take(const Asker& asker, const RewindWish& wish) {
  const std::vector<int> targets = journal_->course().targets();
  if (std::find(targets.begin(), targets.end(), wish.to) == targets.end())
    return reply(asker, wish.id, Answer::NoSuchEntry);
  Vote vote;
  vote.of = VoteOf::Rewind;
  vote.to = wish.to;
  put(asker, wish.id, std::move(vote));
}

bool CampaignRoom::can_pass_on() const {
  const auto ask = campaign_ask(journal_->box(), journal_->campaign());
  return ask && around_.today().time_since_epoch().count() - journal_->moved_at() >= kDay;
}

template <>
void CampaignRoom::take(const Asker& asker, const PassOnWish& wish) {
  if (!can_pass_on()) return reply(asker, wish.id, Answer::NotNow);
  Vote vote;
  vote.of = VoteOf::PassOn;
  put(asker, wish.id, std::move(vote));
}

template <>
void CampaignRoom::take(const Asker& asker, const HandWish& wish) {
  const auto place = journal_->place_of(wish.company);
  if (!place) return reply(asker, wish.id, Answer::NoSuchCompany);
  if (journal_->campaign().phase == Phase::Finished) return reply(asker, wish.id, Answer::NotNow);
  const Hold& hold = journal_->hold(std::size_t(*place));
  const bool left =
      journal_->campaign().companies[std::size_t(*place)].holder == wagonaut::Holder::Nobody;
  if (place != asker.seat && !left) return reply(asker, wish.id, Answer::NotYourChoice);
  if (hold.offered == wish.on) return reply(asker, wish.id, Answer::Granted);
  if (place == asker.seat) return happen(asker, wish.id, {{offer_line(wish.company, wish.on), ""}});
  Vote vote;
  vote.of = VoteOf::Hand;
  vote.company = *place;
  put(asker, wish.id, std::move(vote));
}

template <>
void CampaignRoom::take(const Asker& asker, const QuitWish& wish) {
  if (journal_->campaign().phase == Phase::Finished) return reply(asker, wish.id, Answer::NotNow);
  happen(asker, wish.id, {{"leave " + journal_->company_id(std::size_t(*asker.seat)), ""}});
}

template <>
void CampaignRoom::take(const Asker& asker, const MeetWish& wish) {
  const std::string date = wish.date.empty() ? std::string(kNoDate) : wish.date;
  if (const auto fault = campaign_name_fault(date); !fault.empty())
    return reply(asker, wish.id, Answer::BadText, fault);
  const std::string& agreed = journal_->roster().meet;
  if (agreed == date || (agreed.empty() && date == kNoDate))
    return reply(asker, wish.id, Answer::Granted);
  happen(asker, wish.id, {{"meet " + date, ""}});
}

template <>
void CampaignRoom::take(const Asker& asker, const RenameWish& wish) {
  if (const auto fault = campaign_name_fault(wish.name); !fault.empty())
    return reply(asker, wish.id, Answer::BadName, fault);
  if (journal_->roster().name == wish.name) return reply(asker, wish.id, Answer::Granted);
  happen(asker, wish.id, {{"name " + wish.name, ""}});
}

/// One's own company; the name is the company's, and stays when it changes hands.
template <>
void CampaignRoom::take(const Asker& asker, const CallWish& wish) {
  const auto place = journal_->place_of(wish.company);
  if (!place) return reply(asker, wish.id, Answer::NoSuchCompany);
  if (place != asker.seat) return reply(asker, wish.id, Answer::NotYourChoice);
  if (const auto fault = campaign_name_fault(wish.called); !wish.called.empty() && !fault.empty())
    return reply(asker, wish.id, Answer::BadName, fault);
  if (journal_->roster().companies[std::size_t(*place)].called == wish.called)
    return reply(asker, wish.id, Answer::Granted);
  const std::string name = wish.called.empty() ? "" : " " + wish.called;
  happen(asker, wish.id, {{"call " + wish.company + name, ""}});
}

template <>
void CampaignRoom::take(const Asker& asker, const SavedWish& wish) {
  if (wish.chapter > journal_->chapters_closed()) return reply(asker, wish.id, Answer::NotNow);
  if (wish.chapter <= journal_->hold(std::size_t(*asker.seat)).saved)
    return reply(asker, wish.id, Answer::Granted);
  happen(asker, wish.id,
         {{saved_line(journal_->company_id(std::size_t(*asker.seat)), wish.chapter), ""}});
}

template <>
void CampaignRoom::take(const Asker& asker, const ChatWish& wish) {
  if (journal_->settings().chat == ChatRule::Off ||
      (journal_->settings().chat == ChatRule::Phrases && wish.phrase.empty()))
    return reply(asker, wish.id, Answer::ChatOff);
  if (!wish.phrase.empty() && !book().has("phrases." + wish.phrase))
    return reply(asker, wish.id, Answer::NoSuchPhrase);
  if (chat_.too_fast(*asker.seat, around_.now(), around_.patience))
    return reply(asker, wish.id, Answer::TooFast);
  const std::size_t place = std::size_t(*asker.seat);
  const ChatLine& line =
      chat_.say({*asker.seat, journal_->roster().companies[place].name, wish.phrase, wish.text,
                 around_.today().time_since_epoch().count()});
  reply(asker, wish.id, Answer::Granted);
  for (const Guest& guest : guests_) guest.viewer->say(line, journal_->company_id(place));
}

template <>
void CampaignRoom::take(const Asker& asker, const SyncWish& wish) {
  reply(asker, wish.id, Answer::Granted);
}

/// The lines with which somebody takes a company; none where it is theirs already. Nothing: it was
/// answered why not.
std::optional<CampaignRoom::NewLines> CampaignRoom::lines_of_taking(const Asker& asker,
                                                                    const TakeWish& wish) const {
  const auto refuse = [&](Answer answer, const std::string& detail = "") {
    reply(asker, wish.id, answer, detail);
    return std::optional<NewLines>();
  };
  if (const auto fault = campaign_name_fault(wish.name); !fault.empty())
    return refuse(Answer::BadName, fault);
  if (!knows_company(journal_->box(), wish.company)) return refuse(Answer::NoSuchCompany);
  const auto place = journal_->place_of(wish.company);
  const auto held = journal_->place_of_token(wish.token_hash);
  if (held && held == place && !journal_->hold(std::size_t(*held)).offered) return NewLines{};
  if (held && held != place) return refuse(Answer::CompanyTaken, "the token holds another company");
  const NewLine hold{hold_line(wish.company, wish.token_hash, wish.badge), ""};
  const bool over = journal_->campaign().phase == Phase::Finished;
  if (place) {
    const std::size_t at = std::size_t(*place);
    if (!journal_->is_free(at)) return refuse(Answer::CompanyTaken);
    const bool same = journal_->roster().companies[at].name == wish.name &&
                      journal_->campaign().companies[at].holder == wagonaut::Holder::Person;
    if (over || same) return NewLines{hold};
    return NewLines{{"hand " + wish.company + " person " + wish.name, ""}, hold};
  }
  if (journal_->campaign().phase != Phase::Gathering) return refuse(Answer::NotNow);
  if (journal_->campaign().game > journal_->box().last_game_to_join) return refuse(Answer::TooLate);
  if (journal_->campaign().companies.full()) return refuse(Answer::TableFull);
  return NewLines{{"company " + wish.company + " person " + wish.name, ""}, hold};
}

template <>
void CampaignRoom::take(const Asker& asker, const TakeWish& wish) {
  if (auto lines = lines_of_taking(asker, wish)) happen(asker, wish.id, std::move(*lines));
}

template <>
void CampaignRoom::take(const Asker& asker, const SettingsWish& wish) {
  if (journal_->companies() > 0) return reply(asker, wish.id, Answer::Granted);
  happen(asker, wish.id, {{settings_line(wish.settings), ""}});
}

/// Whoever has no token is the house, and asks for what comes by HTTP.
void CampaignRoom::take_any(const Asker& asker, const CampaignWish& wish) {
  const std::string& id =
      std::visit([](const auto& one) -> const std::string& { return one.id; }, wish);
  if (!asker.seat && !asker.token_hash.empty()) return reply(asker, id, Answer::NotSeated);
  std::visit([&](const auto& one) { take(asker, one); }, wish);
}

}  // namespace wagonaut::server
