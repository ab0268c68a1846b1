import { open, type PathOf } from '../api/call.js';

/** How far a download has come. */
export interface DownloadProgress {
  bytes: number;
  /** Rows read so far; only a CSV can be counted on the way. */
  read: number | undefined;
  /** Rows in the whole file, where the server said so. */
  rows: number | undefined;
}

export interface DownloadOptions {
  query: URLSearchParams;
  /** What fills the path. */
  at?: Record<string, string>;
  /** Used where the answer names no file. */
  name: string;
  onProgress?: (progress: DownloadProgress) => void;
  signal?: AbortSignal;
}

const lineFeed = 10;

/** Fetches a file of the API while it is made, and hands it to the browser. @throws ProblemError, or AbortError when given up */
export async function download(path: PathOf<'GET'>, { query, at, name, onProgress, signal }: DownloadOptions): Promise<void> {
  const answer = await open({ verb: 'GET', path, options: { path: at, query, signal } });
  const type = answer.headers.get('content-type') ?? '';
  const given = Number(answer.headers.get('x-total-rows') ?? Number.NaN);
  const rows = Number.isFinite(given) ? given : undefined;
  const parts: BlobPart[] = [];
  let bytes = 0;
  let lines = 0;
  const reader = answer.body?.getReader();
  // Cancelling stops waiting at once, even where the network does not notice.
  const stop = () => void reader?.cancel();
  signal?.addEventListener('abort', stop);
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    bytes += value.length;
    lines += value.reduce((sum, byte) => (byte === lineFeed ? sum + 1 : sum), 0);
    // The first line is the heading.
    onProgress?.({ bytes, rows, read: type.includes('csv') ? Math.min(Math.max(0, lines - 1), rows ?? Infinity) : undefined });
  }
  signal?.removeEventListener('abort', stop);
  signal?.throwIfAborted();
  save(new Blob(parts, { type }), nameIn(answer.headers.get('content-disposition')) ?? name);
}

/** The name of the file as the server gave it. */
function nameIn(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1];
}

/** Hands a file made here to the browser. */
export function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
