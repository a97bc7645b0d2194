import { amount, inDollars } from '../words/amount';
import { PLANS, postcardSvg, rowHeight, type Format, type Place } from '../board/postcard';
import type { Look } from '../board/look';
import type { Standing } from '../protocol';
import { download, pngOf } from './download';
import { bannerWords, plain } from './words';

export interface Finished extends Look {
  standings: Standing[];
  id: string;
}

const CREAM = '#fff4da';
const BRASS = '#e3b34a';
const INK = '#14161a';
const LETTERS = 'Besley, Georgia, serif';

/** A picture of a finished game: claimed lanes, names and scores, the board's name and our mark. */
export async function pictureOf(game: Finished, format: Format): Promise<File> {
  const plan = PLANS[format];
  const best = [...game.standings].sort((a, b) => a.place - b.place || a.seat - b.seat);
  const winners = best.filter((one) => one.place === 1).map((one) => one.seat);
  const order = best.map((one) => one.seat);
  const svg = await postcardSvg(game, format, order, winners);
  const row = rowHeight(plan, order.length);
  const title = bannerWords(winners, game.names, null, game.language);
  const board = game.board.name[game.language];
  // Only the page has its letters; those of a name may not have been needed yet.
  await document.fonts.load(`900 20px ${LETTERS}`, [title, board, ...game.names].join(''));
  const file = await pngOf(svg, plan.w, (pen) => {
    write(pen, 'WAGONAUT', plan.maker, BRASS);
    write(pen, board, plan.board, CREAM);
    write(pen, title, plan.title, CREAM);
    best.forEach(({ seat, total }, i) => {
      const size = row * 0.36;
      const y = plan.rows.y + (i + 0.5) * row + size * 0.35;
      const { x, w } = plan.rows;
      write(pen, game.names[seat] ?? '', { x: x + row, y, size, width: w * 0.66 - row, align: 'left' }, INK);
      // A number of points says enough; money has its sign.
      const score = inDollars(game.board) ? amount(total, game.board, game.language) : plain(total);
      write(pen, score, { x: x + w - 16, y, size, width: w * 0.3, align: 'right' }, INK);
    });
  });
  return new File([file], `wagonaut-${game.id}-${format}.png`, { type: 'image/png' });
}

/** Too long a name is set narrower. */
function write(pen: CanvasRenderingContext2D, text: string, at: Place, fill: string): void {
  pen.font = `900 ${at.size}px ${LETTERS}`;
  pen.fillStyle = fill;
  pen.textAlign = at.align;
  pen.fillText(text, at.x, at.y, at.width);
}

/** Gives it to whatever the device shares things with; where there is no such thing, it is a file. */
export async function share(file: File): Promise<void> {
  // Older browsers have neither.
  const can = 'canShare' in navigator && navigator.canShare({ files: [file] });
  if (!can) {
    download(file, file.name);
    return;
  }
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // Whoever closes the device's own menu has changed their mind.
    if (!(error instanceof DOMException && error.name === 'AbortError')) download(file, file.name);
  }
}
