#include "tools/play/question_options.h"

#include <algorithm>
#include <cctype>
#include <initializer_list>
#include <tuple>

#include "engine/campaign/opening.h"
#include "engine/record/record.h"
#include "engine/rules/network.h"
#include "engine/rules/scoring.h"
#include "engine/sight/view.h"
#include "tools/columns.h"
#include "tools/play/choices.h"

namespace wagonaut::tools {
namespace {

constexpr std::size_t kManyOptions = 8;  // from here on it is quicker to type a name

/// An option and how much it helps the tickets of whoever is asked; the smallest rank helps most.
struct Option {
  Move move;
  std::string words;
  int rank = 0;
};
enum { kHelps, kHelpsWithMore, kOther, kHarms };

const Act& asked_act(const Speech& speech, const View& view) {
  return speech.edition().effects.acts[view.open.extras.question.act];
}

/// Is this done with the lane that is chosen?
bool lane_is_for(const Speech& speech, const View& view, ActKind kind) {
  return done_with_lane(speech, view, kind) != nullptr;
}

/// Tickets that are complete as soon as these lanes count for them, and were not before.
std::string completed_with(const Speech& speech, const View& view,
                           std::initializer_list<LaneId> lanes) {
  const Edition& ed = speech.edition();
  const Seat me = *view.viewer;
  OpenTable open = view.open;
  const OpenSeat before = with_shared(ed, open, me);
  for (const LaneId lane : lanes) {
    if (open.extras.shared[me].full()) return "";
    open.extras.shared[me].push_back(lane);
  }
  const OpenSeat after = with_shared(ed, open, me);
  std::vector<std::string> tickets;
  for (const TicketId id : view.own->tickets)
    if (ticket_complete(ed, after, id) && !ticket_complete(ed, before, id))
      tickets.push_back(speech.ticket(id));
  return joined(tickets, "; ");
}

/// With another one of the lanes, as long as one more may be chosen afterwards.
std::string completed_with_more(const Speech& speech, const View& view,
                                const std::vector<Move>& moves, LaneId lane) {
  if (view.open.extras.question.left == 0) return "";
  for (const Move& other : moves) {
    const LaneId next{other.what};
    if (next == lane || !completed_with(speech, view, {next}).empty()) continue;
    const std::string tickets = completed_with(speech, view, {lane, next});
    if (!tickets.empty()) return tickets;
  }
  return "";
}

std::string city_owner(const Speech& speech, std::uint8_t owner) {
  if (owner == kOwnerAway) return speech.say("labels.not_here");
  return owner == 0 ? "" : speech.seat(Seat(owner - 1));
}

/// What an option is called, and can be typed for.
std::string option_name(const Speech& speech, const View& view, std::uint8_t what) {
  const CardQuestion& q = view.open.extras.question;
  switch (q.of) {
    case ChoiceOf::Option: {
      const Sentence& row = speech.edition().effects.sentences[q.row];
      return option_label(speech, {std::uint8_t(row.source), row.card}, what + 1);
    }
    case ChoiceOf::City:
      return speech.node(NodeId(what));
    case ChoiceOf::Lane:
      return speech.lane(LaneId(what));
    case ChoiceOf::Item:
      return speech.item(what);
    case ChoiceOf::Ticket:
      return speech.ticket(TicketId(what));
    case ChoiceOf::Colour:
      return speech.colour(Colour(what));
    case ChoiceOf::YesOrNo:
      break;
  }
  return "";
}

/// With what one wants to know before it is chosen.
std::string option_words(const Speech& speech, const View& view, std::uint8_t what) {
  const std::string name = option_name(speech, view, what);
  switch (view.open.extras.question.of) {
    case ChoiceOf::City:
      if (asked_act(speech, view).kind != ActKind::ChooseToken) return name;
      return name + " (" + city_owner(speech, view.open.extras.city[what].owner) + ")";
    case ChoiceOf::Lane: {
      const Seat owner = owner_of(speech.edition(), view.open, LaneId(what));
      return owner == kNobody ? name + " " + speech.spaces(LaneId(what))
                              : name + " (" + speech.owned(owner, badge(owner)) + ")";
    }
    case ChoiceOf::Item:
      return name + ". " + speech.card_text({std::uint8_t(Source::Item), what});
    default:
      return name;
  }
}

Option option_of(const Speech& speech, const View& view, const std::vector<Move>& moves,
                 const Move& move, const LaneSet& wanted) {
  Option out{move, option_words(speech, view, move.what), kOther};
  if (view.open.extras.question.of != ChoiceOf::Lane) return out;
  const LaneId lane{move.what};
  std::string_view key = "labels.completes";
  std::string tickets;
  if (lane_is_for(speech, view, ActKind::Share)) {
    tickets = completed_with(speech, view, {lane});
    out.rank = tickets.empty() ? kOther : kHelps;
    if (tickets.empty()) tickets = completed_with_more(speech, view, moves, lane);
    if (out.rank == kOther && !tickets.empty()) {
      out.rank = kHelpsWithMore;
      key = "labels.completes_with_more";
    }
  } else if (wanted.contains(lane)) {
    // What closes a route is not to close one's own way.
    out.rank = lane_is_for(speech, view, ActKind::PutAtLane) ? kHarms : kHelps;
  }
  if (out.rank != kOther) out.words = "★ " + out.words;
  if (!tickets.empty()) out.words += ": " + speech.say(key, {{"tickets", tickets}});
  return out;
}

/// Lanes by what they bring, whose they are and by name; all else as the card has it.
std::vector<Option> options_of(const Speech& speech, const View& view,
                               const std::vector<Move>& moves) {
  const LaneSet wanted = wanted_lanes(speech.edition(), view);
  std::vector<Option> out;
  for (const Move& move : moves) out.push_back(option_of(speech, view, moves, move, wanted));
  if (view.open.extras.question.of != ChoiceOf::Lane) return out;
  const auto order = [&](const Option& one) {
    const LaneId lane{one.move.what};
    return std::tuple(one.rank, owner_of(speech.edition(), view.open, lane),
                      folded(speech.lane(lane)));
  };
  std::stable_sort(out.begin(), out.end(),
                   [&](const Option& a, const Option& b) { return order(a) < order(b); });
  return out;
}

bool named_by_city(const View& view) {
  const ChoiceOf of = view.open.extras.question.of;
  return of == ChoiceOf::Lane || of == ChoiceOf::City;
}

/// Where a part is found in a name: at the beginning of a word, or anywhere.
bool begins_a_word(const std::string& name, const std::string& part) {
  for (std::size_t at = name.find(part); at != name.npos; at = name.find(part, at + 1))
    if (at == 0 || std::isalnum(static_cast<unsigned char>(name[at - 1])) == 0) return true;
  return false;
}

}  // namespace

std::string option_label(const Speech& speech, const FactSource& source, int option) {
  std::string plain = speech.say("labels.number", {{"n", std::to_string(option)}});
  if (speech.box() == nullptr || source.kind == kNone) return plain;
  std::string card;
  if (Source(source.kind) == Source::Module)
    card = speech.box()->law.modules[module_at(source.card)].id;
  if (Source(source.kind) == Source::Story) {
    const Reading& reading = speech.edition().affairs.readings[source.card];
    card = speech.box()->law.story[reading.card].id + (reading.side == 0 ? " a" : " b");
  }
  const auto labels = speech.box()->text.labels.find(card);
  if (labels == speech.box()->text.labels.end() || option > int(labels->second.size()))
    return plain;
  return speech.text(labels->second[std::size_t(option - 1)]);
}

const Act* done_with_lane(const Speech& speech, const View& view, ActKind kind) {
  const auto& acts = speech.edition().effects.acts;
  const Act& asked = asked_act(speech, view);
  if (asked.kind != ActKind::ChooseLane) return nullptr;
  for (int i = asked.then;; ++i) {
    if (acts[i].kind == kind) return &acts[i];
    if (acts[i].has(Act::kLast)) return nullptr;
  }
}

std::vector<Move> options_named(const Speech& speech, const View& view, std::string_view typed) {
  if (view.open.ask.kind != AskKind::EffectChoice || typed.empty()) return {};
  const ChoiceOf of = view.open.extras.question.of;
  const std::string part = folded(typed);
  std::vector<Move> beginning, anywhere;
  for (const Move& move : moves_of(speech, view, MoveKind::Choose)) {
    if (choice_text(speech.game().labels, of, move.what) == typed) return {move};
    const std::string name = folded(option_name(speech, view, move.what));
    if (begins_a_word(name, part)) beginning.push_back(move);
    if (name.find(part) != name.npos) anywhere.push_back(move);
  }
  return beginning.empty() ? anywhere : beginning;
}

void add_options(SheetWriter& writer, const Speech& speech, const View& view, std::size_t most) {
  const auto options = options_of(speech, view, moves_of(speech, view, MoveKind::Choose));
  const bool all = options.size() <= most;
  for (std::size_t i = 0; i < (all ? options.size() : most - 1); ++i)
    writer.add(options[i].words, options[i].move);
  if (!all)
    writer.add(speech.say("lines.all_options", {{"n", std::to_string(options.size())}}),
               Choice{.opens = Choice::Opens::Options});
}

void add_options_hint(SheetWriter& writer, const Speech& speech, const View& view) {
  const auto moves = moves_of(speech, view, MoveKind::Choose);
  if (moves.empty()) return;
  const auto options = options_of(speech, view, moves);
  if (lane_is_for(speech, view, ActKind::Share) && options.front().rank == kOther)
    writer.remark(speech.say("lines.none_completes"));
  if (moves.size() > kManyOptions && named_by_city(view))
    writer.remark(speech.say("lines.part_of_name"));
}

Sheet option_sheet(const Speech& speech, const View& view, std::string_view part, int width) {
  SheetWriter writer(speech, width);
  const auto moves =
      part.empty() ? moves_of(speech, view, MoveKind::Choose) : options_named(speech, view, part);
  for (const Option& option : options_of(speech, view, moves))
    writer.add(option.words, option.move);
  writer.lines();
  return writer.finish();
}

}  // namespace wagonaut::tools
