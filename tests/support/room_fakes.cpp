#include "tests/support/room_fakes.h"

#include <algorithm>

#include "engine/sight/sight.h"
#include "server/fair/fair.h"
#include "tests/data/data.h"

namespace wagonaut::tests {

void FakeStrand::run() {
  while (!tasks_.empty()) {
    const Task task = std::move(tasks_.front());
    tasks_.pop_front();
    task();
  }
}

void FakeStrand::wait(Millis span) {
  const Instant end = now_ + span;
  run();
  while (alarm_ && *alarm_ <= end) {
    now_ = std::max(now_, *alarm_);
    alarm_.reset();
    const Task task = std::move(alarm_task_);
    task();
    run();
  }
  now_ = end;
}

void FakeStore::keep(const Append& append) {
  log[append.game].push_back(append.entry);
  if (!append.seed.empty()) seeds[append.game] = append.seed;
  if (append.summary) summaries[append.game] = *append.summary;
  if (append.held) held[append.game] = *append.held;
  if (!append.scores.empty()) scores = append.scores;
  if (append.campaign) campaigns_kept[append.game] = *append.campaign;
}

void FakeStore::append(Append append, std::function<void(Kept)> done) {
  CHECK(!breaks);
  ++tries;
  const bool next = append.entry.seq == int(log[append.game].size());
  switch (mood) {
    case Mood::Keeps:
      if (next) keep(append);
      return done(next ? Kept::Yes : Kept::Taken);
    case Mood::Holds:
      held_.emplace_back(std::move(append), std::move(done));
      return;
    case Mood::Unavailable:
      return done(Kept::Unavailable);
    case Mood::KeptButSilent:
      keep(append);
      return done(Kept::Unknown);
    case Mood::LostAndSilent:
      return done(Kept::Unknown);
    case Mood::Taken:
      return done(Kept::Taken);
  }
}

void FakeStore::release_one() {
  const auto [append, done] = std::move(held_.front());
  held_.pop_front();
  keep(append);
  done(Kept::Yes);
}

Result<std::vector<Entry>> FakeStore::read(const std::string& game, int from) {
  if (!readable) return Failure{"gone"};
  ++reads;
  if (on_read) on_read();
  const auto& all = log[game];
  return std::vector<Entry>(all.begin() + std::min<std::ptrdiff_t>(from, std::ssize(all)),
                            all.end());
}

Result<std::optional<CampaignSummary>> FakeStore::find_campaign(const std::string& campaign) {
  const auto found = campaigns_kept.find(campaign);
  if (found == campaigns_kept.end()) return std::optional<CampaignSummary>();
  return std::optional(found->second);
}

Result<std::optional<CampaignStanding>> FakeStore::campaign_standing(
    const std::string& campaign, const std::string& token_hash) {
  const auto found = find_campaign(campaign);
  if (!*found) return std::optional<CampaignStanding>();
  CampaignStanding out{**found, std::nullopt};
  for (const HeldSeat& one : held[campaign])
    if (one.token_hash == token_hash) out.company = one.seat;
  return std::optional(std::move(out));
}

Result<std::optional<Summary>> FakeStore::find(const std::string& game) {
  const auto found = summaries.find(game);
  if (found == summaries.end()) return std::optional<Summary>{};
  return std::optional(found->second);
}

Result<std::optional<server::Standing>> FakeStore::standing(const std::string& game,
                                                            const std::string& token_hash) {
  const auto summary = find(game);
  if (!*summary) return std::optional<server::Standing>{};
  server::Standing out;
  out.summary = **summary;
  out.seated = held.contains(game);
  for (const server::HeldSeat& one : held[game])
    if (one.token_hash == token_hash) out.seat = one.seat;
  if (!log[game].empty()) out.asked = log[game].back().asked;
  return std::optional(out);
}

void FakeThinker::think(server::Question question, std::function<void(const Result<Move>&)> done) {
  if (question.table == breaks_at) return done(Failure{"broken promise (lost) at bots/bot.cpp:1"});
  levels.push_back(question.level);
  seen.push_back(question.view);
  watched.push_back(question.watched);
  const Move move = make_bot(question.level)->choose(question.game->edition, question.view, rng_);
  if (!holds) return done(move);
  held_.push_back([done = std::move(done), move] { done(move); });
}

void FakeThinker::think_on() {
  while (!held_.empty()) {
    const auto thought = std::move(held_.front());
    held_.pop_front();
    thought();
  }
}

void FakeViewer::show(const Scene& scene) {
  Seen seen{scene.table.version,
            scene.table.status,
            scene.seat,
            std::nullopt,
            {scene.happened.begin(), scene.happened.end()},
            scene.gap,
            {},
            scene.clock,
            scene.undo_asked_by,
            scene.devices};
  for (const SeenChair& chair : scene.table.chairs) seen.present.push_back(chair.present);
  if (scene.sight != nullptr) seen.view = scene.sight->view;
  scenes.push_back(std::move(seen));
}

FindGame catalog_games() {
  static std::map<std::string, std::shared_ptr<const Game>> shelf;
  return [](const GameRef& game, int seats) -> Result<std::shared_ptr<const Game>> {
    std::string key = game.edition + std::to_string(game.rules) + "/" + std::to_string(seats);
    for (const auto& [id, choice] : game.options) key += id + choice;
    auto& found = shelf[key];
    if (!found) {
      auto built = data::catalog().build(game, seats);
      if (!built) return built.failure();
      found = std::make_shared<const Game>(std::move(*built));
    }
    return found;
  };
}

RoomSetting::RoomSetting(int people_, int bots, const std::string& edition, TableSettings settings,
                         FindGame games)
    : people(people_), games_(std::move(games)) {
  static const std::vector<std::string> names{"Ala", "Bo", "Cy", "Dag", "Ewa"};
  const std::string seed(64, 'a');
  Table table("table", "CODE", seed, games_);
  TableAct opened;
  opened.kind = TableActKind::Opened;
  opened.text = commitment_of("table", seed);
  opened.settings = std::move(settings);
  if (opened.settings.game.edition.empty())
    opened.settings.game = {edition, data::catalog().find(edition)->rules, {}};
  for (int i = 0; i < people + bots; ++i) {
    Chair chair;
    chair.holder = i < people ? Holder::Person : Holder::Bot;
    chair.name = i < people ? names[std::size_t(i)] : "Bot " + std::to_string(i);
    if (i < people)
      chair.token_hash = "token" + std::to_string(i);
    else
      chair.bot = "greedy";
    opened.chairs.push_back(chair);
  }
  const auto change = table.plan(opened, strand->today().time_since_epoch().count());
  store.log["table"].push_back({0, change->at, act_line(change->act), ""});
  table.commit(*change);
  room = std::make_shared<Room>(std::move(table), around());
  room->open();
  strand->run();
}

Surroundings RoomSetting::around() {
  return {strand,
          store,
          thinker,
          [this] { return strand->now(); },
          [this] { return strand->today(); },
          [](const Task& task) { task(); },
          [](const TableSettings& settings, int seats) {
            const auto game = catalog_games()(settings.game, seats);
            return game ? std::string{} : game.error();
          },
          [this](const Table&) { return next_table; },
          patience,
          [this] { ++put_aside; }};
}

void RoomSetting::restart() {
  const auto table = Table::from_log(Table("table", "CODE", seed(), games_), store.log["table"]);
  room->close("restart");
  room = std::make_shared<Room>(*table, around());
  room->open();
  strand->run();
}

std::shared_ptr<FakeViewer> RoomSetting::enter(int seat, int known) {
  auto viewer = std::make_shared<FakeViewer>();
  const bool let_in = room->enter(viewer, seat < 0 ? "" : "token" + std::to_string(seat), known);
  strand->run();
  return let_in ? viewer : nullptr;
}

Reply RoomSetting::wish(int seat, const Wish& wish) {
  auto out = std::make_shared<Reply>();
  out->detail = "no answer yet";
  Asker asker;
  if (seat >= 0) asker.seat = seat;
  asker.answer = [out](const Reply& reply) { *out = reply; };
  room->hear(asker, wish);
  strand->run();
  return *out;
}

std::string RoomSetting::likely_move(int seat) const {
  const Table& table = room->table();
  const Edition& ed = table.game().edition;
  Quick rng(std::uint64_t(table.version()));
  const Move move = make_bot("greedy")->choose(ed, look(ed, table.state(), Seat(seat)), rng);
  return move_text(table.game().labels, table.state(), Seat(seat), move);
}

Reply RoomSetting::step(int seat, const std::string& move) {
  return wish(seat, StepWish{"r" + std::to_string(++requests_), room->table().version(),
                             move.empty() ? likely_move(seat) : move});
}

int RoomSetting::asked() const {
  for (int seat = 0; seat < int(room->table().chairs().size()); ++seat)
    if (room->table().waits_for(seat)) return seat;
  return -1;
}

void RoomSetting::start() {
  bind_shares();
  wish(*room->table().host(), StartWish{"start", false});
  tell_shares();
}

void RoomSetting::bind_shares() {
  for (int seat = 0; seat < int(room->table().chairs().size()); ++seat)
    if (has_share(room->table().chair(seat)))
      wish(seat, ShareWish{"share", share_of("table", seat, nonce_of(seat))});
}

void RoomSetting::tell_shares() {
  for (int seat = 0; seat < int(room->table().chairs().size()); ++seat)
    if (has_share(room->table().chair(seat))) wish(seat, RevealWish{"reveal", nonce_of(seat)});
}

void RoomSetting::past_setup() {
  start();
  while (room->table().state().open.ask.kind == AskKind::KeepTickets ||
         room->table().state().open.ask.kind == AskKind::ChooseFleet)
    step(asked());
}

}  // namespace wagonaut::tests
