#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/game_ref.h"
#include "catalog/text.h"
#include "engine/model/cost.h"
#include "engine/model/ids.h"
#include "server/protocol/json_writer.h"
#include "server/room/final_score.h"
#include "server/room/time_taken.h"
#include "server/store/store.h"

namespace wagonaut {
struct Cards;
struct Fact;
struct FailedStart;
struct Game;
struct Labels;
struct OpenTable;
struct View;
}  // namespace wagonaut

namespace wagonaut::server {

struct Sight;

// Parts that several messages are made of. Each writes one value.

void write_text(JsonWriter& w, const Text& text);
/// The text as fields of an object that is open, one a language.
void write_languages(JsonWriter& w, const Text& text);
void write_texts(JsonWriter& w, const std::vector<std::string>& texts);
/// Starts that came to nothing.
void write_failed(JsonWriter& w, const std::vector<FailedStart>& failed);
void write_options(JsonWriter& w, const Options& options);
/// {"R": 2, "*": 1}
void write_cards(JsonWriter& w, const Labels& labels, const Cards& cards);
/// The labels of a set's members.
template <class Set>
void write_set(JsonWriter& w, const std::vector<std::string>& labels, const Set& set) {
  w.open('[');
  for (const auto id : set)
    if (const std::string& label = labels[std::size_t(id)]; !label.empty())  // else: not open
      w.text(label);
  w.close(']');
}

/// Everything the view holds, and nothing else.
void write_view(JsonWriter& w, const Game& game, const Sight& sight);
void write_own(JsonWriter& w, const Game& game, const Sight& sight);
/// The question that lies on the table, with the card that asks it.
void write_ask(JsonWriter& w, const Game& game, const View& view);
/// What a card lets choose from, by numbers.
void write_effect_options(JsonWriter& w, const Game& game, const View& view,
                          const std::vector<std::uint8_t>& options);
/// What cards that do things have left on the table and with a seat, as fields of an object that is
/// open; none where the edition has no such cards.
void write_affairs(JsonWriter& w, const Game& game, const View& view);
void write_seat_affairs(JsonWriter& w, const Game& game, const OpenTable& open, Seat who);
/// The menu of the view, grouped for a client that knows no rules.
void write_choices(JsonWriter& w, const Game& game, const View& view);
/// The fields that the fact's kind uses; secrets that were not told are left out.
void write_fact(JsonWriter& w, const Labels& labels, const Fact& fact);
/// The parts of one seat's score, as fields of an object that is open.
void write_standing(JsonWriter& w, const SeatStanding& seat);
/// The final score of every seat, with what it came from, and how a tie was broken, as fields of an
/// object that is open.
void write_score(JsonWriter& w, const Game& game, const FinalScore& score);
/// The member `time_taken`; null for nobody's.
void write_time_taken(JsonWriter& w, const std::vector<TimeTaken>& seats);
void write_no_score(JsonWriter& w);  // while the game goes on
void write_summary(JsonWriter& w, const Summary& summary);

/// With spaces behind it, up to a full step: a length tells nobody what is in a message.
std::string padded(std::string message);

std::string_view colour_word(Colour colour);
std::string_view kind_word(Kind kind);

}  // namespace wagonaut::server
