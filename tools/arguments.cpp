#include "tools/arguments.h"

#include <algorithm>

#include "texts/book.h"
#include "tools/columns.h"
#include "tools/exit_codes.h"
#include "tools/help.h"

namespace wagonaut::tools {
namespace {

constexpr int kMostGames = 100'000'000;

const std::vector<std::string>& commands() {
  static const std::vector<std::string> names{
      "serve",  "backup", "export", "import", "play",      "sim",   "arena", "tune",
      "replay", "verify", "check",  "walk",   "signature", "bench", "load",  "campaign"};
  return names;
}

/// How games are shown in the terminal, and to whom.
void add_shows(CLI::App& c, PlayArguments& play) {
  add_options(c, play.programs);
  c.add_option("--lang", play.language)->type_name("LANG");
  c.add_option("--seed", play.seed)->type_name("N")->capture_default_str();
  CLI::Option* board = c.add_flag("--board", play.board);
  c.add_flag("--list", play.list)->excludes(board);
  c.add_flag("--no-colour,--no-color", play.no_colour);
  c.add_option("--speed", play.speed)
      ->type_name("SPEED")
      ->check(one_of({"slow", "normal", "fast", "instant"}))
      ->capture_default_str();
}

/// All commands with a place for what is written behind each.
struct Parser {
  CLI::App app{"", "wagonaut"};
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

