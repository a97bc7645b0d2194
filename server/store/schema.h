#pragma once

#include "engine/base/result.h"
#include "server/store/migrations.h"
#include "server/store/sql.h"

namespace wagonaut::server {

/// Makes the list of the steps that were taken.
inline constexpr const char* kMakeMigrationTable =
    "CREATE TABLE IF NOT EXISTS migration (name TEXT NOT NULL PRIMARY KEY)";
inline constexpr const char* kListMigrations = "SELECT name FROM migration ORDER BY name";
inline constexpr const char* kNoteMigration = "INSERT INTO migration (name) VALUES ($1)";

/// The steps that `taken` lacks, in order. A step this program does not know is a failure: the
/// database belongs to a newer one.
Result<std::vector<Migration>> missing_migrations(const SqlRows& taken);

}  // namespace wagonaut::server
