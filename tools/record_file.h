#pragma once

#include <memory>
#include <string>

#include "catalog/game.h"
#include "engine/record/record.h"

namespace wagonaut {
class Catalog;
}  // namespace wagonaut

namespace wagonaut::tools {

/// A record with the game it was played on.
struct RecordFile {
  std::unique_ptr<Game> game;
  Record record;
};

/// Reads a file and plays it through; the failure names file, line and reason.
Result<RecordFile> read_record_file(const Catalog& catalog, const std::string& file,
                                    Seal seal = Seal::Required);

}  // namespace wagonaut::tools
