// What one pair of eyes sees. The table's state is never read here: only what was put into the
// view.
#include "catalog/game.h"
#include "server/protocol/messages.h"
#include "server/protocol/writing.h"
#include "server/room/scene.h"
#include "server/room/table.h"

namespace wagonaut::server {
namespace {

constexpr std::size_t kUsualScene = 4096;  // bytes; four seats in the USA take some 3,500

std::string_view holder_json(Holder holder) {
  switch (holder) {
    case Holder::Open:
      return "open";
    case Holder::Person:
      return "person";
    case Holder::Program:
      return "program";
    case Holder::Bot:
      return "bot";
  }
  return "";
}

std::string_view clock_word(ClockKind kind) {
  switch (kind) {
    case ClockKind::None:
      return "none";
    case ClockKind::PerTurn:
      return "turn";
    case ClockKind::PerGame:
      return "game";
    case ClockKind::Days:
      return "days";
  }
  return "";
}

std::string_view aids_word(Aids aids) {
  switch (aids) {
    case Aids::Off:
      return "off";
    case Aids::Public:
      return "public";
    case Aids::Odds:
      return "odds";
  }
  return "";
}

std::string_view chat_word(ChatRule rule) {
  switch (rule) {
    case ChatRule::Off:
      return "off";
    case ChatRule::Phrases:
      return "phrases";
    case ChatRule::Free:
      return "free";
  }
  return "";
}

/// An act's word, and whether it speaks of a seat.
struct ActWord {
  std::string_view word;
  bool seat = true;
};

ActWord act_word(TableActKind kind) {
  switch (kind) {
    case TableActKind::Opened:
      return {"opened", false};
    case TableActKind::Sat:
      return {"sat"};
    case TableActKind::Rose:
      return {"rose"};
    case TableActKind::BotSat:
      return {"bot_sat"};
    case TableActKind::Dropped:
      return {"dropped"};
    case TableActKind::NonceGiven:
      return {"nonce_given"};
    case TableActKind::Dealt:
      return {"dealt", false};
    case TableActKind::Played:
      return {"played"};
    case TableActKind::TakenBack:
      return {"taken_back"};
    case TableActKind::SteppedOut:
      return {"stepped_out"};
    case TableActKind::SteppedIn:
      return {"stepped_in"};
    case TableActKind::Resigned:
      return {"resigned"};
    case TableActKind::Resumed:
      return {"resumed", false};
    case TableActKind::Rematched:
      return {"rematched", false};
    case TableActKind::Closed:
      return {"closed", false};
  }
  return {};
}

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
  w.key("clock").open().field("kind", clock_word(settings.clock.kind));
  if (settings.clock.kind != ClockKind::None) w.field("amount", settings.clock.amount);
  w.close().field("listed", settings.listed).field("spectators", settings.spectators);
  w.field("undo", settings.undo == UndoRule::Off ? "off" : "asked");
  w.field("aids", aids_word(settings.aids)).field("chat", chat_word(settings.chat));
  w.field("autopilot", settings.autopilot);
  if (settings.first) w.field("first", *settings.first);
  w.close();
}

void write_chair(JsonWriter& w, const Chair& chair, bool present) {
  w.open().field("holder", holder_json(chair.holder)).field("name", chair.name);
  if (!chair.bot.empty()) w.field("bot", chair.bot);
  w.field("autopilot", chair.autopilot).field("resigned", chair.resigned);
  w.field("present", present).field("nonce_given", !chair.nonce.empty()).close();
}

/// Each seat's share in the luck is told when it can change nothing any more.
void write_nonces(JsonWriter& w, const Table& table) {
  if (!table.dealt()) {
    w.null();
    return;
  }
  w.open('[');
  for (const Chair& chair : table.chairs()) w.text(chair.nonce);
  w.close(']');
}

void write_table(JsonWriter& w, const Scene& scene) {
  const Table& table = scene.table;
  w.open().field("id", table.id());
  if (scene.seat) w.field("code", table.code());
  w.field("status", status_word(table.status())).field("version", table.version());
  w.key("settings");
  write_settings(w, table.settings());
  w.key("seats").open('[');
  for (std::size_t i = 0; i < table.chairs().size(); ++i)
    write_chair(w, table.chairs()[i], i < scene.present.size() && scene.present[i]);
  w.close(']').key("host");
  write_optional_seat(w, table.host());
  w.field("commitment", table.commitment()).key("nonces");
  write_nonces(w, table);
  w.key("next_table");
  if (table.next_table().empty())
    w.null();
  else
    w.text(table.next_table());
  w.field("taken_back", table.taken_back()).close();
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
  const ActWord act = act_word(happening.kind);
  w.open().field("version", happening.version).field("event", act.word);
  if (act.seat) w.field("seat", happening.seat);
  if (happening.kind == TableActKind::TakenBack) {
    w.key("undone").open('[');
    for (const int version : happening.undone) w.number(version);
    w.close(']');
  }
  w.key("facts").open('[');
  for (const Fact& fact : happening.facts) write_fact(w, scene.table.game().labels, fact);
  w.close(']').close();
}

}  // namespace

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
  if (scene.view != nullptr)
    write_view(w, scene.table.game(), *scene.view);
  else
    w.null();
  if (scene.score != nullptr)
    write_score(w, scene.table.game(), *scene.score);
  else
    write_no_score(w);
  return w.close().take();
}

}  // namespace wagonaut::server
