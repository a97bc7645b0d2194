#pragma once

#include <string>
#include <vector>

namespace wagonaut::tests::store {

/// One cell of the database that no server of ours can have written.
struct Damage {
  std::string table, column, value;  // the value in SQL
  enum class Cost {
    TheTable,  // it is put aside
    Nothing,   // the log says better, or nobody reads it
    TheId,     // nobody finds the table by its id any more
  } cost = Cost::TheTable;

  std::string name() const { return table + "." + column + " = " + value; }
};

/// What each database can be brought to hold.
const std::vector<Damage>& sqlite_damages();
const std::vector<Damage>& postgres_damages();

/// SQL that takes the schema's guards away, and SQL that damages one table's cell.
std::string unguard_sqlite();
std::string unguard_postgres();
std::string damage_sql(const Damage& damage, const std::string& game);

}  // namespace wagonaut::tests::store
