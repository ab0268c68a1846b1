import { crc32 as nodeCrc32, deflateRawSync } from 'node:zlib';

/** An entry to pack; missing values are computed. */
export interface SampleEntry {
  name: string;
  data?: string | Buffer;
  stored?: boolean;
  /** Forged header values. */
  claim?: { uncompressed?: number; flags?: number; localName?: string; headerAt?: number; method?: number };
}

export interface SampleZipOptions {
  before?: Buffer;
  between?: Buffer;
  comment?: string;
  after?: Buffer;
}

interface Packed {
  entry: SampleEntry;
  body: Buffer;
  method: number;
  crc: number;
  length: number;
  at: number;
}

const crc = (data: Buffer): number => nodeCrc32(data);

/** Packs a ZIP manually, so that a test can also write an inconsistent one. */
export function sampleZip(entries: readonly SampleEntry[], options: SampleZipOptions = {}): Buffer {
  const parts: Buffer[] = options.before ? [options.before] : [];
  let at = options.before?.length ?? 0;
  const packed = entries.map((entry) => {
    const data = Buffer.from(entry.data ?? `<${entry.name}/>`);
    const body = entry.stored ? data : deflateRawSync(data);
    const item: Packed = { entry, body, method: entry.claim?.method ?? (entry.stored ? 0 : 8), crc: crc(data), length: data.length, at };
    const local = Buffer.concat([localHeader(item), body, options.between ?? Buffer.alloc(0)]);
    parts.push(local);
    at += local.length;
    return item;
  });
  const directory = Buffer.concat(packed.map(centralHeader));
  return Buffer.concat([
    ...parts,
    directory,
    endRecord(packed.length, directory.length, at, options.comment),
    options.after ?? Buffer.alloc(0),
  ]);
}

function localHeader({ entry, body, method, crc: sum, length }: Packed): Buffer {
  const name = Buffer.from(entry.claim?.localName ?? entry.name);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(entry.claim?.flags ?? 0, 6);
  header.writeUInt16LE(method, 8);
  header.writeUInt32LE(sum, 14);
  header.writeUInt32LE(body.length, 18);
  header.writeUInt32LE(entry.claim?.uncompressed ?? length, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function centralHeader({ entry, body, method, crc: sum, length, at }: Packed): Buffer {
  const name = Buffer.from(entry.name);
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(20, 6);
  header.writeUInt16LE(entry.claim?.flags ?? 0, 8);
  header.writeUInt16LE(method, 10);
  header.writeUInt32LE(sum, 16);
  header.writeUInt32LE(body.length, 20);
  header.writeUInt32LE(entry.claim?.uncompressed ?? length, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt32LE(entry.claim?.headerAt ?? at, 42);
  return Buffer.concat([header, name]);
}

function endRecord(entries: number, size: number, offset: number, comment = ''): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(Buffer.byteLength(comment), 20);
  return Buffer.concat([end, Buffer.from(comment)]);
}

const contentTypes = '[Content_Types].xml';

/** A minimal DOCX, with room for extra entries. */
export const sampleDocx = (extra: readonly SampleEntry[] = [], options: SampleZipOptions = {}, document = '<w:document/>'): Buffer =>
  sampleZip(
    [
      { name: contentTypes, data: '<Types/>' },
      { name: '_rels/.rels', data: '<Relationships/>' },
      { name: 'word/document.xml', data: document },
      ...extra,
    ],
    options,
  );

export const sampleXlsx = (extra: readonly SampleEntry[] = [], options: SampleZipOptions = {}): Buffer =>
  sampleZip(
    [
      { name: contentTypes, data: '<Types/>' },
      { name: '_rels/.rels', data: '<Relationships/>' },
      { name: 'xl/workbook.xml', data: '<workbook/>' },
      ...extra,
    ],
    options,
  );

export const sampleOdt = (
  extra: readonly SampleEntry[] = [],
  mimetype = 'application/vnd.oasis.opendocument.text',
  document = '<office:document-content/>',
): Buffer =>
  sampleZip([
    { name: 'mimetype', data: mimetype, stored: true },
    { name: 'content.xml', data: document },
    { name: 'META-INF/manifest.xml', data: '<manifest:manifest/>' },
    ...extra,
  ]);
