#include "server/watch/log.h"

#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <mutex>

#include "server/watch/utf8.h"

namespace wagonaut::server {

namespace {

using LogSink = void (*)(std::string_view);

std::atomic<Level> least_level{Level::Info};
std::atomic<bool> log_as_json{false};
std::mutex log_mutex;  // guards the sink, and keeps lines whole
LogSink log_sink = nullptr;

const char* log_level_name(Level level) {
  switch (level) {
    case Level::Debug:
      return "debug";
    case Level::Info:
      return "info";
    case Level::Warning:
      return "warning";
    case Level::Error:
      return "error";
  }
  return "error";
}

/// "2026-11-15T18:06:00.123Z"
std::string log_time() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  const auto ms = std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
  const std::time_t seconds = std::time_t(ms / 1000);
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  char text[32];
  const std::size_t n = std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", &parts);
  char fraction[8];
  std::snprintf(fraction, sizeof fraction, ".%03dZ", int(ms % 1000));
  return std::string(text, n) + fraction;
}

/// In quotes, with everything escaped that could end the string or the line, or drive a terminal.
void append_quoted(std::string& out, std::string_view text) {
  out += '"';
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t size = utf8_letter(text.substr(i));
    const auto c = std::uint8_t(text[i]);
    if (c == '"' || c == '\\') {
      (out += '\\') += char(c);
    } else if (size == 0) {
      out += "\\ufffd";
    } else if (c < 0x20 || c == 0x7f || (c == 0xc2 && std::uint8_t(text[i + 1]) < 0xa0)) {
      char escape[8];
      std::snprintf(escape, sizeof escape, "\\u%04x", size == 2 ? std::uint8_t(text[i + 1]) : c);
      out += escape;
    } else {
      out += text.substr(i, size);
    }
    i += size == 0 ? 1 : size;
  }
  out += '"';
}

bool is_plain_word(std::string_view text) {
  for (const char c : text)
    if (c <= ' ' || c > '~' || c == '"' || c == '\\' || c == '=') return false;
  return !text.empty();
}

void append_text(std::string& out, std::string_view text) {
  if (is_plain_word(text)) {
    out += text;
  } else {
    append_quoted(out, text);
  }
}

void write_log_line(std::string_view line) {
  const std::lock_guard lock(log_mutex);
  if (log_sink) return log_sink(line.substr(0, line.size() - 1));
  while (!line.empty()) {
    const ssize_t n = ::write(STDERR_FILENO, line.data(), line.size());
    if (n > 0) line.remove_prefix(std::size_t(n));
    if (n < 0 && errno != EINTR) return;  // nobody listens: nothing better to do
  }
}

}  // namespace

void set_log(Level least, bool json) {
  least_level = least;
  log_as_json = json;
}

bool logs(Level level) {
  return level >= least_level.load(std::memory_order_relaxed);
}

void set_log_sink(void (*sink)(std::string_view line)) {
  const std::lock_guard lock(log_mutex);
  log_sink = sink;
}

void log(Level level, std::string_view event,
         std::initializer_list<std::pair<std::string_view, std::string>> fields) {
  if (!logs(level)) return;
  std::string line;
  if (log_as_json) {
    line =
        "{\"time\":\"" + log_time() + "\",\"level\":\"" + log_level_name(level) + "\",\"event\":";
    append_quoted(line, event);
    for (const auto& [name, value] : fields) {
      line += ',';
      append_quoted(line, name);
      line += ':';
      append_quoted(line, value);
    }
    line += '}';
  } else {
    line = log_time() + ' ' + log_level_name(level) + ' ';
    line += event;  // our own words
    for (const auto& [name, value] : fields) {
      line += ' ';
      append_text(line, name);
      line += '=';
      append_text(line, value);
    }
  }
  write_log_line(line += '\n');
}

}  // namespace wagonaut::server
