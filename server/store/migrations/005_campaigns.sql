-- SQLite and PostgreSQL both read this file: no word of it is known to one of them alone.

-- What lists of campaigns show, and who serves the campaign.
CREATE TABLE campaign (
  id        TEXT    NOT NULL PRIMARY KEY,
  code      TEXT    NOT NULL UNIQUE,
  name      TEXT    NOT NULL,
  content   TEXT    NOT NULL,
  version   INTEGER NOT NULL,
  status    TEXT    NOT NULL CHECK (status IN ('gathering', 'playing', 'closing', 'finished')),
  chapter   INTEGER NOT NULL,
  game      TEXT    NOT NULL,  -- the table being played; empty: none
  companies TEXT    NOT NULL,  -- for people to read
  meet      TEXT    NOT NULL,  -- when the next game is; empty: nothing is agreed
  waits     TEXT    NOT NULL,  -- the company that is asked between games; empty: none
  created   BIGINT  NOT NULL,
  updated   BIGINT  NOT NULL,
  owner     TEXT    NOT NULL   -- the node that serves it; empty: none
);

-- The log of a campaign, as that of a table is.
CREATE TABLE campaign_entry (
  campaign TEXT    NOT NULL REFERENCES campaign (id),
  seq      INTEGER NOT NULL,
  at       BIGINT  NOT NULL,
  line     TEXT    NOT NULL,
  body     TEXT    NOT NULL,
  PRIMARY KEY (campaign, seq)
);

-- Who holds which company, by the hash of the token: a copy of what the log says, for searching.
CREATE TABLE holder (
  campaign TEXT    NOT NULL REFERENCES campaign (id),
  token    TEXT    NOT NULL,
  place    INTEGER NOT NULL,
  PRIMARY KEY (campaign, token)
);

-- Of which campaign a table is a chapter; empty: of none.
ALTER TABLE game ADD COLUMN campaign TEXT NOT NULL DEFAULT '';
