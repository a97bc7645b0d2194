#pragma once

#include "server/room/table_act.h"

namespace wagonaut::server {

/// The line that opens a table, with all that it was opened with. It has many parts, so it has a
/// room to itself; see act_line.
std::string opened_line(const TableAct& act);
Result<TableAct> opened_from(std::string_view line);

}  // namespace wagonaut::server
