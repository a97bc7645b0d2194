#pragma once

#include <memory>
#include <string>

#include "server/store/open_store.h"

namespace wagonaut::tests::store {

/// An empty folder, removed with all that is in it.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  std::string file(const std::string& name) const { return path_ + "/" + name; }

 private:
  std::string path_;
};

/// Somewhere to keep tables: a new file, or a new database of the real server.
class Place {
 public:
  virtual ~Place() = default;
  virtual std::string url() const = 0;
  /// Runs SQL behind the store's back.
  virtual void run(const std::string& sql) = 0;

  /// Opens it; a failure fails the test.
  std::unique_ptr<server::Store> open(server::Use use = server::Use::Serve) const;
};

class SqlitePlace final : public Place {
 public:
  std::string url() const override { return "sqlite:" + file(); }
  void run(const std::string& sql) override;
  std::string file(const std::string& name = "tables.db") const { return folder_.file(name); }

 private:
  Folder folder_;
};

class PostgresPlace final : public Place {
 public:
  PostgresPlace();
  std::string url() const override { return url_; }
  void run(const std::string& sql) override;

 private:
  std::string url_;
};

// What is kept in these tests.

server::Summary summary_of(const std::string& id);
/// The first entry of a table, with summary and seed.
server::Append first_entry(const std::string& id);
server::Append first_entry(const server::Summary& summary);
server::Append next_entry(const std::string& id, int seq);

/// Waits for the answer.
server::Kept keep(server::Store& store, server::Append append);
/// Until the store is back; a store that stays away fails the test.
server::Kept keep_patiently(server::Store& store, const server::Append& append);
/// A table with so many entries.
void fill(server::Store& store, const std::string& id, int entries);

}  // namespace wagonaut::tests::store
