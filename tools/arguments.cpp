#include "tools/arguments.h"

#include <algorithm>

#include <CLI/CLI.hpp>

#include "tools/columns.h"
#include "tools/exit_codes.h"
#include "tools/text/language.h"

namespace wagonaut::tools {
namespace {

constexpr int kMostGames = 100'000'000;

const std::vector<std::string>& commands() {
  static const std::vector<std::string> names{
      "serve",  "backup", "export", "import", "play",      "sim",   "arena", "tune",
      "replay", "verify", "check",  "walk",   "signature", "bench", "load",  "campaign"};
  return names;
}

/// A number that lies between two others; the help need not repeat it.
template <class Number>
CLI::Validator between(Number least, Number most) {
  return CLI::Range(least, most).description("");
}

/// All commands with a place for what is written behind each.
struct Parser {
  CLI::App app{"Wagonaut: railway route-building games on one engine.", "wagonaut"};
  std::string data;
  ServeArguments serve;
  BackupArguments backup;
  ExportArguments exported;
  ImportArguments imported;
  PlayArguments play;
  SimArguments sim;
  ArenaArguments arena;
  TuneArguments tune;
  ReplayArguments replay;
  VerifyArguments verify;
  CheckArguments check;
  WalkArguments walk;
  SignatureArguments signature;
  BenchArguments bench;
  LoadArguments load;
  CampaignArguments campaign;

