#pragma once

#include <cstddef>
#include <string_view>

namespace wagonaut::server {

// How much a client may say at once. Texts are counted in characters, if not said otherwise.
inline constexpr std::size_t kMostBytes = 64 * 1024;  // of one message or body
inline constexpr int kDeepest = 8;                    // arrays and objects inside one another
inline constexpr int kLongestId = 64;
inline constexpr int kShortestToken = 22;  // of 64 signs: 132 bits
inline constexpr int kLongestName = 30;
inline constexpr int kLongestChat = 300;
inline constexpr int kLongestNonce = 64;
inline constexpr int kLongestMove = 400;  // six tickets with the longest ids there are
inline constexpr int kMostMySeats = 100;

/// What a text from outside is meant for.
enum class TextKind {
  Id,     // letters, digits and "_-.:"; of a wish, a table, a token, a code, a bot, a choice
  Token,  // an id that nobody guesses
  Name,   // of a player, as a record can write it
  Chat,   // one line
  Nonce,  // printable ASCII without spaces
  Move,   // printable ASCII
};

/// Whether the text, which is not empty, may be used so.
bool fits(TextKind kind, std::string_view text);
/// The same in words, for whoever sent another one: "is not …".
std::string_view demand(TextKind kind);

}  // namespace wagonaut::server
