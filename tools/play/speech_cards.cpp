// What cards that do things are called, and what they say.
#include "engine/campaign/opening.h"
#include "engine/record/words.h"
#include "tools/play/speech.h"

namespace wagonaut::tools {
namespace {

/// The words of a thing, or its number where there are none.
std::string named(const Speech& speech, const std::string& words, int number) {
  return words.empty() ? speech.say("labels.number", {{"n", std::to_string(number)}}) : words;
}

}  // namespace

std::string Speech::money(int n) const {
  return say("labels.money", {{"n", std::to_string(n)}});
}

std::string Speech::company(Seat seat) const {
  return in_dollars() ? text(game_.companies[std::size_t(seat)].name) : "";
}

std::string Speech::event(std::uint8_t id) const {
  if (box_ != nullptr) return text(box_->text.events[id].name);
  return named(*this, id < game_.events.size() ? text(game_.events[id].name) : "", id + 1);
}

std::string Speech::item(std::uint8_t id) const {
  return named(*this, box_ != nullptr ? text(box_->text.items[id].name) : "", id + 1);
}

std::string Speech::token(std::uint8_t id) const {
  return named(*this, box_ != nullptr ? text(box_->text.tokens[id].name) : "", id + 1);
}

std::string Speech::colour(Colour colour) const {
  for (int i = 0; i < edition().faces.size(); ++i)
    if (const Face& face = edition().faces[std::size_t(i)];
        !face.loco && !face.news && face.colour == colour)
      return text(game_.sorts[std::size_t(i)].name);
  return say("labels.number", {{"n", std::to_string(int(colour) + 1)}});
}

std::string Speech::card_name(const FactSource& source) const {
  if (source.kind == kNone) return "";
  switch (Source(source.kind)) {
    case Source::Company:
      return company(Seat(source.card));
    case Source::Event:
      return event(source.card);
    case Source::Item:
      return item(source.card);
    case Source::Module:
      return box_ != nullptr ? text(box_->text.modules[module_at(source.card)].name) : "";
    case Source::Region:
      return box_ != nullptr ? text(box_->text.regions[source.card].name) : "";
    case Source::Story:
      return say("labels.story");
    case Source::Postcard:
      return say("labels.postcard", {{"n", std::to_string(int{source.card})}});
    case Source::Law:
      return say("labels.large_city");  // its one sentence, told by `rules` too
  }
  return "";
}

std::string Speech::card_text(const FactSource& source) const {
  if (source.kind == kNone || box_ == nullptr) return "";
  const BoxText& words = box_->text;
  switch (Source(source.kind)) {
    case Source::Event:
      return text(words.events[source.card].text);
    case Source::Item:
      return text(words.items[source.card].text);
    case Source::Module:
      return text(words.modules[module_at(source.card)].rule);
    case Source::Company:
      return text(game_.companies[source.card].card);
    case Source::Postcard:
      return text(words.postcards[source.card].open);
    case Source::Story: {
      const Reading& reading = edition().affairs.readings[source.card];
      const StoryText& story = words.story[reading.card];
      return text(reading.side == 0 ? story.a : story.b);
    }
    case Source::Region:
    case Source::Law:
      break;
  }
  return "";
}

}  // namespace wagonaut::tools
