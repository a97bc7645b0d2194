#include "server/room/event.h"

#include <array>

#include "engine/model/ids.h"
#include "engine/record/words.h"
#include "server/room/event_open.h"
#include "server/room/log_text.h"

namespace wagonaut::server {
namespace {

enum class Said { No, Maybe, Yes };

/// How an event's line reads: a verb, the seat, one word, the rest of the line.
struct EventForm {
  EventKind kind;
  std::string_view verb;
  Said seat, rest;
};

constexpr std::array<EventForm, 15> kEventForms{{
    {EventKind::Opened, "open", Said::No, Said::Yes},
    {EventKind::Sat, "sit", Said::Yes, Said::Yes},
    {EventKind::Rose, "rise", Said::Yes, Said::No},
    {EventKind::BotSat, "bot", Said::Yes, Said::Yes},
    {EventKind::Dropped, "drop", Said::Yes, Said::No},
    {EventKind::NonceGiven, "nonce", Said::Yes, Said::Maybe},
    {EventKind::Dealt, "deal", Said::No, Said::Maybe},
    {EventKind::Played, "play", Said::Yes, Said::Yes},
    {EventKind::TakenBack, "undo", Said::Yes, Said::Yes},
    {EventKind::SteppedOut, "out", Said::Yes, Said::Maybe},
    {EventKind::SteppedIn, "in", Said::Yes, Said::No},
    {EventKind::Resigned, "resign", Said::Yes, Said::Maybe},
    {EventKind::Resumed, "resume", Said::No, Said::No},
    {EventKind::Rematched, "rematch", Said::No, Said::Yes},
    {EventKind::Closed, "close", Said::No, Said::No},
}};

constexpr bool forms_in_order() {
  for (std::size_t i = 0; i < kEventForms.size(); ++i)
    if (std::size_t(kEventForms[i].kind) != i) return false;
  return true;
}
static_assert(forms_in_order(), "one row for each kind of event, in the order of the enumeration");

/// What stands behind verb and seat.
std::string event_rest(const Event& event) {
  switch (event.kind) {
    case EventKind::Sat:
      return std::string(holder_word(event.holder)) + " " + log_word(event.token) + " " +
             log_tail(event.text);
    case EventKind::BotSat:
      return log_word(event.text) + (event.token.empty() ? "" : " " + log_tail(event.token));
    case EventKind::Played:
      return log_word(event.request) + " " + log_tail(event.text);
    case EventKind::TakenBack:
      return std::to_string(event.n);
    default:
      return log_tail(event.text);
  }
}

std::string take_event_tail(std::string_view written, std::string& text) {
  const auto read = log_tail_from(written);
  if (!read) return read.error();
  text = *read;
  return {};
}

std::string take_event_word(std::string_view word, std::string& text) {
  const auto read = log_word_from(word);
  if (!read) return read.error();
  text = *read;
  return {};
}

std::string take_sitting(std::string_view rest, Event& event) {
  const std::string_view word = take_word(rest);
  const auto holder = holder_from(word);
  if (!holder) return quoted(word) + " holds no seat";
  event.holder = *holder;
  const std::string fault = take_event_word(take_word(rest), event.token);
  return fault.empty() ? take_event_tail(rest, event.text) : fault;
}

std::string take_event_steps(std::string_view rest, Event& event) {
  const auto steps = number_in(rest);
  if (!steps || *steps == 0) return quoted(rest) + " is no number of steps";
  event.n = *steps;
  return {};
}

/// Reads what stands behind verb and seat; an empty string, or what is wrong with it.
std::string take_event_rest(std::string_view rest, Event& event) {
  if (event.kind == EventKind::Sat) return take_sitting(rest, event);
  if (event.kind == EventKind::TakenBack) return take_event_steps(rest, event);
  if (event.kind == EventKind::BotSat) {
    const std::string fault = take_event_word(take_word(rest), event.text);
    return fault.empty() ? take_event_tail(rest, event.token) : fault;
  }
  if (event.kind == EventKind::Played) {
    const std::string fault = take_event_word(take_word(rest), event.request);
    return fault.empty() ? take_event_tail(rest, event.text) : fault;
  }
  return take_event_tail(rest, event.text);
}

const EventForm* form_named(std::string_view verb) {
  for (const EventForm& form : kEventForms)
    if (form.verb == verb) return &form;
  return nullptr;
}

}  // namespace

std::string event_line(const Event& event) {
  if (event.kind == EventKind::Opened) return opened_line(event);
  const EventForm& form = kEventForms[std::size_t(event.kind)];
  std::string out(form.verb);
  if (form.seat == Said::Yes) out += " " + std::to_string(event.seat);
  if (event.kind == EventKind::Dealt) return out + log_tail(event.text);  // it has an arrow
  if (form.rest == Said::No || (form.rest == Said::Maybe && event.text.empty())) return out;
  return out + " " + event_rest(event);
}

Result<Event> event_from(std::string_view line) {
  std::string_view rest = line;
  const std::string_view verb = take_word(rest);
  const EventForm* form = form_named(verb);
  if (form == nullptr) return Failure{quoted(verb) + " is no event of a table"};
  if (form->kind == EventKind::Opened) return opened_from(line);
  Event out;
  out.kind = form->kind;
  if (form->seat == Said::Yes) {
    const std::string_view word = take_word(rest);
    const auto seat = number_in(word);
    if (!seat || *seat >= kMaxSeats) return Failure{"there is no seat " + quoted(word)};
    out.seat = *seat;
  }
  if (form->rest == Said::Yes && rest.empty()) return Failure{quoted(line) + " says too little"};
  if (form->rest == Said::No && !rest.empty()) return Failure{quoted(line) + " says too much"};
  if (out.kind == EventKind::Dealt) {
    rest = line.substr(verb.size());
    if (!rest.empty() && !rest.starts_with(kArrow))
      return Failure{"expected what luck answered, found " + quoted(rest)};
  }
  if (const std::string fault = take_event_rest(rest, out); !fault.empty())
    return Failure{std::string(verb) + ": " + fault};
  return out;
}

}  // namespace wagonaut::server
