// The catalog reads folders: what is there, and what is not.
#include <filesystem>
#include <fstream>

#include "catalog/catalog.h"
#include "catalog/game.h"
#include "tests/catalog/broken.h"

namespace wagonaut::tests::catalog {

namespace {

namespace fs = std::filesystem;

/// A data folder of one test, gone when it ends.
class Folder : public testing::Test {
 protected:
  Folder() {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    path_ = fs::path(testing::TempDir()) / ("wagonaut_folder_" + std::string(test->name()));
    fs::remove_all(path_);
    fs::create_directories(path_ / "maps");
    fs::create_directories(path_ / "editions");
  }
  ~Folder() override { fs::remove_all(path_); }

  void write(const std::string& name, const std::string& text) {
    std::ofstream(path_ / name, std::ios::binary) << text;
  }
  void write_five_cities() {
    write("maps/five_cities.json", five_cities_map());
    write("editions/five_cities.json", five_cities_edition());
  }
  /// The same edition under another number, ending a little earlier.
  static std::string old_five_cities(int rules) {
    return with(
        with(five_cities_edition(), R"("rules": 2)", R"("rules": )" + std::to_string(rules)),
        R"("threshold": 10)", R"("threshold": 11)");
  }
  std::string answer() const {
    const Result<Catalog> loaded = Catalog::load(path_.string());
    return loaded ? "accepted" : loaded.error();
  }
  std::string path(const char* below) const { return (path_ / below).string(); }

 private:
  fs::path path_;
};

}  // namespace

TEST_F(Folder, WithOneMapAndOneEditionIsACatalog) {
  write_five_cities();
  write("maps/notes.txt", "not data");
  EXPECT_EQ(answer(), "accepted");
}

TEST_F(Folder, ThatIsMissingIsRefused) {
  const Result<Catalog> loaded = Catalog::load(path("nowhere"));
  ASSERT_FALSE(loaded);
  EXPECT_EQ(loaded.error(), path("nowhere/maps") + ": No such file or directory");
}

TEST_F(Folder, WithoutFilesIsRefused) {
  EXPECT_EQ(answer(), path("maps") + ": no .json file");
}

TEST_F(Folder, RefusesAnIdThatIsNotTheFilesName) {
  write_five_cities();
  write("maps/six_cities.json", five_cities_map());
  EXPECT_EQ(answer(), R"(maps/six_cities.json: id: "five_cities" is not the name of the file)");
}

TEST_F(Folder, RefusesAnEditionWithoutAMap) {
  write_five_cities();
  write("editions/five_cities.json",
        with(five_cities_edition(), R"("map": "five_cities")", R"("map": "six_cities")"));
  EXPECT_EQ(answer(),
            R"(editions/five_cities.json: map: "six_cities" is no map of the folder maps)");
}

TEST_F(Folder, ChecksMapsThatNoEditionUses) {
  write_five_cities();
  write("maps/other.json", R"({"id": "other"})");
  EXPECT_EQ(answer(), "maps/other.json: name: missing");
}

TEST_F(Folder, ChecksEveryChoiceOfEveryOption) {
  write_five_cities();
  write("editions/five_cities.json",
        with(five_cities_edition(), R"({"/market/flush": 0})", R"({"/market/flush": 9})"));
  EXPECT_EQ(answer(),
            "editions/five_cities.json (flush off): market.flush: 9 is not between 0 and 4");
}

TEST_F(Folder, RefusesAHugeFile) {
  write_five_cities();
  write("maps/huge.json", std::string((4u << 20) + 1, ' '));
  EXPECT_EQ(answer(), "maps/huge.json: 4194305 bytes are more than 4194304");
}

TEST_F(Folder, RefusesAFolderInPlaceOfAFile) {
  write_five_cities();
  fs::create_directories(path("maps/strange.json"));
  EXPECT_EQ(answer(), "maps/strange.json: Is a directory");
}

TEST_F(Folder, KnowsOnlyItsEditions) {
  write_five_cities();
  const Result<Catalog> loaded = Catalog::load(path(""));
  ASSERT_TRUE(loaded) << loaded.error();
  EXPECT_NE(loaded->find("five_cities"), nullptr);
  EXPECT_EQ(loaded->find("six_cities"), nullptr);
  const Result<Game> game = loaded->build("six_cities", 2);
  ASSERT_FALSE(game);
  EXPECT_EQ(game.error(), path("") + R"(: edition: "six_cities" is none of five_cities)");
}

TEST_F(Folder, KeepsEditionsByNumber) {
  write_five_cities();
  write("editions/five_cities.1.json", old_five_cities(1));
  const Result<Catalog> loaded = Catalog::load(path(""));
  ASSERT_TRUE(loaded) << loaded.error();
  ASSERT_EQ(loaded->editions().size(), 1u) << "old numbers are not offered";
  EXPECT_EQ(loaded->editions()[0].rules, 2);
  EXPECT_EQ(loaded->find("five_cities")->rules, 2);
  EXPECT_EQ(loaded->find("five_cities", 2)->rules, 2);
  EXPECT_EQ(loaded->find("five_cities", 1)->rules, 1);
  EXPECT_EQ(loaded->find("five_cities", 3), nullptr);
  EXPECT_EQ(loaded->find("six_cities", 1), nullptr);
  const Result<Game> newest = loaded->build("five_cities", 2);
  const Result<Game> old = loaded->build(GameRef{"five_cities", 1, {}}, 2);
  ASSERT_TRUE(newest && old);
  EXPECT_EQ(newest->edition.rules, 2);
  EXPECT_EQ(old->edition.rules, 1);
  EXPECT_EQ(old->card.id, "five_cities");
  EXPECT_EQ(newest->edition.end_threshold, 10);
  EXPECT_EQ(old->edition.end_threshold, 11);
  const Result<Game> none = loaded->build(GameRef{"five_cities", 7, {}}, 2);
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error(), path("") + R"(: edition: "five_cities" has no rules 7)");
}

