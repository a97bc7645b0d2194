#pragma once

#include <string>
#include <variant>

namespace wagonaut::server {

// What somebody at a table can wish for. `id` is chosen by the sender and stands in the reply.

struct StepWish {
  std::string id;    // the same wish sent twice counts once
  int version = 0;   // the table as the sender saw it
  std::string move;  // as a record writes it: "claim omaha-duluth-1 RR*"
};
/// Would this move be granted now? Nothing is changed.
struct JudgeWish {
  std::string id, move;
};
struct StartWish {
  std::string id;
  bool drop_open = false;  // play with the seats that are taken
};
struct FillWish {  // open seats get bots
  std::string id, level;
};
struct KickWish {
  std::string id;
  int seat = 0;
};
struct LeaveWish {  // before the start: rise; later: resign to a bot
  std::string id;
};
struct ResignWish {
  std::string id, level;
};
struct AwayWish {  // a bot stands in until I am back
  std::string id;
};
struct BackWish {  // hand-back
  std::string id;
};
struct NonceWish {
  std::string id, nonce;
};
struct UndoWish {
  std::string id;
  int version = 0;
};
struct ConsentWish {  // the answer to somebody's undo
  std::string id;
  bool yes = false;
};
struct ChatWish {
  std::string id, phrase, text;  // one of them
};
struct MuteWish {
  std::string id;
  int seat = 0;
  bool on = true;
};
struct RematchWish {
  std::string id;
};
struct SyncWish {  // tell me again, from the version I know
  std::string id;
  int version = -1;
};
/// Takes a place; comes by HTTP, so that the token goes to one pair of eyes.
struct SitWish {
  std::string id, name, token_hash;
  int seat = -1;  // any
  bool program = false;
};

using Wish = std::variant<StepWish, JudgeWish, StartWish, FillWish, KickWish, LeaveWish, ResignWish,
                          AwayWish, BackWish, NonceWish, UndoWish, ConsentWish, ChatWish, MuteWish,
                          RematchWish, SyncWish, SitWish>;

}  // namespace wagonaut::server
