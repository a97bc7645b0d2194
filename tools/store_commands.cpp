// backup, export, import: what a host does with a store, also while the server runs.
#include <filesystem>
#include <future>
#include <ostream>

#include "engine/play.h"
#include "engine/record/notation.h"
#include "engine/record/words.h"
#include "server/campaign/contents.h"
#include "server/campaign/journal.h"
#include "server/fair/fair.h"
#include "server/room/fact_text.h"
#include "server/room/table.h"
#include "server/room/told_game.h"
#include "server/store/open_store.h"
#include "texts/book.h"
#include "tools/commands.h"
#include "tools/exit_codes.h"
#include "tools/files.h"
#include "tools/record_file.h"
#include "tools/store_place.h"

namespace wagonaut::tools {
namespace {

using namespace server;

int complain(const Channels& channels, const std::string& command, const std::string& why,
             int code) {
  channels.err << "wagonaut " << command << ": " << why << "\n";
  return code;
}

Result<std::unique_ptr<Store>> visit_store(const std::string& named) {
  const auto place = store_place(named);
  if (!place) return place.failure();
  return open_store(*place, "", Use::Visit);
}

FindGame games_of(const Catalog& catalog) {
  return [&catalog](const GameRef& game, int seats) -> Result<std::shared_ptr<const Game>> {
    auto built = catalog.build(game, seats);
    if (!built) return built.failure();
    return std::make_shared<const Game>(std::move(*built));
  };
}

/// One finished game of the store as the text of its record. Where its rules are not here, or do
/// not lead where it went, it is what its log says.
Result<std::string> record_of(Store& store, const Catalog& catalog, const Summary& summary) {
  const auto seed = store.seed(summary.id);
  if (!seed) return seed.failure();
  const auto entries = store.read(summary.id);
  if (!entries) return entries.failure();
  const auto table =
      Table::from_log(Table(summary.id, summary.code, *seed, games_of(catalog)), *entries);
  if (table && table->status() == Status::Finished)
    return write_record(table->game().edition, table->game().labels, table->record());
  auto scores = store.result(summary.id);
  if (!scores) return scores.failure();
  const auto told = told_game(summary.id, *seed, *entries, std::move(*scores));
  if (!told) return told.failure();
  return told_record(*told);
}

Kept keep(Store& store, Append append) {
  std::promise<Kept> promise;
  store.append(std::move(append), [&promise](Kept kept) { promise.set_value(kept); });
  return promise.get_future().get();
}

void add_shares(std::vector<TableAct>& acts, TableActKind kind,
                const std::vector<std::string>& texts) {
  for (std::size_t seat = 0; seat < texts.size(); ++seat) {
    if (texts[seat].empty()) continue;
    acts.push_back(act_at(kind, int(seat)));
    acts.back().text = texts[seat];
  }
}

/// How a game whose shares were bound came to its deal.
void add_starts(std::vector<TableAct>& acts, const Fairness& fair) {
  std::string TableAct::*promise = &TableAct::text;
  for (const FailedStart& failed : fair.failed) {
    acts.back().*promise = failed.commitment;
    TableAct act = act_at(TableActKind::StartFailed, 0);
    for (const std::string& name : failed.waited_for)
      act.text += (act.text.empty() ? "" : std::string(kDot)) + name;
    acts.push_back(std::move(act));
    promise = &TableAct::token;
  }
  acts.back().*promise = fair.commitment;
  add_shares(acts, TableActKind::ShareGiven, fair.shares);
  acts.push_back(act_at(TableActKind::Started, 0));
  add_shares(acts, TableActKind::Revealed, fair.nonces);
}

/// The acts that lead to a game that was played elsewhere. Shares are kept if the deal `fits` them.
std::vector<TableAct> acts_of(const RecordFile& file, bool fits) {
  std::vector<TableAct> acts(1);
  const GameHeader& header = file.record.header;
  const auto& fair = file.record.fair;
  acts[0].kind = TableActKind::Opened;
  acts[0].settings.game = ref_of(header);
  if (file.record.first) acts[0].settings.first = int(*file.record.first);
  for (const std::string& name : header.players) {
    Chair chair;
    chair.holder = server::Holder::Person;
    chair.name = name;
    if (fair && !fair->bound()) chair.nonce = fair->nonces[acts[0].chairs.size()];
    if (fair && fair->bound() && fair->shares[acts[0].chairs.size()].empty())
      chair.holder = server::Holder::Bot;
    acts[0].chairs.push_back(chair);
  }
  if (fair) acts[0].text = fair->commitment;
  if (fair && fair->bound() && fits) add_starts(acts, *fair);
  TableAct& deal = acts.emplace_back(act_at(TableActKind::Dealt, 0));
  const Labels& labels = file.game->labels;
  deal.text = outcomes_text(labels, header, file.record.deal);
  for (std::size_t i = 0; i < file.record.steps.size(); ++i) {
    const RecordStep& step = file.record.steps[i];
    TableAct act;
    act.kind = step.back > 0 ? TableActKind::TakenBack : TableActKind::Played;
    act.seat = int(step.seat);
    act.n = step.back;
    if (step.back == 0) {
      const auto state = replay(file.game->edition, file.record, int(i));
      act.text = move_text(labels, *state, step.seat, step.move) +
                 outcomes_text(labels, header, step.luck);
    }
    acts.push_back(std::move(act));
  }
  return acts;
}

/// The table that a record is to become. One that was dealt by a server keeps its id and seed, so
/// that it can still be verified; any other gets an id of its content, so that the same record
/// imported twice is one game.
Table empty_table(const Catalog& catalog, const RecordFile& file) {
  const auto& fair = file.record.fair;
  if (fair && deal_fault(file.game->edition, file.record).empty())
    return Table(fair->game, random_code(8), fair->seed, games_of(catalog));
  const std::string text = write_record(file.game->edition, file.game->labels, file.record);
  return Table("r" + sha256_hex(text).substr(0, 15), random_code(8), "", games_of(catalog));
}

/// Keeps a record as a finished game; its id, or what went wrong.
Result<std::string> import_record(Store& store, const Catalog& catalog, const RecordFile& file) {
  Table table = empty_table(catalog, file);
  const std::string id = table.id();
  const auto known = store.find(id);
  if (!known) return known.failure();
  if (*known && (*known)->status == Status::Finished) return id;
  const bool fits = file.record.fair && id == file.record.fair->game;
  const std::string seed = fits ? file.record.fair->seed : "";
  const auto begun = store.read(id);
  if (!begun) return begun.failure();
  if (const auto owner = store.own(id); !begun->empty() && (!owner || !owner->me))
    return Failure{"the table " + id + " is being played"};
  const std::int64_t at = time_now().time_since_epoch().count();
  for (TableAct& act : acts_of(file, fits)) {
    const auto change = table.plan(std::move(act), at);
    if (!change) return change.failure();
    Append append;
    append.game = id;
    append.entry = {table.version(), at, act_line(change->act), ""};
    if (!change->facts.empty()) append.entry.facts = facts_text(file.game->labels, change->facts);
    table.commit(*change);
    if (append.entry.seq == 0) append.seed = seed;
    // A half-imported game of an earlier try is gone on with; any other is left alone.
    if (append.entry.seq < int(begun->size())) {
      if ((*begun)[std::size_t(append.entry.seq)].line == append.entry.line) continue;
      return Failure{"the store has another table of the id " + id};
    }
    if (append.entry.seq == 0 || table.status() == Status::Finished)
      append.summary = table.summary();
    if (table.status() == Status::Finished) append.scores = table.scores();
    if (keep(store, std::move(append)) != Kept::Yes) return Failure{"the store did not keep it"};
  }
  return id;
}

/// One campaign of the store as the file its members may have.
Result<std::string> file_of_campaign(Store& store, const Contents& contents,
                                     const CampaignSummary& summary) {
  const auto entries = store.read_campaign(summary.id);
  if (!entries) return entries.failure();
  const Boxes laws = contents.laws(summary.content);
  const auto journal = Journal::from_log(Journal(summary.id, summary.code, laws), *entries);
  if (!journal) return journal.failure();
  return campaign_file(*journal, laws);
}

int export_campaigns(Store& store, const Catalog& catalog, const std::string& folder, int most,
                     const Channels& channels) {
  const Contents contents(catalog);
  const auto campaigns = store.campaigns(most);
  if (!campaigns) return complain(channels, "export", campaigns.error(), kIoProblem);
  int code = kOk, written = 0;
  for (const CampaignSummary& summary : *campaigns) {
    const auto text = file_of_campaign(store, contents, summary);
    const std::string fault =
        text ? write_text(folder + "/" + summary.id + ".wagonaut-campaign", *text) : text.error();
    if (fault.empty())
      ++written;
    else
      code = complain(channels, "export", fault, kIoProblem);
  }
  if (written > 0)
    channels.out << say(language_of_machine(), "lines.exported_campaigns",
                        {{"count", std::to_string(written)}, {"folder", folder}})
                 << "\n";
  return code;
}

}  // namespace

int carry_out(const Catalog&, const BackupArguments& arguments, const Channels& channels) {
  const auto place = store_place(arguments.store);
  if (!place) return complain(channels, "backup", place.error(), kIoProblem);
  const auto done = back_up_store(*place, arguments.file);
  if (!done) return complain(channels, "backup", done.error(), kIoProblem);
  channels.out << say(language_of_machine(), "lines.backed_up", {{"file", arguments.file}}) << "\n";
  return kOk;
}

int carry_out(const Catalog& catalog, const ExportArguments& arguments, const Channels& channels) {
  constexpr int kAll = 10'000'000;
  const auto store = visit_store(arguments.store);
  if (!store) return complain(channels, "export", store.error(), kIoProblem);
  std::vector<Summary> games;
  if (arguments.table.empty()) {
    const auto all = (*store)->finished_games(arguments.edition, kAll);
    if (!all) return complain(channels, "export", all.error(), kIoProblem);
    games = *all;
  } else {
    const auto one = (*store)->find(arguments.table);
    if (!one) return complain(channels, "export", one.error(), kIoProblem);
    if (!*one || (*one)->status != Status::Finished)
      return complain(channels, "export", arguments.table + ": no finished game has this id",
                      kBadArguments);
    games.push_back(**one);
  }
  std::error_code error;
  std::filesystem::create_directories(arguments.folder, error);
  if (error)
    return complain(channels, "export", arguments.folder + ": " + error.message(), kIoProblem);
  int code = kOk, written = 0;
  for (const Summary& summary : games) {
    const auto text = record_of(**store, catalog, summary);
    const std::string fault =
        text ? write_text(arguments.folder + "/" + summary.id + ".rec", *text) : text.error();
    if (fault.empty())
      ++written;
    else
      code = complain(channels, "export", fault, kIoProblem);
  }
  channels.out << say(language_of_machine(), "lines.exported",
                      {{"count", std::to_string(written)}, {"folder", arguments.folder}})
               << "\n";
  if (!arguments.table.empty() || !arguments.edition.empty()) return code;
  const int campaigns = export_campaigns(**store, catalog, arguments.folder, kAll, channels);
  return campaigns == kOk ? code : campaigns;
}

int carry_out(const Catalog& catalog, const ImportArguments& arguments, const Channels& channels) {
  const auto store = visit_store(arguments.store);
  if (!store) return complain(channels, "import", store.error(), kIoProblem);
  int code = kOk;
  for (const std::string& name : arguments.files) {
    const auto file = read_record_file(catalog, name);
    if (!file) {
      code = complain(channels, "import", file.error(), kBadFile);
      continue;
    }
    const auto state = replay(file->game->edition, file->record);
    if (!state || !over(*state)) {
      code = complain(channels, "import", name + ": the game is not over", kBadFile);
      continue;
    }
    const auto id = import_record(**store, catalog, *file);
    if (!id) return complain(channels, "import", name + ": " + id.error(), kIoProblem);
    channels.out << say(language_of_machine(), "lines.imported", {{"file", name}, {"id", *id}})
                 << "\n";
  }
  return code;
}

}  // namespace wagonaut::tools
