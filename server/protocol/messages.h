#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/text.h"
#include "engine/base/result.h"
#include "server/room/settings.h"
#include "server/room/wish.h"
#include "server/store/store.h"

namespace wagonaut {
struct Drawing;
struct Game;
struct Labels;
struct Record;
struct State;
class Catalog;
}  // namespace wagonaut

namespace wagonaut::server {

struct ChatLine;
struct Reply;
struct Scene;
struct ToldGame;

inline constexpr int kProtocol = 2;
/// What to do is told to who speaks another one, or asks as clients of protocol 1 did.
inline constexpr std::string_view kOtherProtocol = "other_protocol";
std::string other_protocol_detail();

// What comes in. A failure names the field and what is wrong with it.

/// The first message of a line.
struct Hello {
  int protocol = 1;   // clients of that one need not say it
  std::string token;  // of a seat; empty to watch
  std::string code;   // of the table; watching one that is not listed needs it
  int known = -1;     // version the client still remembers
};
Result<Hello> read_hello(std::string_view json);
Result<Wish> read_wish(std::string_view json);

/// POST /api/tables
struct NewTable {
  std::string name;   // of who opens it
  std::string token;  // of their seat, as they chose it
  TableSettings settings;
  std::vector<Chair> chairs;  // chair 0 is for who opens it; others open, program or bot
};
Result<NewTable> read_new_table(std::string_view json);
/// POST /api/tables/{id}/join
struct JoinTable {
  std::string name, token, code, badge;
  int seat = -1;
  bool program = false;
};
Result<JoinTable> read_join_table(std::string_view json);
/// POST /api/my: the seats a device remembers.
struct MySeat {
  std::string table, token;
};
Result<std::vector<MySeat>> read_my_seats(std::string_view json);
/// POST /api/code: the code of a table, without the gaps and capitals people write it with.
Result<std::string> read_code(std::string_view json);

// What goes out.

std::string scene_json(const Scene& scene);
std::string reply_json(const Reply& reply);
std::string chat_json(const ChatLine& line);
std::string goodbye_json(std::string_view reason);
/// The answer on a line to a message that could not be read; names its id where it has one.
std::string fault_json(std::string_view received, std::string_view detail);
/// {"error": {"code": …, "detail": …}}
std::string error_json(std::string_view code, std::string_view detail);

struct SeatToken {
  int seat = 0;
  std::string token;
};
/// What one table of /api/my shows.
struct MyTable {
  Summary summary;
  int seat = 0;
  bool your_turn = false;
};
/// The answer to who opened a table: their own seat, and those of the programs.
std::string opened_json(const std::string& table, const std::string& code, const SeatToken& me,
                        const std::vector<SeatToken>& programs);
std::string joined_json(const SeatToken& me);
/// The answer to a code.
std::string found_json(const std::string& table);
/// `campaigns`: those of the same device, as JSON.
std::string my_tables_json(const std::vector<MyTable>& tables, std::string_view campaigns);

// Lists never tell a code.
std::string summary_json(const Summary& table);
std::string summaries_json(const std::vector<Summary>& tables);
std::string statistics_json(const std::vector<Statistic>& statistics);
/// A bot that a table can be filled with.
struct BotName {
  std::string id;
  Text name;
};
std::string editions_json(const Catalog& catalog, const std::vector<BotName>& bots);
/// The board and the box of a game: nodes, lanes, tickets, cards, words; and the address of its
/// drawing, if it has one.
std::string board_json(const Game& game, std::string_view drawing = "");
/// How a board is drawn, as far as its nodes and lanes are known.
std::string drawing_json(const Drawing& drawing, const Labels& labels);
/// A finished game: who played, how it ended, and what its deal can be checked with. Without `game`
/// it cannot be played again, and `record` means nothing.
std::string game_json(const Summary& summary, const ToldGame& told, const Game* game,
                      const Record& record);
/// A finished game step by step, from what was kept of it; `words` names what its facts speak of.
/// All hands are open.
std::string story_json(const ToldGame& told, const Game* words);
/// What a move served: a code, and what it speaks of, by the names of the members.
struct MoveReason {
  std::string code;
  std::vector<std::pair<std::string, std::string>> things;  // ids
  std::vector<std::pair<std::string, int>> numbers;
};
/// What the move of a step served, if that is to be told; `before` is the game it was made in.
using TellReason = std::function<std::optional<MoveReason>(int step, const State& before)>;
/// A finished game, all of its steps in one, through `seat`'s eyes or, without one, with all hands
/// open. After the first step a view holds only what has changed in it, and so do the hands.
std::string replay_json(const Game& game, const Record& record, std::optional<int> seat,
                        const TellReason& why);

std::string phrases_json();

}  // namespace wagonaut::server
