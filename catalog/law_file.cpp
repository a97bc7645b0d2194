#include "catalog/bounds.h"
#include "catalog/edition_parts.h"

namespace wagonaut {

namespace {

std::vector<std::pair<std::string_view, AwardKind>> kinds_of_awards() {
  std::vector<std::pair<std::string_view, AwardKind>> out;
  for (const AwardForm& form : kAwardForms.rows)
    if (form.line) out.emplace_back(form.word, form.kind);
  return out;
}

EditionSheet::Award read_award(const Field& field) {
  EditionSheet::Award out;
  out.kind = field["kind"].one_of<AwardKind>(kinds_of_awards());
  const AwardForm& form = kAwardForms[out.kind];
  std::vector<std::string_view> keys{"kind"};
  for (const AwardMember member : form.members) keys.push_back(kAwardMembers[std::size_t(member)]);
  field.allow_only(keys);
  if (form.has(AwardMember::Points)) out.points = field["points"].number();
  if (form.has(AwardMember::ByTickets))
    for (std::size_t i = 0; const Field& value : field["by_tickets"].items(4, 4))
      out.by_tickets[i++] = value.number();
  if (form.has(AwardMember::Unbuilt)) out.unbuilt = field["unbuilt"].number();
  if (form.has(AwardMember::ByIdle))
    for (std::size_t i = 0; const Field& value : field["by_idle"].items(12, 12))
      out.by_idle[i++] = value.number();
  return out;
}

/// The length a row of the table of points is for, 0 if for none.
int length_of(std::string_view key) {
  for (int length = 1; length <= kMaxLength; ++length)
    if (key == std::to_string(length)) return length;
  return 0;
}

}  // namespace

void read_pieces(const Field& field, EditionSheet& edition) {
  field.allow_only({"trains", "ships", "fleet", "fixed_trains", "harbours"});
  EditionSheet::Pieces& pieces = edition.pieces;
  pieces.trains = field["trains"].number();
  pieces.ships = field.number_or(0, "ships");
  pieces.fleet = field.number_or(0, "fleet");
  pieces.fixed_trains = field.number_or(0, "fixed_trains");
  pieces.harbours = field.number_or(0, "harbours");
}

void read_market(const Field& field, EditionSheet& edition) {
  field.allow_only({"loco_limit", "flush", "flush_mixes"});
  edition.market.loco_limit = field["loco_limit"].one_of<LocoLimit>(
      {{"strict", LocoLimit::Strict}, {"free", LocoLimit::Free}});
  edition.market.flush = field["flush"].number();
  edition.market.flush_mixes = field.flag_or(false, "flush_mixes");
}

void read_locos_on(const Field& field, EditionSheet& edition) {
  EditionSheet::LocosOn& on = edition.locos_on;
  if (field.is_string()) {
    field.one_of<bool>({{"all", true}});
    on = {true, true, true};
    return;
  }
  for (const Field& item : field.items(0, 2))
    *item.one_of<bool*>({{"ferry", &on.ferries}, {"tunnel", &on.tunnels}}) = true;
}

void read_ferry(const Field& field, EditionSheet& edition) {
  field.allow_only({"swap_rate", "swap_scope"});
  edition.ferry = EditionSheet::Swap{
      field["swap_rate"].number(),
      field["swap_scope"].one_of<bool>({{"any", false}, {"symbols_only", true}})};
}

void read_one_lane_with(const Field& field, EditionSheet& edition) {
  for (const Field& item : field.items()) edition.one_lane_with.push_back(item.number());
}

void read_points(const Field& field, EditionSheet& edition) {
  for (const auto& [key, value] : field.members()) {
    const int length = length_of(key);
    if (length == 0)
      value.refuse("stands under no length between 1 and " + std::to_string(kMaxLength));
    edition.points[length] = value.number();
  }
}

void read_tour_rule(const Field& field, EditionSheet& edition) {
  edition.tour_rule =
      field.one_of<TourRule>({{"trail", TourRule::Trail}, {"simple_path", TourRule::SimplePath}});
}

void read_ending(const Field& field, EditionSheet& edition) {
  field.allow_only({"threshold", "turns_each"});
  edition.ending = {field["threshold"].number(), field["turns_each"].number()};
}

void read_awards(const Field& field, EditionSheet& edition) {
  for (const Field& award : field.items()) edition.awards.push_back(read_award(award));
}

void read_ties(const Field& field, EditionSheet& edition) {
  std::vector<std::pair<std::string_view, Tie>> kinds;
  for (const TieForm& form : kTieForms.rows) kinds.emplace_back(form.word, form.kind);
  for (const Field& item : field.items()) edition.ties.push_back(item.one_of<Tie>(kinds));
}

}  // namespace wagonaut
