-- SQLite and PostgreSQL both read this file: no word of it is known to one of them alone.

-- How often people played and won, by name and edition, in listed games alone: counted when a game
-- ends, so that nobody goes through all games for it.
CREATE TABLE total (
  name    TEXT    NOT NULL,
  edition TEXT    NOT NULL,
  games   INTEGER NOT NULL,
  wins    INTEGER NOT NULL,
  best    INTEGER NOT NULL,
  points  BIGINT  NOT NULL,
  PRIMARY KEY (name, edition)
);
-- A score that cannot be is not counted, so that it spoils nobody's sum: what is no number is
-- beyond every number for SQLite.
INSERT INTO total (name, edition, games, wins, best, points)
  SELECT name, edition, count(*), sum(CASE WHEN place = 1 THEN 1 ELSE 0 END), max(total), sum(total)
  FROM score
  WHERE game IN (SELECT id FROM game WHERE listed = 1) AND bot = 0
    AND total BETWEEN -100000 AND 100000 AND place BETWEEN 1 AND 99
  GROUP BY name, edition;
CREATE INDEX total_by_games ON total (games DESC, name, edition);
CREATE INDEX total_of_edition ON total (edition, games DESC, name);
DROP INDEX score_by_name;
DROP INDEX score_by_edition;

-- Tables that are full are not looked through.
CREATE INDEX game_with_room ON game (created, id)
  WHERE status = 'open' AND listed = 1 AND free_seats > 0;
DROP INDEX game_in_lobby;
