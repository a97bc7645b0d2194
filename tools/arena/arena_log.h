#pragma once

#include <fstream>
#include <string>
#include <string_view>

#include "tools/arena/ledger.h"

namespace wagonaut::tools {

/// A block as one line of text, and back. Lines that belong to contests of other plans are no
/// fault: nothing is read from them.
std::string line_of(const ArenaPlan& plan, const ArenaTask& task, const arena::Block& block);
struct LoggedBlock {
  ArenaTask task;
  arena::Block block;
};
Result<std::optional<LoggedBlock>> block_in(const ArenaPlan& plan, std::string_view line);

/// Reads lines into a ledger; the failure says which line is none.
Result<int> read_lines(const ArenaPlan& plan, std::string_view lines, Ledger& ledger);

/// A file to which every block is added as it is played. A last line that was cut off by a crash is
/// dropped when the file is opened again.
class ArenaLog {
 public:
  /// Opens or begins the file. The failure tells why it cannot be gone on with.
  static Result<ArenaLog> open(const ArenaPlan& plan, const std::string& file);

  const std::string& lines() const { return lines_; }  // that were there already
  /// Adds whole lines; false if they could not be written.
  bool append(const std::string& lines);

 private:
  std::string lines_;
  std::ofstream out_;
};

}  // namespace wagonaut::tools
