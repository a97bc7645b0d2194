#include "server/fair/fair.h"

#include <sodium.h>

namespace wagonaut::server {
namespace {

using Sha256 = std::array<unsigned char, crypto_hash_sha256_BYTES>;
static_assert(std::tuple_size_v<Sha256> == std::tuple_size_v<SeedBytes>);

void need_sodium() {
  static const int ready = sodium_init();
  CHECK(ready >= 0);
}

Sha256 digest_of(std::string_view text) {
  Sha256 out;
  crypto_hash_sha256(out.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
  return out;
}

std::string hex_of(const Sha256& bytes) {
  std::string out(2 * bytes.size() + 1, '\0');  // with the zero that C writes
  sodium_bin2hex(out.data(), out.size(), bytes.data(), bytes.size());
  out.pop_back();
  return out;
}

std::string named_seed(std::string_view purpose, std::string_view game, std::string_view seed) {
  std::string out;
  for (const std::string_view line : {purpose, game, seed}) out += std::string(line) + "\n";
  return out;
}

}  // namespace

std::string random_seed() {
  need_sodium();
  Sha256 bytes;
  randombytes_buf(bytes.data(), bytes.size());
  return hex_of(bytes);
}

namespace {

std::string draw_token(int bytes) {
  constexpr int kAlphabet = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
  std::vector<unsigned char> secret(std::size_t(bytes), 0);
  randombytes_buf(secret.data(), secret.size());
  std::string out(sodium_base64_encoded_len(secret.size(), kAlphabet), '\0');
  sodium_bin2base64(out.data(), out.size(), secret.data(), secret.size(), kAlphabet);
  out.pop_back();  // the zero that C writes
  return out;
}

}  // namespace

std::string random_token(int bytes) {
  need_sodium();
  // Ids and tokens are also typed as arguments, where a dash begins an option.
  std::string token = draw_token(bytes);
  while (token.front() == '-') token = draw_token(bytes);
  return token;
}

std::string random_code(int letters) {
  need_sodium();
  constexpr std::string_view kLetters = "23456789abcdefghjkmnpqrstvwxyz";
  std::string out;
  for (int i = 0; i < letters; ++i) out += kLetters[randombytes_uniform(kLetters.size())];
  return out;
}

std::string sha256_hex(std::string_view text) {
  return hex_of(digest_of(text));
}

bool same_secret(std::string_view a, std::string_view b) {
  return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

std::string commitment_of(std::string_view game, std::string_view seed) {
  return sha256_hex(named_seed("wagonaut deal 1", game, seed));
}

std::string share_of(std::string_view game, int seat, std::string_view nonce) {
  return sha256_hex(named_seed("wagonaut nonce 1", game, std::to_string(seat)) +
                    std::string(nonce) + "\n");
}

SeedBytes luck_of(std::string_view game, std::string_view seed,
                  const std::vector<std::string>& nonces) {
  std::string text = named_seed("wagonaut luck 1", game, seed);
  for (const std::string& nonce : nonces) text += std::to_string(nonce.size()) + " " + nonce + "\n";
  return digest_of(text);
}

}  // namespace wagonaut::server
