#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/campaign/pieces.h"
#include "server/campaign/journal.h"

namespace wagonaut {
struct State;
}  // namespace wagonaut

namespace wagonaut::server {

/// What of its box each company of a campaign may know, and which entry opened it (7.3). A book
/// only grows: what was seen before going back is seen.
class Books {
 public:
  /// Takes up what the log has opened since it was looked at last.
  void follow(const Journal& journal);
  /// And what the game that is being played has. False: nothing that was not known.
  bool look(const Journal& journal, const State& played);

  struct Book {
    std::vector<OpenedPiece> pieces;  // as they were opened
    std::map<Piece, int> entries;
    std::string mark;  // another one whenever the book has grown
    int followed = 0;  // entries of the log

    bool knows(PieceKind kind, int what) const {
      return entries.contains({kind, std::uint8_t(what)});
    }
  };
  /// By the company's place in the box, for its place in the campaign may become another's.
  const Book& of(std::uint8_t company) const { return books_.at(company); }

 private:
  static bool add(const Journal& journal, Book& book, const std::vector<Piece>& pieces, int entry);

  std::map<std::uint8_t, Book> books_;
};

/// A piece's name: "event:e03", "story:1877-01:a".
std::string piece_id(const Box& box, const Piece& piece);
/// "event": a piece's kind in words.
std::string_view piece_word(PieceKind kind);

}  // namespace wagonaut::server
