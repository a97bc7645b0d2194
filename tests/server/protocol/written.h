#pragma once

#include <string>
#include <string_view>

namespace wagonaut::tests::protocol {

/// `part` is what stands in a file of the repository between the two marks. With WAGONAUT_WRITE=1
/// in the environment it is written there.
void expect_between(const std::string& path, std::string_view from, std::string_view to,
                    const std::string& part);

}  // namespace wagonaut::tests::protocol
