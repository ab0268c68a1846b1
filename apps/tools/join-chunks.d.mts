export interface Chunk {
  file: string;
  /** length of its source */
  size: number;
  imports: readonly string[];
  /** whether it stays a chunk by itself */
  stays: boolean;
}

/** What a page loads. */
export interface View {
  /** chunks, which load what they import */
  files: readonly string[];
  /** how often the page counts */
  weight: number;
  /** how much a byte counts that the page loads in vain; with `Infinity` it loads none */
  vain: number;
}

export function joinChunks(chunks: readonly Chunk[], views: readonly View[]): string[][];