TEST_F(Folder, MayHaveAGapInItsNumbers) {
  write_five_cities();
  write("editions/five_cities.json", with(five_cities_edition(), R"("rules": 2)", R"("rules": 9)"));
  write("editions/five_cities.4.json", old_five_cities(4));
  EXPECT_EQ(answer(), "accepted");
}

// A language that came after a number was published does not touch its file.
TEST_F(Folder, AnOldNumberSpeaksEnglishWhereItLacksALanguage) {
  const char *both = R"("name": {"en": "Five Cities", "pl": "Pięć miast"})",
             *english = R"("name": {"en": "Five Cities"})";
  write_five_cities();
  write("editions/five_cities.1.json", with(old_five_cities(1), both, english));
  const Result<Catalog> loaded = Catalog::load(path(""));
  ASSERT_TRUE(loaded) << loaded.error();
  EXPECT_EQ(loaded->find("five_cities", 1)->name[Language::Polish], "Five Cities");
  EXPECT_EQ(loaded->find("five_cities")->name[Language::Polish], "Pięć miast");
  write("editions/five_cities.json", with(five_cities_edition(), both, english));
  EXPECT_EQ(answer(), "editions/five_cities.json: name.pl: missing");
}

TEST_F(Folder, ChecksOldNumbersToo) {
  write_five_cities();
  write("editions/five_cities.1.json", with(old_five_cities(1), R"("flush": 3)", R"("flush": 9)"));
  EXPECT_EQ(answer(), "editions/five_cities.1.json: market.flush: 9 is not between 0 and 4");
}

TEST_F(Folder, RefusesAnOldNumberThatCannotBe) {
  const auto refusal = [this](const std::string& name, const std::string& text) {
    write_five_cities();
    write("editions/" + name, text);
    const std::string said = answer();
    fs::remove(path("editions/") + name);
    return said;
  };
  EXPECT_EQ(refusal("five_cities.1.json", five_cities_edition()),
            "editions/five_cities.1.json: rules: 2 is not the number in the name of the file");
  EXPECT_EQ(refusal("five_cities.2.json", five_cities_edition()),
            "editions/five_cities.2.json: rules: 2 is not below 2, the number of "
            "editions/five_cities.json");
  EXPECT_EQ(refusal("five_cities.3.json", old_five_cities(3)),
            "editions/five_cities.3.json: rules: 3 is not below 2, the number of "
            "editions/five_cities.json");
  EXPECT_EQ(refusal("six_cities.1.json", old_five_cities(1)),
            R"(editions/six_cities.1.json: id: "five_cities" is not the name of the file)");
  EXPECT_EQ(refusal("six_cities.1.json",
                    with(old_five_cities(1), R"("id": "five_cities")", R"("id": "six_cities")")),
            "editions/six_cities.1.json: is an old number, but there is no "
            "editions/six_cities.json, the newest");
  for (const std::string number : {"x", "01", "0", "", "-1", "1.1", "99999999999"})
    EXPECT_EQ(refusal("five_cities." + number + ".json", five_cities_edition()),
              "editions/five_cities." + number + ".json: \"" + number +
                  "\" is no rules number; a file is called ID.json or ID.NUMBER.json");
}

}  // namespace wagonaut::tests::catalog
