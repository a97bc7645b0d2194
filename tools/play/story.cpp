#include "tools/play/story.h"

#include <cstdlib>

#include "engine/model/fact_form.h"
#include "engine/record/words.h"
#include "engine/sight/sight.h"

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
  std::string out;
  for (const TicketId ticket : fact.tickets)
    out += (out.empty() ? "" : "; ") + speech.ticket(ticket);
  return out.empty() ? kNotTold : out;
}

std::string signed_points(int n) {
  return (n < 0 ? "−" : "+") + std::to_string(std::abs(n));
}

std::string colour_name(const Speech& speech, Colour colour) {
  for (int i = 0; i < speech.edition().faces.size(); ++i)
    if (const Face& face = speech.edition().faces[std::size_t(i)];
        !face.loco && !face.news && face.colour == colour)
      return speech.text(speech.game().sorts[std::size_t(i)].name);
  return kNotTold;
}

/// What a blank of a fact's sentence stands for: a field of the fact, by its name on the wire, or
/// something that every sentence may ask for.
std::optional<Value> blank_of(const Speech& speech, const Fact& fact, std::string_view name) {
  if (name == "me") return "no";  // a terminal is shared: all are called by their names
  if (name == "decks") return speech.decks();
  if (name == "seat") return fact.seat == kNobody ? "–" : speech.seat(fact.seat);
  if (name == "lane") return speech.lane(LaneId(fact.what));
  if (name == "node") return speech.node(NodeId(fact.what));
  if (name == "deck") return speech.deck_kind(Deck(fact.what));
  if (name == "gives") return Kind(fact.what) == Kind::Sea ? "ships" : "trains";
  if (name == "card" && fact.kind == FactKind::StoryRead) return long{fact.what} + 1;
  if (name == "card") return drawing(fact.kind) ? drawn(speech, fact) : card_told(speech, fact);
  if (name == "cards") return fact.cards.empty() ? kNotTold : speech.cards(fact.cards);
  if (name == "tickets") return tickets_told(speech, fact);
  if (name == "event") return name_in(speech.game().labels.events, fact.what);
  if (name == "item") return name_in(speech.game().labels.items, fact.what);
  if (name == "token") return name_in(speech.game().labels.tokens, fact.token);
  if (name == "to") return speech.node(NodeId(fact.what));
  if (name == "colour") return colour_name(speech, Colour(fact.n));
  if (name == "postcard") return long{fact.what};
  if (name == "option") return long{fact.n};
  if (name == "side") return fact.n == 0 ? "A" : "B";
  if (name == "points")
    return signed_points(fact.kind == FactKind::PiecesExchanged ? fact.m : fact.n);
  if (name == "count" || name == "trains" || name == "turns_left") return long{fact.n};
  if (name == "ships") return long{fact.m};
  return std::nullopt;
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
  return speech.say(key_of(kind), {{"card", cards}}) + ".";
}

/// Seen on the next screen, or told by a neighbouring fact.
bool left_out(const Fact& fact, std::optional<Seat> viewer) {
  const bool own = viewer && fact.seat == *viewer;
  return fact.kind == FactKind::TurnBegan || fact.kind == FactKind::HandDealt ||
         (fact.kind == FactKind::AnswerLaid && own);
}

}  // namespace

std::string sentence_of(const Speech& speech, const Fact& told) {
  const auto blank = [&](std::string_view name) { return blank_of(speech, told, name); };
  return speech.say(key_of(told.kind), blank) + ".";
}

std::vector<std::string> story(const Speech& speech, const std::vector<Fact>& facts,
                               const Ears& ears) {
  std::vector<std::string> out;
  for (std::size_t i = 0; i < facts.size(); ++i) {
    if (left_out(facts[i], ears.seat)) continue;
    if (!turned(facts[i])) {
      out.push_back(sentence_of(speech, ears.open ? facts[i] : tell(facts[i], ears.seat)));
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
