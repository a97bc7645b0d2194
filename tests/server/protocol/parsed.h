#pragma once

#include <gtest/gtest.h>

#include <boost/json/value.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace wagonaut::tests::protocol {

namespace json = boost::json;

/// The JSON object in `text`, which must be one. With WAGONAUT_TRAFFIC=FOLDER in the environment
/// the message is also written there, as tests/protocol/check.mjs reads it.
json::object parsed(const std::string& text, std::string_view definition);

/// All moves that a client without rules makes of `choices`, by joining texts as the protocol says.
std::vector<std::string> moves_in(const json::value& choices);

std::string str(const json::value& value);

}  // namespace wagonaut::tests::protocol
