import { fold } from '../i18n/fold';

// The little markup of the rulebook: lines, lists of lines with "- ", and **stress**.

export interface Part {
  text: string;
  strong: boolean;
}
export type Block = { kind: 'line'; parts: Part[] } | { kind: 'list'; items: Part[][] };

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    if (!line.startsWith('- ')) blocks.push({ kind: 'line', parts: partsOf(line) });
    else if (last?.kind === 'list') last.items.push(partsOf(line.slice(2)));
    else blocks.push({ kind: 'list', items: [partsOf(line.slice(2))] });
  }
  return blocks;
}

export function partsOf(line: string): Part[] {
  const parts = line.split('**').map((text, i) => ({ text, strong: i % 2 === 1 }));
  return parts.filter((part) => part.text !== '');
}

/** Whether every word of a search is there. */
export function finds(text: string, search: string): boolean {
  const folded = fold(text.replaceAll('**', ''));
  return fold(search)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
