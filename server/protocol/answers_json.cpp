// Answers and small messages of a line.
#include "server/protocol/json_writer.h"
#include "server/protocol/messages.h"
#include "server/protocol/writing.h"
#include "server/room/chat.h"
#include "server/room/reply.h"
#include "texts/book.h"

namespace wagonaut::server {

namespace {

/// Parts that a step does not have are left out.
void write_step(JsonWriter& w, const PaymentLook::Step& step) {
  const ChecklistLine& line = step.line;
  w.open().field("step", line.step);
  if (!step.source.empty()) w.field("source", step.source);
  if (step.name != Text{}) write_text(w.key("name"), step.name);
  if (line.dollars != 0) w.field("dollars", line.dollars);
  if (line.cards != 0) w.field("cards", line.cards);
  if (!step.token.empty()) w.field("token", step.token).field("tokens", line.tokens);
  if (!step.item.empty()) w.field("item", step.item);
  if (line.postcard != kNone) w.field("postcard", line.postcard);
  if (line.painted != Colour::Grey) w.field("painted", colour_word(line.painted));
  if (line.asks) w.field("asks", true);
  w.close();
}

void write_look(JsonWriter& w, const PaymentLook& look) {
  w.key("payment").open().field("covered", look.covered).field("wasted", look.wasted);
  w.field("swaps", look.swaps).key("spaces").open('[');
  for (const PaymentLook::Space& space : look.spaces)
    w.open().field("wants", space.wants).field("cards", space.cards).close();
  w.close(']');
  write_texts(w.key("sorts"), look.sorts);
  if (!look.toll.empty()) {
    w.key("toll").open('[');
    for (const double chance : look.toll) w.real(chance);
    w.close(']');
  }
  if (!look.steps.empty()) {
    w.key("steps").open('[');
    for (const PaymentLook::Step& step : look.steps) write_step(w, step);
    w.close(']');
  }
  w.close();
}

}  // namespace

std::string reply_json(const Reply& reply) {
  JsonWriter w;
  w.open().field("type", "reply").field("id", reply.id);
  w.field("answer", answer_name(reply.answer)).field("version", reply.version);
  if (reply.refusal) {
    w.key("refusal").open().field("code", refusal_name(*reply.refusal));
    w.field("rules", refusal_rules(*reply.refusal)).close();
  }
  if (!reply.detail.empty()) w.field("detail", reply.detail);
  if (reply.seat >= 0) w.field("seat", reply.seat);
  if (reply.payment) write_look(w, *reply.payment);
  return w.close().take();
}

std::string chat_json(const ChatLine& line) {
  JsonWriter w;
  w.open().field("type", "chat").field("seat", line.seat).field("name", line.name);
  if (line.phrase.empty())
    w.field("text", line.text);
  else
    w.field("phrase", line.phrase);
  return w.field("at", line.at).close().take();
}

std::string goodbye_json(std::string_view reason) {
  JsonWriter w;
  return w.open().field("type", "goodbye").field("reason", reason).close().take();
}

std::string error_json(std::string_view code, std::string_view detail) {
  JsonWriter w;
  w.open().key("error").open().field("code", code).field("detail", detail).close();
  return w.close().take();
}

std::string phrases_json() {
  JsonWriter w;
  w.open().key("phrases").open('[');
  for (const std::string& id : book().names("phrases")) {
    w.open().field("id", id);
    for (const auto& [language, code] : kLanguages) w.field(code, say(language, "phrases." + id));
    w.close();
  }
  return w.close(']').close().take();
}

}  // namespace wagonaut::server
