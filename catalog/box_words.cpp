// The words of a box.
#include "catalog/box_reader.h"

namespace wagonaut {

namespace {

constexpr int kMostForms = 4;

/// A thing counted: as many forms as the language has plurals.
std::array<std::vector<std::string>, std::size(kLanguages)> read_forms(const Field& field) {
  std::array<std::vector<std::string>, std::size(kLanguages)> out;
  std::vector<std::string_view> codes;
  for (const auto& [language, code] : kLanguages) {
    codes.push_back(code);
    for (const Field& form : field[code].items(1, kMostForms))
      out[std::size_t(language)].push_back(form.string());
  }
  field.allow_only(codes);
  return out;
}

TokenText read_token_text(const Field& field) {
  TokenText out{field["name"].text(), {}};
  if (const auto forms = field.find("forms")) out.forms = read_forms(*forms);
  return out;
}

RegionText read_region_text(const Field& field) {
  RegionText out{field["name"].text(), field["partner"].text(), field["letter"].text(), {}};
  for (const Field& piece : field["inside"].items()) out.inside.push_back(piece.text());
  return out;
}

ItemText read_item_text(const Field& field) {
  const auto text = field.find("text");
  return {field["name"].text(), text ? text->text() : Text{}};
}

/// What the options of a card's question are called. A card asks one such question at most.
void read_labels(const Field& sentences, const std::string& card, BoxText& out) {
  for (const Field& sentence : sentences.items())
    for (const Field& act : sentence["do"].items()) {
      const auto labels = act.find("labels");
      if (!labels) continue;
      const auto side = sentence.find("side");
      std::vector<Text>& words = out.labels[side ? card + " " + side->string() : card];
      if (!words.empty()) labels->refuse("names the options of a second question");
      for (const Field& label : labels->items()) words.push_back(label.text());
    }
}

/// Notes for readers of the files; in both languages like everything else.
void read_notes(const Field& file, std::initializer_list<std::string_view> keys) {
  for (const std::string_view key : keys)
    if (const auto note = file.find(key)) note->text();
}

class Words {
 public:
  Words(const std::map<std::string, boost::json::value>& documents, const std::string& folder)
      : documents_(documents), folder_(folder) {}

  Field file(const std::string& name) const {
    return Field(documents_.at(name), folder_ + "/" + name);
  }
  template <class Read, class List>
  void each(const char* name, const char* list, List& out, Read read) const {
    for (const Field& field : file(name)[list].items()) out.push_back(read(field));
  }

 private:
  const std::map<std::string, boost::json::value>& documents_;
  const std::string& folder_;
};

void read_cards(const Words& words, BoxText& out) {
  words.each("companies.json", "companies", out.companies, [](const Field& field) {
    return CompanyText{field["name"].text(), field["president"].text(), field["motto"].text(),
                       field["card"].text()};
  });
  words.each("events.json", "events", out.events, [](const Field& field) {
    return EventText{field["name"].text(), field["text"].text()};
  });
  words.each("modules.json", "items", out.items, read_item_text);
  words.each("modules.json", "tokens", out.tokens, read_token_text);
  words.each("modules.json", "modules", out.modules, [](const Field& field) {
    return ModuleText{field["name"].text(), field["rule"].text()};
  });
  words.each("regions.json", "regions", out.regions, read_region_text);
  out.postcards.resize(1);
  words.each("postcards.json", "postcards", out.postcards, [](const Field& field) {
    return PostcardText{field["public"].text(), field["secret"].text()};
  });
  words.each("story.json", "cards", out.story, [](const Field& field) {
    return StoryText{field["a"].text(), field["b"].text()};
  });
  words.each("evaluation.json", "parts", out.parts,
             [](const Field& field) { return CountText{field["text"].text()}; });
}

}  // namespace

BoxText read_box_text(const std::map<std::string, boost::json::value>& documents,
                      const std::string& folder) {
  const Words words(documents, folder);
  BoxText out;
  out.title = words.file("campaign.json")["title"].text();
  read_cards(words, out);
  for (const Field& module : words.file("modules.json")["modules"].items())
    read_labels(module["effects"], module["id"].string(), out);
  for (const Field& card : words.file("story.json")["cards"].items())
    read_labels(card["do"], card["id"].string(), out);
  out.terms = words.file("postcards.json")["terms"].text();
  out.reading = words.file("story.json")["reading"].text();
  out.winner = words.file("evaluation.json")["winner"].text();
  out.min_games = words.file("evaluation.json")["min_games_text"].text();
  for (const char* name : {"companies.json", "events.json", "regions.json", "evaluation.json",
                           "postcards.json", "tickets.json", "story.json"})
    read_notes(words.file(name), {"about", "fields", "title"});
  return out;
}

}  // namespace wagonaut
