#include "tools/text/labels.h"

#include <array>
#include <utility>

#include "tools/text/table.h"

namespace wagonaut::tools {
namespace {

constexpr std::array<std::pair<Label, Sentence>, kLabels> kLabelRows{{
    {Label::Market, {"Face up", "Odkryte"}},
    {Label::Hand, {"Hand", "Ręka"}},
    {Label::Tickets, {"Tickets", "Bilety"}},
    {Label::Pile, {"pile", "stos"}},
    {Label::Discards, {"discards", "odrzucone"}},
    {Label::TicketPile, {"tickets", "bilety"}},
    {Label::Score, {"score", "punkty"}},
    {Label::Trains, {"trains", "wagoniki"}},
    {Label::Ships, {"ships", "statki"}},
    {Label::HarboursLeft, {"harbours", "porty"}},
    {Label::Cards, {"cards", "karty"}},
    {Label::TicketsHeld, {"tickets", "bilety"}},
    {Label::ToMove, {"◄ to move", "◄ ruch"}},
    {Label::CutOff, {"cut off", "odcięty"}},
    {Label::Missing, {"{count} missing", "brakuje: {count}"}},
    {Label::Closed, {"closed", "zamknięta"}},
    {Label::Draw, {"Draw", "Dobierz"}},
    {Label::Claim, {"Claim", "Zajmij"}},
    {Label::Other, {"Or", "Albo"}},
    {Label::Blind, {"from the pile", "ze stosu"}},
    {Label::OnlyCard, {"(the only card)", "(jedyna karta)"}},
    {Label::NotNow, {"(not now)", "(nie teraz)"}},
    {Label::HiddenCard, {"a card", "karta"}},
    {Label::ScoreLanes, {"routes", "połączenia"}},
    {Label::ScoreTickets, {"tickets", "bilety"}},
    {Label::ScoreTrailBonus, {"longest trail", "najdłuższa trasa"}},
    {Label::ScoreTicketsBonus, {"most tickets", "najwięcej biletów"}},
    {Label::ScoreHarbours, {"harbours", "porty"}},
    {Label::ScoreUnbuilt, {"unbuilt", "niezbudowane"}},
    {Label::ScoreTotal, {"TOTAL", "RAZEM"}},
    {Label::ScoreCompleted, {"| complete tickets", "| ukończone bilety"}},
    {Label::ScoreTrail, {"trail length", "długość trasy"}},
}};

static_assert(in_order(kLabelRows, &decltype(kLabelRows)::value_type::first),
              "one row for each label, in the order of the enumeration");

}  // namespace

const Sentence& sentence(Label label) {
  return kLabelRows[std::size_t(label)].second;
}

const Sentence& sentence(Tie tie) {
  static constexpr std::array<Sentence, 4> kTies{{
      {"complete tickets", "liczba ukończonych biletów"},
      {"holding the bonus for the longest trail", "premia za najdłuższą trasę"},
      {"length of the longest trail", "długość najdłuższej trasy"},
      {"points from harbours", "punkty za porty"},
  }};
  return kTies[std::size_t(tie)];
}

}  // namespace wagonaut::tools
