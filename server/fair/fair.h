#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/luck/generator.h"

namespace wagonaut {
struct Edition;
struct Record;
}  // namespace wagonaut

namespace wagonaut::server {

/// Fair deals: the server binds itself to a seed before anybody sits down, every seat to a nonce
/// before any nonce is told, and luck is made of all of them. SHA-256 throughout, so that a browser
/// can check it.

/// 32 random bytes in hexadecimal.
std::string random_seed();
/// Unguessable, URL-safe text of `bytes` random bytes; never begins with a dash.
std::string random_token(int bytes = 24);
/// Letters and digits that cannot be taken for one another, for reading out loud.
std::string random_code(int letters);
std::string sha256_hex(std::string_view text);
/// Equality that takes the same time wherever the first difference is.
bool same_secret(std::string_view a, std::string_view b);

/// What is published before the first card: SHA-256 of "wagonaut deal 1\n<game>\n<seed>\n".
std::string commitment_of(std::string_view game, std::string_view seed);
/// What a seat tells before it tells its nonce: SHA-256 of
/// "wagonaut nonce 1\n<game>\n<seat>\n<nonce>\n".
std::string share_of(std::string_view game, int seat, std::string_view nonce);
/// The generator's key: SHA-256 of "wagonaut luck 1\n<game>\n<seed>\n" and for every seat
/// "<length> <nonce>\n".
SeedBytes luck_of(std::string_view game, std::string_view seed,
                  const std::vector<std::string>& nonces);

enum class DealFlaw {
  None,        // commitment, every draw and every shuffle fit
  NoPromise,   // nothing was promised, so nothing can be checked
  NoSeed,      // the seed is not told yet
  Commitment,  // the seed is not the promised one
  Share,       // a seat's nonce is not the one it was bound to, or a bot has one
  Deal,        // the seed gives another deal
  Luck,        // at a step the seed gives something else
  Unplayable,  // a step is not possible in the game that the seed gives
};
/// What came out when the luck of a record was made once more.
struct DealCheck {
  DealFlaw flaw = DealFlaw::None;
  int step = 0;  // with Luck and Unplayable: as the record numbers it
  int seat = 0;  // with Share
};
DealCheck check_deal(const Edition& ed, const Record& record);

/// What decides the cards besides seed and nonces, as the record has it: edition, rules, options,
/// players, and who was named to begin. No promise binds it: whoever saw the table before compares.
std::string deal_terms(const Record& record);

/// What is wrong with a record's deal; empty when commitment, every draw and every shuffle fit.
std::string deal_fault(const Edition& ed, const Record& record);

}  // namespace wagonaut::server
