/** One entry of a ZIP's central directory; sizes in bytes and checksum as declared. */
export interface ZipEntry {
  name: string;
  method: number;
  encrypted: boolean;
  compressed: number;
  uncompressed: number;
  crc32: number;
  headerAt: number;
  dataAt: number;
}

const endSignature = 0x06054b50;
const centralSignature = 0x02014b50;
const localSignature = 0x04034b50;
const endLength = 22;
const maxComment = 0xffff;
const maxEntries = 5000;

interface Directory {
  at: number;
  entries: number;
  size: number;
  offset: number;
  comment: number;
}

/**
 * The entries of a plain archive: one disk, no ZIP64, no comment, no bytes before the first header, between entries or after the directory, no overlapping
 * entries, and local headers that equal the directory. Nothing is inflated. undefined if any check fails (APPNOTE 6.3.10).
 */
export function readZipDirectory(content: Buffer): ZipEntry[] | undefined {
  const end = findEnd(content);
  if (!end || end.comment > 0 || end.entries === 0 || end.entries > maxEntries) return undefined;
  if (end.at + endLength !== content.length || end.offset + end.size !== end.at) return undefined;
  const entries: ZipEntry[] = [];
  let at = end.offset;
  for (let i = 0; i < end.entries; i++) {
    const read = readCentral(content, at, end.at);
    const entry = read && withLocal(content, read.entry, end.offset);
    if (!entry) return undefined;
    entries.push(entry);
    at = read.next;
  }
  return at === end.at && isGapless(content, entries, end.offset) ? entries : undefined;
}

/** Whether a ZIP reader, which starts at the end of a file, would find an archive in `content`. */
export function carriesZip(content: Buffer): boolean {
  const end = findEnd(content);
  if (!end) return false;
  const central = end.at - end.size;
  return end.at + endLength + end.comment === content.length || (central >= 0 && content.readUInt32LE(central) === centralSignature);
}

function findEnd(content: Buffer): Directory | undefined {
  const lowest = Math.max(0, content.length - endLength - maxComment);
  for (let at = content.length - endLength; at >= lowest; at--) {
    if (content[at] !== 0x50 || content.readUInt32LE(at) !== endSignature) continue;
    const disks = content.readUInt32LE(at + 4);
    const entries = content.readUInt16LE(at + 10);
    if (disks !== 0 || content.readUInt16LE(at + 8) !== entries) continue;
    const comment = content.readUInt16LE(at + 20);
    return { at, entries, size: content.readUInt32LE(at + 12), offset: content.readUInt32LE(at + 16), comment };
  }
  return undefined;
}

function readCentral(content: Buffer, at: number, end: number): { entry: Omit<ZipEntry, 'dataAt'>; next: number } | undefined {
  if (at + 46 > end || content.readUInt32LE(at) !== centralSignature) return undefined;
  const nameLength = content.readUInt16LE(at + 28);
  const next = at + 46 + nameLength + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  if (next > end) return undefined;
  const entry = {
    name: content.toString('utf8', at + 46, at + 46 + nameLength),
    encrypted: (content.readUInt16LE(at + 8) & 0x2041) !== 0,
    method: content.readUInt16LE(at + 10),
    compressed: content.readUInt32LE(at + 20),
    uncompressed: content.readUInt32LE(at + 24),
    crc32: content.readUInt32LE(at + 16),
    headerAt: content.readUInt32LE(at + 42),
  };
  return { entry, next };
}

function withLocal(content: Buffer, entry: Omit<ZipEntry, 'dataAt'>, directory: number): ZipEntry | undefined {
  const at = entry.headerAt;
  if (at + 30 > directory || content.readUInt32LE(at) !== localSignature) return undefined;
  const nameLength = content.readUInt16LE(at + 26);
  const dataAt = at + 30 + nameLength + content.readUInt16LE(at + 28);
  const sameName = content.toString('utf8', at + 30, at + 30 + nameLength) === entry.name;
  const sameMethod = content.readUInt16LE(at + 8) === entry.method;
  return sameName && sameMethod && dataAt + entry.compressed <= directory ? { ...entry, dataAt } : undefined;
}

/** Data descriptors take at most 24 bytes after an entry's data; anything longer could hide content. */
function isGapless(content: Buffer, entries: readonly ZipEntry[], directory: number): boolean {
  let expected = 0;
  for (const entry of [...entries].sort((a, b) => a.headerAt - b.headerAt)) {
    const gap = entry.headerAt - expected;
    if (gap < 0 || gap > (expected === 0 ? 0 : 24)) return false;
    expected = entry.dataAt + entry.compressed;
  }
  return directory - expected <= 24;
}
