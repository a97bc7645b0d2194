import { describe, expect, it } from 'vitest';
import { backupsOf, keepBackup, newestBackups, tells, type Backup, type BackupKeeper } from './backups';

function backup(campaign: string, chapters: number, at = chapters): Backup {
  return { campaign, name: campaign, chapters, at, text: `${campaign} ${chapters} ${at}` };
}

/** Keeps by campaign and chapter, as the browser's store does. */
class Memory implements BackupKeeper {
  readonly kept = new Map<string, Backup>();
  readonly key = ({ campaign, chapters }: Backup) => `${campaign} ${chapters}`;
  all = () => Promise.resolve([...this.kept.values()]);
  put = (one: Backup) => Promise.resolve(void this.kept.set(this.key(one), one));
  drop = (one: Backup) => Promise.resolve(void this.kept.delete(this.key(one)));
}

const chaptersOf = (all: Backup[]) => all.map((one) => one.chapters);

describe('backups on this device', () => {
  it('are the newest three of each campaign', async () => {
    const memory = new Memory();
    for (const chapters of [1, 2, 3, 4, 5]) await keepBackup(memory, backup('west', chapters));
    await keepBackup(memory, backup('east', 1));
    const all = await memory.all();
    expect(chaptersOf(backupsOf(all, 'west'))).toEqual([5, 4, 3]);
    expect(chaptersOf(backupsOf(all, 'east'))).toEqual([1]);
  });

  it('count as newest by the day, not by the chapter: a campaign that went back goes on from there', async () => {
    const memory = new Memory();
    for (const chapters of [3, 4, 5]) await keepBackup(memory, backup('west', chapters));
    await keepBackup(memory, backup('west', 2, 10));
    await keepBackup(memory, backup('west', 3, 11));
    const kept = backupsOf(await memory.all(), 'west');
    expect(kept.map(({ chapters, at }) => [chapters, at])).toEqual([
      [3, 11],
      [2, 10],
      [5, 5],
    ]);
  });

  it('are never fewer than before when the new one cannot be kept', async () => {
    const memory = new Memory();
    for (const chapters of [1, 2, 3]) await keepBackup(memory, backup('west', chapters));
    const full: BackupKeeper = { all: memory.all, drop: memory.drop, put: () => Promise.reject(new Error()) };
    await expect(keepBackup(full, backup('west', 4))).rejects.toThrow();
    expect(chaptersOf(backupsOf(await memory.all(), 'west'))).toEqual([3, 2, 1]);
  });

  it('offer one file of every campaign, the newest first', () => {
    const all = [backup('west', 1), backup('west', 2), backup('east', 1, 9)];
    expect(newestBackups(all).map(({ campaign, chapters }) => [campaign, chapters])).toEqual([
      ['east', 1],
      ['west', 2],
    ]);
  });

  it('tell a campaign only if they are of its log and of its branch', () => {
    const kept = { ...backup('west', 3), entries: 80, branches: 0, table: 't3' };
    const stand = { chapters: 3, entries: 90, branches: 0, table: 't3' };
    expect(tells(kept, stand)).toBe(true);
    expect(tells(kept, { ...stand, table: null })).toBe(true);
    expect(tells(kept, { ...stand, chapters: 4 })).toBe(false);
    // Gone back and played anew; brought back from an older file; brought back and played on since.
    expect(tells(kept, { ...stand, branches: 1 })).toBe(false);
    expect(tells(kept, { ...stand, entries: 60 })).toBe(false);
    expect(tells(kept, { ...stand, table: 't9' })).toBe(false);
    // Files of before this was written down.
    expect(tells(backup('west', 3), stand)).toBe(false);
  });
});
