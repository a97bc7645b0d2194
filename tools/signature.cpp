#include "tools/signature.h"

#include "catalog/catalog.h"
#include "catalog/game.h"
#include "engine/record/record.h"
#include "engine/record/recorder.h"

namespace wagonaut::tools {
namespace {

/// FNV-1a over small numbers, folded to 32 bits at the end.
class Digest {
 public:
  void add(std::uint64_t value) {
    for (int byte = 0; byte < 4; ++byte) {
      hash_ ^= (value >> (8 * byte)) & 0xff;
      hash_ *= 0x100000001b3;
    }
  }
  void add(const Cards& cards) {
    for (const std::uint8_t n : cards.count) add(n);
  }
  void add(const Outcomes& luck) {
    for (const Sort card : luck.cards) add(std::uint64_t(card));
    for (const TicketId ticket : luck.tickets) add(std::uint64_t(ticket));
    add(luck.start ? std::uint64_t(*luck.start) : 255);
  }
  void add(const RecordStep& step) {
    add(std::uint64_t(step.seat));
    add(std::uint64_t(step.move.kind));
    add(step.move.what);
    add(step.move.amount);
    add(step.move.payment);
    add(step.luck);
  }
  void add(const SeatStanding& seat) {
    using enum AwardKind;
    for (const int number :
         {seat.points(Lanes) + seat.points(Exchanges), seat.points(Tickets), seat.value(Tickets),
          seat.value(LongestTrail), seat.points(LongestTrail), seat.points(MostTickets),
          seat.points(Harbours), seat.points(Unbuilt)})
      add(std::uint64_t(std::int64_t{number}));
    // Whatever else a law gives points for.
    for (const Part& part : seat.parts)
      if (part.kind > Unbuilt) add(std::uint64_t(std::int64_t{part.points}));
    for (const int number : {int(seat.total), int(seat.place)})
      add(std::uint64_t(std::int64_t{number}));
  }
  std::uint32_t number() const { return std::uint32_t(hash_ ^ (hash_ >> 32)); }

 private:
  std::uint64_t hash_ = 0xcbf29ce484222325;
};

void add_game(const Game& game, std::uint64_t seed, Digest& digest) {
  const Edition& ed = game.edition;
  QuickChance luck{Quick(seed)};
  Quick choice(~seed);
  Recorder recorder(ed, GameHeader{game.card.id, game.card.rules, {}, {}}, luck);
  Menu menu;
  while (!over(recorder.state())) {
    const Seat seat = *recorder.state().open.ask.waiting.begin();
    list_moves(ed, recorder.state(), seat, menu);
    recorder.play(seat, menu.at(ed, recorder.state().open, choice.below(menu.size())));
  }
  digest.add(recorder.record().deal);
  for (const RecordStep& step : recorder.record().steps) digest.add(step);
  const Standings result = standings(ed, recorder.state());
  for (int seat = 0; seat < ed.seats; ++seat) digest.add(result.at(Seat(seat)));
}

}  // namespace

Result<Signature> signature(const Catalog& catalog, int games_each) {
  Signature out;
  Digest all;
  for (const EditionCard& card : catalog.editions())
    for (int seats = card.min_seats; seats <= card.max_seats; ++seats) {
      const auto game = catalog.build(card.id, seats);
      if (!game) return game.failure();
      Digest part;
      for (int i = 0; i < games_each; ++i) add_game(*game, std::uint64_t(i), part);
      out.parts.push_back({card.id, seats, part.number()});
      all.add(std::uint64_t(part.number()));
    }
  out.number = all.number();
  return out;
}

}  // namespace wagonaut::tools
