#pragma once

#include "bench/load/frames.h"
#include "bench/load/link.h"
#include "bench/load/moves.h"

namespace wagonaut::load {

class Line;

/// Whoever speaks over lines.
class Speaker {
 public:
  virtual ~Speaker() = default;
  virtual void connected(Line& line) = 0;
  virtual void heard(Line& line, std::string_view message) = 0;
  /// Cut off by the other side.
  virtual void lost(Line& line) = 0;
};

/// One WebSocket.
class Line final : public Link {
 public:
  Line(Poller& poller, Speaker& speaker, int seat) : Link(poller), speaker_(speaker), seat_(seat) {}

  int seat() const { return seat_; }
  bool connect(const Place& place, const std::string& path);
  bool speaks() const { return is_open() && upgraded_; }
  void say(std::string_view message, Dice& dice);
  void hang_up();

 private:
  void read(std::string_view& bytes) override;
  void broken() override { speaker_.lost(*this); }
  bool read_upgrade(std::string_view& bytes);
  void read_frame(const Frame& frame);
  void cut();

  Speaker& speaker_;
  const int seat_;
  bool upgraded_ = false;
  std::uint32_t opening_ = 0;  // which connection this is: a speaker may hang up and connect anew
  std::string message_;        // parts of one that came in several frames
};

}  // namespace wagonaut::load
