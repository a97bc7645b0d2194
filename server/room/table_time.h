#pragma once

#include <algorithm>
#include <cstdint>

#include "server/base/strand.h"

namespace wagonaut::server {

/// A table's log is dated by the calendar, which may be set while people play; turns must not get
/// longer or shorter by that. So a table asks the calendar once, when its room is opened, and goes
/// on from there by a clock that nobody sets. Where turns last for days the calendar alone counts.
class TableTime {
 public:
  /// Both clocks now.
  struct Now {
    Instant instant;
    Time today;
  };
  enum class By { Clock, Calendar };

  /// `last`: the date of the newest entry; time does not go back.
  TableTime(By by, Now opened, std::int64_t last) : by_(by), base_(opened) {
    base_.today = std::max(base_.today, Time{Millis{last}});
  }

  /// The date of an entry that is made now.
  std::int64_t date(const Now& now) const {
    return later(base(now).today, now.instant - base(now).instant).time_since_epoch().count();
  }
  /// When it was, or will be, that date.
  Instant instant_of(std::int64_t date, const Now& now) const {
    return base(now).instant + (Time{Millis{date}} - base(now).today);
  }

 private:
  const Now& base(const Now& now) const { return by_ == By::Calendar ? now : base_; }

  By by_;
  Now base_;
};

}  // namespace wagonaut::server
