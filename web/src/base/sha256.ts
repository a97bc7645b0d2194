/** crypto.subtle is missing on plain http, so SHA-256 comes from a library, fetched when wanted. */
export async function loadSha256(): Promise<(text: string) => Uint8Array> {
  const { sha256 } = await import('@noble/hashes/sha2.js');
  return (text) => sha256(new TextEncoder().encode(text));
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What binds a seat to its nonce before any nonce is told. */
export function shareText(table: string, seat: number, nonce: string): string {
  return `wagonaut nonce 1\n${table}\n${seat}\n${nonce}\n`;
}
