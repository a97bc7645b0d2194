#include "catalog/law_file.h"

#include <algorithm>

#include "catalog/bounds.h"

namespace wagonaut {

namespace {

/// W-10, W-12: a fleet is chosen, or fixed, from all pieces; the rest is the box.
void check_fleet(const Field& field, const Pieces& pieces) {
  const int fleet = pieces.fleet, fixed = pieces.fixed_trains;
  const int box = pieces.trains + pieces.ships - fleet;
  if (fleet == 0) {
    if (pieces.trains + pieces.ships > kMaxPieces)
      field["trains"].refuse("makes " + std::to_string(pieces.trains + pieces.ships) +
                             " pieces with the ships, more than " + std::to_string(kMaxPieces));
    if (fixed > 0) field["fixed_trains"].refuse("fixes a fleet, but fleet is 0");
    return;
  }
  if (box < 0)
    field["fleet"].refuse("is more than all pieces, " +
                          std::to_string(pieces.trains + pieces.ships));
  if (box > kMaxBox)
    field["fleet"].refuse("leaves " + std::to_string(box) + " pieces in the box, more than " +
                          std::to_string(kMaxBox));
  if (fixed > fleet)
    field["fixed_trains"].refuse("is more than the fleet, " + std::to_string(fleet));
  if (fixed > 0 && fleet - fixed > pieces.ships)
    field["fixed_trains"].refuse("leaves a fleet of " + std::to_string(fleet - fixed) +
                                 " ships, more than " + std::to_string(pieces.ships));
}

Pieces read_pieces(const Field& field) {
  field.allow_only({"trains", "ships", "fleet", "fixed_trains", "harbours"});
  Pieces out;
  out.trains = std::uint8_t(field["trains"].number(0, kMaxOfOneKind));
  out.ships = std::uint8_t(field.number_or(0, "ships", 0, kMaxOfOneKind));
  out.fleet = std::uint8_t(field.number_or(0, "fleet", 0, kMaxPieces));
  out.fixed_trains = std::uint8_t(field.number_or(0, "fixed_trains", 0, out.trains));
  out.harbours = std::uint8_t(field.number_or(0, "harbours", 0, kMaxHarbours));
  check_fleet(field, out);
  return out;
}

void read_market(const Field& field, Edition& ed) {
  field.allow_only({"loco_limit", "flush"});
  ed.loco_limit = field["loco_limit"].one_of<LocoLimit>(
      {{"strict", LocoLimit::Strict}, {"free", LocoLimit::Free}});
  ed.flush_at = std::uint8_t(field["flush"].number(0, ed.slots()));
}

void read_ending(const Field& field, Edition& ed) {
  field.allow_only({"threshold", "turns_each"});
  const int supply = ed.pieces.fleet > 0 ? ed.pieces.fleet : ed.pieces.trains + ed.pieces.ships;
  ed.end_threshold = std::uint8_t(field["threshold"].number(0, supply));
  if (ed.end_threshold == supply) field["threshold"].refuse("ends the game before it begins");
  ed.turns_each = std::uint8_t(field["turns_each"].number(1, kMaxTurnsEach));
}

Award read_award(const Field& field) {
  Award out;
  out.kind = field["kind"].one_of<AwardKind>({{"tickets", AwardKind::Tickets},
                                              {"longest_trail", AwardKind::LongestTrail},
                                              {"most_tickets", AwardKind::MostTickets},
                                              {"harbours", AwardKind::Harbours}});
  switch (out.kind) {
    case AwardKind::Tickets:
      field.allow_only({"kind"});
      break;
    case AwardKind::LongestTrail:
    case AwardKind::MostTickets:
      field.allow_only({"kind", "points"});
      out.points = std::int8_t(field["points"].number(1, kMaxValue));
      break;
    case AwardKind::Harbours:
      field.allow_only({"kind", "by_tickets", "unbuilt"});
      for (int i = 0; const Field& value : field["by_tickets"].items(4, 4))
        out.by_tickets[std::size_t(i++)] = std::int8_t(value.number(-kMaxValue, kMaxValue));
      out.unbuilt = std::int8_t(field["unbuilt"].number(-kMaxValue, kMaxValue));
      break;
    case AwardKind::Lanes:
    case AwardKind::Exchanges:
    case AwardKind::Unbuilt:
      break;  // no lines of the law
  }
  return out;
}

void read_awards(const Field& field, Edition& ed) {
  for (const Field& item : field.items(1, decltype(ed.awards)::capacity())) {
    const Award award = read_award(item);
    if (ed.award(award.kind) != nullptr) item["kind"].refuse("is awarded twice");
    ed.awards.push_back(award);
  }
}

void read_ties(const Field& field, Edition& ed) {
  for (const Field& item : field.items(0, decltype(ed.ties)::capacity())) {
    const Tie tie = item.one_of<Tie>({{"tickets", Tie::Tickets},
                                      {"trail_bonus", Tie::TrailBonus},
                                      {"longest_trail", Tie::LongestTrail},
                                      {"harbours", Tie::Harbours}});
    if (std::find(ed.ties.begin(), ed.ties.end(), tie) != ed.ties.end())
      item.refuse("breaks ties twice");
    if (tie == Tie::TrailBonus && ed.award(AwardKind::LongestTrail) == nullptr)
      item.refuse("needs the award longest_trail");
    if (tie == Tie::Harbours && ed.award(AwardKind::Harbours) == nullptr)
      item.refuse("needs the award harbours");
    ed.ties.push_back(tie);
  }
}

/// W-51: a harbour is paid with anchors; without them, or without a port, nobody could build one.
void check_harbours(const Field& file, const Edition& ed) {
  if (ed.pieces.harbours == 0) return;
  const auto anchored = [&ed](Kind kind) {
    return std::any_of(ed.faces.begin(), ed.faces.end(), [&](const Face& face) {
      return face.anchor && ed.deck(face.deck).kind == kind;
    });
  };
  if (!anchored(Kind::Rail) || !anchored(Kind::Sea))
    file["pieces"]["harbours"].refuse("needs cards with anchors in a rail and in a sea deck");
}

}  // namespace

void read_law(const Field& file, Edition& ed) {
  ed.pieces = read_pieces(file["pieces"]);
  read_market(file["market"], ed);
  read_ending(file["ending"], ed);
  read_awards(file["awards"], ed);
  read_ties(file["ties"], ed);
  if (const auto rule = file.find("tour_rule"))
    ed.tour_rule =
        rule->one_of<TourRule>({{"trail", TourRule::Trail}, {"simple_path", TourRule::SimplePath}});
  check_harbours(file, ed);
}

}  // namespace wagonaut
