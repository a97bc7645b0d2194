#include "tests/catalog/broken.h"

#include <fstream>
#include <iterator>

#include "catalog/catalog.h"
#include "catalog/game.h"

namespace wagonaut::tests::catalog {

namespace {

std::string read(const char* kind) {
  std::ifstream in(fixtures() + "/" + kind + "/five_cities.json", std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

std::string fixtures() {
  return WAGONAUT_ROOT "/tests/catalog/fixtures";
}

std::string five_cities_map() {
  return read("maps");
}

std::string five_cities_edition() {
  return read("editions");
}

void PrintTo(const Fault& fault, std::ostream* out) {
  *out << fault.file << ": " << fault.line;
}

std::string with(const std::string& text, std::string_view was, std::string_view is) {
  const std::size_t at = text.find(was);
  EXPECT_NE(at, text.npos) << "nothing to replace: " << was;
  if (at == text.npos) return text;
  EXPECT_EQ(text.find(was, at + 1), text.npos) << "more than one: " << was;
  return text.substr(0, at) + std::string(is) + text.substr(at + was.size());
}

std::string answer_to(const Fault& fault) {
  std::string map = five_cities_map(), edition = five_cities_edition();
  std::string& broken = std::string_view(fault.file) == "maps" ? map : edition;
  broken = with(broken, fault.was, fault.is);
  const Result<Game> game =
      build_game(map, edition, 2, {}, "maps/five_cities.json", "editions/five_cities.json");
  return game ? "accepted" : game.error();
}

std::string name_of(const testing::TestParamInfo<Fault>& info) {
  return info.param.name;
}

TEST_P(Refuses, NamingFileFieldAndValue) {
  const Fault& fault = GetParam();
  EXPECT_EQ(answer_to(fault), std::string(fault.file) + "/five_cities.json: " + fault.line);
}

}  // namespace wagonaut::tests::catalog
