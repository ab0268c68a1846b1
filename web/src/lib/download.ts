import { open, type PathOf } from '../api/call.js';

/** Received bytes and, for CSV, rows of a download. */
export interface DownloadProgress {
  bytes: number;
  /** rows until now; only known for CSV */
  read: number | undefined;
  /** rows of the whole file, if the server announced them */
  rows: number | undefined;
}

export interface DownloadOptions {
  query: URLSearchParams;
  /** parameters of the path */
  at?: Record<string, string>;
  /** name of the file if the answer has none */
  name: string;
  onProgress?: (progress: DownloadProgress) => void;
  signal?: AbortSignal;
}

const lineFeed = 10;

/** Downloads a file with progress and lets the browser save it. @throws ProblemError, or AbortError after an abort */
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

/** Reads the file name from a Content-Disposition header; undefined if it has none. */
function nameIn(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1];
}

/** Lets the browser save a file made on the page. */
export function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
