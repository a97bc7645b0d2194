#include "tests/server/protocol/parsed.h"

#include <unistd.h>

#include <bit>
#include <boost/json/parse.hpp>
#include <cstdlib>
#include <fstream>

namespace wagonaut::tests::protocol {
namespace {

void note_traffic(const std::string& text, std::string_view definition) {
  const char* folder = std::getenv("WAGONAUT_TRAFFIC");
  if (folder == nullptr || definition.empty()) return;
  std::ofstream out(std::string(folder) + "/protocol-" + std::to_string(getpid()) + ".jsonl",
                    std::ios::app);
  out << "{\"definition\":\"" << definition << "\",\"message\":" << text << "}\n";
}

void join_texts(std::vector<std::string>& out, const json::object& choices, const char* name,
                const std::string& verb) {
  if (const json::value* list = choices.if_contains(name))
    for (const json::value& item : list->as_array())
      out.push_back(verb + " " +
                    (item.is_string() ? str(item) : std::to_string(item.to_number<int>())));
}

void join_paid(std::vector<std::string>& out, const json::object& choices, const char* name,
               const std::string& verb) {
  if (const json::value* places = choices.if_contains(name))
    for (const auto& place : places->as_object())
      for (const json::value& payment : place.value().as_array())
        out.push_back(verb + " " + std::string(place.key()) + " " + str(payment));
}

void join_keeps(std::vector<std::string>& out, const json::object& keep) {
  const json::array& offer = keep.at("offer").as_array();
  for (unsigned kept = 0; kept < 1u << offer.size(); ++kept) {
    if (std::popcount(kept) < keep.at("least").to_number<int>()) continue;
    std::string text = "keep";
    for (std::size_t i = 0; i < offer.size(); ++i)
      if (kept >> i & 1u) text += " " + str(offer[i]);
    out.push_back(text);
  }
}

void join_effect(std::vector<std::string>& out, const json::object& effect) {
  if (effect.contains("accept")) out.emplace_back("yes");
  join_texts(out, effect, "payments", "yes");
  if (const json::value* options = effect.if_contains("options"))
    for (const json::value& option : options->as_array())
      out.push_back("choose " + str(option.at("what")));
}

}  // namespace

json::object parsed(const std::string& text, std::string_view definition) {
  json::error_code fault;
  const json::value value = json::parse(text, fault);
  EXPECT_FALSE(fault) << fault.message() << ": " << text.substr(0, 400);
  EXPECT_TRUE(value.is_object()) << text.substr(0, 400);
  note_traffic(text, definition);
  return value.is_object() ? value.as_object() : json::object{};
}

std::string str(const json::value& value) {
  return std::string(value.as_string());
}

std::vector<std::string> moves_in(const json::value& choices) {
  std::vector<std::string> out;
  if (choices.is_null()) return out;
  const json::object& all = choices.as_object();
  join_texts(out, all, "slots", "slot");
  join_texts(out, all, "blind", "blind");
  join_texts(out, all, "refill", "refill");
  join_texts(out, all, "tolls", "pay");
  join_texts(out, all, "fleet", "fleet");
  join_paid(out, all, "claims", "claim");
  join_paid(out, all, "harbours", "harbour");
  if (all.contains("withdraw")) out.emplace_back("withdraw");
  if (all.contains("decline")) out.emplace_back("no");
  if (const json::value* effect = all.if_contains("effect")) join_effect(out, effect->as_object());
  if (all.contains("draw_tickets")) out.emplace_back("tickets");
  if (const json::value* keep = all.if_contains("keep")) join_keeps(out, keep->as_object());
  if (const json::value* exchange = all.if_contains("exchange"))
    for (const auto& pieces : exchange->as_object())
      for (const json::value& amount : pieces.value().as_array())
        out.push_back("exchange " + std::to_string(amount.to_number<int>()) + " " +
                      std::string(pieces.key()));
  return out;
}

}  // namespace wagonaut::tests::protocol
