-- SQLite and PostgreSQL both read this file: no word of it is known to one of them alone.

-- Who holds which seat, by the hash of the token: a copy of what the log says, for searching.
CREATE TABLE seat (
  game  TEXT    NOT NULL REFERENCES game (id),
  token TEXT    NOT NULL,
  place INTEGER NOT NULL,
  PRIMARY KEY (game, token)
);
-- Whether its seats are in that table; those of games of before are in their logs alone.
ALTER TABLE game ADD COLUMN seated INTEGER NOT NULL DEFAULT 0;
-- The seats that are asked after the entry and answer for themselves, as bits; -1: only the log
-- before it tells.
ALTER TABLE entry ADD COLUMN asked INTEGER NOT NULL DEFAULT -1;
