import { t } from '../i18n/index.svelte';
import { linesOf } from '../words/sentences';
import { preferences } from '../base/preferences.svelte';
import type { Board } from '../protocol';
import { statusText } from '../model/status';
import type { TableModel } from '../model/table.svelte';
import { tellNotice } from '../model/told';
import { aheadInWords } from '../decide/ahead';
import { bringsMore } from '../decide/look.svelte';
import type { Command, Option } from './commands';
import type { Scribe } from './scribe';

/** Does what was asked for, and says what came of it. */
export async function answerTo(command: Command, table: TableModel, words: Scribe): Promise<string[]> {
  const text = t().text;
  switch (command.kind) {
    case 'move':
      return [(await table.play(command.move)) ? text.done : noticeText(table)];
    case 'pick':
      return [
        text.which_payment(words.lane(command.options[0]?.lane ?? ''), words.options(command.options)),
        ...(await ahead(command.options, table, words)),
      ];
    case 'lanes':
      return [text.which_lane(command.lanes.map((id) => describe(id, words)).join('; '))];
    case 'routes':
      return words.routesOf(command.node);
    case 'where': {
      const lanes = words.routesBy(command.seat);
      return lanes.length > 0 ? lanes : [text.no_routes(table.names[command.seat] ?? '')];
    }
    case 'ticket':
      return [words.way(command.ticket)];
    case 'undo':
      return [(await table.undo())?.answer === 'granted' ? text.done : noticeText(table)];
    case 'show':
      return shown(command.what, table, words);
    case 'wrong':
      return [text.wrong[command.what](command.word)];
  }
}

/** What has happened, the oldest first. */
export function told(table: TableModel, board: Board): string[] {
  const telling = { board, names: table.names, you: table.you, language: preferences.language };
  return table.log.flatMap(({ version, act, facts, seat, struck }) => {
    const lines = linesOf({ version, act, facts, ...(seat === null ? {} : { seat }) }, telling);
    return struck ? lines.map(t().log.undone) : lines;
  });
}

/** What the claim brings, if all the payments are for one lane. */
async function ahead(options: Option[], table: TableModel, words: Scribe): Promise<string[]> {
  const [first] = options;
  if (!first || !bringsMore(table) || options.some((one) => one.lane !== first.lane)) return [];
  const steps = (await table.judge(`claim ${first.lane} ${first.pay}`))?.payment?.steps;
  return steps ? [t().decide.ahead.title, ...aheadInWords(steps, words.board, preferences.language)] : [];
}

function noticeText(table: TableModel): string {
  return table.notice ? tellNotice(table.notice, table).text : '';
}

function describe(id: string, words: Scribe): string {
  const lane = words.board.lanes.find((one) => one.id === id);
  return lane ? words.routeLine(lane) : id;
}

function shown(what: Extract<Command, { kind: 'show' }>['what'], table: TableModel, words: Scribe): string[] {
  const text = t().text;
  const { board, view } = words;
  switch (what) {
    case 'help':
      return text.help.map(([command, meaning]) => `${command}: ${meaning}`);
    case 'status':
      return [statusText(table)];
    case 'can': {
      const can = words.can(table.choices);
      return can.length > 0 ? can : [text.nothing_to_do];
    }
    case 'hand':
      return words.hand().map((row) => `${row.name}: ${row.n}`);
    case 'market':
      return view.market.map((code, i) => text.numbered(i + 1, words.slot(code)));
    case 'tickets':
      return view.own?.tickets.map((id, i) => text.numbered(i + 1, words.way(id))) ?? [];
    case 'players':
      return view.seats.map(
        (seat, i) => `${table.names[i] ?? ''}: ${t().cards.points(seat.score)}, ${t().cards.wagons(seat.trains)}`,
      );
    case 'log':
      return told(table, board).slice(-8);
  }
}
