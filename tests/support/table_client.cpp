#include "tests/support/table_client.h"

#include "server/fair/fair.h"

namespace wagonaut::tests {
namespace {

namespace json = boost::json;

std::string text_at(const json::object& object, std::string_view key) {
  const json::value* found = object.if_contains(key);
  return found != nullptr && found->is_string() ? std::string(found->as_string()) : std::string{};
}

int number_at(const json::object& object, std::string_view key) {
  const json::value* found = object.if_contains(key);
  return found != nullptr && found->is_int64() ? int(found->as_int64()) : -1;
}

template <class List>
const auto& any_of(const List& list, Quick& rng) {
  auto it = list.begin();
  std::advance(it, rng.below(int(list.size())));
  return *it;
}

std::string any_text(const json::value& list, Quick& rng) {
  return std::string(any_of(list.as_array(), rng).as_string());
}

std::string any_number(const json::value& list, Quick& rng) {
  return std::to_string(any_of(list.as_array(), rng).as_int64());
}

/// "claim LANE CARDS", "harbour NODE CARDS"
std::string any_paid(const std::string& verb, const json::value& places, Quick& rng) {
  const auto& place = any_of(places.as_object(), rng);
  return verb + " " + std::string(place.key()) + " " + any_text(place.value(), rng);
}

std::string any_exchange(const json::value& exchange, Quick& rng) {
  const auto& kind = any_of(exchange.as_object(), rng);
  return "exchange " + any_number(kind.value(), rng) + " " + std::string(kind.key());
}

std::string all_kept(const json::value& keep) {
  std::string out = "keep";
  for (const json::value& ticket : keep.at("offer").as_array())
    out += " " + std::string(ticket.as_string());
  return out;
}

std::string any_draw(const json::object& choices, Quick& rng) {
  std::vector<std::string> draws;
  if (const auto* slots = choices.if_contains("slots"))
    draws.push_back("slot " + any_number(*slots, rng));
  if (const auto* blind = choices.if_contains("blind"))
    draws.push_back("blind " + any_text(*blind, rng));
  return draws.empty() ? "" : any_of(draws, rng);
}

/// The body with a token of its own, as every client chooses one.
std::string with_token(const std::string& text) {
  json::object body = json::parse(text).as_object();
  if (!body.contains("token")) body["token"] = server::random_token();
  return json::serialize(body);
}

std::optional<TableClient> seated(int port, const web::HttpAnswer& answer, int status) {
  if (answer.status != status) return std::nullopt;
  const json::object body = json::parse(answer.body).as_object();
  TableClient out;
  out.port = port;
  out.table = text_at(body, "table");
  out.code = text_at(body, "code");
  out.token = text_at(body, "token");
  out.seat = number_at(body, "seat");
  return out;
}

}  // namespace

std::optional<TableClient> TableClient::open(int port, const std::string& body) {
  return seated(port, web::WebClient::post(port, "/api/tables", with_token(body)), 201);
}

std::optional<TableClient> TableClient::join(const TableClient& host, const std::string& name) {
  const json::object body{{"name", name}, {"code", host.code}};
  auto out = seated(host.port,
                    web::WebClient::post(host.port, "/api/tables/" + host.table + "/join",
                                         with_token(json::serialize(body))),
                    200);
  if (!out) return out;
  out->table = host.table;
  out->code = host.code;
  return out;
}

TableClient TableClient::watch(const TableClient& host) {
  TableClient out;
  out.port = host.port;
  out.table = host.table;
  out.code = host.code;
  return out;
}

bool TableClient::connect() {
  line_ = web::WebLine::open(port, "/api/tables/" + table + "/socket");
  if (!line_) return false;
  json::object hello{{"type", "hello"}, {"protocol", 2}};
  if (!token.empty())
    hello["token"] = token;
  else
    hello["code"] = code;
  if (version() >= 0) hello["known"] = version();
  scene_.clear();
  bound_.clear();
  revealed_.clear();
  chat.clear();  // is told anew
  return send(hello) && until([this] { return !scene_.empty(); });
}

bool TableClient::send(const json::object& message) {
  std::string text = json::serialize(message);
  if (!line_ || !line_->send(text)) return false;
  if (records) said.push_back(std::move(text));
  return true;
}

bool TableClient::until(const std::function<bool()>& fits) {
  const auto end = std::chrono::steady_clock::now() + 3 * web::kPatience;
  while (!fits()) {
    const auto message = line_ ? line_->receive(web::kPatience) : std::nullopt;
    if (!message || std::chrono::steady_clock::now() > end) return false;
    take(*message);
  }
  return true;
}

bool TableClient::listen(web::Millis timeout) {
  if (!line_) return false;
  if (part_again_ && std::chrono::steady_clock::now() >= *part_again_) {
    part_again_.reset();
    bound_.clear();
    revealed_.clear();
    take_part();
  }
  while (const auto message = line_->receive(timeout)) {
    take(*message);
    timeout = web::Millis{0};
  }
  return !line_->closed();
}

void TableClient::take(const std::string& message) {
  if (records) heard.push_back(message);
  json::object read = json::parse(message).as_object();
  const std::string type = text_at(read, "type");
  if (type == "scene") {
    scene_ = std::move(read);
    take_part();
  } else if (type == "chat")
    chat.push_back(std::move(read));
  else if (type == "reply" && text_at(read, "id") == part_id_) {
    const std::string answer = text_at(read, "answer");
    if (answer == "unavailable" || answer == "busy")
      part_again_ = std::chrono::steady_clock::now() + web::Millis{50};
  } else if (type == "reply" && text_at(read, "id") == waiting_for_)
    reply_ = std::move(read);
}

/// A word about the share, which is answered like any wish.
void TableClient::send_part(json::object wish) {
  part_id_ = "part-" + std::to_string(++parts_);
  wish["id"] = part_id_;
  send(wish);
}

/// Once each for every promise of the server: a start may fail, and another one follow.
void TableClient::take_part() {
  const json::object& seen = scene_.at("table").as_object();
  const bool before = status() == "open" || status() == "revealing";
  if (!before || !scene_.at("you").is_int64()) return;
  seat = int(scene_.at("you").as_int64());
  const json::array& seats = seen.at("seats").as_array();
  const json::object& mine = seats[std::size_t(seat)].as_object();
  const std::string promise = text_at(seen, "commitment") + std::to_string(seat);
  if (binds_itself && mine.at("share").is_null() && std::exchange(bound_, promise) != promise)
    send_part({{"type", "share"}, {"hash", server::share_of(table, seat, nonce())}});
  const bool all_bound = std::all_of(seats.begin(), seats.end(), [](const json::value& one) {
    const std::string holder = text_at(one.as_object(), "holder");
    return (holder != "person" && holder != "program") || !one.at("share").is_null();
  });
  if (reveals && status() == "revealing" && all_bound &&
      std::exchange(revealed_, promise) != promise)
    send_part({{"type", "reveal"}, {"nonce", nonce()}});
}

std::string TableClient::next_request() {
  return device + std::to_string(seat) + "-" + std::to_string(++requests_);
}

std::string TableClient::tell(json::object wish) {
  if (!wish.contains("id")) wish["id"] = next_request();
  waiting_for_ = text_at(wish, "id");
  reply_.clear();
  return send(wish) ? waiting_for_ : "";
}

std::string TableClient::ask(json::object wish) {
  if (tell(std::move(wish)).empty() || !until([this] { return !reply_.empty(); })) return "";
  return text_at(reply_, "answer");
}

std::string TableClient::status() const {
  const json::value* found = scene_.if_contains("table");
  return found == nullptr ? "" : text_at(found->as_object(), "status");
}

int TableClient::version() const {
  const json::value* found = scene_.if_contains("table");
  return found == nullptr ? -1 : number_at(found->as_object(), "version");
}

bool TableClient::my_turn() const {
  const json::value* found = scene_.if_contains("view");
  return running() && found != nullptr && found->is_object() && found->at("choices").is_object();
}

std::string TableClient::some_move(Quick& rng) const {
  const json::object& choices = view().at("choices").as_object();
  if (const auto* keep = choices.if_contains("keep")) return all_kept(*keep);
  if (const auto* fleet = choices.if_contains("fleet")) return "fleet " + any_number(*fleet, rng);
  if (const auto* refill = choices.if_contains("refill")) return "refill " + any_text(*refill, rng);
  if (const auto* tolls = choices.if_contains("tolls")) return "pay " + any_text(*tolls, rng);
  if (choices.contains("withdraw")) return "withdraw";
  if (const auto* harbours = choices.if_contains("harbours"); harbours && rng.below(8) == 0)
    return any_paid("harbour", *harbours, rng);
  if (const auto* claims = choices.if_contains("claims"); claims && rng.below(2) == 0)
    return any_paid("claim", *claims, rng);
  if (choices.contains("draw_tickets") && rng.below(25) == 0) return "tickets";
  if (const std::string draw = any_draw(choices, rng); !draw.empty()) return draw;
  if (const auto* claims = choices.if_contains("claims")) return any_paid("claim", *claims, rng);
  if (choices.contains("draw_tickets")) return "tickets";
  if (const auto* harbours = choices.if_contains("harbours"))
    return any_paid("harbour", *harbours, rng);
  return any_exchange(choices.at("exchange"), rng);
}

bool dealt_to_all(std::vector<TableClient>& clients) {
  const auto end = std::chrono::steady_clock::now() + 3 * web::kPatience;
  const auto running = [](const TableClient& client) { return client.running(); };
  while (!std::all_of(clients.begin(), clients.end(), running)) {
    if (std::chrono::steady_clock::now() > end) return false;
    for (TableClient& client : clients)
      if (!client.running() && !client.listen(web::Millis{10})) return false;
  }
  return true;
}

bool TableClient::play_on(Quick& rng, const std::function<bool()>& more) {
  while (more() && !finished()) {
    if (!connected() && !connect()) return false;
    if (!my_turn()) {
      if (!listen(web::Millis{1000})) line_.reset();
      continue;
    }
    const int before = version();
    const std::string answer =
        ask({{"type", "step"}, {"version", before}, {"move", some_move(rng)}});
    if (answer.empty()) line_.reset();
    while (answer == "granted" && version() <= before && listen(web::kPatience)) {}
  }
  return finished();
}

}  // namespace wagonaut::tests
