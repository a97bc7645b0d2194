#include <limits>

#include "engine/model/ids.h"
#include "server/protocol/fields.h"
#include "server/protocol/json_writer.h"
#include "server/protocol/messages.h"

namespace wagonaut::server {
namespace {

/// A code as it was made: people write it in groups, or in capitals.
std::string bare_code(std::string_view typed) {
  std::string out;
  for (const char c : typed)
    if (c != ' ' && c != '-') out += char(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
  return out;
}

}  // namespace

Result<Hello> read_hello(std::string_view json) {
  return read_message(json, [](Fields& in) {
    Hello out;
    if (in.text("type", TextKind::Id) != "hello") in.refuse("type", "is not \"hello\"");
    out.protocol = in.number_or(1, "protocol", 0, std::numeric_limits<int>::max());
    out.token = in.text_or("", "token", TextKind::Id);
    out.code = in.text_or("", "code", TextKind::Id);
    out.known = in.number_or(-1, "known", -1, std::numeric_limits<int>::max());
    return out;
  });
}

Result<JoinTable> read_join_table(std::string_view json) {
  return read_message(json, [](Fields& in) {
    JoinTable out;
    out.name = in.text("name", TextKind::Name);
    out.token = in.text_or("", "token", TextKind::Token);
    out.badge = in.text_or("", "badge", TextKind::Id);
    out.code = in.text_or("", "code", TextKind::Id);
    out.seat = in.number_or(-1, "seat", -1, kMaxSeats - 1);
    out.program = in.flag_or(false, "program");
    return out;
  });
}

Result<std::string> read_code(std::string_view json) {
  return read_message(json, [](Fields& in) {
    const std::string code = bare_code(in.text("code", TextKind::Move));
    if (!fits(TextKind::Id, code)) in.refuse("code", demand(TextKind::Id));
    return code;
  });
}

Result<std::vector<MySeat>> read_my_seats(std::string_view json) {
  return read_message(json, [](Fields& in) {
    std::vector<MySeat> out;
    const auto* list = in.list("seats", 0, kMostMySeats);
    for (std::size_t i = 0; list != nullptr && i < list->size(); ++i)
      if (auto seat = in.item("seats", *list, i))
        out.push_back({seat->text("table", TextKind::Id), seat->text("token", TextKind::Id)});
    return out;
  });
}

std::string other_protocol_detail() {
  return "this server speaks protocol " + std::to_string(kProtocol) +
         ": reload the page; a program needs a version that speaks it (docs/protocol.md)";
}

std::string fault_json(std::string_view received, std::string_view detail) {
  const Result<std::string> id =
      read_message(received, [](Fields& in) { return in.text_or("", "id", TextKind::Id); });
  JsonWriter w;
  w.open().field("type", "fault");
  if (id && !id->empty()) w.field("id", *id);
  return w.field("detail", detail).close().take();
}

}  // namespace wagonaut::server
