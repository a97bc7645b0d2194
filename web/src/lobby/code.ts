/** Where a code or a link leads; the table is known only from a link. */
export interface Address {
  /** The site that a link names; null for a code, or a link that names none. */
  site: string | null;
  table: string | null;
  code: string;
}

const CODE = /^[a-z0-9]{4,64}$/;
const LINK = /^(?:https?:\/\/)?([^\s/]*)\/t\/([\w.:-]{1,64})\/?(?:#(\S*))?$/i;

/** A code as it was made: people write it in groups, or in capitals. */
export function bareCode(typed: string): string {
  return typed.replace(/[\s\u00a0\u2010-\u2015-]/g, '').toLowerCase();
}

/** Reads what somebody typed or pasted; null if it is neither a code nor the link of a table. */
export function readAddress(typed: string): Address | null {
  const link = LINK.exec(typed.trim());
  if (link?.[2]) return { site: link[1]?.toLowerCase() || null, table: link[2], code: decoded(link[3] ?? '') };
  const code = bareCode(typed);
  return CODE.test(code) ? { site: null, table: null, code } : null;
}

function decoded(hash: string): string {
  try {
    return bareCode(decodeURIComponent(hash));
  } catch {
    return '';
  }
}

/** In groups of four, as it is read out. */
export function spacedCode(code: string): string {
  return code.toUpperCase().replace(/(.{4})(?=.)/g, '$1 ');
}
