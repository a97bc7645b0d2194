#include "server/lobby/reasons.h"

#include "bots/reasons/reason.h"
#include "catalog/game.h"
#include "engine/record/record.h"
#include "engine/sight/sight.h"

namespace wagonaut::server {
namespace {

template <class Id>
void tell_thing(MoveReason& out, std::string_view name, const std::vector<std::string>& labels,
                const std::optional<Id>& id) {
  if (id) out.things.emplace_back(name, labels[std::size_t(*id)]);
}

void tell_number(MoveReason& out, std::string_view name, const std::optional<int>& number) {
  if (number) out.numbers.emplace_back(name, *number);
}

MoveReason told(const Labels& labels, const Reason& reason) {
  MoveReason out;
  out.code = code_of(reason.why);
  tell_thing(out, "ticket", labels.tickets, reason.ticket);
  tell_thing(out, "other", labels.tickets, reason.other);
  tell_thing(out, "lane", labels.lanes, reason.lane);
  tell_thing(out, "node", labels.nodes, reason.node);
  tell_thing(out, "card", labels.sorts, reason.card);
  tell_thing(out, "deck", labels.decks, reason.deck);
  if (reason.kind)
    out.things.emplace_back("pieces", *reason.kind == Kind::Rail ? "trains" : "ships");
  tell_number(out, "count", reason.count);
  tell_number(out, "points", reason.points);
  tell_number(out, "trains", reason.trains);
  tell_number(out, "ships", reason.ships);
  return out;
}

}  // namespace

MoveReason reason_of_move(const Game& game, const State& before, Seat seat, const Move& move) {
  return told(game.labels, reason_of(game.edition, look(game.edition, before, seat), move));
}

}  // namespace wagonaut::server
