import { BigEndianWriter } from './big-endian.js';

function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at + 4 <= table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}

const padded = (table: Uint8Array): Buffer => new BigEndianWriter().write(table).align(4).written();

/** An OpenType file from `tables` by tag; without checksums if only this process reads it. */
export function sfnt(flavor: number, tables: Readonly<Record<string, Uint8Array>>, sums: 'checked' | 'unchecked' = 'checked'): Buffer {
  const tags = Object.keys(tables).sort();
  const power = Math.floor(Math.log2(tags.length));
  const head = new BigEndianWriter();
  head
    .u32(flavor)
    .u16(tags.length)
    .u16(2 ** power * 16)
    .u16(power)
    .u16(tags.length * 16 - 2 ** power * 16);
  const body = new BigEndianWriter();
  for (const tag of tags) {
    const table = tables[tag] ?? new Uint8Array();
    const sum = sums === 'checked' ? checksum(padded(table)) : 0;
    head
      .write(Buffer.from(tag, 'latin1'))
      .u32(sum)
      .u32(12 + tags.length * 16 + body.length)
      .u32(table.length);
    body.write(table).align(4);
  }
  return head.write(body.written()).written();
}
