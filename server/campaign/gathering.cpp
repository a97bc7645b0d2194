#include "server/campaign/gathering.h"

namespace wagonaut::server {

std::optional<Presence> Gathering::presence(const Journal& journal, std::size_t place) const {
  const Said& said = said_[place];
  if (said.presence) return said.presence;
  switch (journal.campaign().companies[place].holder) {
    case wagonaut::Holder::Bot:
      return Presence{Comes::Here, true};
    case wagonaut::Holder::Nobody:
      return Presence{Comes::Absent, true};
    case wagonaut::Holder::Person:
      break;
  }
  return said.ticked ? std::optional(Presence{Comes::Here, true}) : std::nullopt;
}

std::vector<int> Gathering::missing(const Journal& journal) const {
  std::vector<int> out;
  for (int i = 0; i < journal.companies(); ++i)
    if (!presence(journal, std::size_t(i))) out.push_back(i);
  return out;
}

bool Gathering::can_begin(const Journal& journal) const {
  if (journal.campaign().phase != Phase::Gathering || !missing(journal).empty()) return false;
  int come = 0;
  for (int i = 0; i < journal.companies(); ++i)
    come += presence(journal, std::size_t(i))->as != Comes::Absent ? 1 : 0;
  return come >= 2 && come <= int(journal.box().base.size()) + 1;
}

std::string Gathering::chapter_line(const Journal& journal) const {
  CampaignEntry entry;
  entry.kind = EntryKind::Chapter;
  entry.game = journal.campaign().game;
  for (const bool absent : {false, true})
    for (int i = 0; i < journal.companies(); ++i) {
      const Presence presence = *this->presence(journal, std::size_t(i));
      if ((presence.as == Comes::Absent) == absent)
        entry.seats.push_back({journal.campaign().companies[std::size_t(i)].id, presence,
                               said_[std::size_t(i)].name});
    }
  return entry_line(journal.box(), entry);
}

}  // namespace wagonaut::server
