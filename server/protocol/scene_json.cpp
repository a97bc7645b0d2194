// What one pair of eyes sees.
#include "catalog/game.h"
#include "server/campaign/chapter.h"
#include "server/protocol/messages.h"
#include "server/protocol/writing.h"
#include "server/room/scene.h"
#include "server/room/sight.h"
#include "server/room/table_act.h"

namespace wagonaut::server {
namespace {

constexpr std::size_t kUsualScene = 4096;  // bytes; four seats in the USA take some 3,500

// How long a scene is would tell who reads lengths on the way, or in a counter, what may stand in
// it.
constexpr std::size_t kPadding = 512;

void write_optional_seat(JsonWriter& w, std::optional<int> seat) {
  if (seat)
    w.number(*seat);
  else
    w.null();
}

void write_settings(JsonWriter& w, const TableSettings& settings) {
  w.open().field("edition", settings.game.edition).field("rules", settings.game.rules);
  w.key("options");
  write_options(w, settings.game.options);
  w.key("clock").open().field("kind", word_for(settings.clock.kind));
  if (settings.clock.kind != ClockKind::None) w.field("amount", settings.clock.amount);
  w.close().field("listed", settings.listed).field("spectators", settings.spectators);
  w.field("undo", word_for(settings.undo)).field("aids", word_for(settings.aids));
  w.field("chat", word_for(settings.chat));
  w.field("autopilot", settings.autopilot);
  if (settings.first) w.field("first", *settings.first);
  if (const auto chapter = chapter_name(settings.game.campaign)) {
    w.key("campaign").open().field("id", chapter->campaign).field("entry", chapter->entry);
    w.field("evening", !is_chapter(settings)).close();
  }
  w.close();
}

void write_chair(JsonWriter& w, const SeenChair& chair, bool dealt) {
  w.open().field("holder", word_for(chair.holder)).field("name", chair.name);
  if (!chair.bot.empty()) w.field("bot", chair.bot);
  if (!chair.badge.empty()) w.field("badge", chair.badge);
  w.field("autopilot", chair.autopilot).field("resigned", chair.resigned);
  w.field("present", chair.present);
  if (!dealt) {
    w.key("share");
    if (chair.share.empty())
      w.null();
    else
      w.text(chair.share);
    w.field("revealed", chair.revealed);
  }
  w.close();
}

void write_failed_starts(JsonWriter& w, const std::vector<FailedStart>& failed) {
  if (failed.empty()) return;
  w.key("failed_starts");
  write_failed(w, failed);
}

void write_table(JsonWriter& w, const Scene& scene) {
  const SeenTable& table = scene.table;
  w.open().field("id", table.id);
  if (!scene.code.empty()) w.field("code", scene.code);
  w.field("status", table.revealing ? "revealing" : word_for(table.status));
  w.field("version", table.version);
  w.key("settings");
  write_settings(w, table.settings);
  w.key("seats").open('[');
  for (const SeenChair& chair : table.chairs) write_chair(w, chair, table.game != nullptr);
  w.close(']').key("host");
  write_optional_seat(w, table.host);
  w.field("commitment", table.commitment).key("nonces");
  if (table.nonces.empty())
    w.null();
  else
    write_texts(w, table.nonces);
  write_failed_starts(w, table.failed_starts);
  w.key("next_table");
  if (table.next_table.empty())
    w.null();
  else
    w.text(table.next_table);
  w.field("taken_back", table.taken_back);
  if (!table.time_taken.empty()) write_time_taken(w, table.time_taken);
  w.close();
}

void write_clock(JsonWriter& w, const ClockView& clock) {
  w.open().key("deadline");
  if (clock.deadline)
    w.number(clock.deadline->time_since_epoch().count());
  else
    w.null();
  w.key("left").open('[');
  for (const std::int64_t left : clock.left) w.number(left);
  w.close(']').close();
}

void write_happening(JsonWriter& w, const Scene& scene, const Happening& happening) {
  w.open().field("version", happening.version).field("act", told_word(happening.kind));
  if (is_of_a_seat(happening.kind)) w.field("seat", happening.seat);
  if (happening.kind == TableActKind::TakenBack) {
    w.key("undone").open('[');
    for (const int version : happening.undone) w.number(version);
    w.close(']');
  }
  w.key("facts").open('[');
  for (const Fact& fact : happening.facts) write_fact(w, scene.table.game->labels, fact);
  w.close(']').close();
}

}  // namespace

std::string padded(std::string message) {
  message.resize((message.size() + kPadding - 1) / kPadding * kPadding, ' ');
  return message;
}

std::string scene_json(const Scene& scene) {
  JsonWriter w(kUsualScene);
  w.open().field("type", "scene").field("protocol", kProtocol).key("table");
  write_table(w, scene);
  w.key("you");
  write_optional_seat(w, scene.seat);
  w.field("devices", scene.devices).key("clock");
  write_clock(w, scene.clock);
  w.key("undo_asked_by");
  write_optional_seat(w, scene.undo_asked_by);
  w.key("happened").open('[');
  for (const Happening& happening : scene.happened) write_happening(w, scene, happening);
  w.close(']').field("gap", scene.gap).key("view");
  if (scene.sight != nullptr)
    write_view(w, *scene.table.game, *scene.sight);
  else
    w.null();
  if (scene.score != nullptr)
    write_score(w, *scene.table.game, *scene.score);
  else
    write_no_score(w);
  return padded(w.close().take());
}

}  // namespace wagonaut::server
