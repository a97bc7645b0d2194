#include "server/room/phrases.h"

namespace wagonaut::server {

const std::vector<Phrase>& phrases() {
  static const std::vector<Phrase> all{
      {"hello", {{"Hello!", "Cześć!"}}},
      {"good_luck", {{"Good luck!", "Powodzenia!"}}},
      {"well_played", {{"Well played!", "Dobre zagranie!"}}},
      {"thanks", {{"Thanks!", "Dzięki!"}}},
      {"sorry", {{"Sorry!", "Przepraszam!"}}},
      {"oops", {{"Oops…", "Ups…"}}},
      {"wow", {{"Wow!", "O rany!"}}},
      {"my_route", {{"That was my route!", "To miało być moje połączenie!"}}},
      {"one_moment", {{"One moment, please.", "Chwileczkę, proszę."}}},
      {"your_turn", {{"It is your turn.", "Twoja kolej."}}},
      {"back_soon", {{"I will be right back.", "Zaraz wracam."}}},
      {"good_game", {{"Good game!", "Dobra gra!"}}},
      {"rematch", {{"Another game?", "Jeszcze jedna partia?"}}},
      {"bye", {{"Bye!", "Do zobaczenia!"}}},
  };
  return all;
}

}  // namespace wagonaut::server
