// The final count of a campaign (L-90).
#include "catalog/bounds.h"
#include "catalog/box_reader.h"

namespace wagonaut {

namespace {

std::vector<std::uint8_t> read_pays(const Field& field) {
  std::vector<std::uint8_t> out;
  for (const Field& pay : field.items(1, kMaxSeats))
    out.push_back(std::uint8_t(read_small(pay, 1, kMaxValue)));
  return out;
}

/// {"3": 5, "5": 10}: with so many different ones, so many dollars more.
std::vector<std::array<std::uint8_t, 2>> read_set_bonus(const Field& field) {
  std::vector<std::array<std::uint8_t, 2>> out;
  for (const auto& [key, dollars] : field.members()) {
    int different = 0;
    for (int n = 1; n <= kMaxItems; ++n)
      if (key == std::to_string(n)) different = n;
    if (different == 0) dollars.refuse("stands under no number of items");
    out.push_back({std::uint8_t(different), std::uint8_t(read_small(dollars, 1, kMaxValue))});
  }
  return out;
}

/// Dollars by the value of a flag.
std::array<std::uint8_t, 3> read_by_flag(const Field& field, const Flag& flag) {
  std::array<std::uint8_t, 3> out{};
  for (const auto& [key, dollars] : field.members()) {
    const auto found = std::find(flag.values.begin(), flag.values.end(), key);
    if (found == flag.values.end() || found - flag.values.begin() > 1)
      dollars.refuse("stands under no value of flag " + flag.id);
    out[std::size_t(found - flag.values.begin()) + 1] =
        std::uint8_t(read_small(dollars, 0, kMaxValue));
  }
  return out;
}

}  // namespace

void BoxReader::read_evaluation() {
  const Field field = file("evaluation.json");
  field.allow_only(
      {"about", "absence_value", "parts", "winner", "ties", "min_games", "min_games_text"});
  Evaluation& out = box_.evaluation;
  for (std::size_t i = 0; const Field& value : field["absence_value"].items(int(box_.games.size()),
                                                                            int(box_.games.size())))
    out.absence[i++] = std::uint8_t(read_small(value, 1, 200));
  for (const Field& part : field["parts"].items(1, 16)) out.parts.push_back(read_part(part));
  out.min_games = std::uint8_t(read_small(field["min_games"], 0, int(box_.games.size())));
  for (const Field& tie : field["ties"].items(1, 8)) {
    const auto part = std::find_if(out.parts.begin(), out.parts.end(),
                                   [&](const CountPart& one) { return one.id == tie.string(); });
    if (part != out.parts.end())
      out.ties.push_back({CountTie::By::Part, std::uint8_t(part - out.parts.begin())});
    else
      out.ties.push_back({tie.one_of<CountTie::By>({{"slip_of_game_12", CountTie::By::LastSlip},
                                                    {"shared", CountTie::By::Shared}}),
                          0});
  }
}

CountPart BoxReader::read_part(const Field& field) {
  CountPart out;
  out.id = field["id"].id();
  const std::string kind = field["kind"].string();
  if (kind == "sum") {
    field.allow_only({"id", "text", "kind"});
    out.kind = CountKind::Slips;
  } else if (kind == "table") {
    field.allow_only({"id", "text", "kind", "table"});
    field["table"].one_of<bool>({{"absence_value", true}});
    out.kind = CountKind::Absence;
  } else if (kind == "replace_worst") {
    field.allow_only({"id", "text", "kind", "count"});
    out.kind = CountKind::Forgiven;
    out.n = std::int16_t(read_small(field["count"], 1, kMaxGames));
  } else if (kind == "items") {
    field.allow_only({"id", "text", "kind", "item_kind", "flag", "values", "share", "set_bonus"});
    out.kind = CountKind::Items;
    out.items = names_.items_of(field["item_kind"]);
    if (const auto flag = field.find("flag")) {
      out.flag = std::uint8_t(names_.flag(*flag));
      const Flag& named = names_.flags[out.flag];
      if (const auto values = field.find("values")) out.values = read_by_flag(*values, named);
      if (const auto share = field.find("share")) out.share = read_by_flag(*share, named);
    }
    if (const auto bonus = field.find("set_bonus")) out.set_bonus = read_set_bonus(*bonus);
  } else if (kind == "rank") {
    field.allow_only({"id", "text", "kind", "of", "pays", "pays_two", "least"});
    field["of"].one_of<bool>({{"stamps", true}});
    out.kind = CountKind::Stamps;
    out.pays = read_pays(field["pays"]);
    out.pays_two = read_pays(field["pays_two"]);
    out.least = std::uint8_t(read_small(field["least"], 0, kMaxTickets));
  } else {
    field["kind"].one_of<bool>({{"sum", true},
                                {"table", true},
                                {"replace_worst", true},
                                {"items", true},
                                {"rank", true},
                                {"per", true}});
    field.allow_only({"id", "text", "kind", "of", "each"});
    field["of"].one_of<bool>({{"postcards", true}});
    out.kind = CountKind::Postcards;
    out.n = std::int16_t(read_small(field["each"], 1, kMaxValue));
  }
  return out;
}

}  // namespace wagonaut
