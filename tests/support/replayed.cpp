#include "tests/support/replayed.h"

#include <string>

namespace wagonaut::tests {
namespace {

namespace json = boost::json;

void change(json::object& told, const json::object& changes) {
  for (const auto& [name, value] : changes) told[name] = value;
}

}  // namespace

json::object replayed_step(const json::object& replay, int step) {
  const json::array& steps = replay.at("steps").as_array();
  const int last = int(steps.size()) - 1;
  if (step < 0) step = last;
  json::object view, hands;
  for (int i = 0; i <= step; ++i) {
    const json::object& made = steps.at(std::size_t(i)).as_object();
    change(view, made.at("view").as_object());
    if (const json::value* held = made.if_contains("hands")) change(hands, held->as_object());
  }
  json::object out = steps.at(std::size_t(step)).as_object();
  out["step"] = step;
  out["steps"] = last;
  out["players"] = replay.at("players");
  out["view"] = view;
  json::array by_seat;
  for (std::size_t seat = 0; seat < hands.size(); ++seat)
    by_seat.push_back(hands.at(std::to_string(seat)));
  out["hands"] = hands.empty() ? json::value() : json::value(by_seat);
  for (const char* name : {"standings", "tie"})
    out[name] = step == last ? replay.at(name) : json::value();
  return out;
}

}  // namespace wagonaut::tests
