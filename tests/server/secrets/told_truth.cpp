#include "tests/server/secrets/told_truth.h"

#include <boost/json.hpp>

#include "catalog/game.h"
#include "engine/base/check.h"
#include "engine/sight/sight.h"
#include "server/protocol/writing.h"
#include "server/room/sight.h"
#include "tests/support/scenario.h"

namespace wagonaut::tests {
namespace {

using server::JsonWriter;
namespace json = boost::json;

std::optional<Seat> seat_with(std::optional<int> viewer) {
  if (!viewer) return std::nullopt;
  return Seat(*viewer);
}

bool is_step(const std::string& act) {
  return act == "played" || act == "taken_back";
}

}  // namespace

ToldTruth::ToldTruth(const Game& game, const Record& record, const std::map<int, std::string>& acts)
    : game_(game) {
  int steps = -1;  // before the deal
  std::size_t told = 0;
  std::vector<int> standing;  // versions of the steps that were not taken back
  for (const auto& [version, act] : acts) {
    if (act == "dealt" || is_step(act)) ++steps;
    if (steps < 0) continue;
    FactList log;
    const auto state = replay(game.edition, record, steps, &log);
    CHECK(state);
    Moment moment{*state, {}, act, 0, {}};
    const bool new_facts = act == "dealt" || act == "played";
    if (new_facts) moment.facts.assign(log.facts.begin() + std::ptrdiff_t(told), log.facts.end());
    if (is_step(act)) moment.seat = index(record.steps[std::size_t(steps - 1)].seat);
    if (act == "played") standing.push_back(version);
    if (act == "taken_back") {
      const auto back = record.steps[std::size_t(steps - 1)].back;
      moment.undone.assign(standing.end() - back, standing.end());
      standing.resize(standing.size() - std::size_t(back));
    }
    told = log.facts.size();
    moments_.emplace(version, std::move(moment));
  }
}

std::string ToldTruth::view_text(const Moment& moment, std::optional<int> viewer) const {
  JsonWriter w;
  const Edition& ed = game_.edition;
  server::write_view(w, game_, server::sight_of(ed, look(ed, moment.state, seat_with(viewer))));
  return w.take();
}

std::string ToldTruth::happening_text(int version, std::optional<int> viewer) const {
  const Moment& moment = moments_.at(version);
  JsonWriter w;
  w.open().field("version", version).field("act", moment.act);
  if (is_step(moment.act)) w.field("seat", moment.seat);
  if (moment.act == "taken_back") {
    w.key("undone").open('[');
    for (const int undone : moment.undone) w.number(undone);
    w.close(']');
  }
  w.key("facts").open('[');
  for (const Fact& fact : moment.facts)
    server::write_fact(w, game_.labels, tell(fact, seat_with(viewer)));
  return w.close(']').close().take();
}

std::string ToldTruth::fault_of(std::string_view scene, std::optional<int> viewer) const {
  const json::object read = json::parse(scene).as_object();
  const int version = int(read.at("table").at("version").as_int64());
  const auto found = moments_.find(version);
  const bool dealt = found != moments_.end();
  const std::string view = dealt ? view_text(found->second, viewer) : "null";
  if (scene.find("\"view\":" + view + ",\"standings\":") == scene.npos)
    return "the view of version " + std::to_string(version) + " is not the seat's";
  for (const json::value& one : read.at("happened").as_array()) {
    const int then = int(one.at("version").as_int64());
    const std::string act(one.at("act").as_string());
    if (!is_step(act) && act != "dealt") {
      if (!one.at("facts").as_array().empty()) return act + " tells facts of the game";
    } else if (scene.find(happening_text(then, viewer)) == scene.npos) {
      return "the facts of version " + std::to_string(then) + " are not the seat's";
    }
  }
  return "";
}

void note_acts(std::string_view scene, std::map<int, std::string>& acts) {
  const json::object read = json::parse(scene).as_object();
  for (const json::value& one : read.at("happened").as_array())
    acts[int(one.at("version").as_int64())] = one.at("act").as_string();
}

}  // namespace wagonaut::tests
