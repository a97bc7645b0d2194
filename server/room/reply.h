#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/text.h"
#include "engine/model/refusal.h"
#include "engine/sight/checklist.h"

namespace wagonaut::server {

/// How a wish was answered.
enum class Answer {
  Granted,
  Waiting,         // the others are asked (undo)
  Stale,           // the table has changed since; look again
  Refused,         // the rules forbid it: see refusal
  UnreadableMove,  // no such move in the notation: see detail
  NotSeated,       // spectators only watch
  NotTheHost,      // only who opened the table may
  NotNow,          // not at this moment of the table's life
  NoSuchSeat,
  SeatTaken,
  TableFull,
  SeatsOpen,  // somebody is missing; fill or drop the open seats
  BadName,
  NoSuchBot,
  BadShare,  // no hash
  BadNonce,  // none, or not the one that the seat is bound to
  NothingToTakeBack,
  UndoOff,
  UndoDeclined,
  UndoOpened,  // a card was read that nobody had read before: it stays read
  ChatOff,
  NoSuchPhrase,
  BadText,
  TooFast,
  StartsUsedUp,  // too many starts of this table came to nothing
  // Of campaigns.
  NotYourChoice,  // somebody else is asked, or speaks for that company
  NotAnOption,
  NotReady,  // it is not said of everybody whether they come
  NoSuchCompany,
  CompanyTaken,
  TooLate,      // nobody joins any more
  NoSuchEntry,  // from which it could go on
  VotePending,
  NoVote,
  Busy,         // too many wishes at once
  Unavailable,  // the store does not answer; nothing has changed, try again
};

/// How a payment that was asked about lies on its lane (see engine/rules/spaces).
struct PaymentLook {
  struct Space {
    std::string_view wants;
    std::string cards;
  };
  int covered = 0, wasted = 0, swaps = 0;
  std::vector<Space> spaces;
  std::vector<std::string> sorts;  // cards of these may have a part in paying the lane
  std::vector<double> toll;  // of a tunnel: chances of 0, 1, … cards more, as an aid (Aids::Odds)

  struct Step {
    ChecklistLine line;
    std::string source, token, item;  // by their ids; empty: nobody's, none
    Text name;                        // of the source, where it has one that everybody may read
  };
  std::vector<Step> steps;  // of a claim that would be granted, where cards do things
};

struct Reply {
  std::string id;  // of the wish
  Answer answer = Answer::Granted;
  int version = 0;                          // of the table now (of the step, when it was granted)
  std::optional<Refusal> refusal;           // with Refused
  std::string detail;                       // for people who write clients; never a secret
  int seat = -1;                            // with a granted SitWish
  std::optional<PaymentLook> payment = {};  // with a JudgeWish about a claim that names cards
};

/// "not_your_turn"-like stable word for the protocol: "seat_taken".
std::string_view answer_name(Answer answer);

}  // namespace wagonaut::server
