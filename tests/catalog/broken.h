#pragma once

#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <string_view>

namespace wagonaut::tests::catalog {

/// The files of the small map of our own.
std::string five_cities_map();
std::string five_cities_edition();

/// Where the fixtures lie.
std::string fixtures();

/// One fault in one of the two files, and the line the catalog must say.
struct Fault {
  const char* name;
  const char* file;  // "maps" or "editions"
  const char* was;
  const char* is;
  const char* line;  // after the name of the file
};

void PrintTo(const Fault& fault, std::ostream* out);

/// `text` with its only `was` replaced; the test is wrong if there is none or more than one.
std::string with(const std::string& text, std::string_view was, std::string_view is);

/// What the catalog says to a copy of the five cities with this fault.
std::string answer_to(const Fault& fault);

/// Each fault is a test named after it.
class Refuses : public testing::TestWithParam<Fault> {};
std::string name_of(const testing::TestParamInfo<Fault>& info);

}  // namespace wagonaut::tests::catalog
