import { hashLength } from './tree-hash.js';

/** Hashes of a complete tile (C2SP tlog-tiles: height 8). */
export const tileWidth = 256;

/** Place of a tile. Level 0 has leaf hashes, each higher one the roots of complete tiles below. */
export interface TilePlace {
  level: number;
  index: number;
}

/** A requested tile: `width` hashes; less than 256 for a partial tile. */
export interface TileRequest extends TilePlace {
  width: number;
}

/** Number of leaves under each hash of a tile of `level`. */
export const leavesPerHash = (level: number): number => tileWidth ** level;

/** Number of hashes of `level` in a tree of `size` leaves, in all tiles together. */
export const hashesAt = (level: number, size: number): number => Math.floor(size / leavesPerHash(level));

/** Number of levels that have a hash in a tree of `size` leaves. */
export function levelsOf(size: number): number {
  let levels = 0;
  while (hashesAt(levels, size) > 0) levels += 1;
  return levels;
}

/** Path of a tile below `tile/`: `0/x001/x234/067`, and `0/000.p/5` if it is partial. */
export function tilePath({ level, index, width }: TileRequest): string {
  const digits = String(index).padStart(Math.ceil(String(index).length / 3) * 3, '0');
  const parts = digits.match(/\d{3}/g) ?? [];
  const path = parts.map((part, at) => (at < parts.length - 1 ? `x${part}` : part)).join('/');
  return `${level}/${path}${width < tileWidth ? `.p/${width}` : ''}`;
}

const pathPattern = /^(0|[1-9]\d?)\/((?:x\d{3}\/){0,4}\d{3})(?:\.p\/([1-9]\d{0,2}))?$/;

/** The tile of a path below `tile/`; undefined if the path is not exactly what `tilePath` writes. */
export function tileOfPath(path: string): TileRequest | undefined {
  const [, level, index, width] = pathPattern.exec(path) ?? [];
  if (level === undefined || index === undefined) return undefined;
  const tile = {
    level: Number(level),
    index: Number(index.replace(/[x/]/g, '')),
    width: width === undefined ? tileWidth : Number(width),
  };
  return tile.level <= 63 && tilePath(tile) === path ? tile : undefined;
}

/** The hashes of a tile's bytes. */
export const hashesOf = (bytes: Buffer): Buffer[] =>
  Array.from({ length: Math.floor(bytes.length / hashLength) }, (_, at) => bytes.subarray(at * hashLength, (at + 1) * hashLength));
