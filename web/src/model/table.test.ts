import { describe, expect, it } from 'vitest';
import type { Wire } from '../protocol/socket';
import { TableModel } from './table.svelte';

/** A table whose line the test holds in its hand. */
function lineToTable(): { table: TableModel; hear: (message: unknown) => void; cut: (code: number) => void } {
  const wires: Wire[] = [];
  const world = {
    connect: () => {
      const wire: Wire = { onopen: null, onmessage: null, onclose: null, send: () => {}, close: () => {} };
      wires.push(wire);
      return wire;
    },
    now: () => 0,
    later: () => () => {},
    random: () => 0.5,
  };
  const table = new TableModel('t1', null, '', world);
  table.open();
  return {
    table,
    hear: (message) => wires.at(-1)!.onmessage?.({ data: JSON.stringify(message) }),
    cut: (code) => wires.at(-1)!.onclose?.({ code, reason: '' }),
  };
}

describe('a table that is put aside', () => {
  it('is told as trouble of its own, and not as a lost line', () => {
    const { table, hear, cut } = lineToTable();
    hear({ type: 'goodbye', reason: 'aside' });
    cut(4500);
    expect(table.trouble).toBe('table_aside');
    expect(table.link.phase).toBe('refused');
  });

  it('is no trouble when the table only moves to another process', () => {
    const { table, hear } = lineToTable();
    hear({ type: 'goodbye', reason: 'moved' });
    expect(table.trouble).toBeNull();
  });
});
