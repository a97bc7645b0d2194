#include "bench/load/moves.h"

#include "bench/load/scan.h"

namespace wagonaut::load {
namespace {

/// The choices by kind, as they are written.
struct Offers {
  std::string_view slots, blind, refill, claims, tolls, keep, fleet, harbours, exchange;
  bool tickets = false, withdraw = false;
};

Offers offers_in(std::string_view choices) {
  Offers out;
  for (Walk walk(choices); walk.next();) {
    if (walk.key == "slots") out.slots = walk.value;
    if (walk.key == "blind") out.blind = walk.value;
    if (walk.key == "refill") out.refill = walk.value;
    if (walk.key == "claims") out.claims = walk.value;
    if (walk.key == "tolls") out.tolls = walk.value;
    if (walk.key == "keep") out.keep = walk.value;
    if (walk.key == "fleet") out.fleet = walk.value;
    if (walk.key == "harbours") out.harbours = walk.value;
    if (walk.key == "exchange") out.exchange = walk.value;
    if (walk.key == "draw_tickets") out.tickets = true;
    if (walk.key == "withdraw") out.withdraw = true;
  }
  return out;
}

Walk any_of(std::string_view offer, Dice& dice) {
  return nth(offer, dice.below(size_of(offer)));
}

std::string any_text(const char* verb, std::string_view list, Dice& dice) {
  return verb + std::string(text_of(any_of(list, dice).value));
}

std::string any_number(const char* verb, std::string_view list, Dice& dice) {
  return verb + std::string(any_of(list, dice).value);
}

/// "claim LANE CARDS", "harbour NODE CARDS"
std::string any_paid(const char* verb, std::string_view places, Dice& dice) {
  const Walk place = any_of(places, dice);
  return any_text((verb + std::string(place.key) + " ").c_str(), place.value, dice);
}

std::string any_exchange(std::string_view exchange, Dice& dice) {
  const Walk kind = any_of(exchange, dice);
  return any_number("exchange ", kind.value, dice) + " " + std::string(kind.key);
}

std::string all_kept(std::string_view keep) {
  std::string out = "keep";
  for (Walk walk(member(keep, "offer")); walk.next();) out.append(" ").append(text_of(walk.value));
  return out;
}

std::string any_draw(const Offers& offers, Dice& dice) {
  const bool face_up = !offers.slots.empty() && (offers.blind.empty() || dice.below(2) == 0);
  return face_up ? any_number("slot ", offers.slots, dice) : any_text("blind ", offers.blind, dice);
}

/// A turn's action, or its second card.
std::string any_action(const Offers& offers, Dice& dice) {
  if (!offers.harbours.empty() && dice.below(8) == 0)
    return any_paid("harbour ", offers.harbours, dice);
  if (!offers.claims.empty() && dice.below(2) == 0) return any_paid("claim ", offers.claims, dice);
  if (offers.tickets && dice.below(25) == 0) return "tickets";
  if (!offers.slots.empty() || !offers.blind.empty()) return any_draw(offers, dice);
  if (!offers.claims.empty()) return any_paid("claim ", offers.claims, dice);
  if (offers.tickets) return "tickets";
  if (!offers.harbours.empty()) return any_paid("harbour ", offers.harbours, dice);
  return offers.exchange.empty() ? "" : any_exchange(offers.exchange, dice);
}

}  // namespace

std::uint32_t Dice::roll() {  // splitmix64
  std::uint64_t z = (state_ += 0x9e3779b97f4a7c15u);
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return std::uint32_t((z ^ z >> 31) >> 32);
}

std::string some_move(std::string_view choices, Dice& dice) {
  const Offers offers = offers_in(choices);
  if (!offers.keep.empty()) return all_kept(offers.keep);
  if (!offers.fleet.empty()) return any_number("fleet ", offers.fleet, dice);
  if (!offers.refill.empty()) return any_text("refill ", offers.refill, dice);
  if (!offers.tolls.empty()) return any_text("pay ", offers.tolls, dice);
  if (offers.withdraw) return "withdraw";
  return any_action(offers, dice);
}

}  // namespace wagonaut::load
