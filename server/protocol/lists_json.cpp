// Answers of the HTTP API about tables.
#include "server/protocol/messages.h"
#include "server/protocol/writing.h"

namespace wagonaut::server {
namespace {

// The code is left out: it lets people in.
void write_summary_fields(JsonWriter& w, const Summary& summary) {
  w.field("table", summary.id).field("edition", summary.edition);
  w.field("status", word_for(summary.status)).field("listed", summary.listed);
  w.field("seats", summary.seats).field("free_seats", summary.free_seats);
  w.field("players", summary.players);
  w.field("created", summary.created).field("updated", summary.updated);
}

void write_seat_token(JsonWriter& w, const SeatToken& seat) {
  w.field("seat", seat.seat).field("token", seat.token);
}

}  // namespace

void write_summary(JsonWriter& w, const Summary& summary) {
  w.open();
  write_summary_fields(w, summary);
  w.close();
}

std::string opened_json(const std::string& table, const std::string& code, const SeatToken& me,
                        const std::vector<SeatToken>& programs) {
  JsonWriter w;
  w.open().field("table", table).field("code", code);
  write_seat_token(w, me);
  w.key("programs").open('[');
  for (const SeatToken& program : programs) {
    w.open();
    write_seat_token(w, program);
    w.close();
  }
  return w.close(']').close().take();
}

std::string joined_json(const SeatToken& me) {
  JsonWriter w;
  w.open();
  write_seat_token(w, me);
  return w.close().take();
}

std::string found_json(const std::string& table) {
  JsonWriter w;
  return w.open().field("table", table).close().take();
}

std::string my_tables_json(const std::vector<MyTable>& tables, std::string_view campaigns) {
  JsonWriter w;
  w.open().key("tables").open('[');
  for (const MyTable& mine : tables) {
    w.open();
    write_summary_fields(w, mine.summary);
    w.field("seat", mine.seat).field("your_turn", mine.your_turn).close();
  }
  return w.close(']').key("campaigns").raw(campaigns).close().take();
}

std::string summary_json(const Summary& table) {
  JsonWriter w;
  write_summary(w, table);
  return w.take();
}

std::string summaries_json(const std::vector<Summary>& tables) {
  JsonWriter w;
  w.open().key("tables").open('[');
  for (const Summary& table : tables) write_summary(w, table);
  return w.close(']').close().take();
}

std::string statistics_json(const std::vector<Statistic>& statistics) {
  JsonWriter w;
  w.open().key("statistics").open('[');
  for (const Statistic& one : statistics) {
    w.open().field("name", one.name).field("edition", one.edition).field("games", one.games);
    w.field("wins", one.wins).field("best", one.best).key("mean").real(one.mean).close();
  }
  return w.close(']').close().take();
}

}  // namespace wagonaut::server
