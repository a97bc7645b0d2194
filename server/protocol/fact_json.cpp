#include "server/protocol/writing.h"
#include "server/room/fact_text.h"

namespace wagonaut::server {
namespace {

/// The fields of one fact, by the names the protocol knows them by.
class FactWriter {
 public:
  FactWriter(JsonWriter& w, const Labels& labels, const Fact& fact)
      : w_(w), labels_(labels), fact_(fact) {}

  FactWriter& seat() {
    w_.field("seat", index(fact_.seat));
    return *this;
  }
  FactWriter& slot() {
    w_.field("slot", fact_.what);
    return *this;
  }
  FactWriter& deck() { return label("deck", labels_.decks); }
  FactWriter& lane() { return label("lane", labels_.lanes); }
  FactWriter& node() { return label("node", labels_.nodes); }
  FactWriter& gives() {
    w_.field("gives", Kind(fact_.what) == Kind::Rail ? "trains" : "ships");
    return *this;
  }
  FactWriter& card() {
    if (fact_.card != kNoCard) w_.field("card", labels_.sorts[std::size_t(fact_.card)]);
    return *this;
  }
  FactWriter& cards() {
    w_.field("cards", cards_text(labels_, fact_.cards));
    return *this;
  }
  FactWriter& own_cards() { return fact_.cards.empty() ? *this : cards(); }
  FactWriter& own_tickets() {
    if (fact_.tickets.empty()) return *this;
    w_.key("tickets");
    write_set(w_, labels_.tickets, fact_.tickets);
    return *this;
  }
  FactWriter& n(std::string_view name) {
    w_.field(name, fact_.n);
    return *this;
  }
  FactWriter& m(std::string_view name) {
    w_.field(name, fact_.m);
    return *this;
  }

 private:
  FactWriter& label(std::string_view name, const std::vector<std::string>& labels) {
    w_.field(name, labels[fact_.what]);
    return *this;
  }

  JsonWriter& w_;
  const Labels& labels_;
  const Fact& fact_;
};

void write_fields(FactWriter& f, FactKind kind) {
  switch (kind) {
    case FactKind::GameStarted:
    case FactKind::AnswerLaid:
    case FactKind::TurnPassed:
    case FactKind::TurnBegan:
      f.seat();
      return;
    case FactKind::HandDealt:
      f.seat().deck().n("count").own_cards();
      return;
    case FactKind::CardTurned:
      f.slot().card();
      return;
    case FactKind::SlotTaken:
      f.seat().slot().card();
      return;
    case FactKind::BlindTaken:
      f.seat().deck().card();
      return;
    case FactKind::MarketFlushed:
      f.cards();
      return;
    case FactKind::PileReshuffled:
      f.deck().cards();
      return;
    case FactKind::TicketsOffered:
    case FactKind::TicketsKept:
      f.seat().n("count").own_tickets();
      return;
    case FactKind::FleetRevealed:
      f.seat().n("trains").m("ships");
      return;
    case FactKind::TunnelEntered:
    case FactKind::TollPaid:
    case FactKind::TunnelLeft:
      f.seat().lane().cards();
      return;
    case FactKind::TunnelRevealed:
      f.card();
      return;
    case FactKind::TollAsked:
      f.seat().lane().n("count");
      return;
    case FactKind::LaneClaimed:
      f.seat().lane().cards().n("points");
      return;
    case FactKind::HarbourBuilt:
      f.seat().node().cards();
      return;
    case FactKind::PiecesExchanged:
      f.seat().gives().n("count").m("points");
      return;
    case FactKind::LastRound:
      f.seat().n("turns_left");
      return;
    case FactKind::GameEnded:
      return;
  }
}

}  // namespace

void write_fact(JsonWriter& w, const Labels& labels, const Fact& fact) {
  w.open().field("kind", fact_name(fact.kind));
  FactWriter fields(w, labels, fact);
  write_fields(fields, fact.kind);
  w.close();
}

}  // namespace wagonaut::server
