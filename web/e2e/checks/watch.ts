import { expect, type Page, type WebSocket } from '@playwright/test';

import type { Message, Scene, Wish } from '../../src/protocol';

/** What goes over the lines of a page. Begin before the page is opened. */
export class Watch {
  readonly received: Message[] = [];
  readonly sent: Wish[] = [];

  constructor(page: Page) {
    page.on('websocket', (socket: WebSocket) => {
      socket.on('framereceived', ({ payload }) => this.received.push(JSON.parse(String(payload)) as Message));
      socket.on('framesent', ({ payload }) => this.sent.push(JSON.parse(String(payload)) as Wish));
    });
  }

  get scenes(): Scene[] {
    return this.received.filter((message): message is Scene => message.type === 'scene');
  }

  get version(): number {
    return this.scenes.at(-1)?.table.version ?? 0;
  }

  /** The page knows as much as somebody else at the table. */
  async caughtUp(scene: Scene): Promise<void> {
    await expect
      .poll(() => this.version, { intervals: [10, 30, 60, 120], timeout: 60_000 })
      .toBeGreaterThanOrEqual(scene.table.version);
  }
}