  Parser();
  void add_server();
  void add_play();
  void add_sim();
  void add_replay();
  void add_verify();
  void add_campaign();
  void add_others();
  void add_bench();
  CLI::App* command(const std::string& name, const std::string& what, const std::string& examples);
};

CLI::App* Parser::command(const std::string& name, const std::string& what,
                          const std::string& examples) {
  CLI::App* out = app.add_subcommand(name, what);
  out->fallthrough();  // --data may stand behind the command as well
  out->footer("Examples:\n" + examples);
  return out;
}

Parser::Parser() {
  app.require_subcommand(1);
  app.set_version_flag("--version", "wagonaut " WAGONAUT_VERSION);
  app.set_help_flag("-h,--help", "Show this help");
  app.add_option("--data", data, "Folder with maps and editions")->type_name("DIR");
  app.footer(
      "Without a command the game is served to your browser. Each command has its own help: "
      "wagonaut sim --help\n"
      "Exit codes: 0 all right, 2 bad arguments, 3 bad file or data, 4 reading or writing failed,\n"
      "5 a deal that does not fit its promise, 6 a deal that cannot be verified.");
  add_server();
  add_play();
  add_sim();
  add_replay();
  add_verify();
  add_campaign();
  add_others();
}

void Parser::add_server() {
  add_options(*command("serve", "Serve the game to browsers and programs",
                       "  wagonaut serve\n"
                       "  wagonaut serve --port 9000 --store club.db\n"
                       "  wagonaut serve --config /etc/wagonaut.conf\n"
                       "Every setting can be an environment variable: WAGONAUT_PORT=9000\n"),
              serve);
  add_options(*command("backup", "Copy the store into a new file, while it is in use",
                       "  wagonaut backup friday.db\n"),
              backup);
  add_options(*command("export", "Write finished games as records",
                       "  wagonaut export games\n  wagonaut export games --edition usa\n"),
              exported);
  add_options(*command("import", "Put records of finished games into the store",
                       "  wagonaut import old/*.rec\n"),
              imported);
}

void Parser::add_play() {
  CLI::App* c = command("play", "Play in the terminal, against people and bots",
                        "  wagonaut play\n"
                        "  wagonaut play --edition nordic --seats Ala,Bo,bot:greedy --lang pl\n"
                        "  wagonaut play --load my-game.rec\n");
  c->add_option("--edition", play.edition, "Which game; asked for if left out")->type_name("ID");
  c->add_option("--seats", play.seats, "Players with commas between them; bot:NAME is a bot")
      ->type_name("NAMES");
  add_options(*c, play.programs);
  c->add_option("--lang", play.language, language_choice() + "; else the machine's language")
      ->type_name("LANG");
  c->add_option("--seed", play.seed, "A number for a deal that can be repeated, or random")
      ->type_name("N")
      ->capture_default_str();
  c->add_option("--option", play.options, "A table option, KEY=VALUE")->type_name("KEY=VALUE");
  c->add_option("--load", play.load, "Go on with a saved game")->type_name("FILE");
  c->add_option("--save", play.save, "Keep the game in this file")->type_name("FILE");
  CLI::Option* board = c->add_flag("--board", play.board, "Show the map before each decision");
  c->add_flag("--list", play.list, "Show all routes before each decision")->excludes(board);
  c->add_flag("--no-colour,--no-color", play.no_colour, "Plain text");
  c->add_option("--speed", play.speed, "How fast others play: slow, normal, fast or instant")
      ->type_name("SPEED")
      ->check(CLI::IsMember({"slow", "normal", "fast", "instant"}).description(""))
      ->capture_default_str();
}

void Parser::add_sim() {
  CLI::App* c = command("sim", "Let bots play many games and count",
                        "  wagonaut sim --edition usa --seats 4 --bots greedy,random --games 1000\n"
                        "  wagonaut sim --edition world --games 200 --csv games.csv\n");
  c->add_option("--edition", sim.edition, "Which game")->type_name("ID")->capture_default_str();
  c->add_option("--seats", sim.seats, "Number of seats")
      ->type_name("N")
      ->check(between(2, 5))
      ->capture_default_str();
  c->add_option("--bots", sim.bots, "Bots with commas between them, repeated to fill the seats")
      ->type_name("NAMES")
      ->capture_default_str();
  c->add_option("--games", sim.games, "Number of games")
      ->type_name("N")
      ->check(between(1, kMostGames))
      ->capture_default_str();
  c->add_option("--threads", sim.threads, "Threads; 0: as many as the machine has")
      ->type_name("N")
      ->check(between(0, 1024))
      ->capture_default_str();
  c->add_option("--seed", sim.seed, "The same seed gives the same games")
      ->type_name("N")
      ->capture_default_str();
  c->add_option("--option", sim.options, "A table option, KEY=VALUE")->type_name("KEY=VALUE");
  add_options(*c, sim.programs);
  c->add_option("--csv", sim.csv, "Write one line for each game and bot")->type_name("FILE");
  c->add_option("--json", sim.json, "Write the summary")->type_name("FILE");

  add_options(*command("arena", "Find out which bots are stronger",
                       "  wagonaut arena --bots racer,hungry --deals 500\n"
                       "  wagonaut arena --bots racer --against greedy,path --seats 4\n"
                       "  wagonaut arena --round-robin greedy,path,racer --svg ladder.svg\n"
                       "  wagonaut arena --bots racer,greedy --deals 5000 --sprt 0,30\n"
                       "Built with MPI, on many machines: mpirun -n 64 wagonaut arena …\n"),
              arena);
  add_options(*command("tune", "Look for better weights of the planner",
                       "  wagonaut tune --edition usa --tries 200\n"
                       "  wagonaut tune --edition nordic,usa --against one_step,racer --deals 100\n"
                       "  wagonaut tune --edition nordic --seats 3 --start race=125/draw=7\n"),
              tune);
}

void Parser::add_replay() {
  CLI::App* c = command("replay", "Check a record by playing it through, and show it",
                        "  wagonaut replay my-game.rec\n"
                        "  wagonaut replay my-game.rec --step 40 --eyes Ala\n"
                        "  wagonaut replay my-game.rec --facts --lang pl\n"
                        "  wagonaut replay my-game.rec --why\n");
  c->add_option("file", replay.file, "The record")->required()->type_name("FILE");
  c->add_option("--step", replay.step, "Stop after this many steps and show the position")
      ->check(between(0, 1'000'000))
      ->type_name("K");
  c->add_option("--eyes", replay.eyes, "What a player saw (name or number), or open")
      ->type_name("SEAT");
  c->add_option("--lang", replay.language, language_choice() + "; else the machine's language")
      ->type_name("LANG")
      ->type_name("LANG");
  c->add_flag("--facts", replay.facts, "Tell everything that happened");
  c->add_flag("--why", replay.why, "Tell it with what each move served, as a bot sees it");
  c->add_flag("--ignore-seal", replay.ignore_seal, "Read it though its check sum does not fit");
  c->add_flag("--no-colour,--no-color", replay.no_colour, "Plain text");
}

void Parser::add_verify() {
  CLI::App* c =
      command("verify", "Check that the luck of games is the one promised before the deal",
              "  wagonaut verify my-game.rec\n"
              "  wagonaut verify games/*.rec --lang pl\n");
  c->add_option("files", verify.files, "The records")->required()->type_name("FILE");
  c->add_option("--lang", verify.language, language_choice() + "; else the machine's language")
      ->type_name("LANG");
}

void Parser::add_campaign() {
  CLI::App* c =
      command("campaign", "Keep a campaign in a file",
              "  wagonaut campaign new west.wagonaut-campaign --name West \\\n"
              "      --company red=Ala --company blue=bot:planner\n"
              "  wagonaut campaign status west.wagonaut-campaign\n"
              "  wagonaut campaign rewind west.wagonaut-campaign --entry 12\n"
              "  wagonaut campaign export west.wagonaut-campaign --to copy.wagonaut-campaign\n"
              "  wagonaut campaign import mine.wagonaut-campaign --from copy.wagonaut-campaign\n");
  c->add_option("action", campaign.action, "new, status, chronicle, export, import or rewind")
      ->required()
      ->type_name("ACTION");
  c->add_option("file", campaign.file, "The campaign")->required()->type_name("FILE");
  c->add_option("--name", campaign.name, "new: what it is called")->type_name("NAME");
  c->add_option("--content", campaign.content, "new: which box; else the only one")
      ->type_name("ID");
  c->add_option("--company", campaign.companies, "new: COMPANY=PERSON or COMPANY=bot:LEVEL")
      ->type_name("WHO")
      ->allow_extra_args(false);
  c->add_option("--to", campaign.to, "export: the file to write")->type_name("FILE");
  c->add_option("--from", campaign.from, "import: the file to read")->type_name("FILE");
  c->add_flag("--whole-part", campaign.whole_part,
              "import: of a damaged file the part that is whole");
  c->add_option("--entry", campaign.entry, "rewind: it goes on from before this entry")
      ->type_name("N");
  c->add_option("--lang", campaign.language, language_choice() + "; else the machine's language")
      ->type_name("LANG");
}

void Parser::add_others() {
  CLI::App* c = command("check", "Check the maps and editions of a data folder",
                        "  wagonaut check\n  wagonaut check my-data\n");
  c->add_option("folder", check.folder, "The folder; else the program's own")->type_name("DIR");

  c = command("walk", "Count sequences of moves from the deal",
              "  wagonaut walk --edition usa --seats 2 --depth 4\n");
  c->add_option("--edition", walk.edition, "Which game")->type_name("ID")->capture_default_str();
  c->add_option("--seats", walk.seats, "Number of seats")
      ->type_name("N")
      ->check(between(2, 5))
      ->capture_default_str();
  c->add_option("--depth", walk.depth, "Number of moves")
      ->type_name("N")
      ->check(between(1, 20))
      ->capture_default_str();
  c->add_option("--seed", walk.seed, "The deal")->type_name("N")->capture_default_str();
  c->add_option("--option", walk.options, "A table option, KEY=VALUE")->type_name("KEY=VALUE");

  c = command("signature", "Play fixed games and print one number for all that happened in them",
              "  wagonaut signature\n  wagonaut signature --verbose\n");
  c->add_flag("--verbose", signature.verbose, "One line for each edition and number of seats");

  add_bench();
  add_options(*command("load", "Measure a server with many tables at play",
                       "  wagonaut load\n"
                       "  wagonaut load --tables 100,500,1000 --every 0.5 --json\n"
                       "  wagonaut load --idle 10000\n"),
              load);
}

void Parser::add_bench() {
  CLI::App* c = command("bench", "Measure the engine's speed on one thread",
                        "  wagonaut bench\n"
                        "  wagonaut bench --edition usa --seats 2 --json\n"
                        "  wagonaut bench --against old/build/release/wagonaut --only random_\n");
  c->add_option("--seconds", bench.seconds,
                "CPU time for each figure [0.5; with --against 0.1 in each alternation]")
      ->type_name("S")
      ->check(between(0.001, 3600.0));
  c->add_option("--edition", bench.editions, "Only this game; may be repeated")->type_name("ID");
  c->add_option("--seats", bench.seats, "Only this number of seats")
      ->type_name("N")
      ->check(between(2, 5));
  c->add_option("--only", bench.only, "Only figures whose name contains this")->type_name("TEXT");
  c->add_flag("--json", bench.json, "Rows as JSON instead of a table");
  CLI::Option* other =
      c->add_option("--against", bench.against, "Measure another wagonaut in turns with this one")
          ->type_name("PROGRAM")
          ->check(CLI::ExistingFile.description(""));
  c->add_option("--against-data", bench.against_data, "The other one's data; else the same")
      ->type_name("DIR")
      ->needs(other);
  c->add_option("--alternations", bench.alternations, "How often both are measured")
      ->type_name("N")
      ->check(between(1, 1000))
      ->needs(other)
      ->capture_default_str();
}

Request request_of(const Parser& parser) {
  Request out{parser.data, {}};
  const std::string name = parser.app.get_subcommands().front()->get_name();
  if (name == "serve") out.command = parser.serve;
  if (name == "backup") out.command = parser.backup;
  if (name == "export") out.command = parser.exported;
  if (name == "import") out.command = parser.imported;
  if (name == "play") out.command = parser.play;
  if (name == "sim") out.command = parser.sim;
  if (name == "arena") out.command = parser.arena;
  if (name == "tune") out.command = parser.tune;
  if (name == "replay") out.command = parser.replay;
  if (name == "verify") out.command = parser.verify;
  if (name == "check") out.command = parser.check;
  if (name == "walk") out.command = parser.walk;
  if (name == "signature") out.command = parser.signature;
  if (name == "bench") out.command = parser.bench;
  if (name == "load") out.command = parser.load;
  if (name == "campaign") out.command = parser.campaign;
  return out;
}

/// The first argument that is neither a flag nor the value of --data: the command, if it is one.
std::string first_plain(const std::vector<std::string>& arguments) {
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i] == "--data")
      ++i;
    else if (arguments[i].empty() || arguments[i].front() != '-')
      return arguments[i];
    else
      return {};
  }
  return {};
}

