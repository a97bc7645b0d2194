#include "tools/play/affairs.h"

#include <algorithm>

#include <fmt/format.h>

#include "engine/rules/network.h"
#include "engine/sight/view.h"
#include "tools/columns.h"
#include "tools/play/panels.h"
#include "tools/text/commands.h"

namespace wagonaut::tools {
namespace {

constexpr int kIndent = 10;
constexpr int kFewLanes = 3;  // more than that are counted before a decision

/// How much is told of what lies on the board.
enum class Telling { Brief, All };

std::string line(const Speech& speech, std::string_view key, const std::string& words, int width) {
  return panel_label(speech, key) + wrap(words, kIndent, width) + "\n";
}

std::string event_line(const Speech& speech, const View& view, int width) {
  const EventId active = view.open.extras.active;
  if (active == kNoEvent) return line(speech, "labels.event", speech.say("lines.no_event"), width);
  const std::string name = speech.event(std::uint8_t(active));
  if (speech.edition().affairs.immediate.contains(active))
    return line(speech, "labels.event", speech.say("lines.event_spent", {{"event", name}}), width);
  const std::string words = speech.card_text({std::uint8_t(Source::Event), std::uint8_t(active)});
  return line(speech, "labels.event", speech.paint().bold(name) + ". " + words, width);
}

/// Tokens that a seat holds, and things that can be held many times.
void add_counts(const Speech& speech, const View& view, Seat seat, std::vector<std::string>& out) {
  const auto& held = view.open.extras.held[seat];
  const auto& tokens = speech.edition().affairs.tokens;
  for (int i = 0; i < tokens.size(); ++i) {
    const TokenRule& rule = tokens[std::size_t(i)];
    const bool counted = rule.place == TokenPlace::Seat || rule.place == TokenPlace::CityStock;
    if (counted && held[rule.slot] > 0)
      out.push_back(fmt::format("{} {}", speech.token(std::uint8_t(i)), held[rule.slot]));
  }
  if (speech.box() == nullptr) return;
  const auto& items = speech.box()->law.items;
  for (std::size_t i = 0; i < items.size(); ++i)
    if (items[i].counter != kNone && held[items[i].counter] > 0)
      out.push_back(fmt::format("{} {}", speech.item(std::uint8_t(i)), held[items[i].counter]));
}

/// What everybody sees before a seat.
std::string seat_line(const Speech& speech, const View& view, Seat seat) {
  const Extras& x = view.open.extras;
  std::vector<std::string> parts;
  add_counts(speech, view, seat, parts);
  for (const ItemId item : x.items[seat]) parts.push_back(speech.item(std::uint8_t(item)));
  std::string open;
  for (const PostcardId card : x.postcards[seat] - x.shown)
    open += (open.empty() ? "" : ", ") + std::to_string(int(card));
  if (!open.empty()) parts.push_back(speech.say("labels.postcards_held", {{"list", open}}));
  if (parts.empty()) return "";
  return speech.seat(seat) + ": " + joined(parts, " · ");
}

std::string seats_lines(const Speech& speech, const View& view, int width) {
  std::string out;
  for (int i = 0; i < speech.edition().seats; ++i) {
    const std::string words = seat_line(speech, view, Seat(i));
    if (words.empty()) continue;
    out += (out.empty() ? panel_label(speech, "labels.held") : std::string(kIndent, ' ')) +
           wrap(words, kIndent, width) + "\n";
  }
  return out;
}

std::string owner_words(const Speech& speech, std::uint8_t owner, Telling telling) {
  if (owner == kOwnerAway) return speech.say("labels.not_here");
  const auto seat = Seat(owner - 1);
  return telling == Telling::Brief ? speech.owned(seat, badge(seat)) : speech.seat(seat);
}

/// Tokens in cities: whose they are, or how many lie there for anybody.
std::string city_words(const Speech& speech, const View& view, TokenPlace place, Telling telling) {
  std::vector<std::string> parts;
  int used_up = 0;
  for (int i = 0; i < speech.edition().nodes.size(); ++i) {
    const CityTokens& city = view.open.extras.city[std::size_t(i)];
    if (speech.edition().nodes[std::size_t(i)].off_board) continue;
    const int stock = city.stock & ~CityTokens::kUsed;
    const bool used = (city.stock & CityTokens::kUsed) != 0;
    if (place == TokenPlace::CityStock && stock > 0)
      parts.push_back(fmt::format("{} {}", speech.node(NodeId(i)), stock));
    const bool owned = place == TokenPlace::CityOwned && city.owner != 0;
    if (owned && used && telling == Telling::Brief)
      ++used_up;
    else if (owned)
      parts.push_back(fmt::format("{} ({}{})", speech.node(NodeId(i)),
                                  owner_words(speech, city.owner, telling),
                                  used ? ", " + speech.say("labels.used") : ""));
  }
  if (used_up > 0) parts.push_back(speech.say("labels.used_up", {{"n", std::to_string(used_up)}}));
  return joined(parts, ", ");
}

/// What lies on a route lies on each of its lanes.
LaneSet one_of_each_route(const Edition& ed, const LaneSet& lanes) {
  LaneSet out;
  for (const LaneId lane : lanes) {
    const auto& mates = ed.lane(lane).mates;
    const bool there =
        std::any_of(mates.begin(), mates.end(), [&](LaneId mate) { return out.contains(mate); });
    if (!there) out.insert(lane);
  }
  return out;
}

std::string lane_words(const Speech& speech, const LaneSet& lanes, Telling telling) {
  if (telling == Telling::Brief && lanes.count() > kFewLanes) return std::to_string(lanes.count());
  std::vector<std::string> parts;
  for (const LaneId lane : lanes) parts.push_back(speech.lane(lane));
  return joined(parts, ", ");
}

/// Where tokens of one kind lie on the board; empty if there are none.
std::string board_words(const Speech& speech, const View& view, const TokenRule& rule,
                        Telling telling) {
  const Extras& x = view.open.extras;
  switch (rule.place) {
    case TokenPlace::CityStock:
    case TokenPlace::CityOwned:
      return city_words(speech, view, rule.place, telling);
    case TokenPlace::Lane:
      return lane_words(speech, x.on_lane[rule.slot], telling);
    case TokenPlace::Route:
      return lane_words(speech, one_of_each_route(speech.edition(), x.on_lane[rule.slot]), telling);
    case TokenPlace::Path:
      return x.path == kNone ? "" : speech.node(speech.edition().affairs.path[x.path]);
    default:
      return "";
  }
}

/// Is less told of them before a decision than there is?
bool shortened(const View& view, const TokenRule& rule) {
  const Extras& x = view.open.extras;
  if (rule.place == TokenPlace::Lane || rule.place == TokenPlace::Route)
    return x.on_lane[rule.slot].count() > kFewLanes;
  return rule.place == TokenPlace::CityOwned &&
         std::any_of(x.city.begin(), x.city.end(), [](const CityTokens& city) {
           return city.owner != 0 && (city.stock & CityTokens::kUsed) != 0;
         });
}

std::string board_lines(const Speech& speech, const View& view, int width, Telling telling) {
  std::string out;
  bool more = false;
  const auto& tokens = speech.edition().affairs.tokens;
  for (int i = 0; i < tokens.size(); ++i) {
    const std::string words = board_words(speech, view, tokens[std::size_t(i)], telling);
    if (words.empty()) continue;
    more |= telling == Telling::Brief && shortened(view, tokens[std::size_t(i)]);
    out += (out.empty() ? panel_label(speech, "labels.on_board") : std::string(kIndent, ' ')) +
           wrap(speech.token(std::uint8_t(i)) + ": " + words, kIndent, width) + "\n";
  }
  const std::string word = command_word(speech.language(), Command::Tokens);
  if (more)
    out += std::string(kIndent, ' ') +
           speech.paint().dim(speech.say("lines.tokens_hint", {{"word", word}})) + "\n";
  return out;
}

std::string orders_line(const Speech& speech, const View& view, int width) {
  std::vector<std::string> parts;
  for (const Order& order : view.open.extras.orders)
    if (order.by == kNobody) parts.push_back(speech.order(order.ticket));
  return parts.empty() ? "" : line(speech, "labels.orders", joined(parts, "; "), width);
}

}  // namespace

std::string cards_panel(const Speech& speech, const View& view, int width) {
  if (!speech.in_dollars()) return "";
  std::string out = event_line(speech, view, width);
  if (view.viewer)
    out += line(speech, "labels.company",
                speech.owned(*view.viewer, speech.company(*view.viewer)) + ". " +
                    speech.text(speech.game().companies[std::size_t(*view.viewer)].card),
                width);
  return out + seats_lines(speech, view, width) + board_lines(speech, view, width, Telling::Brief) +
         orders_line(speech, view, width);
}

std::string tokens_panel(const Speech& speech, const View& view, int width) {
  const std::string lines = board_lines(speech, view, width, Telling::All);
  return lines.empty() ? speech.say("lines.no_tokens") + "\n" : lines;
}

std::string event_panel(const Speech& speech, const View& view, int width) {
  if (!speech.in_dollars()) return speech.say("lines.no_cards_here") + "\n";
  const Extras& x = view.open.extras;
  const long deck = x.event_deck.count(), seen = x.event_discard.count();
  return event_line(speech, view, width) +
         speech.say("lines.events_left", {{"deck", deck}, {"seen", seen}}) + "\n";
}

std::string office_panel(const Speech& speech, const View& view, int width) {
  if (!speech.in_dollars() || !view.viewer) return speech.say("lines.no_cards_here") + "\n";
  const Seat me = *view.viewer;
  const CompanyText& company = speech.game().companies[std::size_t(me)];
  const std::string head = speech.paint().bold(speech.owned(me, speech.text(company.name)));
  std::string out = wrap(head + " – " + speech.text(company.president), 2, width) + "\n" +
                    wrap("  " + speech.text(company.card), 2, width) + "\n";
  const Extras& x = view.open.extras;
  for (const ItemId item : x.items[me]) {
    const std::string words = speech.card_text({std::uint8_t(Source::Item), std::uint8_t(item)});
    out += wrap("  " + speech.paint().bold(speech.item(std::uint8_t(item))) +
                    (words.empty() ? "" : ". " + words),
                2, width) +
           "\n";
  }
  for (const PostcardId card : x.postcards[me] - x.shown)
    out += postcard_text(speech, std::uint8_t(card), true, width);
  return out;
}

std::string postcard_text(const Speech& speech, std::uint8_t number, bool secret, int width) {
  const FactSource source{std::uint8_t(Source::Postcard), number};
  std::string out = speech.paint().bold(speech.card_name(source)) + "\n";
  if (speech.box() == nullptr) return out;
  const PostcardText& card = speech.box()->text.postcards[number];
  out += "  " + wrap(speech.text(card.open), 2, width) + "\n";
  if (secret)
    out += "  " +
           wrap(speech.say("labels.secret_side") + " " + speech.text(card.secret), 2, width) + "\n";
  return out;
}

namespace {

/// What a side of the story brings with it: rules and events, as they are printed.
std::string brought_by(const Speech& speech, const Fact& read, int width) {
  const BoxEntry& box = *speech.box();
  std::string out;
  for (const Deed& deed : box.law.story[read.what].sides[std::size_t(read.n)].deeds) {
    std::string words;
    if (deed.kind == DeedKind::ModuleOn)
      words = speech.say("campaign.told_rule_on",
                         {{"id", box.law.modules[deed.what].id},
                          {"thing", speech.text(box.text.modules[deed.what].name)}}) +
              " " + speech.text(box.text.modules[deed.what].rule);
    if (deed.kind == DeedKind::AddEvent)
      words = speech.say("campaign.told_event_in",
                         {{"thing", speech.text(box.text.events[deed.what].name)}}) +
              " " + speech.text(box.text.events[deed.what].text);
    if (!words.empty()) out += (out.empty() ? "\n" : "") + wrap(words, 0, width) + "\n";
  }
  return out;
}

}  // namespace

std::string story_page(const Speech& speech, const Fact& read, int width) {
  if (speech.box() == nullptr) return "";
  const StoryText& story = speech.box()->text.story[read.what];
  const int page = std::min(width, 80);
  return "\n" + wrap(speech.text(read.n == 0 ? story.a : story.b), 0, page) + "\n" +
         brought_by(speech, read, page);
}

}  // namespace wagonaut::tools
