import { isUtf8 } from 'node:buffer';

/** Labels of the WHATWG Encoding Standard. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251';

/**
 * The encoding of a text: by its byte order mark; UTF-8 where the bytes are UTF-8; Windows-1251, which Windows in Russian still writes, where most bytes beyond
 * ASCII stand side by side as in Cyrillic words; undefined for all else.
 */
export function textEncoding(content: Uint8Array): TextEncoding | undefined {
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le';
  if (content[0] === 0xfe && content[1] === 0xff) return 'utf-16be';
  if (isUtf8(content)) return 'utf-8';
  return readsAsCyrillic(content) ? 'windows-1251' : undefined;
}

/** А to я, Ё and ё in Windows-1251. */
const isCyrillic = (byte: number | undefined): boolean => byte !== undefined && (byte >= 0xc0 || byte === 0xa8 || byte === 0xb8);

function readsAsCyrillic(content: Uint8Array): boolean {
  let [beyondAscii, inWords] = [0, 0];
  for (let at = 0; at < content.length; at += 1) {
    const byte = content[at] ?? 0;
    if (byte < 0x80) continue;
    beyondAscii += 1;
    if (isCyrillic(byte) && (isCyrillic(content[at - 1]) || isCyrillic(content[at + 1]))) inWords += 1;
  }
  // In languages of the Latin script they stand alone: "Müller".
  return inWords > beyondAscii * 0.7;
}
