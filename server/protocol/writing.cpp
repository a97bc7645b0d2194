#include "server/protocol/writing.h"

#include "engine/model/cards.h"
#include "engine/record/fairness.h"
#include "engine/record/labels.h"

namespace wagonaut::server {

void write_languages(JsonWriter& w, const Text& text) {
  for (const auto& [language, code] : kLanguages) w.field(code, text[language]);
}

void write_text(JsonWriter& w, const Text& text) {
  w.open();
  write_languages(w, text);
  w.close();
}

void write_texts(JsonWriter& w, const std::vector<std::string>& texts) {
  w.open('[');
  for (const std::string& text : texts) w.text(text);
  w.close(']');
}

void write_failed(JsonWriter& w, const std::vector<FailedStart>& failed) {
  w.open('[');
  for (const FailedStart& start : failed) {
    w.open().field("commitment", start.commitment).key("waited_for");
    write_texts(w, start.waited_for);
    w.close();
  }
  w.close(']');
}

void write_options(JsonWriter& w, const Options& options) {
  w.open();
  for (const auto& [id, choice] : options) w.field(id, choice);
  w.close();
}

void write_cards(JsonWriter& w, const Labels& labels, const Cards& cards) {
  w.open();
  for (std::size_t i = 0; i < labels.sorts.size(); ++i)
    if (cards.count[i] > 0) w.field(labels.sorts[i], int(cards.count[i]));
  w.close();
}

std::string_view colour_word(Colour colour) {
  constexpr std::string_view kWords[] = {"red",   "blue",   "green",  "yellow", "black",
                                         "white", "orange", "purple", "grey"};
  return kWords[std::size_t(colour)];
}

std::string_view kind_word(Kind kind) {
  return kind == Kind::Rail ? "rail" : "sea";
}

}  // namespace wagonaut::server
