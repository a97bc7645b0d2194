#pragma once

#include <functional>
#include <optional>
#include <streambuf>
#include <string>

namespace wagonaut::tests::tools {

/// A screen and somebody before it: whenever the program waits, the typist reads what was written
/// since the last answer and types a line, or has gone (nothing).
class Typist {
 public:
  using Answer = std::function<std::optional<std::string>(const std::string& page)>;
  explicit Typist(Answer answer) : keys_(*this), answer_(std::move(answer)) {}

  std::streambuf& screen() { return screen_; }
  std::streambuf& keys() { return keys_; }
  /// Everything that was ever on the screen.
  const std::string& all() const { return screen_.all; }

 private:
  struct Screen final : std::streambuf {
    int_type overflow(int_type c) override;
    std::streamsize xsputn(const char* text, std::streamsize n) override;
    std::string all, page;
  };
  class Keys final : public std::streambuf {
   public:
    explicit Keys(Typist& typist) : typist_(typist) {}
    int_type underflow() override;

   private:
    Typist& typist_;
    std::string line_;
  };

  Screen screen_;
  Keys keys_;
  Answer answer_;
};

}  // namespace wagonaut::tests::tools
