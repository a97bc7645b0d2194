-- SQLite and PostgreSQL both read this file: no word of it is known to one of them alone.

-- One row, written to find out whether anything can be written.
CREATE TABLE pulse (
  id INTEGER NOT NULL PRIMARY KEY,
  at BIGINT  NOT NULL
);
