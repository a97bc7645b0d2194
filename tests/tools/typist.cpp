#include "tests/tools/typist.h"

namespace wagonaut::tests::tools {

Typist::Screen::int_type Typist::Screen::overflow(int_type c) {
  if (c == traits_type::eof()) return 0;
  all += char(c);
  page += char(c);
  return c;
}

std::streamsize Typist::Screen::xsputn(const char* text, std::streamsize n) {
  all.append(text, std::size_t(n));
  page.append(text, std::size_t(n));
  return n;
}

Typist::Keys::int_type Typist::Keys::underflow() {
  const auto typed = typist_.answer_(typist_.screen_.page);
  typist_.screen_.page.clear();
  if (!typed) return traits_type::eof();
  line_ = *typed + "\n";
  setg(line_.data(), line_.data(), line_.data() + line_.size());
  return traits_type::to_int_type(line_.front());
}

}  // namespace wagonaut::tests::tools
