import { fold } from '../i18n/fold';
import type { Language } from '../base/languages';
import type { Board, Node } from '../protocol';

const MOST = 6;

/** Cities whose name begins with, or else holds, what was typed; marks on letters do not matter. */
export function findCities(board: Board, typed: string, language: Language): Node[] {
  const wanted = fold(typed.trim());
  if (wanted === '') return [];
  const cities = board.nodes.filter((node) => node.kind === 'city');
  const forms = (node: Node) => [node.name[language], ...Object.values(node.name)].map(fold);
  const first = cities.filter((node) => forms(node).some((name) => name.startsWith(wanted)));
  const later = cities.filter((node) => !first.includes(node) && forms(node).some((name) => name.includes(wanted)));
  return [...first, ...later].slice(0, MOST);
}
