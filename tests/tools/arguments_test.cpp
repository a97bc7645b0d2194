// The command line: help, versions, and one clear line with the right exit code for what is wrong.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "tests/tools/program.h"
#include "texts/book.h"
#include "tools/arguments.h"
#include "tools/exit_codes.h"
#include "tools/program.h"

namespace wagonaut::tests::tools {
namespace {

using namespace wagonaut::tools;

/// Refused with one line on the error stream that contains `words`, and nothing on the other.
void expect_refused(const Ran& ran, int code, const std::string& words) {
  EXPECT_EQ(ran.code, code) << ran.err;
  EXPECT_NE(ran.err.find(words), std::string::npos) << ran.err;
  EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
  EXPECT_EQ(ran.out, "");
}

TEST(Arguments, EveryCommandHasHelpWithExamples) {
  for (const char* name :
       {"serve", "backup", "export", "import", "play", "sim", "arena", "tune", "replay", "verify",
        "check", "walk", "signature", "bench", "load", "campaign"}) {
    const Ran ran = run_program({name, "--help"});
    EXPECT_EQ(ran.code, kOk);
    EXPECT_NE(ran.out.find(std::string("wagonaut ") + name), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("Examples:"), std::string::npos) << name;
    EXPECT_EQ(ran.err, "");
  }
  const Ran all = run_program({"--help"});
  EXPECT_EQ(all.code, kOk);
  EXPECT_NE(all.out.find("signature"), std::string::npos);
}

// In every language, also of commands that speak English alone; nothing is left in another one.
TEST(Arguments, HelpIsThereInPolish) {
  for (const char* name :
       {"serve", "backup", "export", "import", "play", "sim", "arena", "tune", "replay", "verify",
        "check", "walk", "signature", "bench", "load", "campaign"}) {
    const Ran ran = run_program({name, "--help", "--lang", "pl"});
    EXPECT_EQ(ran.code, kOk) << ran.err;
    for (const char* words : {"Użycie: wagonaut", "Opcje:", "Przykłady:", "Pokaż tę pomoc"})
      EXPECT_NE(ran.out.find(words), std::string::npos) << ran.out;
    for (const char* words : {"Usage", "Options", "Show this help", "{", "}"})
      EXPECT_EQ(ran.out.find(words), std::string::npos) << ran.out;
  }
  const Ran all = run_program({"--lang=pl", "-h"});
  EXPECT_EQ(all.code, kOk) << all.err;
  EXPECT_NE(all.out.find("Polecenia:"), std::string::npos) << all.out;
  EXPECT_EQ(run_program({"play", "--help"}).out.find("Użycie"), std::string::npos);
}

// What is wrong is named in the language that is asked for, wherever that stands.
TEST(Arguments, WhatIsWrongIsNamedInPolish) {
  const auto refused = [](std::vector<std::string> words, const std::string& line) {
    words.insert(words.begin() + 1, {"--lang", "pl"});
    expect_refused(run_program(words), kBadArguments, line);
  };
  refused({"grac"}, "wagonaut: nie ma polecenia „grac”; zobacz: wagonaut --help");
  refused({"pley"}, "czy chodzi o play?");
  refused({"play", "--bogus"}, "wagonaut play: nie wiadomo, co tu znaczy: --bogus");
  refused({"play", "--speed", "warp"}, "--speed: dozwolone: slow, normal, fast, instant");
  refused({"play", "--save"}, "--save: brakuje wartości");
  refused({"play", "--list", "--board"}, "nie chodzą w parze");
  refused({"replay"}, "brakuje: file");
  refused({"campaign", "sim", "--campaigns", "many"}, "--campaigns: dozwolone: 1–1000000");
}

// No words are left over for an option that is not there any more.
TEST(Arguments, EveryOptionWithWordsIsThere) {
  const auto& commands = book().names("help_commands");
  for (const std::string& name : book().names("help_options")) {
    const std::string command = name.substr(0, name.find('_'));
    const bool own = std::find(commands.begin(), commands.end(), command) != commands.end();
    if (!own || command == name) continue;
    std::string option = name.substr(command.size() + 1);
    std::replace(option.begin(), option.end(), '_', '-');
    const std::string page = run_program({command, "--help"}).out;
    const bool there = page.find("--" + option) != std::string::npos ||
                       page.find("\n  " + option + " ") != std::string::npos;
    EXPECT_TRUE(there) << name;
  }
}

TEST(Arguments, TheVersionIsOneLine) {
  const Ran ran = run_program({"--version"});
  EXPECT_EQ(ran.code, kOk);
  EXPECT_EQ(ran.out.rfind("wagonaut ", 0), 0u) << ran.out;
  EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 1);
}

TEST(Arguments, AnUnknownCommandSuggestsTheNearest) {
  expect_refused(run_program({"sym"}), kBadArguments, "did you mean sim?");
  expect_refused(run_program({"elephant"}), kBadArguments, "no command \"elephant\"");
}

TEST(Arguments, WhatIsWrongIsNamed) {
  expect_refused(run_program({"sim", "--games", "0"}), kBadArguments, "--games");
  expect_refused(run_program({"sim", "--games", "many"}), kBadArguments, "--games");
  expect_refused(run_program({"sim", "--bogus"}), kBadArguments, "--bogus");
  expect_refused(run_program({"sim", "--edition", "nordik"}), kBadArguments, "nordic");
  expect_refused(run_program({"sim", "--edition", "nordic", "--seats", "4"}), kBadArguments,
                 "2 to 3");
  expect_refused(run_program({"sim", "--bots", "greedi"}), kBadArguments, "greedy");
  expect_refused(run_program({"sim", "--bots", "greedy,greedy,random"}), kBadArguments, "2 seats");
  expect_refused(run_program({"sim", "--option", "flush"}), kBadArguments, "KEY=VALUE");
  expect_refused(run_program({"sim", "--option", "flush=on"}), kBadArguments, "flush");
  expect_refused(run_program({"walk", "--depth", "0"}), kBadArguments, "--depth");
  expect_refused(run_program({"walk", "--edition", "mars"}), kBadArguments, "mars");
  expect_refused(run_program({"replay"}), kBadArguments, "file");
  expect_refused(run_program({"bench", "--edition", "mars"}), kBadArguments, "mars");
  expect_refused(run_program({"play", "--edition", "mars"}), kBadArguments, "mars");
  expect_refused(run_program({"play", "--lang", "de"}), kBadArguments, "--lang");
  expect_refused(run_program({"play", "--seed", "x"}), kBadArguments, "--seed");
  expect_refused(run_program({"play", "--speed", "warp"}), kBadArguments, "--speed");
  expect_refused(run_program({"play", "--edition", "usa", "--seats", "Ala"}), kBadArguments,
                 "--seats");
  expect_refused(run_program({"play", "--seats", "Ala,bot:genius"}), kBadArguments, "genius");
  expect_refused(run_program({"play", "--seats", "Ala,Ala"}), kBadArguments, "Ala");
  expect_refused(run_program({"play", "--list", "--board"}), kBadArguments, "--board");
}

TEST(Arguments, WithoutACommandTheGameIsServed) {
  expect_refused(run_program({"--bogus"}), kBadArguments, "wagonaut serve");
  // Would be heard beyond this machine: nothing is opened, and the line says what to do.
  expect_refused(run_program({"--host", "0.0.0.0"}), kIoProblem, "--plain-http");
}

TEST(Arguments, AFileWithSettingsIsReadAndItsFaultsAreNamed) {
  const auto host_of = [](std::vector<std::string> words) {
    const auto read = read_arguments(std::move(words));
    const auto* request = std::get_if<Request>(&read);
    return request == nullptr ? "" : std::get<ServeArguments>(request->command).host;
  };
  TemporaryFile file;
  std::ofstream(file.path()) << "host = \"::1\"\nport = 9\nproxy = [\"10.0.0.1\", \"10.0.0.2\"]\n";
  EXPECT_EQ(host_of({"serve", "--config", file.path()}), "::1");
  EXPECT_EQ(host_of({"serve", "--config", file.path(), "--host", "localhost"}), "localhost");
  const auto read = read_arguments({"serve", "--config", file.path()});
  const auto& serve = std::get<ServeArguments>(std::get<Request>(read).command);
  EXPECT_EQ(serve.port, 9);
  EXPECT_EQ(serve.proxies, (std::vector<std::string>{"10.0.0.1", "10.0.0.2"}));
  std::ofstream(file.path()) << "colour = \"red\"\n";
  expect_refused(run_program({"serve", "--config", file.path()}), kBadFile,
                 "no setting \"colour\"");
  std::ofstream(file.path()) << "port = \"many\"\n";
  expect_refused(run_program({"serve", "--config", file.path()}), kBadArguments, "--port");
  expect_refused(run_program({"serve", "--config", "/nowhere.conf"}), kBadFile, "/nowhere.conf");
}

// An address is believed by its spelling, so it has one.
TEST(Arguments, AddressesAreSpelledAsThoseOfClients) {
  TemporaryFile file;
  std::ofstream(file.path()) << "proxy = [\"::ffff:10.0.0.1\", \"2001:DB8:0::1\"]\n";
  const auto read = read_arguments({"serve", "--config", file.path(), "--metrics-from",
                                    "::ffff:192.0.2.7", "--metrics-from", "10.0.0.9"});
  const auto& serve = std::get<ServeArguments>(std::get<Request>(read).command);
  EXPECT_EQ(serve.proxies, (std::vector<std::string>{"10.0.0.1", "2001:db8::1"}));
  EXPECT_EQ(serve.metrics_from, (std::vector<std::string>{"192.0.2.7", "10.0.0.9"}));
  for (const char* option : {"--proxy", "--metrics-from"})
    expect_refused(run_program({"serve", option, "my-proxy"}), kBadArguments, "my-proxy");
}

TEST(Arguments, BadFilesAndFoldersHaveTheirOwnCode) {
  expect_refused(run_program({"replay", "/nowhere/at/all.rec"}), kBadFile, "/nowhere/at/all.rec");
  expect_refused(run_program({"check", "/nowhere"}), kBadFile, "/nowhere");
  expect_refused(run_program({"play", "--load", "/nowhere.rec"}), kBadFile, "/nowhere.rec");
  expect_refused(run_program({"sim", "--data", "/nowhere"}), kBadArguments, "--data");  // twice
  TemporaryFile file;
  std::ofstream(file.path()) << "wagonaut 1 · usa · rules 1 · Ala · Bo\ndeal\n";
  expect_refused(run_program({"replay", file.path()}), kBadFile, file.path() + ": line 2");
  expect_refused(run_program({"play", "--load", file.path()}), kBadFile, "line 2");
}

TEST(Arguments, AFileThatCannotBeWrittenIsAnIoProblem) {
  const Ran ran = run_program({"sim", "--games", "2", "--csv", "/proc/nothing/here.csv"});
  EXPECT_EQ(ran.code, kIoProblem);
  EXPECT_NE(ran.err.find("/proc/nothing/here.csv"), std::string::npos);
}

TEST(Arguments, CheckCountsWhatIsThere) {
  const Ran ran = run_program({"check"});
  EXPECT_EQ(ran.code, kOk);
  EXPECT_NE(ran.out.find("36 cities, 100 lanes, 30 tickets"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("34 cities + 17 crossings, 88 lanes, 34 + 12 country tickets"),
            std::string::npos);
  EXPECT_NE(ran.out.find("47 cities + 1 junction, 130 lanes, 57 + 8 tour tickets"),
            std::string::npos);
}

}  // namespace
}  // namespace wagonaut::tests::tools
