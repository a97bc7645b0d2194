#pragma once

#include <string>
#include <string_view>

namespace wagonaut {

/// Why a sheet is refused. Thrown inside the catalog alone; its doors turn it into a failed Result,
/// and one that has the file at hand quotes what stands there.
struct Misfit {
  std::string path;    // "decks[0].cards[2].code"
  std::string number;  // what stands there, if it is a number
  std::string why;
  bool whole = false;  // no single value shows the fault
};

/// A place in a sheet, named as in its file.
class Spot {
 public:
  Spot() = default;
  Spot operator[](std::string_view key) const;
  Spot operator[](std::size_t place) const;

  /// Throws "field: value why".
  [[noreturn]] void refuse(const std::string& why) const;
  /// Throws "field: why", for a fault that no single value shows.
  [[noreturn]] void refuse_whole(const std::string& why) const;
  void check_number(int number, int least, int most) const;
  void check_length(std::size_t length, int least, int most) const;

 private:
  explicit Spot(std::string path) : path_(std::move(path)) {}
  std::string path_;
};

}  // namespace wagonaut
