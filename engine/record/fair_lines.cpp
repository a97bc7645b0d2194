#include "engine/record/fair_lines.h"

#include "engine/record/words.h"

namespace wagonaut {
namespace {

constexpr std::string_view kFailed = "failed ", kShare = "share ", kBot = "bot ", kNonce = "nonce ";

/// The seat of a line "share Bo Bo 5f1e…", and the word behind the name: names may contain spaces.
struct NamedWord {
  std::optional<int> seat;
  std::string_view name, word;
};
NamedWord named_word(const GameHeader& header, std::string_view rest) {
  const std::size_t space = rest.rfind(' ');
  const std::string_view name = rest.substr(0, space);
  if (space == rest.npos) return {std::nullopt, name, {}};
  return {find_label(header.players, name), name, rest.substr(space + 1)};
}

std::string take_nonce(const GameHeader& header, std::string_view rest, FairLines& lines) {
  const NamedWord said = named_word(header, rest);
  if (!said.seat) return "nobody is called " + quoted(said.name);
  if (std::string fault = nonce_fault(said.word); !fault.empty()) return fault;
  std::string& place = lines.fair.nonces[std::size_t(*said.seat)];
  if (!place.empty()) return "a second nonce of " + quoted(said.name);
  place = said.word;
  return {};
}

/// Of a seat it is said once that it has a share, or that it has none because it is a bot's.
std::string bind(FairLines& lines, std::optional<int> seat, std::string_view name,
                 std::string_view share) {
  if (!seat) return "nobody is called " + quoted(name);
  lines.bound.resize(lines.fair.nonces.size());
  if (lines.bound[std::size_t(*seat)]) return "a second share of " + quoted(name);
  lines.bound[std::size_t(*seat)] = true;
  lines.fair.shares.resize(lines.fair.nonces.size());
  lines.fair.shares[std::size_t(*seat)] = share;
  return {};
}

std::string take_share(const GameHeader& header, std::string_view rest, FairLines& lines) {
  const NamedWord said = named_word(header, rest);
  if (std::string fault = hash_fault("share", said.word); said.seat && !fault.empty()) return fault;
  return bind(lines, said.seat, said.name, said.word);
}

std::string take_failed(std::string_view rest, FairLines& lines) {
  const std::vector<std::string_view> parts = split(rest, kDot);
  FailedStart start{std::string(parts[0]), {parts.begin() + 1, parts.end()}};
  if (std::string fault = failed_fault(start); !fault.empty()) return fault;
  lines.fair.failed.push_back(std::move(start));
  return {};
}

}  // namespace

std::string fair_lines(const GameHeader& header, const Fairness& fair) {
  std::string out = "fair " + fair.commitment + std::string(kDot) + fair.game + "\n";
  for (const FailedStart& start : fair.failed) {
    out += std::string(kFailed) + start.commitment;
    for (const std::string& name : start.waited_for) out += std::string(kDot) + name;
    out += "\n";
  }
  for (std::size_t i = 0; i < fair.shares.size(); ++i) {
    const std::string& name = header.players[i];
    out += fair.shares[i].empty() ? std::string(kBot) + name
                                  : std::string(kShare) + name + " " + fair.shares[i];
    out += "\n";
  }
  for (std::size_t i = 0; i < fair.nonces.size(); ++i)
    if (!fair.nonces[i].empty())
      out += std::string(kNonce) + header.players[i] + " " + fair.nonces[i] + "\n";
  return out;
}

Result<FairLines> fairness_from(const GameHeader& header, std::string_view line) {
  const std::vector<std::string_view> parts = split(line, kDot);
  if (!parts[0].starts_with("fair ") || parts.size() != 2)
    return Failure{"a promise reads \"fair COMMITMENT · GAME\""};
  FairLines out;
  out.fair.commitment = parts[0].substr(5);
  out.fair.game = parts[1];
  out.fair.nonces.resize(header.players.size());
  if (const std::string fault = fairness_fault(out.fair, int(header.players.size()));
      !fault.empty())
    return Failure{fault};
  return out;
}

std::optional<std::string> take_fair_line(const GameHeader& header, std::string_view line,
                                          FairLines& lines) {
  const auto behind = [&](std::string_view word) { return line.substr(word.size()); };
  if (line.starts_with(kNonce)) return take_nonce(header, behind(kNonce), lines);
  if (line.starts_with(kShare)) return take_share(header, behind(kShare), lines);
  if (line.starts_with(kBot)) {
    const std::string_view name = behind(kBot);
    return bind(lines, find_label(header.players, name), name, "");
  }
  if (line.starts_with(kFailed)) return take_failed(behind(kFailed), lines);
  return std::nullopt;
}

std::string unbound_seat(const GameHeader& header, const FairLines& lines) {
  for (std::size_t i = 0; i < lines.bound.size(); ++i)
    if (!lines.bound[i])
      return "neither a share of " + quoted(header.players[i]) + " nor that it is a bot";
  return {};
}

std::string take_seed(std::string_view line, std::optional<Fairness>& fair) {
  if (!fair) return "a seed without the line that promised it";
  if (!fair->seed.empty()) return "a second seed";
  const std::string_view seed = line.substr(std::string_view("seed ").size());
  if (std::string fault = hash_fault("seed", seed); !fault.empty()) return fault;
  fair->seed = seed;
  return {};
}

}  // namespace wagonaut