bool asks_for_help(const std::vector<std::string>& arguments) {
  return std::any_of(arguments.begin(), arguments.end(), [](const std::string& argument) {
    return argument == "--help" || argument == "-h" || argument == "--version";
  });
}

std::string one_line(std::string text) {
  while (!text.empty() && text.back() == '\n') text.pop_back();
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

Farewell complaint(const Parser& parser, const CLI::ParseError& error) {
  const auto chosen = parser.app.get_subcommands();
  const std::string name = chosen.empty() ? "wagonaut" : "wagonaut " + chosen.front()->get_name();
  return {kBadArguments, name + ": " + one_line(error.what()) + "; see: " + name + " --help"};
}

enum class FromFile { Yes, No };

/// Reads them; should they name a file with settings, once more with what that adds.
std::variant<Request, Farewell> parsed(const std::vector<std::string>& arguments, FromFile file) {
  Parser parser;
  try {
    // CLI11 takes them last first.
    parser.app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
  } catch (const CLI::CallForHelp&) {
    const auto chosen = parser.app.get_subcommands();
    if (chosen.empty()) return Farewell{kOk, parser.app.help()};
    return Farewell{kOk, chosen.front()->help("wagonaut")};
  } catch (const CLI::CallForVersion& version) {
    return Farewell{kOk, std::string(version.what()) + "\n"};
  } catch (const CLI::ParseError& error) {
    return complaint(parser, error);
  }
  if (parser.serve.config.empty() || file == FromFile::No) return request_of(parser);
  const auto more = config_flags(*parser.app.get_subcommand("serve"), parser.serve.config);
  if (!more) return Farewell{kBadFile, "wagonaut serve: " + more.error()};
  std::vector<std::string> all = arguments;
  all.insert(all.end(), more->begin(), more->end());
  return parsed(all, FromFile::No);
}

}  // namespace

std::variant<Request, Farewell> read_arguments(std::vector<std::string> arguments) {
  const std::string word = first_plain(arguments);
  const auto& names = commands();
  if (!word.empty() && std::find(names.begin(), names.end(), word) == names.end()) {
    const std::string near = nearest(word, names);
    return Farewell{kBadArguments, "wagonaut: there is no command \"" + word + "\"" +
                                       (near.empty() ? "" : "; did you mean " + near + "?") +
                                       "; see: wagonaut --help"};
  }
  if (word.empty() && !asks_for_help(arguments)) arguments.insert(arguments.begin(), "serve");
  return parsed(arguments, FromFile::Yes);
}

}  // namespace wagonaut::tools
