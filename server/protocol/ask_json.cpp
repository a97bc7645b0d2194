// The question on the table, and how a card that asks may be answered.
#include "catalog/game.h"
#include "engine/record/record.h"
#include "engine/sight/view.h"
#include "server/protocol/writing.h"

namespace wagonaut::server {
namespace {

std::string_view ask_word(AskKind kind) {
  switch (kind) {
    case AskKind::KeepTickets:
      return "keep_tickets";
    case AskKind::ChooseFleet:
      return "choose_fleet";
    case AskKind::ChooseAction:
      return "choose_action";
    case AskKind::PickCard:
      return "pick_card";
    case AskKind::RefillFrom:
      return "refill_from";
    case AskKind::TunnelResponse:
      return "tunnel_response";
    case AskKind::EffectChoice:
      return "effect_choice";
    case AskKind::GameOver:
      return "game_over";
  }
  return "";
}

/// What the act of a card lets a seat choose.
std::string_view choice_word(ActKind kind) {
  switch (kind) {
    case ActKind::ChooseOption:
      return "option";
    case ActKind::ChooseCity:
      return "city";
    case ActKind::ChooseLane:
      return "lane";
    case ActKind::ChooseToken:
      return "token";
    case ActKind::ChooseItem:
      return "item";
    case ActKind::ChooseTicket:
      return "ticket";
    case ActKind::Paint:
      return "colour";
    case ActKind::Prospect:
      return "prospect";
    default:
      return "price";
  }
}

struct Speaker {
  std::string_view id;
  const Text &name, &text;
};

/// The card whose sentence it is, where it has words that everybody may read.
std::optional<Speaker> speaker_of(const Game& game, const Sentence& row) {
  const std::size_t card = row.card;
  if (row.source == Source::Event && !game.labels.events[card].empty())
    return Speaker{game.labels.events[card], game.events[card].name, game.events[card].text};
  if (row.source == Source::Company)
    return Speaker{colour_word(game.edition.affairs.company[Seat(card)]), game.companies[card].name,
                   game.companies[card].card};
  if (row.source != Source::Module) return std::nullopt;
  const ModuleCardText& module = game.modules[module_at(row.card)];
  return Speaker{module.id, module.name, module.rule};
}

void write_price(JsonWriter& w, const Act& act) {
  constexpr std::array<std::string_view, 4> kWords{"", "locos", "cards", "dollars"};
  if (PaidIn(act.c) == PaidIn::Nothing) return;
  w.key("price").open().field(kWords[act.c], act.n).close();
}

bool has_price(const Act& act) {
  return act.kind == ActKind::May || act.kind == ActKind::ChooseLane ||
         act.kind == ActKind::ChooseTicket;
}

/// A card asks: which one, for what, at what price.
void write_card_question(JsonWriter& w, const Game& game, const CardQuestion& question) {
  const Act& act = game.edition.effects.acts[question.act];
  if (const auto speaker = speaker_of(game, game.edition.effects.sentences[question.row])) {
    w.key("source").open().field("id", speaker->id).key("name");
    write_text(w, speaker->name);
    w.key("text");
    write_text(w, speaker->text);
    w.close();
  }
  w.field("of", choice_word(act.kind));
  if (act.kind == ActKind::May || act.kind == ActKind::Prospect || act.has(Act::kOptional))
    w.field("optional", true);
  if (has_price(act)) write_price(w, act);
}

/// What an option is called, where only its card has words for it.
const Text* option_name(const Game& game, const CardQuestion& question, std::size_t option) {
  const Sentence& row = game.edition.effects.sentences[question.row];
  if (question.of != ChoiceOf::Option || row.source != Source::Module) return nullptr;
  const std::vector<Text>& names = game.modules[module_at(row.card)].options;
  return option < names.size() ? &names[option] : nullptr;
}

}  // namespace

void write_ask(JsonWriter& w, const Game& game, const View& view) {
  const Ask& ask = view.open.ask;
  w.open().field("kind", ask_word(ask.kind)).key("waiting").open('[');
  for (const Seat seat : ask.waiting) w.number(index(seat));
  w.close(']');
  if (ask.together) w.field("together", true);
  if (ask.kind == AskKind::RefillFrom) w.field("slot", view.open.refill_slot);
  const CardQuestion& question = view.open.extras.question;
  if (ask.kind == AskKind::EffectChoice && question.row != kNone)
    write_card_question(w, game, question);
  w.close();
}

void write_effect_options(JsonWriter& w, const Game& game, const View& view,
                          const std::vector<std::uint8_t>& options) {
  const CardQuestion& question = view.open.extras.question;
  w.open().key("options").open('[');
  for (const std::uint8_t option : options) {
    w.open().field("what", choice_text(game.labels, question.of, option));
    if (const Text* name = option_name(game, question, option)) {
      w.key("name");
      write_text(w, *name);
    }
    w.close();
  }
  w.close(']').close();
}

}  // namespace wagonaut::server
