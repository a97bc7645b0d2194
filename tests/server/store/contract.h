#pragma once

#include <gtest/gtest.h>

#include "tests/server/store/place.h"

namespace wagonaut::tests::store {

enum class Kind { Sqlite, Postgres };

/// What both stores promise. Every test of the suite runs on both.
class StoreContract : public testing::TestWithParam<Kind> {
 protected:
  StoreContract() {
    if (GetParam() == Kind::Sqlite)
      place_ = std::make_unique<SqlitePlace>();
    else
      place_ = std::make_unique<PostgresPlace>();
    store_ = place_->open();
  }

  /// As after the end of one process and the start of the next.
  void reopen() {
    store_->release();
    store_.reset();
    store_ = place_->open();
  }

  std::unique_ptr<Place> place_;
  std::unique_ptr<server::Store> store_;
};

}  // namespace wagonaut::tests::store
