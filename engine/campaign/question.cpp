#include "engine/campaign/question.h"

#include <algorithm>

#include "engine/campaign/deeds.h"

namespace wagonaut {
namespace {

using Options = FixedVector<std::uint8_t, 64>;

template <class Set>
Options members(const Set& set) {
  Options out;
  for (const auto id : set) out.push_back(std::uint8_t(id));
  return out;
}

/// An option none of whose deeds can be carried out is not offered (C-0.19).
bool can_choose(const Box& box, const Campaign& c, const Deeds& option) {
  return std::any_of(option.begin(), option.end(), [&](const Deed& deed) {
    const CompanyList meant = companies_meant(c.closing, deed.who);
    return std::any_of(meant.begin(), meant.end(),
                       [&](std::uint8_t company) { return can_carry_out(box, c, deed, company); });
  });
}

Options open_options(const Box& box, const Campaign& c, const Deed& deed) {
  Options out;
  for (std::size_t i = 0; i < deed.options.size(); ++i)
    if (can_choose(box, c, deed.options[i])) out.push_back(std::uint8_t(i + 1));
  return out;
}

ItemSet free_items(const Campaign& c, const Deed& deed) {
  ItemSet out = deed.items;
  for (const CompanyState& company : c.companies) out -= company.office | company.vault;
  return out;
}

NodeSet free_cities(const Campaign& c, const Deed& deed, std::uint8_t company) {
  NodeSet out = deed.cities & c.closing.reached[company];
  int own = 0;
  for (int i = 0; i < kMaxNodes; ++i) {
    if (c.owner[std::size_t(i)] != 0) out.erase(NodeId(i));
    own += c.owner[std::size_t(i)] == company + 1;
  }
  return deed.n != 0 && own >= deed.n ? NodeSet{} : out;
}

CampaignAsk question_of(const Box& box, const Campaign& c, const Deed& deed, std::uint8_t company) {
  if (deed.kind == DeedKind::ChooseOption)
    return {company, CampaignAskOf::Option, open_options(box, c, deed)};
  if (deed.kind == DeedKind::ChooseItem)
    return {company, CampaignAskOf::Item, members(free_items(c, deed))};
  return {company, CampaignAskOf::City, members(free_cities(c, deed, company))};
}

const Deeds* deeds_at(const Box& box, const Campaign& c) {
  const Closing& at = c.closing;
  if (at.step == 3) {
    if (at.card >= box.story.size()) return nullptr;
    return &box.story[at.card].sides[at.part].deeds;
  }
  if (at.step != 4 && at.step != 5 && at.step != 7) return nullptr;
  if (at.card >= box.modules.size()) return nullptr;
  return &box.modules[at.card].endings[at.part].deeds;
}

}  // namespace

const Deed* deed_at(const Box& box, const Campaign& c) {
  const Deeds* deeds = deeds_at(box, c);
  return deeds == nullptr || c.closing.deed >= deeds->size() ? nullptr : &(*deeds)[c.closing.deed];
}

std::optional<CampaignAsk> campaign_ask(const Box& box, const Campaign& c) {
  if (c.phase != Phase::Closing) return {};
  if (c.closing.step == 2) {
    if (c.closing.discard.empty()) return {};
    return CampaignAsk{c.caboose, CampaignAskOf::Event, members(c.closing.discard)};
  }
  const Deed* deed = deed_at(box, c);
  if (deed == nullptr || !is_choice(*deed)) return {};
  const CompanyList meant = companies_meant(c.closing, deed->who);
  if (c.closing.turn >= meant.size() || meant[c.closing.turn] == kNone) return {};
  const CampaignAsk ask = question_of(box, c, *deed, meant[c.closing.turn]);
  return ask.options.empty() ? std::nullopt : std::optional(ask);
}

std::string answer_text(const Box& box, CampaignAskOf of, std::uint8_t option) {
  switch (of) {
    case CampaignAskOf::Event:
      return box.events[option].id;
    case CampaignAskOf::Option:
      return std::to_string(option);
    case CampaignAskOf::Item:
      return box.items[option].id;
    case CampaignAskOf::City:
      return box.nodes[option];
  }
  return {};
}

std::optional<std::uint8_t> answer_from(const Box& box, const CampaignAsk& ask,
                                        std::string_view word) {
  for (const std::uint8_t option : ask.options)
    if (answer_text(box, ask.of, option) == word) return option;
  return {};
}

}  // namespace wagonaut
