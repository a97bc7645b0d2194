-- SQLite and PostgreSQL both read this file: no word of it is known to one of them alone.
-- Times are milliseconds since 1970; yes is 1 and no is 0.

-- What lists of tables show, and who serves the table.
CREATE TABLE game (
  id         TEXT    NOT NULL PRIMARY KEY,
  code       TEXT    NOT NULL UNIQUE,
  edition    TEXT    NOT NULL,
  status     TEXT    NOT NULL CHECK (status IN ('open', 'running', 'finished', 'closed')),
  listed     INTEGER NOT NULL,
  seats      INTEGER NOT NULL,
  free_seats INTEGER NOT NULL,
  players    TEXT    NOT NULL,
  created    BIGINT  NOT NULL,
  updated    BIGINT  NOT NULL,
  owner      TEXT    NOT NULL  -- the node that serves it; empty: none
);
CREATE INDEX game_in_lobby ON game (created, id) WHERE status = 'open' AND listed = 1;
CREATE INDEX game_finished ON game (updated, id) WHERE status = 'finished' AND listed = 1;
CREATE INDEX game_finished_by_edition ON game (edition, updated, id)
  WHERE status = 'finished' AND listed = 1;
CREATE INDEX game_running ON game (owner, id) WHERE status = 'running';

-- The log: append-only, and its key is the referee.
CREATE TABLE entry (
  game  TEXT    NOT NULL REFERENCES game (id),
  seq   INTEGER NOT NULL,
  at    BIGINT  NOT NULL,
  line  TEXT    NOT NULL,
  facts TEXT    NOT NULL,
  PRIMARY KEY (game, seq)  -- two writers cannot both make move 14
);

-- Seeds lie apart from the log, so that nobody reads one by reading a game.
CREATE TABLE secret (
  game TEXT NOT NULL PRIMARY KEY REFERENCES game (id),
  seed TEXT NOT NULL
);

-- One seat's result of a finished game. The edition is the game's, for the index.
CREATE TABLE score (
  game    TEXT    NOT NULL REFERENCES game (id),
  seat    INTEGER NOT NULL,
  edition TEXT    NOT NULL,
  name    TEXT    NOT NULL,
  bot     INTEGER NOT NULL,
  total   INTEGER NOT NULL,
  place   INTEGER NOT NULL,
  PRIMARY KEY (game, seat)
);
CREATE INDEX score_by_name ON score (name, edition);
CREATE INDEX score_by_edition ON score (edition, name);

-- Processes that serve tables. One that has not been heard of by `until` is taken for dead.
CREATE TABLE node (
  id      TEXT   NOT NULL PRIMARY KEY,
  address TEXT   NOT NULL,
  until   BIGINT NOT NULL
);
