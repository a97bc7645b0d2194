/** A number with a minus, not with a hyphen. */
export function withMinus(written: string): string {
  return written.replace(/^-/, '−');
}
