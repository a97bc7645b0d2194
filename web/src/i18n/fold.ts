const PLAIN: Record<string, string> = { ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', đ: 'd', ð: 'd' };

/** A text as it is typed on any keyboard: small letters without marks, so that "lodz" finds "Łódź". */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøæœßđð]/g, (letter) => PLAIN[letter] ?? letter);
}
