#include "catalog/option_file.h"

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <set>

#include "catalog/bounds.h"

namespace wagonaut {

namespace json = boost::json;

namespace {

constexpr int kMaxChoices = 8;

/// What names the edition and its choices is not itself a choice.
bool settable(std::string_view pointer) {
  if (pointer.size() < 2 || pointer[0] != '/') return false;
  const std::string_view head = pointer.substr(1, pointer.find('/', 1) - 1);
  for (const char* fixed : {"id", "rules", "map", "name", "seats", "options"})
    if (head == fixed) return false;
  return true;
}

bool inside(std::string_view pointer, std::string_view whole) {
  return pointer.starts_with(whole) &&
         (pointer.size() == whole.size() || pointer[whole.size()] == '/');
}

using Pointers = std::set<std::string>;

void check_pointer(const Field& setting, const std::string& pointer, const Field& file,
                   const Pointers& taken) {
  json::error_code fault;
  if (!settable(pointer) || file.value().find_pointer(pointer, fault) == nullptr)
    setting.refuse("would be set where the edition has no field to set");
  for (const std::string& other : taken)
    if (inside(pointer, other) || inside(other, pointer))
      setting.refuse("would be set where another option sets " + other);
}

OptionChoice read_choice(const Field& choice, bool standard) {
  choice.allow_only({"id", "name", "set"});
  const OptionChoice out{choice["id"].id(), choice["name"].text()};
  const auto set = choice.find("set");
  if (standard && set)
    set->refuse("is set by the standard choice, which is the edition as written");
  if (!standard && choice["set"].members().empty()) set->refuse("sets nothing");
  return out;
}

void check_choice_ids(const Field& option) {
  std::set<std::string> ids;
  for (const Field& choice : option["choices"].items(2, kMaxChoices))
    if (!ids.insert(choice["id"].id()).second) choice["id"].refuse("is the id of two choices");
  if (!ids.contains(option["standard"].id()))
    option["standard"].refuse("is no choice of this option");
}

Option read_option(const Field& field) {
  field.allow_only({"id", "name", "standard", "choices"});
  check_choice_ids(field);
  Option option{field["id"].id(), field["name"].text(), field["standard"].id(), {}};
  for (const Field& choice : field["choices"].items(2, kMaxChoices))
    option.choices.push_back(read_choice(choice, choice["id"].id() == option.standard));
  return option;
}

/// What the choices of one option set.
Pointers check_option(const Field& option, const Field& file, const Pointers& taken) {
  Pointers own;
  for (const Field& choice : option["choices"].items(2, kMaxChoices)) {
    const auto set = choice.find("set");
    if (!set) continue;
    for (const auto& [pointer, setting] : set->members()) {
      check_pointer(setting, pointer, file, taken);
      own.insert(pointer);
    }
  }
  return own;
}

std::string quoted(const std::string& word) {
  return json::serialize(json::value(word));
}

std::size_t index_of(const auto& things, const std::string& id) {
  const auto found = std::find_if(things.begin(), things.end(),
                                  [&id](const auto& thing) { return thing.id == id; });
  return std::size_t(found - things.begin());
}

void set_all(json::value& document, std::size_t option, std::size_t choice) {
  const json::value chosen = document.at("options").at(option).at("choices").at(choice);
  for (const auto& [pointer, setting] : chosen.at("set").as_object()) {
    json::error_code fault;
    *document.find_pointer(pointer, fault) = setting;
  }
}

}  // namespace

void read_options(const Field& field, EditionCard& card) {
  std::vector<Option>& out = card.options;
  for (const Field& option : field.items(0, kMaxOptions)) {
    if (index_of(out, option["id"].id()) < out.size())
      option["id"].refuse("is the id of two options");
    out.push_back(read_option(option));
  }
}

void check_settings(const Field& file) {
  const auto options = file.find("options");
  if (!options) return;
  Pointers taken;
  for (const Field& option : options->items(0, kMaxOptions))
    taken.merge(check_option(option, file, taken));
}

Options apply_options(json::value& document, const std::vector<Option>& options,
                      const Options& wanted, const std::string& file) {
  std::vector<std::string> chosen(options.size());
  for (const auto& [id, choice] : wanted) {
    const std::size_t at = index_of(options, id);
    if (at == options.size())
      throw Refused{{file + ": options: " + quoted(id) + " is none of " + ids_of(options)}};
    if (index_of(options[at].choices, choice) == options[at].choices.size())
      throw Refused{{file + ": options." + id + ": " + quoted(choice) + " is none of " +
                     ids_of(options[at].choices)}};
    if (!chosen[at].empty())
      throw Refused{{file + ": options." + id + ": " + quoted(choice) + " is a second choice"}};
    chosen[at] = choice;
  }
  Options out;
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (chosen[i].empty() || chosen[i] == options[i].standard) continue;
    set_all(document, i, index_of(options[i].choices, chosen[i]));
    out.emplace_back(options[i].id, chosen[i]);
  }
  return out;
}

}  // namespace wagonaut
