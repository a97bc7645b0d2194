#pragma once

#include <boost/json.hpp>

namespace wagonaut::tests {

/// One step of a replay, whole, put together as a client does it; -1: the last one.
boost::json::object replayed_step(const boost::json::object& replay, int step);

}  // namespace wagonaut::tests
