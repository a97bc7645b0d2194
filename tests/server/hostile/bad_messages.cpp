#include "tests/server/hostile/bad_messages.h"

#include <vector>

#include "server/protocol/utf8.h"

namespace wagonaut::tests {
namespace {

using Texts = std::vector<std::string>;

const std::string& any_text_in(const Texts& texts, Quick& rng) {
  return texts[std::size_t(rng.below(int(texts.size())))];
}

/// Wishes that are not granted to a seat that is not asked, in a running game.
const Texts& vain_wishes() {
  static const Texts all{
      R"({"type":"step","id":"a1","version":0,"move":"tickets"})",
      R"({"type":"step","id":"a2","version":2147483647,"move":"claim omaha-duluth-1 RR*"})",
      R"({"type":"step","id":"a3","version":25,"move":"keep boston-miami dallas-new_york"})",
      R"({"type":"step","id":"a4","version":25,"move":"slot 3"})",
      R"({"type":"step","id":"a5","version":25,"move":"blind"})",
      R"({"type":"judge","id":"b1","move":"claim omaha-duluth-1 RRRRRRRRRRRRRRRRRRRRRRRRRRRR"})",
      R"({"type":"judge","id":"b2","move":"fleet 99999999999999999999"})",
      R"({"type":"judge","id":"b3","move":"exchange -1 trains"})",
      R"({"type":"start","id":"c","drop_open":true})",
      R"({"type":"fill","id":"d","level":"greedy"})",
      R"({"type":"kick","id":"e","seat":0})",
      R"({"type":"share","id":"f","hash":"5d0c1f7e"})",
      R"({"type":"reveal","id":"fr","nonce":"5d0c1f7e"})",
      R"({"type":"call_off","id":"fc"})",
      R"({"type":"consent","id":"g","yes":true})",
      R"({"type":"rematch","id":"h"})",
      R"({"type":"hello","protocol":2,"token":"AAAA","known":3})",
      R"({"type":"sit","id":"i","name":"Eve","seat":0})"};
  return all;
}

const Texts& other_wishes() {
  static const Texts all{R"({"type":"resign","id":"k","level":"random"})",
                         R"({"type":"leave","id":"l"})",
                         R"({"type":"away","id":"m"})",
                         R"({"type":"back","id":"n"})",
                         R"({"type":"undo","id":"o","version":25})",
                         R"({"type":"chat","id":"p","text":"<script>alert(1)</script>"})",
                         R"({"type":"chat","id":"q","phrase":"hello"})",
                         R"({"type":"mute","id":"r","seat":0,"on":true})",
                         R"({"type":"sync","id":"s","version":3})"};
  return all;
}

const Texts& hostile_bodies() {
  static const Texts all{
      R"({"name":"Eve","edition":"none","seats":["me","open"]})",
      R"({"name":"Eve","edition":"usa","seats":["me"]})",
      R"({"name":"Eve","edition":"usa","seats":["me","bot:clever"]})",
      R"({"name":"Eve","edition":"wrld","seats":["me","open","open","open","open","open"]})",
      R"({"name":"","edition":"none","seats":["me","open"],"clock":{"kind":"turn","amount":1}})",
      R"({"name":"Eve","code":"aaaaaaaa","seat":7})",
      R"({"name":"Eve\u0000","code":"aaaaaaaa","seat":1,"program":true})",
      R"({"code":"AAAA AAAA"})",
      R"({"seats":[{"table":"x","token":"y"},{"table":"../../etc","token":"z"}]})"};
  return all;
}

const Texts& hostile_words() {
  static const Texts all{"0",
                         "-1",
                         "1e999",
                         "-0.0",
                         "9223372036854775808",
                         "184467440737095516160000",
                         "true",
                         "null",
                         "[]",
                         "{}",
                         "\"\"",
                         "\"a\"",
                         "[[[[[[[[[[[[]]]]]]]]]]]]",
                         "\"\\u0000\"",
                         "\"\\ud800\"",
                         "\"\\u202e\"",
                         "\"type\"",
                         "\"id\"",
                         "\"seat\"",
                         "\"version\"",
                         "\"move\"",
                         ":",
                         ",",
                         "\"",
                         "\\",
                         "//",
                         "NaN",
                         "\xc5\xbb\xc3\xb3\xc5\x82w",
                         "\xf0\x9f\x9a\x82",
                         "\"id\":\"twice\",",
                         "' OR 1=1 --",
                         "<img src=x onerror=alert(1)>",
                         "%s%n%x",
                         "../../../etc/passwd",
                         "\r\nSet-Cookie: a=b",
                         "\x7f"};
  return all;
}

void mutate_once(std::string& text, Quick& rng) {
  const auto at = [&] { return std::size_t(rng.below(int(text.size()) + 1)); };
  switch (rng.below(7)) {
    case 0:
      return void(text.insert(at(), any_text_in(hostile_words(), rng)));
    case 1:
      return void(text.erase(at(), std::size_t(1 + rng.below(8))));
    case 2:
      return void(text.insert(at(), 1, char(1 + rng.below(126))));
    case 3:
      return void(text.insert(at(), text.substr(at(), std::size_t(rng.below(40)))));
    case 4:
      return text.resize(at());
    case 5:
      return void(text.insert(at(), std::size_t(rng.below(1000)), "[{\"a "[rng.below(5)]));
    default:
      if (!text.empty()) text[at() % text.size()] = char(32 + rng.below(95));
  }
}

/// Bytes that are no UTF-8 never come as far as a message: the wire hangs up on them.
std::string as_utf8(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const int bytes = server::first_character(text).bytes;
    out += bytes > 0 ? text.substr(0, std::size_t(bytes)) : "?";
    text.remove_prefix(std::size_t(std::max(bytes, 1)));
  }
  return out;
}

std::string any_json(int depth, Quick& rng) {
  switch (depth <= 0 ? 0 : rng.below(3)) {
    case 1: {
      std::string out = "[";
      for (int n = rng.below(4); n > 0; --n) out += any_json(depth - 1, rng) + ",";
      return out + any_json(depth - 1, rng) + "]";
    }
    case 2: {
      std::string out = "{";
      for (int n = rng.below(4); n > 0; --n)
        out += "\"" + std::string(1, char('a' + rng.below(26))) + "\":" + any_json(depth - 1, rng) +
               ",";
      return out + "\"type\":" + any_json(depth - 1, rng) + "}";
    }
    default:
      return any_text_in({"1", "-7", "\"step\"", "\"hello\"", "null", "true", "2.5", "1e308"}, rng);
  }
}

std::string deep_or_long(Quick& rng) {
  const auto n = std::size_t(1 + rng.below(5000));
  switch (rng.below(5)) {
    case 0:
      return std::string(n, '[') + std::string(n, ']');
    case 1:
      return R"({"type":"step","id":"x","version":1,"move":")" + std::string(n, 'R') + "R\"]";
    case 2:
      return R"({"type":")" + std::string(n, 'x') + "\"}";
    case 3:
      return R"({"type":"step","version":1)" + std::string(n, '0') + "}";
    default:
      return std::string(n, ' ');
  }
}

