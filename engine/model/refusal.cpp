#include "engine/model/refusal.h"

#include <array>

#include "engine/base/check.h"

namespace wagonaut {
namespace {

struct Entry {
  Refusal code;
  std::string_view name, rules;
};

constexpr std::array<Entry, kRefusals> kEntries{{
    {Refusal::GameIsOver, "game_is_over", "G-44"},
    {Refusal::NotYourDecision, "not_your_decision", "G-2"},
    {Refusal::WrongKindOfMove, "wrong_kind_of_move", "G-3"},
    {Refusal::NoSuchSlot, "no_such_slot", "G-13"},
    {Refusal::SlotEmpty, "slot_empty", "G-21"},
    {Refusal::NothingToDraw, "nothing_to_draw", "G-20, W-20"},
    {Refusal::PileEmpty, "pile_empty", "G-21, W-21"},
    {Refusal::LocoNotAsSecondCard, "loco_not_as_second_card", "G-22, W-23"},
    {Refusal::NoSuchLane, "no_such_lane", "G-25"},
    {Refusal::LaneTaken, "lane_taken", "G-25"},
    {Refusal::LaneClosed, "lane_closed", "G-27"},
    {Refusal::OwnGroup, "own_group", "G-27"},
    {Refusal::TooFewPieces, "too_few_pieces", "G-25, U-17, W-31"},
    {Refusal::CardsNotHeld, "cards_not_held", "G-25"},
    {Refusal::WrongNumberOfCards, "wrong_number_of_cards", "G-28, N-34, N-37, W-36, W-42"},
    {Refusal::MixedColours, "mixed_colours", "G-29"},
    {Refusal::WrongColour, "wrong_colour", "G-29"},
    {Refusal::WrongDeck, "wrong_deck", "W-31"},
    {Refusal::LocosNotAllowed, "locos_not_allowed", "N-12, S-12"},
    {Refusal::TooFewLocos, "too_few_locos", "N-31"},
    {Refusal::CardSuperfluous, "card_superfluous", "W-42"},
    {Refusal::PairsDoNotMatch, "pairs_do_not_match", "W-35"},
    {Refusal::WrongToll, "wrong_toll", "G-33"},
    {Refusal::NoTicketsLeft, "no_tickets_left", "G-38"},
    {Refusal::TooFewTicketsKept, "too_few_tickets_kept", "G-36"},
    {Refusal::NoSuchTicket, "no_such_ticket", "G-36"},
    {Refusal::FleetOutOfRange, "fleet_out_of_range", "W-10"},
    {Refusal::NoSuchNode, "no_such_node", "W-50"},
    {Refusal::NotAPort, "not_a_port", "W-50"},
    {Refusal::HarbourStandsThere, "harbour_stands_there", "W-50, W-55"},
    {Refusal::NoOwnLaneThere, "no_own_lane_there", "W-50"},
    {Refusal::NoHarbourLeft, "no_harbour_left", "W-50"},
    {Refusal::WrongHarbourCards, "wrong_harbour_cards", "W-51, W-53"},
    {Refusal::NothingExchanged, "nothing_exchanged", "W-56"},
    {Refusal::TooManyExchanged, "too_many_exchanged", "W-57"},
    {Refusal::LaneOffBoard, "lane_off_board", "L-51"},
    {Refusal::TooFewCardsLeft, "too_few_cards_left", "L-33"},
    {Refusal::PlainCardsFirst, "plain_cards_first", "L-4"},
    {Refusal::LaneShut, "lane_shut", "C-15"},
    {Refusal::TooFewDollars, "too_few_dollars", "C-0"},
    {Refusal::TooManySwapped, "too_many_swapped", "C-9"},
    {Refusal::ExtraCardMissing, "extra_card_missing", "C-0"},
    {Refusal::NotUsable, "not_usable", "C-0"},
    {Refusal::NotAnOption, "not_an_option", "C-0"},
    {Refusal::WrongDiscard, "wrong_discard", "L-46"},
    {Refusal::NotOptional, "not_optional", "C-0"},
}};

const Entry& entry(Refusal refusal) {
  const Entry& found = kEntries[std::size_t(refusal)];
  CHECK(found.code == refusal);
  return found;
}

}  // namespace

std::string_view refusal_name(Refusal refusal) {
  return entry(refusal).name;
}
std::string_view refusal_rules(Refusal refusal) {
  return entry(refusal).rules;
}

}  // namespace wagonaut
