#include "engine/campaign/pieces.h"

#include <algorithm>

#include "engine/campaign/chapter.h"
#include "engine/model/state.h"

namespace wagonaut {
namespace {

/// Gathers the pieces that one viewer knows.
class Shelf {
 public:
  Shelf(const Box& box, const Campaign& c, std::uint8_t company)
      : box_(box), c_(c), company_(company) {}

  std::vector<Piece> run(const State* played) {
    add_start();
    for (const RegionId region : c_.regions) add_region(region);
    add_known(c_.known);
    for (int i = 0; i < c_.companies.size(); ++i) {
      const CompanyState& owner = c_.companies[std::size_t(i)];
      add_postcards(i, owner.postcards, owner.shown);
    }
    if (c_.phase == Phase::Playing && played != nullptr) add_game(*played);
    if (c_.phase == Phase::Finished)
      for (std::size_t i = 0; i < box_.evaluation.parts.size(); ++i) add(PieceKind::Count, i);
    std::sort(out_.begin(), out_.end());
    out_.erase(std::unique(out_.begin(), out_.end()), out_.end());
    return out_;
  }

 private:
  template <class Id>
  void add(PieceKind kind, Id what) {
    out_.push_back({kind, std::uint8_t(what)});
  }
  template <class Set>
  void add_all(PieceKind kind, const Set& set) {
    for (const auto id : set) add(kind, id);
  }

  void add_start() {
    for (std::size_t i = 0; i < box_.companies.size(); ++i) add(PieceKind::Company, i);
    const Setting fresh = fresh_setting(box_, 2);
    add_all(PieceKind::Ticket, fresh.tickets);
    add_all(PieceKind::Event, fresh.events);
  }

  /// Everybody may see everything in a box that was opened (L-11).
  void add_region(RegionId id) {
    const Region& region = box_.regions[std::size_t(id)];
    add(PieceKind::Region, id);
    add_all(PieceKind::Ticket, region.tickets);
    add_all(PieceKind::Event, region.events);
    if (std::size_t(region.module) < box_.modules.size()) add_module(region.module);
  }

  void add_module(ModuleId id) {
    add(PieceKind::Module, id);
    for (const TokenId token : box_.modules[std::size_t(id)].tokens) add(PieceKind::Token, token);
  }

  void add_known(const Known& known) {
    add_all(PieceKind::StoryA, known.story[0]);
    add_all(PieceKind::StoryB, known.story[1]);
    for (const ModuleId id : known.modules) add_module(id);
    add_all(PieceKind::Event, known.events);
    add_all(PieceKind::Item, known.items);
  }

  void add_postcards(int owner, const PostcardSet& drawn, const PostcardSet& shown) {
    add_all(PieceKind::PostcardOpen, drawn);
    add_all(PieceKind::PostcardSecret, owner == company_ ? drawn : drawn & shown);
  }

  /// What a game that is going on has brought so far.
  void add_game(const State& s) {
    const Opening game = opening_of(box_, c_);
    const Extras& extras = s.open.extras;
    const int read = readings_done(game.edition, s.open);
    for (int i = 0; i < read; ++i) add_reading(game.edition.affairs.readings[std::size_t(i)]);
    if (read == game.edition.affairs.readings.size())
      add_all(PieceKind::Event, extras.event_deck | extras.event_discard);
    for (int i = 0; i < game.edition.seats; ++i) {
      add_all(PieceKind::Item, extras.items[i]);
      add_postcards(game.company_of_seat[std::size_t(i)], extras.postcards[i], extras.shown);
    }
  }

  void add_reading(const Reading& reading) {
    add(reading.side == 0 ? PieceKind::StoryA : PieceKind::StoryB, reading.card);
    for (const Deed& deed : box_.story[reading.card].sides[reading.side].deeds) {
      if (deed.kind == DeedKind::ModuleOn) add_module(ModuleId(deed.what));
      if (deed.kind == DeedKind::AddEvent) add(PieceKind::Event, deed.what);
    }
  }

  const Box& box_;
  const Campaign& c_;
  std::uint8_t company_;
  std::vector<Piece> out_;
};

}  // namespace

int readings_done(const Edition& ed, const OpenTable& open) {
  const int all = ed.affairs.readings.size();
  if (open.turn > 0) return all;
  for (const Item& item : open.agenda)
    if (item.todo == Todo::SetupStep) return std::min(all, int(item.from));
  return 0;
}

std::vector<Piece> opened(const Box& box, const Campaign& c, const State* played,
                          std::uint8_t company) {
  return Shelf(box, c, company).run(played);
}

std::vector<OpenedPiece> opened_by(const CampaignCourse& course, std::uint8_t company) {
  std::vector<OpenedPiece> out;
  for (int i = 0; i < int(course.entries().size()); ++i)
    for (const Piece& piece : opened(course.box(), course.after(i), nullptr, company)) {
      const bool known = std::any_of(out.begin(), out.end(),
                                     [&](const OpenedPiece& one) { return one.piece == piece; });
      if (!known) out.push_back({piece, i});
    }
  return out;
}

}  // namespace wagonaut
