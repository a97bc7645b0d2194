#pragma once

#include <string_view>

namespace wagonaut::load {

// Looks into JSON without reading it: to parse all that a server tells thousands of seats would
// take the processor away from the server that is measured. Trusts what it reads to be JSON; of
// what is not, it finds less than there is, or nothing.

/// Goes through the members of an object or the elements of a list.
class Walk {
 public:
  explicit Walk(std::string_view whole);
  /// False at the end.
  bool next();

  std::string_view key;    // without its quotes; of an element empty
  std::string_view value;  // as it is written

 private:
  std::string_view rest_;
  bool object_ = false;
};

/// The member `key` of an object, as it is written; empty if there is none.
std::string_view member(std::string_view object, std::string_view key);
/// A text without its quotes; escapes stay as they are. Of anything else nothing.
std::string_view text_of(std::string_view value);
/// -1 if it is no whole number.
int number_of(std::string_view value);

int size_of(std::string_view value);
/// The n-th member or element; there must be so many.
Walk nth(std::string_view value, int n);

}  // namespace wagonaut::load
