#include "server/room/table_act.h"

#include <array>

#include "engine/model/ids.h"
#include "engine/record/words.h"
#include "server/room/log_text.h"
#include "server/room/table_act_open.h"

namespace wagonaut::server {
namespace {

enum class Said { No, Maybe, Yes };

/// How an act's line reads: a verb, the seat, one word, the rest of the line. And what it is called
/// when it is told.
struct TableActForm {
  TableActKind kind;
  std::string_view verb, told;
  Said seat, rest;
};

constexpr std::array<TableActForm, 20> kActForms{{
    {TableActKind::Opened, "open", "opened", Said::No, Said::Yes},
    {TableActKind::Sat, "sit", "sat", Said::Yes, Said::Yes},
    {TableActKind::Rose, "rise", "rose", Said::Yes, Said::No},
    {TableActKind::BotSat, "bot", "bot_sat", Said::Yes, Said::Yes},
    {TableActKind::Dropped, "drop", "dropped", Said::Yes, Said::No},
    {TableActKind::NonceGiven, "nonce", "nonce_given", Said::Yes, Said::Maybe},
    {TableActKind::ShareGiven, "share", "share_given", Said::Yes, Said::Yes},
    {TableActKind::Started, "start", "started", Said::No, Said::No},
    {TableActKind::Revealed, "reveal", "revealed", Said::Yes, Said::Yes},
    {TableActKind::StartFailed, "fail", "start_failed", Said::No, Said::Yes},
    {TableActKind::Dealt, "deal", "dealt", Said::No, Said::Maybe},
    {TableActKind::Played, "play", "played", Said::Yes, Said::Yes},
    {TableActKind::TakenBack, "undo", "taken_back", Said::Yes, Said::Yes},
    {TableActKind::SteppedOut, "out", "stepped_out", Said::Yes, Said::Maybe},
    {TableActKind::SteppedIn, "in", "stepped_in", Said::Yes, Said::No},
    {TableActKind::Resigned, "resign", "resigned", Said::Yes, Said::Maybe},
    {TableActKind::Handed, "hand", "handed", Said::Yes, Said::Yes},
    {TableActKind::Resumed, "resume", "resumed", Said::No, Said::No},
    {TableActKind::Rematched, "rematch", "rematched", Said::No, Said::Yes},
    {TableActKind::Closed, "close", "closed", Said::No, Said::No},
}};

constexpr bool forms_in_order() {
  for (std::size_t i = 0; i < kActForms.size(); ++i)
    if (std::size_t(kActForms[i].kind) != i) return false;
  return true;
}
static_assert(forms_in_order(), "one row for each kind of act, in the order of the enumeration");

/// Between who sits there and the badge they wear.
constexpr char kWearing = '+';

/// "person", or "person+fox" of somebody who wears a badge.
std::string sitting_word(const TableAct& act) {
  const std::string holder(word_for(act.holder));
  return act.badge.empty() ? holder : holder + kWearing + log_word(act.badge);
}

/// What stands behind verb and seat.
std::string act_rest(const TableAct& act) {
  switch (act.kind) {
    case TableActKind::Sat:
    case TableActKind::Handed:
      return sitting_word(act) + " " + log_word(act.token) + " " + log_tail(act.text);
    case TableActKind::BotSat:
      return log_word(act.text) + (act.token.empty() ? "" : " " + log_tail(act.token));
    case TableActKind::StartFailed:
      return log_word(act.token) + (act.text.empty() ? "" : " " + log_tail(act.text));
    case TableActKind::Played:
      return log_word(act.request) + " " + log_tail(act.text);
    case TableActKind::TakenBack:
      return std::to_string(act.n);
    default:
      return log_tail(act.text);
  }
}

std::string take_act_tail(std::string_view written, std::string& text) {
  const auto read = log_tail_from(written);
  if (!read) return read.error();
  text = *read;
  return {};
}

std::string take_act_word(std::string_view word, std::string& text) {
  const auto read = log_word_from(word);
  if (!read) return read.error();
  text = *read;
  return {};
}

std::string take_sitting(std::string_view rest, TableAct& act) {
  const std::string_view word = take_word(rest);
  const std::size_t wearing = word.find(kWearing);
  const auto holder = meaning_of<Holder>(word.substr(0, wearing));
  if (!holder) return quoted(word) + " holds no seat";
  act.holder = *holder;
  if (wearing != word.npos)
    if (std::string odd = take_act_word(word.substr(wearing + 1), act.badge); !odd.empty())
      return odd;
  const std::string fault = take_act_word(take_word(rest), act.token);
  return fault.empty() ? take_act_tail(rest, act.text) : fault;
}

std::string take_act_steps(std::string_view rest, TableAct& act) {
  const auto steps = number_in(rest);
  if (!steps || *steps == 0) return quoted(rest) + " is no number of steps";
  act.n = *steps;
  return {};
}

/// Reads what stands behind verb and seat; an empty string, or what is wrong with it.
std::string take_act_rest(std::string_view rest, TableAct& act) {
  if (act.kind == TableActKind::Sat || act.kind == TableActKind::Handed)
    return take_sitting(rest, act);
  if (act.kind == TableActKind::TakenBack) return take_act_steps(rest, act);
  if (act.kind == TableActKind::BotSat) {
    const std::string fault = take_act_word(take_word(rest), act.text);
    return fault.empty() ? take_act_tail(rest, act.token) : fault;
  }
  if (act.kind == TableActKind::StartFailed) {
    const std::string fault = take_act_word(take_word(rest), act.token);
    return fault.empty() ? take_act_tail(rest, act.text) : fault;
  }
  if (act.kind == TableActKind::Played) {
    const std::string fault = take_act_word(take_word(rest), act.request);
    return fault.empty() ? take_act_tail(rest, act.text) : fault;
  }
  return take_act_tail(rest, act.text);
}

const TableActForm* form_named(std::string_view verb) {
  for (const TableActForm& form : kActForms)
    if (form.verb == verb) return &form;
  return nullptr;
}

}  // namespace

std::string_view told_word(TableActKind kind) {
  return kActForms[std::size_t(kind)].told;
}

bool is_of_a_seat(TableActKind kind) {
  return kActForms[std::size_t(kind)].seat == Said::Yes;
}

std::string act_line(const TableAct& act) {
  if (act.kind == TableActKind::Opened) return opened_line(act);
  const TableActForm& form = kActForms[std::size_t(act.kind)];
  std::string out(form.verb);
  if (form.seat == Said::Yes) out += " " + std::to_string(act.seat);
  if (act.kind == TableActKind::Dealt) return out + log_tail(act.text);  // it has an arrow
  if (form.rest == Said::No || (form.rest == Said::Maybe && act.text.empty())) return out;
  return out + " " + act_rest(act);
}

Result<TableAct> act_from(std::string_view line) {
  std::string_view rest = line;
  const std::string_view verb = take_word(rest);
  const TableActForm* form = form_named(verb);
  if (form == nullptr) return Failure{quoted(verb) + " is no event of a table"};
  if (form->kind == TableActKind::Opened) return opened_from(line);
  TableAct out;
  out.kind = form->kind;
  if (form->seat == Said::Yes) {
    const std::string_view word = take_word(rest);
    const auto seat = number_in(word);
    if (!seat || *seat >= kMaxSeats) return Failure{"there is no seat " + quoted(word)};
    out.seat = *seat;
  }
  if (form->rest == Said::Yes && rest.empty()) return Failure{quoted(line) + " says too little"};
  if (form->rest == Said::No && !rest.empty()) return Failure{quoted(line) + " says too much"};
  if (out.kind == TableActKind::Dealt) {
    rest = line.substr(verb.size());
    if (!rest.empty() && !rest.starts_with(kArrow))
      return Failure{"expected what luck answered, found " + quoted(rest)};
  }
  if (const std::string fault = take_act_rest(rest, out); !fault.empty())
    return Failure{std::string(verb) + ": " + fault};
  return out;
}

}  // namespace wagonaut::server
