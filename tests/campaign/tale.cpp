#include "tests/campaign/tale.h"

#include "engine/record/recorder.h"
#include "tests/laws/tables.h"

namespace wagonaut::tests {

std::string_view tiny_text() {
  return R"(
game 1865 9
game 1868 10
game 1871 11
join 2
company red R
company blue B
company green G
company black K
company yellow Y
lane A-B:2R | A-B:2B
lane B-C:2
lane C-D:3G
lane D-A:2K
lane A-C:3Y
lane C-E:2W | C-E:2
lane E-F:2
lane D-G:3
lane G-H:2B
lane A-I:2
lane B-J:2R
region north 1 E F
region south 1 G H
region east 2 I
region west 2 J
ticket A-B 2
ticket A-C 3 post 1
ticket A-D 2
ticket B-C 3 post 2
ticket B-D 4
ticket C-D 3
ticket A-B 3
ticket A-C 4
ticket A-D 3
ticket B-C 2
ticket B-D 5
ticket C-D 4
ticket A-B 4
ticket A-C 5 post 3
ticket B-D 6
ticket A-E 6 post 4 of north
ticket E-F 3 of north
ticket A-G 6 of south
ticket A-I 3 of east
ticket B-J 3 of west
event e1
event e2 now
event e3
event e4 later
event e5 of north
event e6 of south
item hammer tool office
item local charter office
item long charter office
item grey charter office
item steam charter office
item booking charter office
item watch keepsake vault 4
item page1 page vault 8
item page2 page vault 8
item bond bond vault 3 many
postcards 14
stack night 7 8 9
stack last 10 11 12 13 14
token lantern city
token shed route
token grain seat game
flag white free runs
flag survey complete
module C-1
module C-2
module C-5
module C-6 of north
module C-7 of south
module C-8 of east
module C-9 of west
module C-16 to 2
end C-1 4 each stamp
end C-2 4 each numbers
end C-5 5 last city lantern 2 B C D E
end C-5 5 up city lantern 2 B C D E
end C-6 4 each post 6
end C-16 7 in 1,2 last stack night
story 1865-01 1 setup
story 1865-02 1 pause
story 1865-03 1 stop
story 1868-01 2 setup
story 1868-02 2 pause
story 1868-03 2 stop
story 1871-01 3 setup
story 1871-02 3 pause
story 1871-03 3 end
story 1871-04 3 end
story 1871-05 3 stop
side 1865-02 b on C-1; on C-2; on C-16
side 1865-03 b on C-5
side 1865-03 b last choose { open north; last post 5 | open south; last post 6 }
side 1868-01 b add e4
side 1868-02 b up item charter
side 1868-03 a second 1
side 1868-03 b retire t1 t2; winner choose { open east | open west }
side 1871-02 b up stack last
test 1871-03 items bond 0 2
test 1871-04 not items bond 0 2
side 1871-03 b flag white free
side 1871-04 b flag white runs
side 1871-05 a second 2
side 1871-05 b evaluate
absence 5 6 7
count slips | absence | forgiven 1 | items page flag survey share 5 0 | items keepsake set 1 2 | items bond flag white values 5 3 share 12 0 | stamps 15 8 4 / 10 | postcards 1
ties page postcards slip
min 2
)";
}

const Box& tiny_box() {
  static const Box box = plain_box(tiny_text());
  return box;
}

Tale::Tale(const Box& of) : box(of), boxes{&of}, course(Boxes(boxes)) {}

void Tale::found(int companies) {
  add(entry_line(box, founding(box, "Lamps of the West")));
  for (int i = 0; i < companies; ++i)
    add("company " + box.companies[std::size_t(i)].id + " person P" + std::to_string(i));
}

void Tale::add(std::string_view line, std::string body, int at) {
  Result<CampaignEntry> entry = entry_from(box, line);
  ASSERT_TRUE(entry) << "line " << at << ": " << entry.error();
  entry->body = std::move(body);
  const auto number = course.append({std::int64_t(course.entries().size()), *entry}, &told);
  ASSERT_TRUE(number) << "line " << at << ", " << line << ": " << number.error();
  // A campaign that is being closed always waits for somebody.
  EXPECT_EQ(c().phase == Phase::Closing, campaign_ask(box, c()).has_value()) << line;
}

