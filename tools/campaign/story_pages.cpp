#include "tools/campaign/story_pages.h"

#include "engine/campaign/chapter.h"
#include "texts/book.h"
#include "tools/columns.h"
#include "tools/text/language.h"

namespace wagonaut::tools {

const std::string& story_side(const BoxEntry& box, std::uint8_t card, int side, Language language) {
  const StoryText& text = box.text.story[card];
  return in(language, side == 0 ? text.a : text.b);
}

std::vector<std::string> region_page(const BoxEntry& box, std::uint8_t region, Language language) {
  const RegionText& text = box.text.regions[region];
  std::vector<std::string> out{
      say(language, "campaign.region_opens", {{"thing", in(language, text.name)}}),
      in(language, text.letter)};
  if (const std::string& partner = in(language, text.partner); !partner.empty())
    out.push_back(say(language, "campaign.region_partner", {{"thing", partner}}));
  std::vector<std::string> cities, inside;
  for (const NodeId city : box.law.regions[region].cities)
    cities.push_back(in(language, box.names.map.nodes[std::size_t(city)].name));
  for (const Text& thing : text.inside) inside.push_back(in(language, thing));
  if (!cities.empty())
    out.push_back(say(language, "campaign.region_cities", {{"things", joined(cities, ", ")}}));
  if (!inside.empty())
    out.push_back(say(language, "campaign.region_inside", {{"things", joined(inside, ", ")}}));
  return out;
}

std::vector<std::string> story_of_last_game(const CampaignStore& store, Language language) {
  const CampaignCourse& course = store.course();
  std::vector<std::string> out;
  for (const int i : course.standing()) {
    const EntryKind kind = course.entries()[std::size_t(i)].entry.kind;
    if (kind == EntryKind::Chapter) {
      out.clear();
      const Opening opening = opening_of(store.box().law, course.after(i));
      for (const Reading& read : opening.edition.affairs.readings)
        out.push_back(story_side(store.box(), read.card, read.side, language));
    }
    for (const CampaignFact& fact : course.facts(i))
      if (fact.kind == CampaignFactKind::StoryRead)
        out.push_back(story_side(store.box(), fact.what, fact.n, language));
  }
  return out;
}

}  // namespace wagonaut::tools
