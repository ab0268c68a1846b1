/** Reads big-endian numbers from a font file in sequence. */
export class BigEndianReader {
  private at = 0;

  constructor(private readonly from: Buffer) {}

  /** Returns zero beyond the end. */
  u8(): number {
    return this.from[this.at++] ?? 0;
  }

  u16(): number {
    return this.from.readUInt16BE(this.move(2));
  }

  i16(): number {
    return this.from.readInt16BE(this.move(2));
  }

  u32(): number {
    return this.from.readUInt32BE(this.move(4));
  }

  tag(): string {
    return this.bytes(4).toString('latin1');
  }

  bytes(count: number): Buffer {
    const at = this.move(count);
    return this.from.subarray(at, at + count);
  }

  skip(count: number): void {
    this.move(count);
  }

  /** A number with 7 bits per byte, the highest first (WOFF2's UIntBase128). */
  base128(): number {
    let value = 0;
    for (let length = 0; length < 5; length += 1) {
      const byte = this.u8();
      value = value * 128 + (byte & 127);
      if (byte < 128) break;
    }
    return value;
  }

  /** A small number of one to three bytes (WOFF2's 255UInt16). */
  u16of255(): number {
    const first = this.u8();
    if (first === 253) return this.u16();
    if (first === 254) return this.u8() + 506;
    return first === 255 ? this.u8() + 253 : first;
  }

  private move(count: number): number {
    const at = this.at;
    this.at += count;
    return at;
  }
}

/** Writes big-endian numbers for font files. Growing replaces the buffer, so callers must fetch it again. */
export class BigEndianWriter {
  private bytes = Buffer.alloc(256);
  length = 0;

  u8(value: number): this {
    const at = this.grow(1);
    this.bytes[at] = value;
    return this;
  }

  u16(value: number): this {
    const at = this.grow(2);
    this.bytes.writeUInt16BE(value & 0xffff, at);
    return this;
  }

  u32(value: number): this {
    const at = this.grow(4);
    this.bytes.writeUInt32BE(value >>> 0, at);
    return this;
  }

  write(part: Uint8Array): this {
    const at = this.grow(part.length);
    this.bytes.set(part, at);
    return this;
  }

  /** Reserves `count` bytes at the end; `advance` sets how many were used. */
  reserve(count: number): Buffer {
    const at = this.grow(count);
    this.length = at;
    return this.bytes.subarray(at, at + count);
  }

  advance(count: number): void {
    this.length += count;
  }

  /** Pads with zeros to a multiple of `size`. */
  align(size: number): this {
    while (this.length % size > 0) this.u8(0);
    return this;
  }

  /** The bytes written so far, valid until the next write. */
  written(): Buffer {
    return this.bytes.subarray(0, this.length);
  }

  clear(): void {
    this.length = 0;
  }

  /** @returns the offset at which `count` bytes were appended */
  private grow(count: number): number {
    const at = this.length;
    this.length += count;
    if (this.length > this.bytes.length) this.bytes = Buffer.concat([this.bytes], this.length * 2);
    return at;
  }
}
