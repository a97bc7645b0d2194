/** Modules of white round a QR code, as its readers want it. */
export const QUIET = 4;

/** The dark modules as one SVG path: a bar for every run in a row, so that no seams show. */
export function qrPath(dark: readonly (readonly boolean[])[]): string {
  let path = '';
  dark.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      path += `M${from + QUIET} ${y + QUIET}h${x + 1 - from}v1h-${x + 1 - from}z`;
    }
  });
  return path;
}
