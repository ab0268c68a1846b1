import type { BigEndianWriter } from './big-endian.js';

interface Bounds {
  xMin: number;
  yMin: number;
  xMax: number;
  yMax: number;
}

/** Metrics of a `glyf` entry that other tables need. */
export interface GlyphFacts {
  bounds: Bounds;
  points: number;
  contours: number;
}

const flag = { onCurve: 1, xShort: 2, yShort: 4, xSameOrPositive: 16, ySameOrPositive: 32 } as const;

/** Maximum number of points per glyph. */
const most = 0x10000;

/** Collects the points of simple glyphs, one glyph at a time; outlines are quadratic curves with integer coordinates, without hinting. */
export class GlyphBuilder {
  private readonly ends: number[] = [];
  private readonly flags = new Uint8Array(most);
  private readonly xs = new Int16Array(most);
  private readonly ys = new Int16Array(most);
  private points = 0;
  private x = 0;
  private y = 0;

  /** Adds a point relative to the previous one. */
  add(dx: number, dy: number, onCurve: boolean): void {
    this.xs[this.points] = dx;
    this.ys[this.points] = dy;
    this.flags[this.points] = onCurve ? flag.onCurve : 0;
    this.points += 1;
  }

  /** Adds a point by its coordinates. */
  addAt(x: number, y: number, onCurve: boolean): void {
    this.add(x - this.x, y - this.y, onCurve);
    [this.x, this.y] = [x, y];
  }

  endContour(): void {
    this.ends.push(this.points - 1);
  }

  /** Writes the collected glyph as a `glyf` entry, nothing if it has no points, and starts the next one. */
  finish(into: BigEndianWriter, box?: Uint8Array): GlyphFacts {
    const { ends, points } = this;
    if (points === 0) return { bounds: { xMin: 0, yMin: 0, xMax: 0, yMax: 0 }, points, contours: 0 };
    const data = into.reserve(15 + ends.length * 2 + points * 5);
    let at = 10;
    for (const end of ends) at = data.writeUInt16BE(end, at);
    const flagsAt = data.writeUInt16BE(0, at);
    const x = this.differences(this.xs, data, flagsAt + points, flag.xShort, flag.xSameOrPositive);
    const y = this.differences(this.ys, data, x.end, flag.yShort, flag.ySameOrPositive);
    data.set(this.flags.subarray(0, points), flagsAt);
    [ends.length, x.least, y.least, x.most, y.most].forEach((value, place) => data.writeInt16BE(value, place * 2));
    if (box) data.set(box, 2);
    into.advance(y.end);
    into.align(4);
    const facts = { bounds: { xMin: x.least, yMin: y.least, xMax: x.most, yMax: y.most }, points, contours: ends.length };
    this.points = ends.length = this.x = this.y = 0;
    return facts;
  }

  /** Writes the deltas of one axis in as few bytes as possible, and sets the matching flags. @returns the end offset and the axis's bounds */
  private differences(
    of: Int16Array,
    to: Buffer,
    at: number,
    short: number,
    sameOrPositive: number,
  ): { end: number; least: number; most: number } {
    let [end, place, least, most] = [at, 0, 0, 0];
    for (let point = 0; point < this.points; point += 1) {
      const value = of[point] ?? 0;
      place += value;
      if (point === 0 || place < least) least = place;
      if (point === 0 || place > most) most = place;
      let how = 0;
      if (value === 0) how = sameOrPositive;
      else if (value > -256 && value < 256) {
        how = value > 0 ? short | sameOrPositive : short;
        to[end++] = Math.abs(value);
      } else end = to.writeInt16BE(value, end);
      this.flags[point] = (this.flags[point] ?? 0) | how;
    }
    return { end, least, most };
  }
}
