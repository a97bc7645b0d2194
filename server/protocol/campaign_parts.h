#pragma once

#include <string_view>

#include "engine/campaign/campaign_fact.h"
#include "engine/campaign/evaluation.h"
#include "server/campaign/books.h"
#include "server/protocol/writing.h"

namespace wagonaut::server {

// Parts that several messages about campaigns are made of. Whatever names a thing of the box asks
// the book of whom it is told first.

/// Who speaks of a campaign, and to whom.
struct CampaignTeller {
  const Journal& journal;
  const Books::Book& book;

  const Box& box() const { return journal.box(); }
  const Campaign& campaign() const { return journal.campaign(); }
  bool knows(PieceKind kind, int what) const { return book.knows(kind, what); }
  /// The id of a company by its place in the campaign as it stood after an entry.
  const std::string& company(const Campaign& then, std::uint8_t place) const {
    return box().companies[then.companies[place].id].id;
  }
};

void write_company(JsonWriter& w, const CampaignTeller& teller, std::string_view key,
                   std::uint8_t place);
/// The facts that an entry of the log told, as far as they may be known; elements of an open list.
void write_campaign_facts(JsonWriter& w, const CampaignTeller& teller, int entry);
/// One of them, of this entry.
void write_campaign_fact(JsonWriter& w, const CampaignTeller& teller, int entry,
                         const CampaignFact& fact);
void write_counts(JsonWriter& w, const CampaignTeller& teller, const FinalCount& count);
/// Things of the box that are known, by their ids.
template <class Set, class Things>
void write_known(JsonWriter& w, const CampaignTeller& teller, PieceKind kind, const Set& set,
                 const Things& things) {
  w.open('[');
  for (const auto id : set)
    if (teller.knows(kind, int(id))) w.text(things[std::size_t(id)].id);
  w.close(']');
}

std::string_view side_word(int side);

}  // namespace wagonaut::server
