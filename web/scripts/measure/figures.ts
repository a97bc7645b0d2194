// What was measured: printed, kept in build/speed.json, and written into docs/web-speed.md if asked for.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from '@playwright/test';

export interface Figure {
  what: string;
  now: string;
  /** Of the other client, where there is one. */
  before?: string | undefined;
  /** How the two compare: "0.71 ×". */
  times?: string | undefined;
  aim?: string | undefined;
  held?: boolean | undefined;
}

/** A number, and how it is written. */
export type Unit = (value: number) => string;

export const ms: Unit = (value) => `${Math.round(value)} ms`;
export const msExactly: Unit = (value) => `${value.toFixed(2)} ms`;
export const kb: Unit = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
export const mb: Unit = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
export const times: Unit = (value) => `${value.toFixed(2)} ×`;
export const plain: Unit = (value) => String(value);

export interface Aim {
  /** Of this client alone. */
  atMost?: number;
  /** Of the other one's. */
  atMostTimes?: number;
}

const figures: Figure[] = [];

export function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** One question, its answers from each client, this one first; the median counts. */
export function note(what: string, unit: Unit, [now = [], before]: number[][], aim: Aim = {}): void {
  const shown = (all: number[]) => {
    const worst = all.length > 1 ? ` (worst ${unit(Math.max(...all))})` : '';
    return `${unit(median(all))}${worst}`;
  };
  const { atMost = Infinity, atMostTimes = Infinity } = aim;
  const ratio = before && median(now) / median(before);
  const held = median(now) <= atMost && (ratio ?? 0) <= atMostTimes;
  const bounds = [
    atMost < Infinity ? `≤ ${unit(atMost)}` : '',
    atMostTimes < Infinity ? `≤ ${atMostTimes} ×` : '',
  ].filter(Boolean);
  figures.push({
    what,
    now: shown(now),
    before: before && shown(before),
    times: ratio !== undefined && Number.isFinite(ratio) ? times(ratio) : undefined,
    aim: bounds.join(', ') || undefined,
    // A comparison with nothing is no judgement.
    held: atMost < Infinity || (ratio !== undefined && atMostTimes < Infinity) ? held : undefined,
  });
  // The other questions are asked all the same.
  expect.soft(held, `${what}: ${shown(now)}, aim ${bounds.join(', ')}`).toBe(true);
}

/** What is no number, and has no aim; from each client. */
export function tell(what: string, [now = '', before]: string[]): void {
  figures.push({ what, now, before });
}

/** With what earlier runs found out about other questions. */
function remember(root: string): Figure[] {
  const file = join(root, 'build/speed.json');
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Figure[]) : [];
  const others = before.filter(({ what }) => !figures.some((figure) => figure.what === what));
  const all = [...others, ...figures].sort((a, b) => (a.what < b.what ? -1 : 1));
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(file, `${JSON.stringify(all, null, 1)}\n`);
  return all;
}

const COLUMNS = ['what', 'now', 'before', 'times', 'aim'] as const;

function cells(figure: Figure): string[] {
  const missed = figure.held === false ? ' MISSED' : '';
  return COLUMNS.map((column) => `${figure[column] ?? ''}${column === 'aim' ? missed : ''}`);
}

/** The table of the document stands between two marks. */
function writeDocument(root: string, all: Figure[]): void {
  const file = join(root, 'docs/web-speed.md');
  const rows = all.map((figure) => `| ${cells(figure).join(' | ')} |`).join('\n');
  const table = `<!-- figures -->\n| | now | before | ratio | aim |\n|---|---|---|---|---|\n${rows}\n<!-- end of figures -->`;
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(/<!-- figures -->[\s\S]*<!-- end of figures -->/, () => table),
  );
}

export function report(root: string, write: boolean): void {
  if (figures.length === 0) return;
  const rows = [['', 'now', 'before', 'ratio', 'aim'], ...figures.map(cells)];
  const widths = COLUMNS.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  const line = (row: string[]) => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ');
  const judged = figures.filter(({ held }) => held !== undefined);
  const held = judged.filter((figure) => figure.held).length;
  console.log(`\n${rows.map(line).join('\n')}\n\n${held} of ${judged.length} aims held\n`);
  const all = remember(root);
  if (write) writeDocument(root, all);
}
