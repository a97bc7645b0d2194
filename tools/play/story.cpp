#include "tools/play/story.h"

#include <cstdlib>

#include "engine/model/fact_form.h"
#include "engine/sight/sight.h"
#include "tools/columns.h"
#include "tools/play/question_options.h"

namespace wagonaut::tools {
namespace {

constexpr const char* kNotTold = "none";

std::string card_told(const Speech& speech, const Fact& fact) {
  return fact.card == kNoCard ? kNotTold : speech.card(fact.card);
}

/// The card of a draw, as far as it is told, and where it came from.
std::string drawn(const Speech& speech, const Fact& fact) {
  const std::string card = card_told(speech, fact);
  if (fact.kind == FactKind::SlotTaken) return speech.say("labels.face_up_card", {{"card", card}});
  return speech.say("labels.deck_card",
                    {{"card", card}, {"deck", speech.deck_kind(Deck(fact.what))}});
}

bool drawing(FactKind kind) {
  return kind == FactKind::SlotTaken || kind == FactKind::BlindTaken;
}

std::string tickets_told(const Speech& speech, const Fact& fact) {
  std::vector<std::string> out;
  for (const TicketId ticket : fact.tickets)
    out.push_back(fact.kind == FactKind::OrderTurned  ? speech.order(ticket)
                  : fact.kind == FactKind::OrderTaken ? speech.ends(ticket)
                                                      : speech.ticket(ticket));
  return out.empty() ? kNotTold : joined(out, "; ");
}

bool in_money(FactKind kind) {
  return kind == FactKind::Dollars || kind == FactKind::ProspectOver ||
         kind == FactKind::OrderTaken;
}

/// With their sign. What a lane does not bring, and a token that is only used, is not told.
std::string points_told(const Speech& speech, const Fact& fact) {
  const int n = fact.kind == FactKind::PiecesExchanged ? fact.m : fact.n;
  if (n == 0 && (fact.kind == FactKind::LaneClaimed || fact.kind == FactKind::CityToken))
    return kNotTold;
  return (n < 0 ? "−" : "+") +
         (in_money(fact.kind) ? speech.money(std::abs(n)) : std::to_string(std::abs(n)));
}

/// What a blank of a fact's sentence stands for: a field of the fact, by its name on the wire, or
/// something that every sentence may ask for.
std::optional<Value> blank_of(const Speech& speech, const Fact& fact, std::string_view name) {
  if (name == "me") return "no";  // a terminal is shared: all are called by their names
  if (name == "decks") return speech.decks();
  if (name == "way") return speech.way();
  if (name == "source") return fact.source.kind == kNone ? kNotTold : "card";
  if (name == "seat") return fact.seat == kNobody ? "–" : speech.seat(fact.seat);
  if (name == "lane") return speech.lane(LaneId(fact.what));
  if (name == "node") return speech.node(NodeId(fact.what));
  if (name == "deck") return speech.deck_kind(Deck(fact.what));
  if (name == "gives") return Kind(fact.what) == Kind::Sea ? "ships" : "trains";
  if (name == "card" && fact.kind == FactKind::StoryRead) return long{fact.what} + 1;
  if (name == "card") return drawing(fact.kind) ? drawn(speech, fact) : card_told(speech, fact);
  if (name == "cards") return fact.cards.empty() ? kNotTold : speech.cards(fact.cards);
  if (name == "tickets") return tickets_told(speech, fact);
  if (name == "event") return speech.event(fact.what);
  if (name == "item") return speech.item(fact.what);
  if (name == "token") return speech.token(fact.token);
  if (name == "to") return speech.node(NodeId(fact.what));
  if (name == "colour") return speech.colour(Colour(fact.n));
  if (name == "postcard") return long{fact.what};
  if (name == "option") return option_label(speech, fact.source, fact.n);
  if (name == "side") return fact.n == 0 ? "A" : "B";
  if (name == "points") return points_told(speech, fact);
  if (name == "count" || name == "trains" || name == "turns_left") return long{fact.n};
  if (name == "ships") return long{fact.m};
  return std::nullopt;
}

/// With the card that did it, in brackets. Dollars that no card moves are the price of a lane
/// (C-0.2).
std::string with_reason(const Speech& speech, const Fact& told, std::string words) {
  const bool price = told.kind == FactKind::Dollars && told.source.kind == kNone;
  const bool colour = told.source.kind == std::uint8_t(Source::Company);  // L-54
  const std::string card = price    ? speech.say("labels.for_route")
                           : colour ? speech.say("labels.company_colour")
                                    : speech.card_name(told.source);
  if (card.empty()) return words;
  if (!words.ends_with(')')) return words + " (" + card + ")";
  words.back() = ';';
  return words + " " + card + ")";
}

/// What is written on an event or a postcard that has come up; of a postcard its holder reads both
/// sides, and everybody once it is completed.
std::string words_on(const Speech& speech, const Fact& told, const Ears& ears) {
  if (speech.box() == nullptr) return "";
  const BoxText& words = speech.box()->text;
  if (told.kind == FactKind::EventTurned || told.kind == FactKind::EventAdded)
    return speech.text(words.events[told.what].text);
  if (told.kind == FactKind::ItemGained) return speech.text(words.items[told.what].text);
  if (told.kind == FactKind::PostcardShown) return speech.text(words.postcards[told.what].secret);
  if (told.kind != FactKind::PostcardDrawn) return "";
  const PostcardText& card = words.postcards[told.what];
  if (ears.seat != told.seat) return speech.text(card.open);
  return speech.text(card.open) + " " + speech.say("labels.secret_side") + " " +
         speech.text(card.secret);
}

std::string key_of(FactKind kind) {
  return "facts." + std::string(fact_name(kind));
}

bool turned(const Fact& fact) {
  return fact.kind == FactKind::CardTurned || fact.kind == FactKind::TunnelRevealed;
}

/// The sentence of a whole row of cards that were turned up together.
std::string row_sentence(const Speech& speech, FactKind kind, const std::vector<Sort>& row) {
  std::string cards;
  for (const Sort card : row) {
    if (!cards.empty()) cards += ", ";
    cards += speech.card(card);
  }
  return speech.say(key_of(kind), {{"card", cards}, {"way", speech.way()}}) + ".";
}

/// The card that was turned up last has taken everything, and has ended it.
bool lost_all(const std::vector<Fact>& facts, std::size_t i) {
  return facts[i].kind == FactKind::ProspectOver && facts[i].n == 0 && i > 0 &&
         facts[i - 1].kind == FactKind::CardProspected;
}

/// Seen on the next screen, or told by a neighbouring fact.
bool left_out(const Fact& fact, std::optional<Seat> viewer) {
  const bool own = viewer && fact.seat == *viewer;
  return fact.kind == FactKind::TurnBegan || fact.kind == FactKind::HandDealt ||
         fact.kind == FactKind::StoryRead || (fact.kind == FactKind::AnswerLaid && own);
}

/// A sum that the fact before it has told: it is paid once.
bool told_before(const std::vector<Fact>& facts, std::size_t i) {
  if (i == 0 || facts[i].kind != FactKind::Dollars) return false;
  const Fact& last = facts[i - 1];
  const bool sum = last.kind == FactKind::ProspectOver || last.kind == FactKind::OrderTaken;
  return sum && last.seat == facts[i].seat && last.n == facts[i].n;
}

}  // namespace

std::string sentence_of(const Speech& speech, const Fact& told) {
  const auto blank = [&](std::string_view name) { return blank_of(speech, told, name); };
  return with_reason(speech, told, speech.say(key_of(told.kind), blank)) + ".";
}

std::vector<std::string> story(const Speech& speech, const std::vector<Fact>& facts,
                               const Ears& ears) {
  std::vector<std::string> out;
  for (std::size_t i = 0; i < facts.size(); ++i) {
    if (left_out(facts[i], ears.seat) || told_before(facts, i)) continue;
    if (!turned(facts[i])) {
      const Fact told = ears.open ? facts[i] : tell(facts[i], ears.seat);
      const std::string words = words_on(speech, told, ears);
      if (lost_all(facts, i))
        out.push_back(speech.say("lines.prospect_lost", {{"seat", speech.seat(told.seat)}}));
      else
        out.push_back(sentence_of(speech, told) + (words.empty() ? "" : " " + words));
      continue;
    }
    const FactKind kind = facts[i].kind;
    std::vector<Sort> row{facts[i].card};
    while (i + 1 < facts.size() && facts[i + 1].kind == kind) row.push_back(facts[++i].card);
    out.push_back(row_sentence(speech, kind, row));
  }
  return out;
}

}  // namespace wagonaut::tools
