#include "tests/server/store/damages.h"

namespace wagonaut::tests::store {
namespace {

using Cost = Damage::Cost;

const std::string kNoText = "CAST(x'c328ff' AS TEXT)";  // bytes that are no letters
const std::string kHuge = "9223372036854775807";

}  // namespace

const std::vector<Damage>& sqlite_damages() {
  static const std::vector<Damage> all{
      {"game", "id", "'nowhere'", Cost::TheId},
      {"game", "code", kNoText},
      {"game", "code", "NULL"},
      {"game", "edition", kNoText},
      {"game", "edition", "'atlantis'", Cost::Nothing},
      {"game", "edition", "NULL"},
      {"game", "status", "'walking'"},
      {"game", "status", "NULL"},
      {"game", "status", "x'72'"},
      {"game", "listed", "'yes'"},
      {"game", "listed", "7"},
      {"game", "seats", "'three'"},
      {"game", "seats", "-1"},
      {"game", "seats", "NULL"},
      {"game", "seats", "4294967298"},
      {"game", "free_seats", "1.5"},
      {"game", "free_seats", "''"},
      {"game", "players", kNoText},
      {"game", "players", "NULL", Cost::Nothing},
      {"game", "created", "'yesterday'"},
      {"game", "created", kHuge},
      {"game", "updated", "99999999999999999999"},
      {"game", "updated", "NULL"},
      {"game", "owner", kNoText, Cost::Nothing},
      {"entry", "seq", "'two'"},
      {"entry", "seq", kHuge},
      {"entry", "at", "'noon'"},
      {"entry", "at", "-5"},
      {"entry", "line", "'garbage'"},
      {"entry", "line", "'sit 4 person token Zoe'"},
      {"entry", "line", "'play 3 - blind'"},
      {"entry", "line", "NULL"},
      {"entry", "line", kNoText},
      {"entry", "facts", kNoText},
      {"entry", "facts", "'garbage'", Cost::Nothing},
      {"entry", "facts", "NULL", Cost::Nothing},
      {"secret", "seed", "'garbage'"},
      {"secret", "seed", "''"},
      {"secret", "seed", "x'00ff'"},
  };
  return all;
}

const std::vector<Damage>& postgres_damages() {
  static const std::vector<Damage> all{
      {"game", "id", "'nowhere'", Cost::TheId},
      {"game", "code", "''"},
      {"game", "edition", "NULL"},
      {"game", "edition", "'atlantis'", Cost::Nothing},
      {"game", "status", "'walking'"},
      {"game", "listed", "7"},
      {"game", "seats", "-1"},
      {"game", "free_seats", "100000"},
      {"game", "players", "NULL", Cost::Nothing},
      {"game", "created", kHuge},
      {"game", "updated", "NULL"},
      {"game", "owner", "'nobody'", Cost::Nothing},
      {"entry", "seq", "1000"},
      {"entry", "at", "-5"},
      {"entry", "line", "'garbage'"},
      {"entry", "line", "'play 3 - blind'"},
      {"entry", "line", "NULL"},
      {"entry", "facts", "'garbage'", Cost::Nothing},
      {"secret", "seed", "'garbage'"},
      {"secret", "seed", "''"},
  };
  return all;
}

std::string unguard_sqlite() {
  return "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'NOT NULL', '') "
         "WHERE name IN ('game', 'entry', 'secret', 'score', 'seat'); PRAGMA writable_schema = OFF";
}

std::string unguard_postgres() {
  std::string sql = "ALTER TABLE game DROP CONSTRAINT game_status_check;";
  for (const std::string table : {"entry", "secret", "score", "seat"})
    sql += "ALTER TABLE " + table + " DROP CONSTRAINT " + table + "_game_fkey;";
  for (const std::string column : {"edition", "players", "updated"})
    sql += "ALTER TABLE game ALTER " + column + " DROP NOT NULL;";
  return sql + "ALTER TABLE entry ALTER line DROP NOT NULL;";
}

std::string damage_sql(const Damage& damage, const std::string& game) {
  const std::string key = damage.table == "game" ? "id" : "game";
  // Of the log, the entry after the deal.
  const std::string row = damage.table == "entry" ? "' AND seq = 2;" : "';";
  return "UPDATE " + damage.table + " SET " + damage.column + " = " + damage.value + " WHERE " +
         key + " = '" + game + row;
}

}  // namespace wagonaut::tests::store
