// A campaign as one of its companies may see it.
#include <algorithm>

#include "catalog/box_file.h"
#include "engine/campaign/question.h"
#include "server/campaign/campaign_scene.h"
#include "server/campaign/chapter.h"
#include "server/protocol/campaign_messages.h"
#include "server/protocol/campaign_parts.h"
#include "server/protocol/messages.h"
#include "server/room/chat.h"

namespace wagonaut::server {
namespace {

constexpr std::size_t kUsualCampaign = 8192;
constexpr int kMostHappened = 64;  // lines that a viewer is told it missed
constexpr std::string_view kHolderWords[] = {"person", "bot", "nobody"};
constexpr std::string_view kAskWords[] = {"event", "option", "item", "city"};

int year_of(const Box& box, int game) {
  return box.games[std::size_t(game - 1)].year;
}

template <class Set>
void write_numbers(JsonWriter& w, const Set& set) {
  w.open('[');
  for (const auto id : set) w.number(int(id));
  w.close(']');
}

void write_chapter_settings(JsonWriter& w, const TableSettings& settings) {
  w.key("settings").open().key("clock").open().field("kind", word_for(settings.clock.kind));
  if (settings.clock.kind != ClockKind::None) w.field("amount", settings.clock.amount);
  w.close().field("spectators", settings.spectators);
  w.field("undo", word_for(settings.undo)).field("aids", word_for(settings.aids));
  w.field("chat", word_for(settings.chat)).field("autopilot", settings.autopilot).close();
}

void write_head(JsonWriter& w, const CampaignTeller& teller) {
  const Journal& journal = teller.journal;
  const Campaign& c = teller.campaign();
  const GamePlan& plan = teller.box().games[std::size_t(c.game - 1)];
  const std::string& meet = journal.roster().meet;
  w.key("campaign").open().field("id", journal.id()).field("code", journal.code());
  w.field("name", journal.roster().name).field("content", teller.box().id);
  w.field("content_version", teller.box().version);
  w.field("status", word_for(CampaignStatus(std::size_t(c.phase))));
  w.field("chapter", int(c.game)).field("year", int(plan.year)).field("trains", int(plan.trains));
  w.field("games", int(teller.box().games.size())).field("meet", meet == "-" ? "" : meet);
  w.field("version", journal.version()).field("founded", journal.created());
  write_chapter_settings(w, journal.settings());
  w.close();
}

/// The slip of the last game that the company played.
void write_last_slip(JsonWriter& w, const CampaignTeller& teller, std::size_t place) {
  const CampaignCourse& course = teller.journal.course();
  const CampaignFact* last = nullptr;
  int game = 0;
  for (const int entry : course.standing())
    for (const CampaignFact& fact : course.facts(entry))
      if (fact.kind == CampaignFactKind::SlipWritten && fact.company == place) {
        last = &fact;
        game = course.entries()[std::size_t(entry)].entry.game;
      }
  w.key("last_slip");
  if (last == nullptr) return void(w.null());
  w.open().field("game", game).field("dollars", int(last->n));
  w.field("place", int(last->what)).close();
}

void write_one_company(JsonWriter& w, const CampaignScene& scene, const CampaignTeller& teller,
                       std::size_t place) {
  const Journal& journal = teller.journal;
  const CompanyState& company = teller.campaign().companies[place];
  const Roster::Member& member = journal.roster().companies[place];
  const Hold& hold = journal.hold(place);
  w.open().field("company", journal.company_id(place));
  w.field("holder", kHolderWords[std::size_t(company.holder)]).field("name", member.name);
  if (!member.called.empty()) w.field("called", member.called);
  if (company.holder == wagonaut::Holder::Bot) w.field("level", member.level);
  if (!hold.badge.empty()) w.field("badge", hold.badge);
  w.field("free", journal.is_free(place)).field("offered", hold.offered);
  w.field("present", bool(scene.campaign.present[place])).field("joined", int(company.joined));
  w.field("missed", missed_in_a_row(teller.campaign(), company)).key("office");
  write_known(w, teller, PieceKind::Item, company.office, teller.box().items);
  write_numbers(w.key("postcards").open().key("held"), company.postcards - company.shown);
  write_numbers(w.key("shown"), company.shown);
  w.close().key("stamps").open('[');
  for (const TicketId ticket : company.stamps) w.text(teller.box().ticket_ids[std::size_t(ticket)]);
  w.close(']');
  write_last_slip(w, teller, place);
  int played = 0;
  for (int game = 1; game <= kMaxGames; ++game)
    played += (company.played & game_bit(game)) != 0 ? 1 : 0;
  w.field("played", played).field("saved", hold.saved).close();
}

void write_map_tokens(JsonWriter& w, const CampaignTeller& teller) {
  const Box& box = teller.box();
  const Campaign& c = teller.campaign();
  w.key("tokens").open().key("lanes").open();
  for (std::size_t i = 0; i < box.tokens.size(); ++i) {
    const TokenRule& rule = box.tokens[i].rule;
    const bool on_lanes = rule.place == TokenPlace::Lane || rule.place == TokenPlace::Route;
    if (!on_lanes || !box.tokens[i].lasting || !teller.knows(PieceKind::Token, int(i))) continue;
    if (!c.on_lane[rule.slot].empty())
      write_set(w.key(box.tokens[i].id), box.lanes, c.on_lane[rule.slot]);
  }
  w.close().key("cities").open();
  for (std::size_t i = 0; i < box.tokens.size(); ++i) {
    if (box.tokens[i].rule.place != TokenPlace::CityOwned) continue;
    if (!teller.knows(PieceKind::Token, int(i))) continue;
    for (std::size_t node = 0; node < box.nodes.size(); ++node) {
      if (c.owner[node] == 0) continue;
      w.key(box.nodes[node]).open();
      write_company(w, teller, "company", std::uint8_t(c.owner[node] - 1));
      w.field("token", box.tokens[i].id).close();
    }
  }
  w.close().key("painted").open();
  for (std::size_t lane = 0; lane < box.lanes.size(); ++lane)
    if (c.paint[lane] != 0) w.field(box.lanes[lane], colour_word(Colour(c.paint[lane] - 1)));
  w.close().close();
}

void write_attendance(JsonWriter& w, const CampaignScene& scene, const CampaignTeller& teller) {
  const Journal& journal = teller.journal;
  const Campaign& c = teller.campaign();
  const bool gathering = c.phase == Phase::Gathering;
  const auto chapter = journal.last_chapter();
  w.key("attendance").open('[');
  if (c.phase == Phase::Finished) return void(w.close(']'));
  int seat = 0;
  for (int i = 0; i < journal.companies(); ++i) {
    const std::size_t place = std::size_t(i);
    const Gathering::Said& said = scene.campaign.gathering.of(place);
    std::optional<Presence> presence = c.attendance[place];
    std::string name;
    if (gathering) {
      presence = scene.campaign.gathering.presence(journal, place);
      name = said.name;
    } else if (chapter) {
      for (const Seating& seating : journal.course().entries()[std::size_t(*chapter)].entry.seats)
        if (seating.company == c.companies[place].id) name = seating.name;
    }
    w.open().field("company", journal.company_id(place)).key("as");
    if (presence)
      w.text(word_for(presence->as));
    else
      w.null();
    if (presence && (presence->as == Comes::Bot || presence->as == Comes::Guest)) {
      w.field("counts", presence->slip ? "slip" : "absence");
      w.field(presence->as == Comes::Bot ? "level" : "name", name);
    }
    if (gathering) {
      w.field("ticked", said.ticked);
    } else {
      w.key("seat");
      if (presence->as == Comes::Absent)
        w.null();
      else
        w.number(seat++);
    }
    w.close();
  }
  w.close(']');
}

void write_table_of_chapter(JsonWriter& w, const CampaignScene& scene,
                            const CampaignTeller& teller) {
  const auto& table = scene.campaign.table;
  w.key("table");
  if (!table || teller.campaign().phase != Phase::Playing) return void(w.null());
  w.open().field("id", table->id).field("code", table->code);
  w.field("status", word_for(table->status)).close();
}

void write_question(JsonWriter& w, const BoxEntry& box, const CampaignScene& scene,
                    const CampaignTeller& teller) {
  const Campaign& c = teller.campaign();
  const auto ask = campaign_ask(box.law, c);
  w.key("ask");
  if (!ask) return void(w.null());
  w.open();
  write_company(w, teller, "company", ask->company);
  w.field("of", kAskWords[std::size_t(ask->of)]).key("options").open('[');
  std::string card;
  if (ask->of == CampaignAskOf::Option)
    card = box.law.story[c.closing.card].id + " " + std::string(side_word(c.closing.part));
  const auto names = box.text.labels.find(card);
  for (const std::uint8_t option : ask->options) {
    w.open().field("what", answer_text(box.law, ask->of, option));
    if (names != box.text.labels.end() && std::size_t(option) <= names->second.size())
      write_text(w.key("name"), names->second[std::size_t(option - 1)]);
    w.close();
  }
  w.close(']');
  if (!card.empty())
    w.field("story", box.law.story[c.closing.card].id).field("side", side_word(c.closing.part));
  const Deed* deed = deed_at(box.law, c);
  if (ask->of == CampaignAskOf::City && deed != nullptr)
    w.field("token", box.law.tokens[deed->what].id);
  w.field("since", teller.journal.moved_at());
  w.field("can_pass_on", scene.campaign.can_pass_on).close();
}

void write_end(JsonWriter& w, const CampaignTeller& teller) {
  const CampaignCourse& course = teller.journal.course();
  const auto last = teller.journal.last_game();
  w.key("end");
  if (!last) return void(w.null());
  const CampaignEntry& game = course.entries()[std::size_t(*last)].entry;
  w.open().field("game", int(game.game)).field("year", year_of(teller.box(), game.game));
  w.field("table", game.name).key("step");
  if (teller.campaign().phase == Phase::Closing)
    w.number(teller.campaign().closing.step);
  else
    w.null();
  w.key("facts").open('[');
  for (const int entry : course.standing()) {
    const EntryKind kind = course.entries()[std::size_t(entry)].entry.kind;
    if (entry >= *last && (kind == EntryKind::Game || kind == EntryKind::Choose))
      write_campaign_facts(w, teller, entry);
  }
  w.close(']').close();
}

/// From where the campaign would go on: "chapter", or "end" for the end steps of a game.
void write_target(JsonWriter& w, const CampaignTeller& teller, int entry) {
  const CampaignCourse& course = teller.journal.course();
  const Campaign& before = course.before(entry);
  const bool chapter = course.entries()[std::size_t(entry)].entry.kind == EntryKind::Chapter;
  const int game = chapter || before.phase != Phase::Gathering ? before.game : before.game - 1;
  w.field("to", entry).field("game", game).field("year", year_of(teller.box(), game));
  w.field("from", chapter ? "chapter" : "end");
}

void write_vote(JsonWriter& w, const CampaignScene& scene, const CampaignTeller& teller) {
  const auto& vote = scene.campaign.vote;
  w.key("vote");
  if (!vote) return void(w.null());
  w.open().field("id", vote->id).field("of", word_for(vote->of));
  write_company(w, teller, "by", std::uint8_t(vote->by));
  w.key("answers").open();
  for (const auto& [place, yes] : vote->answers)
    w.field(teller.journal.company_id(std::size_t(place)), yes);
  w.close().key("waiting").open('[');
  for (const int place : teller.journal.people())
    if (!vote->answers.contains(place)) w.text(teller.journal.company_id(std::size_t(place)));
  w.close(']');
  if (vote->of == VoteOf::Hand) write_company(w, teller, "company", std::uint8_t(vote->company));
  if (vote->of == VoteOf::Rewind) {
    write_target(w, teller, vote->to);
    w.key("seen").open('[');
    for (const OpenedPiece& one : scene.book.pieces)
      if (one.entry >= vote->to) w.text(piece_id(teller.box(), one.piece));
    w.close(']');
  }
  if (vote->of == VoteOf::Restore) {
    const Campaign& then = vote->file->campaign();
    w.field("name", roster_of(*vote->file).name).field("chapter", int(then.game));
    w.field("year", year_of(teller.box(), then.game));
    w.field("entries", int(vote->file->standing().size()));
  }
  w.close();
}

void write_ways_back(JsonWriter& w, const CampaignTeller& teller) {
  const CampaignCourse& course = teller.journal.course();
  w.key("rewinds").open('[');
  for (const int entry : course.targets()) {
    w.open();
    write_target(w, teller, entry);
    w.close();
  }
  w.close(']').key("branches").open('[');
  for (const Branch& branch : course.branches())
    w.open()
        .field("first", branch.first)
        .field("last", branch.last)
        .field("game", int(branch.game))
        .field("year", year_of(teller.box(), branch.game))
        .field("attempt", branch.attempt)
        .close();
  w.close(']');
}

void write_ticks(JsonWriter& w, const CampaignScene& scene, const CampaignTeller& teller) {
  w.key("read").open();
  for (const auto& [place, pieces] : scene.campaign.read) {
    w.key(teller.journal.company_id(std::size_t(place))).open('[');
    for (const Piece& piece : pieces)
      if (scene.book.entries.contains(piece)) w.text(piece_id(teller.box(), piece));
    w.close(']');
  }
  w.close();
}

void write_happened(JsonWriter& w, const CampaignScene& scene, const CampaignTeller& teller) {
  const auto& lines = teller.journal.lines();
  const int last = teller.journal.version();
  const int first = scene.known < 0 ? last : std::max(scene.known, last - kMostHappened);
  w.key("happened").open('[');
  for (int i = first; i < last; ++i) {
    const JournalLine& line = lines[std::size_t(i)];
    w.open().field("version", i + 1).field("kind", line.kind).key("company");
    if (line.company.empty())
      w.null();
    else
      w.text(line.company);
    w.key("facts").open('[');
    if (line.entry) write_campaign_facts(w, teller, *line.entry);
    w.close(']').close();
  }
  w.close(']').field("gap", scene.known < 0 ? last > 0 : first > scene.known);
}

void write_final(JsonWriter& w, const CampaignTeller& teller) {
  const Campaign& c = teller.campaign();
  w.key("final");
  if (c.phase != Phase::Finished) return void(w.null());
  w.open().key("counts");
  write_counts(w, teller, evaluate(teller.box(), c));
  w.key("vaults").open();
  for (int i = 0; i < c.companies.size(); ++i) {
    const CompanyState& company = c.companies[std::size_t(i)];
    w.key(teller.journal.company_id(std::size_t(i))).open('[');
    for (std::size_t item = 0; item < teller.box().items.size(); ++item) {
      const ItemCard& card = teller.box().items[item];
      int times = company.vault.contains(ItemId(item)) ? 1 : 0;
      if (card.vault && card.counter != kNone) times = company.many[card.counter];
      for (; times > 0; --times) w.text(card.id);
    }
    w.close(']');
  }
  w.close().close();
}

}  // namespace

std::string campaign_scene_json(const BoxEntry& box, const CampaignScene& scene) {
  const CampaignTeller teller{scene.campaign.journal, scene.book};
  const Campaign& c = teller.campaign();
  JsonWriter w(kUsualCampaign);
  w.open().field("type", "campaign").field("protocol", kProtocol);
  write_head(w, teller);
  w.field("you", teller.journal.company_id(std::size_t(scene.company))).key("companies").open('[');
  for (int i = 0; i < teller.journal.companies(); ++i)
    write_one_company(w, scene, teller, std::size_t(i));
  w.close(']');
  write_company(w, teller, "caboose", c.caboose);
  write_known(w.key("modules"), teller, PieceKind::Module, c.modules, teller.box().modules);
  write_known(w.key("regions"), teller, PieceKind::Region, c.regions, teller.box().regions);
  write_known(w.key("deck"), teller, PieceKind::Event, c.events, teller.box().events);
  write_map_tokens(w, teller);
  write_attendance(w, scene, teller);
  w.field("can_begin", scene.campaign.gathering.can_begin(teller.journal));
  write_table_of_chapter(w, scene, teller);
  write_question(w, box, scene, teller);
  write_end(w, teller);
  write_vote(w, scene, teller);
  write_ways_back(w, teller);
  write_ticks(w, scene, teller);
  w.field("book", scene.book.mark);
  write_happened(w, scene, teller);
  write_final(w, teller);
  return padded(w.close().take());
}

std::string campaign_chat_json(const ChatLine& line, const std::string& company) {
  JsonWriter w;
  w.open().field("type", "chat").field("company", company).field("name", line.name);
  if (line.phrase.empty())
    w.field("text", line.text);
  else
    w.field("phrase", line.phrase);
  return w.field("at", line.at).close().take();
}

}  // namespace wagonaut::server