std::string Tale::refusal(std::string_view line, std::string body) {
  Result<CampaignEntry> entry = entry_from(box, line);
  if (!entry) return entry.error();
  entry->body = std::move(body);
  const Campaign before = c();
  const CampaignFacts facts = told;
  const auto number = course.append({0, *entry}, &told);
  EXPECT_FALSE(number) << line;
  EXPECT_EQ(before, c()) << line;
  EXPECT_EQ(facts, told) << line;
  return number ? "" : number.error();
}

std::string Tale::chapter(std::string_view absent) const {
  std::string here, away;
  for (int i = 0; i < c().companies.size(); ++i) {
    const bool is_away =
        (" " + std::string(absent) + " ").find(" " + company(i) + " ") != std::string::npos;
    (is_away ? away : here) += " " + company(i);
  }
  return "chapter " + std::to_string(c().game) + here + (away.empty() ? "" : " absent" + away);
}

void Tale::begin(std::string_view absent) {
  add(chapter(absent));
}

GameHeader Tale::header(const Opening& game) const {
  GameHeader out{.edition = box.id,
                 .rules = game.edition.rules,
                 .options = {},
                 .players = {},
                 .campaign = campaign_line(box, "tale", 0, game.hash)};
  for (int i = 0; i < game.edition.seats; ++i)
    out.players.push_back(company(game.company_of_seat[std::size_t(i)]));
  return out;
}

std::string Tale::random_game(std::uint64_t seed) const {
  const Opening game = opening();
  Quick rng(seed);
  QuickChance luck{Quick(seed + 1)};
  Recorder recorder(game.edition, header(game), luck, nullptr, game.first);
  while (!over(recorder.state())) {
    const Seat seat = any_waiting(recorder.state(), rng);
    recorder.play(seat, any_move(game.edition, recorder.state(), seat, rng));
  }
  return write_record(game.edition, labels_of(box), recorder.record());
}

void Tale::choose(std::string_view what) {
  const auto ask = campaign_ask(box, c());
  ASSERT_TRUE(ask);
  add("choose " + company(ask->company) + " " + std::string(what));
}

void Tale::close() {
  while (const auto ask = campaign_ask(box, c()))
    choose(answer_text(box, ask->of, ask->options.front()));
}

void Tale::close(Quick& rng) {
  while (const auto ask = campaign_ask(box, c()))
    choose(answer_text(box, ask->of, ask->options[std::size_t(rng.below(ask->options.size()))]));
}

std::string Tale::ask() const {
  return ask_text(box, c());
}

std::string ask_text(const Box& box, const Campaign& c) {
  const auto ask = campaign_ask(box, c);
  if (!ask) return {};
  constexpr const char* kWords[] = {"event", "option", "item", "city"};
  std::string out = box.companies[c.companies[ask->company].id].id + " " + kWords[int(ask->of)];
  for (const std::uint8_t option : ask->options) out += " " + answer_text(box, ask->of, option);
  return out;
}

State game_over(const Opening& opening) {
  QuickChance luck{Quick(1)};
  State s = start(opening.edition, luck, nullptr, opening.first.value_or(Seat{0}));
  s.open.ask = {};
  s.open.ask.kind = AskKind::GameOver;
  s.open.agenda.clear();
  for (int i = 0; i < opening.edition.seats; ++i) {
    s.own[i].tickets.clear();
    s.own[i].offer.clear();
    s.open.seat[i].score = 0;
  }
  return s;
}

int count_of(const CampaignFacts& facts, CampaignFactKind kind) {
  return int(std::count_if(facts.begin(), facts.end(),
                           [kind](const CampaignFact& fact) { return fact.kind == kind; }));
}

}  // namespace wagonaut::tests
