#include "server/campaign/books.h"

#include "engine/campaign/dump.h"

namespace wagonaut::server {
namespace {

std::string what_of(const Box& box, const Piece& piece) {
  const std::size_t what = piece.what;
  switch (piece.kind) {
    case PieceKind::Company:
      return box.companies[what].id;
    case PieceKind::Ticket:
      return box.ticket_ids[what];
    case PieceKind::Event:
      return box.events[what].id;
    case PieceKind::StoryA:
    case PieceKind::StoryB:
      return box.story[what].id;
    case PieceKind::Region:
      return box.regions[what].id;
    case PieceKind::Module:
      return box.modules[what].id;
    case PieceKind::Token:
      return box.tokens[what].id;
    case PieceKind::Item:
      return box.items[what].id;
    case PieceKind::PostcardOpen:
    case PieceKind::PostcardSecret:
      return std::to_string(what);
    case PieceKind::Count:
      return box.evaluation.parts[what].id;
  }
  return {};
}

}  // namespace

std::string_view piece_word(PieceKind kind) {
  constexpr std::string_view kWords[] = {"company", "ticket",   "event",           "story",
                                         "story",   "region",   "module",          "token",
                                         "item",    "postcard", "postcard_secret", "part"};
  return kWords[std::size_t(kind)];
}

std::string piece_id(const Box& box, const Piece& piece) {
  std::string out = std::string(piece_word(piece.kind)) + ":" + what_of(box, piece);
  if (piece.kind == PieceKind::StoryA) out += ":a";
  if (piece.kind == PieceKind::StoryB) out += ":b";
  return out;
}

void Books::follow(const Journal& journal) {
  for (const CompanyState& company : journal.campaign().companies) books_[company.id];
  const int entries = int(journal.course().entries().size());
  for (auto& [company, book] : books_)
    for (; book.followed < entries; ++book.followed) {
      const Campaign& after = journal.course().after(book.followed);
      add(journal, book, opened(journal.box(), after, nullptr, place_of_company(after, company)),
          book.followed);
    }
}

bool Books::look(const Journal& journal, const State& played) {
  follow(journal);
  const Campaign& now = journal.campaign();
  if (now.phase != Phase::Playing) return false;
  const int entry = int(journal.course().entries().size());
  bool grown = false;
  for (auto& [company, book] : books_)
    grown |= add(journal, book, opened(journal.box(), now, &played, place_of_company(now, company)),
                 entry);
  return grown;
}

bool Books::add(const Journal& journal, Book& book, const std::vector<Piece>& pieces, int entry) {
  const std::size_t before = book.pieces.size();
  for (const Piece& piece : pieces)
    if (book.entries.emplace(piece, entry).second) book.pieces.push_back({piece, entry});
  const bool grown = book.pieces.size() > before;
  if (!grown && !book.mark.empty()) return false;
  std::string all = journal.id();
  for (const OpenedPiece& one : book.pieces) all += " " + piece_id(journal.box(), one.piece);
  book.mark = hash_of(all);
  return grown;
}

}  // namespace wagonaut::server
