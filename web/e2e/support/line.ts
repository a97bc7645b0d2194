import type { Page, WebSocketRoute } from '@playwright/test';

/** The line between a page and its table, which a test can cut. Lay it before the page opens. */
export class Line {
  #open = new Set<WebSocketRoute>();
  #cut = false;
  #code = 1001;

  static async lay(page: Page): Promise<Line> {
    const line = new Line();
    await page.routeWebSocket(/\/socket$/, (socket) => line.#admit(socket));
    return line;
  }

  #admit(socket: WebSocketRoute): void {
    if (this.#cut) {
      void socket.close({ code: this.#code });
      return;
    }
    this.#open.add(socket);
    socket.connectToServer();
  }

  /** Ends what is open and turns every new try away; 1001 is a server that says it comes back. */
  async cut(code = 1001): Promise<void> {
    this.#cut = true;
    this.#code = code;
    const open = [...this.#open];
    this.#open.clear();
    await Promise.all(open.map((socket) => socket.close({ code })));
  }

  mend(): void {
    this.#cut = false;
  }
}