std::string hostile_change(std::string text, Quick& rng) {
  for (int n = 1 + rng.below(4); n > 0; --n) mutate_once(text, rng);
  return text;
}

}  // namespace

std::string any_bytes(int most, Quick& rng) {
  std::string out(std::size_t(rng.below(most + 1)), '\0');
  for (char& c : out) c = char(rng.below(256));
  return out;
}

std::string bad_message(Sender sender, Quick& rng) {
  const bool any_wish = sender == Sender::Spectator && rng.below(3) == 0;
  const std::string& wish = any_text_in(any_wish ? other_wishes() : vain_wishes(), rng);
  std::string out;
  switch (rng.below(10)) {
    case 0:
      out = wish;
      break;
    case 1:
      out = any_json(rng.below(12), rng);
      break;
    case 2:
      out = any_bytes(200, rng);
      break;
    case 3:
      out = deep_or_long(rng);
      break;
    default:
      out = hostile_change(wish, rng);
  }
  out = as_utf8(out).substr(0, 15'000);
  return out.empty() ? "x" : as_utf8(out);
}

std::string bad_body(Quick& rng) {
  switch (rng.below(6)) {
    case 0:
      return any_text_in(hostile_bodies(), rng);
    case 1:
      return any_json(rng.below(12), rng);
    case 2:
      return any_bytes(300, rng);
    case 3:
      return deep_or_long(rng);
    default:
      return hostile_change(any_text_in(hostile_bodies(), rng), rng);
  }
}

}  // namespace wagonaut::tests
