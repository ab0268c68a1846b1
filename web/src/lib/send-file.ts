import i18next from 'i18next';
import { type Problem, ProblemError } from './problem.js';
import { apiBase, renewToken } from './session/session-fetch.js';
import { tokenToSend } from './session/token-store.js';
import type { AnswerOf } from '../api/call.js';

type UploadedFile = AnswerOf<'POST', '/upload-file'>;

export interface Sending {
  /** share of the sent bytes, 0 to 1 */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** idempotency key, reused by a retry of the same file */
  key: string;
}

const parsed = (raw: string): unknown => {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
};

function problemOf(status: number, body: unknown): ProblemError {
  const problem = typeof body === 'object' && body !== null ? (body as Partial<Problem>) : {};
  return new ProblemError({ ...problem, status, code: problem.code ?? 'unexpected' });
}

/** Thrown when the reader cancelled the upload, which shows no notice. */
export class UploadStopped extends Error {}

/* fetch reports no upload progress, so this is an XMLHttpRequest. */
const attempt = (file: File, { onProgress, signal, key }: Sending, token: string | null): Promise<UploadedFile> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${apiBase}/upload-file`);
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.setRequestHeader('Accept-Language', i18next.language);
    request.setRequestHeader('Idempotency-Key', key);
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    request.onload = () => {
      const body = parsed(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(body as UploadedFile);
      else reject(problemOf(request.status, body));
    };
    request.onerror = () => reject(new TypeError('no answer'));
    request.onabort = () => reject(new UploadStopped());
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });

/**
 * POST upload-file with progress; repeated after renewing an expired token.
 * @throws ProblemError for a refusal, TypeError without an answer, UploadStopped on abort
 */
export async function sendFile(file: File, sending: Sending): Promise<UploadedFile> {
  const token = await tokenToSend();
  try {
    return await attempt(file, sending, token);
  } catch (error) {
    if (!token || !(error instanceof ProblemError) || error.status !== 401) throw error;
    const fresh = await renewToken(token);
    if (!fresh || fresh === token) throw error;
    return attempt(file, sending, fresh);
  }
}
