#include "tools/play/card_question.h"

#include <fmt/format.h>

#include "engine/sight/view.h"
#include "tools/columns.h"
#include "tools/play/question_options.h"
#include "tools/text/commands.h"

namespace wagonaut::tools {
namespace {

bool asked(const View& view) {
  return view.open.ask.kind == AskKind::EffectChoice;
}

const Act& act_of(const Speech& speech, const CardQuestion& q) {
  return speech.edition().effects.acts[q.act];
}

FactSource source_of(const Speech& speech, const CardQuestion& q) {
  const Sentence& row = speech.edition().effects.sentences[q.row];
  return {std::uint8_t(row.source), row.card};
}

/// What it costs to say yes, or to choose; empty if it is nothing.
std::string price_words(const Speech& speech, const Act& act) {
  if (act.kind != ActKind::May && act.kind != ActKind::ChooseLane &&
      act.kind != ActKind::ChooseTicket)
    return "";
  switch (PaidIn(act.c)) {
    case PaidIn::Dollars:
      return speech.money(act.n);
    case PaidIn::Cards:
      return speech.count("card", act.n);
    case PaidIn::Locos:
      return speech.count("loco", act.n);
    case PaidIn::Nothing:
      break;
  }
  return "";
}

std::string_view question_key(ActKind kind) {
  switch (kind) {
    case ActKind::ChooseOption:
      return "lines.choose_option";
    case ActKind::ChooseCity:
      return "lines.choose_city";
    case ActKind::ChooseToken:
      return "lines.choose_token";
    case ActKind::ChooseLane:
      return "lines.choose_lane";
    case ActKind::ChooseItem:
      return "lines.choose_item";
    case ActKind::ChooseTicket:
      return "lines.choose_ticket";
    case ActKind::Paint:
      return "lines.choose_colour";
    default:
      return "lines.want_that";
  }
}

/// What is asked for; of a route also what is done with it.
std::string question_words(const Speech& speech, const View& view, const Act& act) {
  constexpr std::pair<ActKind, std::string_view> kDone[] = {
      {ActKind::PutAtLane, "lines.choose_lane_to_mark"},
      {ActKind::TakeFromLane, "lines.choose_lane_to_free"}};
  for (const auto& [kind, key] : kDone)
    if (const Act* done = done_with_lane(speech, view, kind))
      return speech.say(key, {{"token", speech.token(done->a)}});
  return speech.say(question_key(act.kind));
}

std::string prospect_words(const Speech& speech, const View& view) {
  if (view.open.tunnel.revealed.empty()) return speech.say("lines.prospect_first");
  std::vector<std::string> row;
  for (int i = 0; i < speech.edition().faces.size(); ++i)
    for (int n = 0; n < view.open.tunnel.revealed[Sort(i)]; ++n)
      row.push_back(speech.card(Sort(i)));
  std::string cards;
  for (const std::string& card : row) cards += (cards.empty() ? "" : ", ") + card;
  return speech.say("lines.prospect_on",
                    {{"cards", cards}, {"money", speech.money(view.open.extras.question.sum)}});
}

/// A completed postcard is open on both sides; everything else says what all may read.
std::string text_of(const Speech& speech, const FactSource& source) {
  if (Source(source.kind) == Source::Postcard && speech.box() != nullptr)
    return speech.text(speech.box()->text.postcards[source.card].secret);
  return speech.card_text(source);
}

void add_yes(SheetWriter& writer, const Speech& speech, const Act& act, const Move& move) {
  if (act.kind == ActKind::Prospect) return writer.add(speech.say("lines.prospect_yes"), move);
  const std::string price =
      !move.payment.empty() ? speech.cards(move.payment) : price_words(speech, act);
  writer.add(
      price.empty() ? speech.say("labels.yes") : speech.say("lines.yes_for", {{"price", price}}),
      move);
}

void add_no(SheetWriter& writer, const Speech& speech, const View& view, const Act* act) {
  const bool stop =
      act != nullptr && act->kind == ActKind::Prospect && !view.open.tunnel.revealed.empty();
  const bool chooses = view.open.extras.question.of != ChoiceOf::YesOrNo;
  const std::string words =
      act == nullptr ? speech.say("lines.go_on")
      : stop         ? speech.say("lines.prospect_stop",
                                  {{"money", speech.money(view.open.extras.question.sum)}})
                     : speech.say(chooses ? "lines.choose_none" : "labels.no");
  writer.add(words, Move::decline());
}

}  // namespace

std::string card_question(const Speech& speech, const View& view, int width) {
  const CardQuestion& q = view.open.extras.question;
  if (!asked(view) || q.row == kNone) return "";
  const Act& act = act_of(speech, q);
  const FactSource source = source_of(speech, q);
  const bool story = Source(source.kind) == Source::Story;
  const std::string name = story ? "" : speech.paint().bold(speech.card_name(source)) + ". ";
  std::string out = wrap(name + text_of(speech, source), 2, width) + "\n";
  if (act.kind == ActKind::Prospect)
    return out + wrap(prospect_words(speech, view), 2, width) + "\n";
  const std::string price = price_words(speech, act);
  if (story && act.kind == ActKind::ChooseOption) out += speech.say("campaign.ever_option") + "\n";
  out += question_words(speech, view, act);
  if (!price.empty()) out += " " + speech.say("lines.it_costs", {{"price", price}});
  if (act.kind == ActKind::May && PaidIn(act.c) == PaidIn::Cards)
    out += " " + speech.say("lines.other_cards",
                            {{"word", command_word(speech.language(), Command::Yes)}});
  return out + "\n";
}

void add_card_answers(SheetWriter& writer, const Speech& speech, const View& view,
                      std::size_t most) {
  if (!asked(view)) return;
  const CardQuestion& q = view.open.extras.question;
  const Act* act = q.row == kNone ? nullptr : &act_of(speech, q);
  // It is asked all the same: not to ask would show the hand (C-0.19).
  if (act != nullptr && act->kind != ActKind::Prospect &&
      moves_of(speech, view, MoveKind::Choose).empty() &&
      moves_of(speech, view, MoveKind::Accept).empty())
    writer.remark(speech.say("lines.toll_not_held"));
  add_options(writer, speech, view, most);
  if (act != nullptr)
    for (const Move& move : moves_of(speech, view, MoveKind::Accept))
      add_yes(writer, speech, *act, move);
  if (!moves_of(speech, view, MoveKind::Decline).empty()) add_no(writer, speech, view, act);
  writer.lines();
  if (act != nullptr) add_options_hint(writer, speech, view);
}

}  // namespace wagonaut::tools
