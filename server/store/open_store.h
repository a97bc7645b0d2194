#pragma once

#include <memory>
#include <string>

#include "server/store/store.h"

namespace wagonaut::server {

/// Serve: as one of the processes that own tables. Visit: for a moment, also beside them, to look
/// or to add a table; it never takes tables over.
enum class Use { Serve, Visit };

/// `url`: a file name or "sqlite:FILE", or "postgres://…". Makes the schema or brings it up to
/// date. `address` is where other processes reach this one (host:port); with SQLite there are none,
/// and a second process that serves the same file is a failure.
Result<std::unique_ptr<Store>> open_store(const std::string& url, const std::string& address,
                                          Use use = Use::Serve);

/// A copy of a store that another process may be serving at this moment (see Store::backup). Makes
/// and changes nothing in the store.
Result<bool> back_up_store(const std::string& url, const std::string& file);

}  // namespace wagonaut::server
