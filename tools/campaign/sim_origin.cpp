#include "tools/campaign/sim_origin.h"

#include <algorithm>

#include "catalog/game.h"

namespace wagonaut::tools {
namespace {

template <class Wanted>
bool any_deed(const Deeds& deeds, const Wanted& wanted) {
  return std::any_of(deeds.begin(), deeds.end(), [&](const Deed& deed) {
    return wanted(deed) ||
           std::any_of(deed.options.begin(), deed.options.end(),
                       [&](const Deeds& option) { return any_deed(option, wanted); });
  });
}

bool ends_with(const Module& module, DeedKind kind) {
  return std::any_of(module.endings.begin(), module.endings.end(), [&](const EndSentence& one) {
    return any_deed(one.deeds, [&](const Deed& deed) { return deed.kind == kind; });
  });
}

/// Does a list of acts, or what follows from one of them, have such an act?
bool any_act(const Effects& rows, std::uint16_t first, ActKind kind) {
  for (std::size_t i = first;; ++i) {
    const Act& act = rows.acts[i];
    if (act.kind == kind || (act.then != 0 && any_act(rows, act.then, kind))) return true;
    if (act.has(Act::kLast)) return false;
  }
}

bool of_a_board(const Box& box, std::size_t module) {
  return std::any_of(box.regions.begin(), box.regions.end(), [&](const Region& region) {
    return std::size_t(region.module) == module && !region.cities.empty();
  });
}

Origin origin_of(const Box& box, std::size_t module) {
  if (of_a_board(box, module)) return Origin::Regions;
  if (ends_with(box.modules[module], DeedKind::Stamp)) return Origin::Stamps;
  if (ends_with(box.modules[module], DeedKind::ChooseCity)) return Origin::CityTokens;
  return Origin::OtherRules;
}

}  // namespace

std::string_view name_of(Origin origin) {
  constexpr std::array<std::string_view, kOrigins> kNames{
      "start",     "company",     "charter", "tickets",     "idle_trains",
      "stamps",    "city_tokens", "regions", "other_rules", "events",
      "postcards", "things",      "story",   "prices",      "floor"};
  return kNames[std::size_t(origin)];
}

Origins::Origins(const Box& box) {
  for (std::size_t i = 0; i < box.modules.size(); ++i) {
    modules_.push_back(origin_of(box, i));
    note_swaps(box, i);
    note_sharing(box, i);
  }
  const auto take = [&](const Deed& deed) {
    if (deed.kind == DeedKind::ChooseItem) charters_ |= deed.items;
    return false;
  };
  for (const StoryCard& card : box.story)
    for (const StorySide& side : card.sides) any_deed(side.deeds, take);
  for (const Module& module : box.modules)
    for (const EndSentence& ending : module.endings) any_deed(ending.deeds, take);
}

void Origins::note_swaps(const Box& box, std::size_t module) {
  for (const PlaySentence& one : box.modules[module].sentences)
    for (std::size_t i = one.row.first_act;; ++i) {
      const Act& act = box.rows.acts[i];
      if (act.kind == ActKind::PriceSwap && act.c != kNone)
        swaps_[act.c] = {std::uint8_t(module), {act.a, act.b}};
      if (act.has(Act::kLast)) break;
    }
}

void Origins::note_sharing(const Box& box, std::size_t module) {
  for (const PlaySentence& one : box.modules[module].sentences)
    if (any_act(box.rows, one.row.first_act, ActKind::Share)) sharing_ = std::uint8_t(module);
}

Origin Origins::of(const FactSource& source) const {
  if (source.kind == kNone) return Origin::Prices;
  switch (Source(source.kind)) {
    case Source::Module:
      return modules_[module_at(source.card)];
    case Source::Company:
      return Origin::Company;
    case Source::Event:
      return Origin::Events;
    case Source::Item:
      return is_charter(source.card) ? Origin::Charter : Origin::Things;
    case Source::Postcard:
      return Origin::Postcards;
    case Source::Story:
      return Origin::Story;
    case Source::Law:
    case Source::Region:
      break;
  }
  return Origin::OtherRules;
}

}  // namespace wagonaut::tools
