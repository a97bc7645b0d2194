import { describe, expect, it } from 'vitest';
import type { Message, Reply } from './index';
import { helloOf, Line, Lost, pauseBefore, type Link, type Wire, type World } from './socket';

/** A world without a network: time stands still until it is told to go on. */
class Lab implements World {
  wires: (Wire & { sent: string[]; closed: boolean })[] = [];
  time = 0;
  #timers: { at: number; then: () => void; off: boolean }[] = [];

  connect(): Wire {
    const sent: string[] = [];
    const wire: Wire & { sent: string[]; closed: boolean } = {
      onopen: null,
      onmessage: null,
      onclose: null,
      sent,
      closed: false,
      send: (text) => {
        sent.push(text);
      },
      close: () => {
        wire.closed = true;
      },
    };
    this.wires.push(wire);
    return wire;
  }
  now(): number {
    return this.time;
  }
  random(): number {
    return 0.5;
  }
  later(ms: number, then: () => void): () => void {
    const timer = { at: this.time + ms, then, off: false };
    this.#timers.push(timer);
    return () => {
      timer.off = true;
    };
  }
  pass(ms: number): void {
    this.time += ms;
    const due = this.#timers.filter((one) => !one.off && one.at <= this.time);
    this.#timers = this.#timers.filter((one) => !due.includes(one));
    for (const one of due) one.then();
  }

  get wire(): Wire & { sent: string[]; closed: boolean } {
    return this.wires.at(-1)!;
  }
  hear(message: unknown): void {
    this.wire.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(): void {
    this.wire.onopen?.();
    this.hear({ type: 'scene', table: { version: 3 } });
  }
  cut(code = 1006): void {
    this.wire.onclose?.({ code, reason: '' });
  }
  wishes(): { type: string; id: string }[] {
    return this.wire.sent.slice(1).map((text) => JSON.parse(text) as { type: string; id: string });
  }
}

function open(): { lab: Lab; line: Line; links: Link[]; heard: Exclude<Message, Reply>[] } {
  const lab = new Lab();
  const links: Link[] = [];
  const heard: Exclude<Message, Reply>[] = [];
  const line = new Line(lab, {
    hello: () => helloOf('secret', '', 7),
    message: (message) => heard.push(message),
    link: (link) => links.push(link),
  });
  line.open();
  return { lab, line, links, heard };
}

describe('a line to a table', () => {
  it('says who it is before anything else', () => {
    const { lab } = open();
    lab.welcome();
    expect(JSON.parse(lab.wire.sent[0]!)).toEqual({ type: 'hello', protocol: 2, token: 'secret', known: 7 });
  });

  it('is open once the first scene has come', () => {
    const { lab, line } = open();
    lab.wire.onopen?.();
    expect(line.link.phase).toBe('connecting');
    lab.hear({ type: 'scene', table: {} });
    expect(line.link.phase).toBe('open');
  });

  it('comes again after a cut, waiting longer each time', () => {
    const { lab, line } = open();
    lab.welcome();
    lab.cut();
    expect(line.link).toMatchObject({ phase: 'waiting', lostSince: 0 });
    lab.pass(250);
    expect(lab.wires).toHaveLength(2);
    lab.cut();
    lab.pass(400);
    expect(lab.wires).toHaveLength(3);
    lab.cut();
    lab.pass(400);
    expect(lab.wires).toHaveLength(3);
    expect(line.link.lostSince).toBe(0);
    lab.pass(2000);
    lab.welcome();
    expect(line.link).toMatchObject({ phase: 'open', lostSince: null, tries: 0 });
  });

  it('sends a step that was on its way again, under the same id', async () => {
    const { lab, line } = open();
    lab.welcome();
    const answer = line.ask({ type: 'step', version: 3, move: 'tickets' });
    const [first] = lab.wishes();
    lab.cut();
    lab.pass(1000);
    lab.welcome();
    expect(lab.wishes()).toEqual([first]);
    lab.hear({ type: 'reply', id: first!.id, answer: 'granted', version: 4 });
    expect((await answer).answer).toBe('granted');
  });

  it('keeps a step that is wished while the line is cut', async () => {
    const { lab, line } = open();
    lab.welcome();
    lab.cut();
    const answer = line.ask({ type: 'step', version: 3, move: 'slot 1' });
    lab.pass(1000);
    lab.welcome();
    lab.hear({ type: 'reply', id: lab.wishes()[0]!.id, answer: 'stale', version: 4 });
    expect((await answer).answer).toBe('stale');
  });

  it('does not repeat what is not a step', async () => {
    const { lab, line } = open();
    lab.welcome();
    const answer = line.ask({ type: 'chat', text: 'hello' });
    lab.cut();
    await expect(answer).rejects.toBeInstanceOf(Lost);
    lab.pass(1000);
    lab.welcome();
    expect(lab.wishes()).toEqual([]);
  });

  it('stays away when the server will not have it', async () => {
    const { lab, line } = open();
    lab.cut(4403);
    lab.pass(60000);
    expect(line.link.phase).toBe('refused');
    expect(lab.wires).toHaveLength(1);
    await expect(line.ask({ type: 'step', version: 1, move: 'tickets' })).rejects.toBeInstanceOf(Lost);
  });

  it('stays away from a table that is put aside, once it has heard why', () => {
    const { lab, line, heard } = open();
    lab.welcome();
    lab.hear({ type: 'goodbye', reason: 'aside' });
    lab.cut(4500);
    lab.pass(60000);
    expect(line.link.phase).toBe('refused');
    expect(lab.wires).toHaveLength(1);
    expect(heard.at(-1)).toEqual({ type: 'goodbye', reason: 'aside' });
  });

  it('knows a restart from a lost network', () => {
    const { lab, line } = open();
    lab.welcome();
    lab.cut(1012);
    expect(line.link.resuming).toBe(true);
    lab.pass(1000);
    lab.welcome();
    expect(line.link.resuming).toBe(false);
  });

  it('hangs up when a wish is not answered for long', () => {
    const { lab, line } = open();
    lab.welcome();
    void line.ask({ type: 'step', version: 3, move: 'tickets' });
    lab.pass(12000);
    expect(line.link.phase).toBe('waiting');
  });

  it('waits for the second answer when others are asked', async () => {
    const { lab, line } = open();
    lab.welcome();
    const answer = line.ask({ type: 'undo', version: 3 });
    const { id } = lab.wishes()[0]!;
    lab.hear({ type: 'reply', id, answer: 'waiting', version: 3 });
    lab.hear({ type: 'reply', id, answer: 'undo_declined', version: 3 });
    expect((await answer).answer).toBe('undo_declined');
  });

  it('tries at once when it is told to', () => {
    const { lab, line } = open();
    lab.welcome();
    lab.cut();
    line.retry();
    expect(lab.wires).toHaveLength(2);
    lab.pass(10000);
    expect(lab.wires).toHaveLength(2);
  });

  it('is silent once closed', () => {
    const { lab, line, heard } = open();
    const wire = lab.wire;
    line.close();
    expect(wire.closed).toBe(true);
    expect(wire.onmessage).toBeNull();
    lab.pass(60000);
    expect(lab.wires).toHaveLength(1);
    expect(heard).toEqual([]);
  });
});

describe('pauses between tries', () => {
  it('grow to a limit', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7, 20].map((n) => pauseBefore(n, 0.5));
    expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
  });
  it('differ between devices', () => {
    expect(pauseBefore(1, 0)).toBeLessThan(pauseBefore(1, 1));
  });
});
