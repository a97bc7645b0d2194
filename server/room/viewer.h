#pragma once

#include <string>
#include <string_view>

namespace wagonaut::server {

struct ChatLine;
struct Reply;
struct Scene;

/// Why everybody is sent away from a table where a promise was broken.
inline constexpr std::string_view kAside = "aside";

/// One pair of eyes at the table: a connection, or a test.
class Viewer {
 public:
  virtual ~Viewer() = default;
  /// What shares bounds with it (see household_of); empty: nobody.
  virtual std::string household() const { return {}; }
  virtual void show(const Scene& scene) = 0;
  virtual void answer(const Reply& reply) = 0;
  virtual void say(const ChatLine& line) = 0;
  /// The room is closed or handed over: come again, unless it is put aside.
  virtual void leave(std::string_view reason) = 0;
};

}  // namespace wagonaut::server
