#include "server/lobby/metrics.h"

#include <fmt/format.h>

namespace wagonaut::server {
namespace {

class MetricsPage {
 public:
  void gauge(std::string_view name, std::string_view help, long value) {
    one(name, help, "gauge", value);
  }
  void counter(std::string_view name, std::string_view help, long value) {
    one(name, help, "counter", value);
  }
  void appends(const StoreCounts& store) {
    text_ +=
        "# HELP wagonaut_append_seconds Time until an entry is durable.\n"
        "# TYPE wagonaut_append_seconds histogram\n";
    long sum = 0;
    for (std::size_t i = 0; i < StoreCounts::kBounds.size(); ++i)
      text_ += fmt::format("wagonaut_append_seconds_bucket{{le=\"{}\"}} {}\n",
                           StoreCounts::kBounds[i], sum += store.appends[i]);
    sum += store.appends.back();
    text_ += fmt::format(
        "wagonaut_append_seconds_bucket{{le=\"+Inf\"}} {}\nwagonaut_append_seconds_sum {}\n"
        "wagonaut_append_seconds_count {}\n",
        sum, double(store.micros) / 1e6, sum);
  }
  std::string take() { return std::move(text_); }

 private:
  void one(std::string_view name, std::string_view help, std::string_view kind, long value) {
    text_ += fmt::format("# HELP wagonaut_{0} {1}\n# TYPE wagonaut_{0} {2}\nwagonaut_{0} {3}\n",
                         name, help, kind, value);
  }
  std::string text_;
};

}  // namespace

std::string metrics_text(const Net& net, const Hall& hall, const BotPool& bots,
                         const StoreCounts& store) {
  const NetCounts counts = net.counts();
  MetricsPage page;
  page.gauge("tables_live", "Tables in memory.", long(hall.rooms()));
  page.gauge("tables_aside", "Tables put aside because of a fault.", long(hall.aside()));
  page.gauge("connections", "Open connections.", counts.connections);
  page.gauge("sockets", "Open WebSockets.", counts.lines);
  page.gauge("bots_waiting", "Bot moves that wait for a thread.", long(bots.waiting()));
  page.counter("requests_total", "HTTP requests.", counts.requests);
  page.counter("messages_received_total", "WebSocket messages received.", counts.messages_in);
  page.counter("messages_sent_total", "WebSocket messages sent.", counts.messages_out);
  page.counter("slow_clients_dropped_total", "Clients that did not read.", counts.dropped_slow);
  page.counter("refused_rate_total", "Refused: too many at once.", counts.refused_rate);
  page.counter("refused_size_total", "Refused: too long.", counts.refused_size);
  page.counter("refused_origin_total", "Refused: foreign page.", counts.refused_origin);
  page.counter("append_taken_total", "Entries another process was quicker with.", store.taken);
  page.counter("append_unavailable_total", "Entries the store did not keep.", store.unavailable);
  page.counter("append_unknown_total", "Entries whose fate had to be looked up.", store.unknown);
  page.appends(store);
  return page.take();
}

}  // namespace wagonaut::server
