#include "tests/server/secrets/twin_room.h"

#include "catalog/game.h"
#include "server/watch/log.h"

namespace wagonaut::tests {
namespace {

std::vector<std::string> caught_lines;

void catch_line(std::string_view line) {
  caught_lines.emplace_back(line.substr(line.find(' ') + 1));
}

}  // namespace

LogCatcher::LogCatcher() {
  caught_lines.clear();
  set_log(Level::Debug, false);
  set_log_sink(catch_line);
}

LogCatcher::~LogCatcher() {
  set_log_sink(nullptr);
  set_log(Level::Info, false);
}

std::vector<std::string> LogCatcher::take() {
  return std::exchange(caught_lines, {});
}

TwinRoom::TwinRoom(std::shared_ptr<const Game> game, const TableSettings& settings,
                   const World& world, std::optional<Seat> viewer)
    : viewer_(viewer), other_secrets_(world.other_secrets) {
  thinker_.holds = true;  // what a bot does is its own business, and compared as anybody's step
  room_ = std::make_shared<Room>(table_of(std::move(game), settings, world), around());
  room_->open();
  strand_->run();
  look_again(-1);
}

std::string TwinRoom::token_of(int seat) const {
  const bool own = viewer_ && index(*viewer_) == seat;
  return (own ? "own" : other_secrets_) + std::to_string(seat);
}

/// A table is what its acts made of it, and a deal may put any position on it.
Table TwinRoom::table_of(std::shared_ptr<const Game> game, const TableSettings& settings,
                         const World& world) const {
  const auto find = [game](const GameRef&, int) {
    return Result<std::shared_ptr<const Game>>(game);
  };
  Table table("table", world.code, world.seed, find);
  Change opened;
  opened.act.kind = TableActKind::Opened;
  opened.act.settings = settings;
  opened.act.text = std::string(64, 'c');
  opened.at = strand_->today().time_since_epoch().count();
  for (int i = 0; i < game->edition.seats; ++i) {
    Chair chair;
    chair.name = "Player " + std::to_string(i);
    const bool bot = i == 1 && viewer_ != Seat{1};
    chair.holder = bot ? Holder::Bot : Holder::Person;
    if (bot) chair.bot = "random";
    if (!bot) chair.token_hash = token_of(i);
    opened.act.chairs.push_back(chair);
  }
  table.commit(opened);
  Change dealt;
  dealt.act.kind = TableActKind::Dealt;
  dealt.at = opened.at;
  dealt.game = std::move(game);
  dealt.state = world.state;
  dealt.luck.emplace(ChaCha(world.luck));
  dealt.record.emplace();
  for (const Chair& chair : table.chairs()) dealt.record->header.players.push_back(chair.name);
  table.commit(dealt);
  return table;
}

Surroundings TwinRoom::around() {
  // The log so far, so that the store takes what comes next.
  store.log["table"].resize(2);
  return {strand_,
          store,
          thinker_,
          [this] { return strand_->now(); },
          [this] { return strand_->today(); },
          [](const Task& task) { task(); },
          [](const TableSettings&, int) { return std::string{}; },
          [](const Table&) { return std::string("next"); },
          Patience{}};
}

void TwinRoom::look_again(int known) {
  auto fresh = std::make_shared<ByteViewer>();
  if (eyes_) {
    room_->leave(*eyes_);
    fresh->sent = std::move(eyes_->sent);
  }
  eyes_ = fresh;
  room_->enter(eyes_, viewer_ ? token_of(index(*viewer_)) : "", known);
  strand_->run();
}

void TwinRoom::wish(const Wish& wish) {
  room_->hear(eyes_, wish);
  strand_->run();
}

void TwinRoom::wish_of(int seat, const Wish& wish) {
  Asker asker;
  asker.seat = seat;
  room_->hear(asker, wish);
  strand_->run();
}

std::vector<std::string> TwinRoom::take_sent() {
  return std::exchange(eyes_->sent, {});
}

}  // namespace wagonaut::tests
