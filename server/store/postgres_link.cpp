#include "server/store/postgres_link.h"

#include <libpq-fe.h>
#include <poll.h>

#include <algorithm>
#include <cerrno>

namespace wagonaut::server {

namespace {

constexpr unsigned kTextType = 25, kNumberType = 20;  // in PostgreSQL's catalog

/// libpq explains itself in further lines; a failure is one line.
std::string one_line(const std::string& text) {
  return text.substr(0, text.find('\n'));
}

/// Values as libpq takes them: numbers in digits, texts as they are with their length.
struct SentValues {
  std::vector<std::string> digits;
  std::vector<const char*> values;
  std::vector<int> lengths, formats;
  std::vector<unsigned> types;

  explicit SentValues(const SqlValues& from) {
    digits.reserve(from.size());
    for (const SqlValue& value : from) {
      if (const auto* number = std::get_if<std::int64_t>(&value)) {
        digits.push_back(std::to_string(*number));
        add(digits.back(), 0, kNumberType);
      } else {
        add(std::get<std::string_view>(value), 1, kTextType);
      }
    }
  }

  void add(std::string_view text, int format, unsigned type) {
    values.push_back(text.empty() ? "" : text.data());
    lengths.push_back(int(text.size()));
    formats.push_back(format);
    types.push_back(type);
  }
  int count() const { return int(values.size()); }
};

constexpr const char* kBadUrl =
    "PostgreSQL: the address of the store cannot be read; it looks like "
    "postgres://user:password@host:5432/database";

/// Why there is no connection, in words that do not repeat the password.
std::string reason_of(const std::string& url, const char* said) {
  PQconninfoOption* options = PQconninfoParse(url.c_str(), nullptr);
  if (options == nullptr) return kBadUrl;  // libpq would quote it, password and all
  std::string line = "PostgreSQL: " + one_line(said);
  for (const PQconninfoOption* option = options; option->keyword != nullptr; ++option) {
    const std::string secret = option->val != nullptr ? option->val : "";
    if (std::string_view(option->keyword) != "password" || secret.empty()) continue;
    for (std::size_t at = 0; (at = line.find(secret, at)) != std::string::npos; at += 3)
      line.replace(at, secret.size(), "***");
  }
  PQconninfoFree(options);
  return line;
}

/// A server that goes down says so before it hangs up (class 57P), or does not say (class 08).
bool says_goodbye(const std::string& code) {
  return code.starts_with("57P") || code.starts_with("08");
}

/// The server gives up before we do. A transaction whose client is gone must not hold its tables.
/// Somebody may have set commits not to wait for the disk; ours do.
std::string session_habits(Millis patience) {
  const auto part = [&](int of_six) { return std::to_string(patience.count() * of_six / 6); };
  return "SET statement_timeout = " + part(5) + "; SET lock_timeout = " + part(3) +
         "; SET idle_in_transaction_session_timeout = " + part(6) +
         "; SELECT set_config('synchronous_commit', 'on', false) "
         "WHERE current_setting('synchronous_commit') = 'off'";
}

}  // namespace

void PostgresLink::Free::operator()(pg_conn* handle) const {
  PQfinish(handle);
}

void PostgresLink::Free::operator()(pg_result* answer) const {
  PQclear(answer);
}

Result<std::unique_ptr<PostgresLink>> PostgresLink::open(const PostgresSettings& settings) {
  const std::string seconds = std::to_string(std::max<long>(2, settings.answer.count() / 2000));
  // What stands in the URL comes last and wins.
  const char* const names[] = {"connect_timeout", "application_name", "client_encoding", "dbname",
                               nullptr};
  const char* const values[] = {seconds.c_str(), "wagonaut", "UTF8", settings.url.c_str(), nullptr};
  std::unique_ptr<PostgresLink> link(
      new PostgresLink(PQconnectdbParams(names, values, 1), settings.answer));
  if (PQstatus(link->handle_.get()) != CONNECTION_OK)
    return Failure{reason_of(settings.url, PQerrorMessage(link->handle_.get()))};
  PQsetnonblocking(link->handle_.get(), 1);
  PQsetNoticeProcessor(
      link->handle_.get(), [](void*, const char*) {}, nullptr);
  if (const auto set = link->run(session_habits(settings.answer), settings.answer); !set)
    return set.failure();
  return link;
}

Result<SqlRows> PostgresLink::ask(const std::string& sql, const SqlValues& values) {
  if (const auto ready = prepare({sql, values}); !ready) return ready.failure();
  if (!send(sql, values)) return lose(PQerrorMessage(handle_.get()));
  return read_answer(deadline());
}

Result<bool> PostgresLink::run(const std::string& sql, Millis patience) {
  if (PQsendQuery(handle_.get(), sql.c_str()) != 1) return lose(PQerrorMessage(handle_.get()));
  const auto done = read_answer(std::chrono::steady_clock::now() + patience);
  if (!done) return done.failure();
  return true;
}

Result<std::vector<SqlRows>> PostgresLink::ask_all(const std::vector<PostgresQuestion>& questions) {
  for (const PostgresQuestion& question : questions)
    if (const auto ready = prepare(question); !ready) return ready.failure();
  pg_conn* handle = handle_.get();
  bool sent = PQenterPipelineMode(handle) == 1;
  for (const PostgresQuestion& question : questions)
    sent = sent && send(question.sql, question.values);
  sent = sent && PQpipelineSync(handle) == 1;
  if (!sent) return lose(PQerrorMessage(handle));
  auto answers = read_answers(questions.size());
  if (!lost_ && PQexitPipelineMode(handle) != 1) return lose(PQerrorMessage(handle));
  return answers;
}

/// In a pipeline every answer is followed by a null, and all of them by a mark.
Result<std::vector<SqlRows>> PostgresLink::read_answers(std::size_t count) {
  const Deadline until = deadline();
  std::vector<SqlRows> answers;
  std::optional<Failure> trouble;
  for (std::size_t i = 0; i < count && !lost_; ++i) {
    auto rows = read_answer(until);
    if (rows)
      answers.push_back(std::move(*rows));
    else if (!trouble)
      trouble = rows.failure();
  }
  if (!lost_) next(until);
  if (lost_ && !trouble) trouble = Failure{"PostgreSQL: the connection was lost"};
  if (trouble) return *trouble;
  return answers;
}

Result<bool> PostgresLink::prepare(const PostgresQuestion& question) {
  if (names_.contains(question.sql)) return true;
  const std::string name = "q" + std::to_string(names_.size());
  const SentValues sent(question.values);
  if (PQsendPrepare(handle_.get(), name.c_str(), question.sql.c_str(), sent.count(),
                    sent.types.data()) != 1)
    return lose(PQerrorMessage(handle_.get()));
  if (const auto done = read_answer(deadline()); !done) return done.failure();
  names_[question.sql] = name;
  return true;
}

bool PostgresLink::send(const std::string& sql, const SqlValues& values) {
  const SentValues sent(values);
  return PQsendQueryPrepared(handle_.get(), names_.at(sql).c_str(), sent.count(),
                             sent.values.data(), sent.lengths.data(), sent.formats.data(), 0) == 1;
}

Result<SqlRows> PostgresLink::read_answer(Deadline deadline) {
  std::optional<Result<SqlRows>> found;
  while (const Answer answer = next(deadline)) {
    // The first failure tells the cause; what follows it only tells that there was one.
    if (!found || *found) found = rows_of(answer);
  }
  if (found && (!lost_ || !*found)) return *found;
  return Failure{"PostgreSQL: the connection was lost"};
}

Result<SqlRows> PostgresLink::rows_of(const Answer& answer) {
  const ExecStatusType status = PQresultStatus(answer.get());
  if (status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK) return failure(answer);
  tag_ = PQcmdStatus(answer.get());
  SqlRows rows(std::size_t(PQntuples(answer.get())));
  for (int y = 0; y < PQntuples(answer.get()); ++y)
    for (int x = 0; x < PQnfields(answer.get()); ++x)
      rows[std::size_t(y)].emplace_back(PQgetvalue(answer.get(), y, x),
                                        std::size_t(PQgetlength(answer.get(), y, x)));
  return rows;
}

PostgresLink::Answer PostgresLink::next(Deadline deadline) {
  while (!lost_ && PQisBusy(handle_.get()) == 1)
    if (!wait(deadline)) lose("no answer in time");
  if (lost_) return nullptr;
  return Answer(PQgetResult(handle_.get()));
}

/// Until the server has said something, or has taken what we had to say. False: too late.
bool PostgresLink::wait(Deadline deadline) {
  const int unsent = PQflush(handle_.get());
  const auto left = std::chrono::ceil<Millis>(deadline - std::chrono::steady_clock::now());
  if (left.count() <= 0) return false;
  pollfd socket{PQsocket(handle_.get()), short(unsent == 1 ? POLLIN | POLLOUT : POLLIN), 0};
  const int ready = poll(&socket, 1, int(left.count()));
  if (ready < 0) return errno == EINTR;
  // A server that went away is noticed here; its last words are read first.
  if (ready > 0 && PQconsumeInput(handle_.get()) != 1 && PQisBusy(handle_.get()) == 1)
    lose(PQerrorMessage(handle_.get()));
  return ready > 0;
}

Result<bool> PostgresLink::wait_for_notice(Millis most) {
  const Deadline until = std::chrono::steady_clock::now() + most;
  bool news = false;
  do {
    while (PGnotify* notice = PQnotifies(handle_.get())) {
      PQfreemem(notice);
      news = true;
    }
    if (news) return true;
  } while (wait(until) && !lost_ && PQstatus(handle_.get()) == CONNECTION_OK);
  if (lost_ || PQstatus(handle_.get()) != CONNECTION_OK) return lose(PQerrorMessage(handle_.get()));
  return false;
}

Failure PostgresLink::lose(const std::string& why) {
  lost_ = true;
  code_.clear();
  return {"PostgreSQL: " + one_line(why)};
}

Failure PostgresLink::failure(const Answer& answer) {
  // In a pipeline, what comes after the failure has no cause of its own.
  if (PQresultStatus(answer.get()) == PGRES_PIPELINE_ABORTED) return {"PostgreSQL: not tried"};
  const char* code = PQresultErrorField(answer.get(), PG_DIAG_SQLSTATE);
  code_ = code != nullptr ? code : "";
  const char* said = PQresultErrorField(answer.get(), PG_DIAG_MESSAGE_PRIMARY);
  const std::string line = said != nullptr ? said : PQerrorMessage(handle_.get());
  if (says_goodbye(code_) || PQstatus(handle_.get()) != CONNECTION_OK) lost_ = true;
  return {"PostgreSQL: " + one_line(line)};
}

}  // namespace wagonaut::server
