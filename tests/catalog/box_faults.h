#pragma once

#include <gtest/gtest.h>

#include <ostream>

namespace wagonaut::tests::catalog {

/// One fault in one file of the small box, and the line the catalog must say.
struct BoxFault {
  const char* name;
  const char* file;
  const char* was;
  const char* is;
  const char* line;  // after the name of the file
};
void PrintTo(const BoxFault& fault, std::ostream* out);

class BoxRefuses : public testing::TestWithParam<BoxFault> {};
std::string name_of_fault(const testing::TestParamInfo<BoxFault>& info);

}  // namespace wagonaut::tests::catalog