  explicit Parser(Language language);
  void add_server();
  void add_play();
  void add_sim();
  void add_replay();
  void add_verify();
  void add_campaign();
  void add_campaign_sim(CLI::App& c);
  void add_others();
  void add_bench();
  CLI::App* command(const std::string& name, const std::string& examples);
};

CLI::App* Parser::command(const std::string& name, const std::string& examples) {
  CLI::App* out = app.add_subcommand(name);
  out->fallthrough();  // --data may stand behind the command as well
  out->footer(examples);
  return out;
}

Parser::Parser(Language language) {
  app.require_subcommand(1);
  app.set_version_flag("--version", "wagonaut " WAGONAUT_VERSION);
  app.set_help_flag("-h,--help");
  app.add_option("--data", data)->type_name("DIR");
  add_server();
  add_play();
  add_sim();
  add_replay();
  add_verify();
  add_campaign();
  add_others();
  put_into_words(app, language);
}

void Parser::add_server() {
  add_options(*command("serve",
                       "  wagonaut serve\n"
                       "  wagonaut serve --port 9000 --store club.db\n"
                       "  wagonaut serve --config /etc/wagonaut.conf\n"),
              serve);
  add_options(*command("backup", "  wagonaut backup friday.db\n"), backup);
  add_options(
      *command("export", "  wagonaut export games\n  wagonaut export games --edition usa\n"),
      exported);
  add_options(*command("import", "  wagonaut import old/*.rec\n"), imported);
}

void Parser::add_play() {
  CLI::App* c =
      command("play",
              "  wagonaut play\n"
              "  wagonaut play --edition nordic --seats Ala,Bo,bot:greedy --lang pl\n"
              "  wagonaut play --load my-game.rec\n"
              "  wagonaut play --campaign west.wagonaut-campaign --seats Ala,bot:planner\n");
  c->add_option("--edition", play.edition)->type_name("ID");
  c->add_option("--seats", play.seats)->type_name("NAMES");
  add_shows(*c, play);
  c->add_option("--option", play.options)->type_name("KEY=VALUE");
  c->add_option("--load", play.load)->type_name("FILE");
  c->add_option("--save", play.save)->type_name("FILE");
  c->add_option("--campaign", play.campaign)->type_name("FILE");
}

void Parser::add_sim() {
  CLI::App* c = command("sim",
                        "  wagonaut sim --edition usa --seats 4 --bots greedy,random --games 1000\n"
                        "  wagonaut sim --edition world --games 200 --csv games.csv\n");
  c->add_option("--edition", sim.edition)->type_name("ID")->capture_default_str();
  c->add_option("--seats", sim.seats)->type_name("N")->check(between(2, 5))->capture_default_str();
  c->add_option("--bots", sim.bots)->type_name("NAMES")->capture_default_str();
  c->add_option("--games", sim.games)
      ->type_name("N")
      ->check(between(1, kMostGames))
      ->capture_default_str();
  c->add_option("--threads", sim.threads)
      ->type_name("N")
      ->check(between(0, 1024))
      ->capture_default_str();
  c->add_option("--seed", sim.seed)->type_name("N")->capture_default_str();
  c->add_option("--option", sim.options)->type_name("KEY=VALUE");
  add_options(*c, sim.programs);
  c->add_option("--csv", sim.csv)->type_name("FILE");
  c->add_option("--json", sim.json)->type_name("FILE");

  add_options(*command("arena",
                       "  wagonaut arena --bots racer,hungry --deals 500\n"
                       "  wagonaut arena --bots racer --against greedy,path --seats 4\n"
                       "  wagonaut arena --round-robin greedy,path,racer --svg ladder.svg\n"
                       "  wagonaut arena --bots racer,greedy --deals 5000 --sprt 0,30\n"),
              arena);
  add_options(*command("tune",
                       "  wagonaut tune --edition usa --tries 200\n"
                       "  wagonaut tune --edition nordic,usa --against one_step,racer --deals 100\n"
                       "  wagonaut tune --edition nordic --seats 3 --start race=125/draw=7\n"),
              tune);
}

void Parser::add_replay() {
  CLI::App* c = command("replay",
                        "  wagonaut replay my-game.rec\n"
                        "  wagonaut replay my-game.rec --step 40 --eyes Ala\n"
                        "  wagonaut replay my-game.rec --facts --lang pl\n"
                        "  wagonaut replay my-game.rec --why\n");
  c->add_option("file", replay.file)->required()->type_name("FILE");
  c->add_option("--step", replay.step)->check(between(0, 1'000'000))->type_name("K");
  c->add_option("--eyes", replay.eyes)->type_name("SEAT");
  c->add_option("--lang", replay.language)->type_name("LANG")->type_name("LANG");
  c->add_flag("--facts", replay.facts);
  c->add_flag("--why", replay.why);
  c->add_flag("--ignore-seal", replay.ignore_seal);
  c->add_flag("--no-colour,--no-color", replay.no_colour);
}

void Parser::add_verify() {
  CLI::App* c = command("verify",
                        "  wagonaut verify my-game.rec\n"
                        "  wagonaut verify games/*.rec --lang pl\n");
  c->add_option("files", verify.files)->required()->type_name("FILE");
  c->add_option("--lang", verify.language)->type_name("LANG");
}

void Parser::add_campaign() {
  CLI::App* c =
      command("campaign",
              "  wagonaut campaign new west.wagonaut-campaign --name West \\\n"
              "      --company red=Ala --company blue=bot:planner\n"
              "  wagonaut campaign play west.wagonaut-campaign --lang pl\n"
              "  wagonaut campaign status west.wagonaut-campaign\n"
              "  wagonaut campaign rewind west.wagonaut-campaign --entry 12\n"
              "  wagonaut campaign call west.wagonaut-campaign --company 'red=Northern Star'\n"
              "  wagonaut campaign export west.wagonaut-campaign --to copy.wagonaut-campaign\n"
              "  wagonaut campaign import mine.wagonaut-campaign --from copy.wagonaut-campaign\n"
              "  wagonaut campaign sim --campaigns 200 --companies 2,3,4,5 --json report.json\n");
  c->add_option("action", campaign.action)->required()->type_name("ACTION");
  c->add_option("file", campaign.file)->type_name("FILE");
  c->add_option("--name", campaign.name)->type_name("NAME");
  c->add_option("--content", campaign.content)->type_name("ID");
  c->add_option("--company", campaign.companies)->type_name("WHO")->allow_extra_args(false);
  c->add_option("--to", campaign.to)->type_name("FILE");
  c->add_option("--from", campaign.from)->type_name("FILE");
  c->add_flag("--whole-part", campaign.whole_part);
  c->add_option("--entry", campaign.entry)->type_name("N");
  add_shows(*c, campaign.play);
  add_campaign_sim(*c);
}

void Parser::add_campaign_sim(CLI::App& c) {
  CampaignSimArguments& many = campaign.sim;
  c.add_option("--campaigns", many.campaigns)
      ->type_name("N")
      ->check(between(1, 1'000'000))
      ->capture_default_str();
  c.add_option("--companies", many.companies)->type_name("NUMBERS")->capture_default_str();
  c.add_option("--bots", many.bots)->type_name("NAMES")->capture_default_str();
  c.add_option("--threads", many.threads)
      ->type_name("N")
      ->check(between(0, 1024))
      ->capture_default_str();
  c.add_option("--json", many.json)->type_name("FILE");
}

void Parser::add_others() {
  CLI::App* c = command("check", "  wagonaut check\n  wagonaut check my-data\n");
  c->add_option("folder", check.folder)->type_name("DIR");

  c = command("walk", "  wagonaut walk --edition usa --seats 2 --depth 4\n");
  c->add_option("--edition", walk.edition)->type_name("ID")->capture_default_str();
  c->add_option("--seats", walk.seats)->type_name("N")->check(between(2, 5))->capture_default_str();
  c->add_option("--depth", walk.depth)
      ->type_name("N")
      ->check(between(1, 20))
      ->capture_default_str();
  c->add_option("--seed", walk.seed)->type_name("N")->capture_default_str();
  c->add_option("--option", walk.options)->type_name("KEY=VALUE");

  c = command("signature", "  wagonaut signature\n  wagonaut signature --verbose\n");
  c->add_flag("--verbose", signature.verbose);

  add_bench();
  add_options(*command("load",
                       "  wagonaut load\n"
                       "  wagonaut load --tables 100,500,1000 --every 0.5 --json\n"
                       "  wagonaut load --idle 10000\n"),
              load);
}

void Parser::add_bench() {
  CLI::App* c = command("bench",
                        "  wagonaut bench\n"
                        "  wagonaut bench --edition usa --seats 2 --json\n"
                        "  wagonaut bench --against old/build/release/wagonaut --only random_\n");
  c->add_option("--seconds", bench.seconds)->type_name("S")->check(between(0.001, 3600.0));
  c->add_option("--edition", bench.editions)->type_name("ID");
  c->add_option("--seats", bench.seats)->type_name("N")->check(between(2, 5));
  c->add_option("--only", bench.only)->type_name("TEXT");
  c->add_flag("--json", bench.json);
  CLI::Option* other = c->add_option("--against", bench.against)->type_name("PROGRAM");
  c->add_option("--against-data", bench.against_data)->type_name("DIR")->needs(other);
  c->add_option("--alternations", bench.alternations)
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

/// One line that says what is wrong and where help is.
Farewell complaint(Language language, int code, const std::string& name, const std::string& what) {
  return {code, say(language, "arguments.complaint", {{"name", name}, {"what", what}})};
}

Farewell complaint(Language language, const Parser& parser, const CLI::ParseError& error) {
  const auto chosen = parser.app.get_subcommands();
  const std::string name = chosen.empty() ? "wagonaut" : "wagonaut " + chosen.front()->get_name();
  return complaint(language, kBadArguments, name, fault_words(language, error));
}

/// Takes the language off the line, with its flag.
void drop_language(std::vector<std::string>& arguments) {
  for (std::size_t i = 0; i < arguments.size();) {
    const bool pair = arguments[i] == "--lang" && i + 1 < arguments.size();
    if (!pair && !arguments[i].starts_with("--lang=")) {
      ++i;
      continue;
    }
    const auto at = arguments.begin() + std::ptrdiff_t(i);
    arguments.erase(at, at + (pair ? 2 : 1));
  }
}

enum class FromFile { Yes, No };

/// Reads them; should they name a file with settings, once more with what that adds.
std::variant<Request, Farewell> parsed(const std::vector<std::string>& arguments, Language language,
                                       FromFile file) {
  Parser parser(language);
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
    return complaint(language, parser, error);
  }
  if (parser.serve.config.empty() || file == FromFile::No) return request_of(parser);
  const auto more = config_flags(*parser.app.get_subcommand("serve"), parser.serve.config);
  if (!more) return Farewell{kBadFile, "wagonaut serve: " + more.error()};
  std::vector<std::string> all = arguments;
  all.insert(all.end(), more->begin(), more->end());
  return parsed(all, language, FromFile::No);
}

}  // namespace

std::variant<Request, Farewell> read_arguments(std::vector<std::string> arguments) {
  const Language language = language_on(arguments);
  const std::string word = first_plain(arguments);
  const auto& names = commands();
  if (!word.empty() && std::find(names.begin(), names.end(), word) == names.end()) {
    const std::string near = nearest(word, names);
    return complaint(language, kBadArguments, "wagonaut",
                     say(language, "arguments.no_command",
                         {{"word", word}, {"near", near.empty() ? "none" : near}}));
  }
  // Help is there in every language, whatever the command itself speaks.
  if (asks_for_help(arguments)) drop_language(arguments);
  if (word.empty() && !asks_for_help(arguments)) arguments.insert(arguments.begin(), "serve");
  return parsed(arguments, language, FromFile::Yes);
}

}  // namespace wagonaut::tools
