#include "tools/play/story.h"

#include <algorithm>

#include "engine/sight/sight.h"

namespace wagonaut::tools {
namespace {

std::string who(const Speech& speech, const Fact& fact) {
  return fact.seat == kNobody ? "–" : speech.seat(fact.seat);
}

/// The card of a draw, or that it is not told.
std::string drawn(const Speech& speech, const Fact& fact) {
  if (fact.card != kNoCard) return speech.card(fact.card);
  const bool named = speech.edition().decks.size() > 1;
  const std::string hidden = speech.say(Label::HiddenCard);
  return named ? hidden + " (" + speech.deck(Deck(fact.what)) + ")" : hidden;
}

std::string dealt(const Speech& speech, const Fact& fact) {
  const std::string number = speech.count(Noun::CardTaken, fact.n);
  return fact.cards.empty() ? number : number + ": " + speech.cards(fact.cards);
}

std::string exchanged(const Speech& speech, const Fact& fact) {
  const Kind gives = Kind(fact.what);
  const Kind takes = gives == Kind::Rail ? Kind::Sea : Kind::Rail;
  return speech.say(fact.kind, {{"who", who(speech, fact)},
                                {"given", speech.pieces(gives, fact.n)},
                                {"taken", speech.pieces(takes, fact.n)},
                                {"points", speech.points(fact.m)}});
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
  return speech.say(kind, {{"cards", cards}});
}

/// Facts about cards that came from a pile.
std::string card_sentence(const Speech& speech, const Fact& told) {
  if (turned(told)) return row_sentence(speech, told.kind, {told.card});
  if (told.kind == FactKind::PileReshuffled)
    return speech.say(told.kind, {{"deck", speech.deck(Deck(told.what))},
                                  {"count", speech.count(Noun::Card, told.cards.total())}});
  const bool dealt_hand = told.kind == FactKind::HandDealt;
  return speech.say(told.kind, {{"who", who(speech, told)},
                                {"cards", dealt_hand ? dealt(speech, told) : ""},
                                {"card", dealt_hand ? "" : drawn(speech, told)}});
}

/// Facts about cards that were paid, or nearly.
std::string payment_sentence(const Speech& speech, const Fact& told) {
  const bool harbour = told.kind == FactKind::HarbourBuilt;
  return speech.say(told.kind, {{"who", who(speech, told)},
                                {"lane", harbour ? "" : speech.lane(LaneId(told.what))},
                                {"node", harbour ? speech.node(NodeId(told.what)) : ""},
                                {"cards", speech.cards(told.cards)},
                                {"points", speech.points(told.n)}});
}

std::string count_sentence(const Speech& speech, const Fact& told, Noun noun) {
  return speech.say(told.kind, {{"who", who(speech, told)}, {"count", speech.count(noun, told.n)}});
}

/// Seen on the next screen, or told by a neighbouring fact.
bool left_out(const Fact& fact, std::optional<Seat> viewer) {
  const bool own = viewer && fact.seat == *viewer;
  return fact.kind == FactKind::TurnBegan || fact.kind == FactKind::HandDealt ||
         (fact.kind == FactKind::AnswerLaid && own);
}

}  // namespace

std::string sentence_of(const Speech& speech, const Fact& told) {
  switch (told.kind) {
    case FactKind::HandDealt:
    case FactKind::CardTurned:
    case FactKind::SlotTaken:
    case FactKind::BlindTaken:
    case FactKind::PileReshuffled:
    case FactKind::TunnelRevealed:
      return card_sentence(speech, told);
    case FactKind::TunnelEntered:
    case FactKind::TollPaid:
    case FactKind::TunnelLeft:
    case FactKind::LaneClaimed:
    case FactKind::HarbourBuilt:
      return payment_sentence(speech, told);
    case FactKind::TicketsOffered:
    case FactKind::TicketsKept:
      return count_sentence(speech, told, Noun::Ticket);
    case FactKind::TollAsked:
      return count_sentence(speech, told, Noun::Card);
    case FactKind::LastRound:
      return count_sentence(speech, told, Noun::Turn);
    case FactKind::FleetRevealed:
      return speech.say(told.kind, {{"who", who(speech, told)},
                                    {"trains", speech.count(Noun::Train, told.n)},
                                    {"ships", speech.count(Noun::Ship, told.m)}});
    case FactKind::PiecesExchanged:
      return exchanged(speech, told);
    case FactKind::GameStarted:
    case FactKind::MarketFlushed:
    case FactKind::AnswerLaid:
    case FactKind::TurnPassed:
    case FactKind::TurnBegan:
    case FactKind::GameEnded:
      break;
  }
  return speech.say(told.kind, {{"who", who(speech, told)}});
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
