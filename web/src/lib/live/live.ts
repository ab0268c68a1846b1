import { apiBase, sessionFetch } from '../session/session-fetch.js';
import { messageReader } from './sse.js';
import type { ChatMessage } from '../thread.js';
import type { Typing } from '../typing.js';

/**
 * A change hint; pages that show the stream refetch. `stream` is its type; `reset`: too much was missed; `ended`: the connection was lost.
 */
export interface LiveHint {
  stream: string;
  id: string;
  version: number;
  /** the new message of a chat, as this reader may see it */
  message?: ChatMessage;
  /** who is typing in a chat */
  typing?: Typing;
}

type OnHint = (hint: LiveHint) => void;

const firstWait = 1000;
const longestWait = 30_000;
/** Milliseconds of the longest wait that is accepted from a server. */
const longestAsked = 300_000;
/** Milliseconds without data after which a connection counts as dead: slightly more than two heartbeats. */
const silence = 40_000;

const isHint = (value: unknown): value is LiveHint =>
  typeof value === 'object' && value !== null && 'stream' in value && 'id' in value && 'version' in value;

function hintOf(data: string): LiveHint | undefined {
  try {
    const value: unknown = JSON.parse(data);
    return isHint(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** The end of a connection: position, whether data came, and the wait that the server asked for. */
interface Reached {
  at: string | undefined;
  alive: boolean;
  wait?: number;
}

/** Milliseconds of Retry-After; 0 without one. */
const askedWait = ({ headers }: Response): number => Math.min(longestAsked, 1000 * (Number(headers.get('Retry-After')) || 0));

/* Reads one connection to its end. */
async function readOnce(from: string | undefined, onHint: OnHint, signal: AbortSignal): Promise<Reached> {
  const line = new AbortController();
  const stop = () => line.abort();
  signal.addEventListener('abort', stop, { once: true });
  let watch = setTimeout(stop, silence);
  let at = from;
  let alive = false;
  try {
    const headers: Record<string, string> = { Accept: 'text/event-stream', ...(from ? { 'Last-Event-ID': from } : {}) };
    const answer = await sessionFetch(new URL(`${apiBase}/live`, window.location.origin), { headers, signal: line.signal });
    if (!answer.ok || !answer.body) return { at, alive, wait: askedWait(answer) };
    const read = messageReader((message) => {
      at = message.id ?? at;
      const hint = message.event === 'reset' ? { stream: 'reset', id: '', version: 0 } : hintOf(message.data);
      if (hint) onHint(hint);
    });
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      alive = true;
      clearTimeout(watch);
      watch = setTimeout(stop, silence);
      read(piece.value);
    }
    return { at, alive };
  } catch {
    return { at, alive };
  } finally {
    clearTimeout(watch);
    signal.removeEventListener('abort', stop);
  }
}

/** Keeps one connection open and resumes it, with growing waits after failures. Ends with `signal`. */
export async function keepReading(onHint: OnHint, signal: AbortSignal): Promise<void> {
  let at: string | undefined;
  let wait = firstWait;
  while (!signal.aborted) {
    const reached = await readOnce(at, onHint, signal);
    at = reached.at;
    // The server closes the connection when the reader's rights change: the session has to be checked again.
    if (reached.alive && !signal.aborted) onHint({ stream: 'ended', id: '', version: 0 });
    wait = reached.alive ? firstWait : Math.min(longestWait, wait * 2);
    // A little chance keeps a thousand browsers from coming back in the same moment, and none before it is asked to.
    const chance = Math.random() / 2;
    await pause(Math.max(wait * (0.75 + chance), (reached.wait ?? 0) * (1 + chance / 2)), signal);
  }
}

/**
 * Follows the log: the tab that holds the lock connects and passes hints on to others.
 * @returns stops it for this tab; another tab then takes over
 */
export function followLive(onHint: OnHint): () => void {
  const end = new AbortController();
  // Browsers give locks to secure origins only; elsewhere each tab keeps its own line.
  if (!('locks' in navigator)) {
    void keepReading(onHint, end.signal);
    return () => end.abort();
  }
  const channel = new BroadcastChannel('registra-live');
  channel.onmessage = (message: MessageEvent<unknown>) => {
    if (isHint(message.data)) onHint(message.data);
  };
  const lead = () =>
    keepReading((hint) => {
      onHint(hint);
      channel.postMessage(hint);
    }, end.signal);
  navigator.locks.request('registra-live', { signal: end.signal }, lead).catch(() => undefined);
  return () => {
    end.abort();
    channel.close();
  };
}
