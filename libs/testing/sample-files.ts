import { crc32, deflateSync } from 'node:zlib';

/** Small valid files, assembled manually so that a test can change every byte. */
export function samplePng(width = 2, height = 2, extra: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc((1 + 3 * Math.min(width, 16)) * Math.min(height, 16));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const jpegSegment = (marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

export const jpegComment = (text: string): Buffer => jpegSegment(0xfe, Buffer.from(text));

export function sampleJpeg(width = 2, height = 2, extra: readonly Buffer[] = []): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    ...extra,
    jpegSegment(0xdb, Buffer.alloc(65, 1)),
    jpegSegment(0xc0, frame),
    jpegSegment(0xc4, Buffer.from([0, 0, 1, ...new Array<number>(14).fill(0), 0])),
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
    Buffer.from([0xff, 0xd9]),
  ]);
}

const riff = (chunks: Buffer): Buffer => {
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(chunks.length + 4, 4);
  return Buffer.concat([head, chunks]);
};

const webpChunk = (name: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};

/** Lossless, lossy or extended WebP: three headers with different encodings of the size. */
export function sampleWebp(kind: 'VP8L' | 'VP8 ' | 'VP8X' = 'VP8L', width = 2, height = 2): Buffer {
  if (kind === 'VP8L') {
    const bits = Buffer.alloc(12, 0);
    bits[0] = 0x2f;
    bits.writeUInt32LE(((width - 1) & 0x3fff) | (((height - 1) & 0x3fff) << 14), 1);
    return riff(webpChunk('VP8L', bits));
  }
  const key = Buffer.from([0x10, 0, 0, 0x9d, 0x01, 0x2a, 0, 0, 0, 0, 0, 0]);
  key.writeUInt16LE(kind === 'VP8 ' ? width : 2, 6);
  key.writeUInt16LE(kind === 'VP8 ' ? height : 2, 8);
  if (kind === 'VP8 ') return riff(webpChunk('VP8 ', key));
  const extended = Buffer.alloc(10);
  extended.writeUIntLE(width - 1, 4, 3);
  extended.writeUIntLE(height - 1, 7, 3);
  return riff(Buffer.concat([webpChunk('VP8X', extended), webpChunk('VP8 ', key)]));
}

const box = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

export function sampleHeic(width = 2, height = 2, brands = ['heic', 'mif1', 'heic']): Buffer {
  const [major = 'heic', ...compatible] = brands;
  const extent = Buffer.alloc(12);
  extent.writeUInt32BE(width, 4);
  extent.writeUInt32BE(height, 8);
  const properties = box('iprp', box('ipco', box('ispe', extent)));
  return Buffer.concat([
    box('ftyp', Buffer.from(`${major}\0\0\0\0${compatible.join('')}`, 'latin1')),
    box('meta', Buffer.alloc(4), box('hdlr', Buffer.from('\0\0\0\0\0\0\0\0pict', 'latin1')), properties),
    box('mdat', Buffer.alloc(32, 7)),
  ]);
}

/** A one-page PDF with a valid cross-reference table. `body` is written into its content stream. */
export function samplePdf(body = 'BT ET', version = '1.7'): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R >>',
    `<< /Length ${Buffer.byteLength(body)} >>\nstream\n${body}\nendstream`,
  ];
  let text = `%PDF-${version}\n`;
  const offsets = objects.map((object, i) => {
    const at = Buffer.byteLength(text);
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const xref = Buffer.byteLength(text);
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(`${text}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`);
}

/** UTF-16 with its byte order mark. */
export function sampleUtf16(text: string, order: 'le' | 'be'): Buffer {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
}
