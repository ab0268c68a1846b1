import { apiBase, sessionFetch } from '../session/session-fetch.js';
import { messageReader } from './sse.js';
import type { ChatMessage } from '../thread.js';
import type { Typing } from '../typing.js';

/** A change hint for a stream: pages that show it refetch. `stream` is its type; `reset`: too much was missed; `ended`: the connection was lost. */
export interface LiveHint {
  stream: string;
  id: string;
  version: number;
  /** of a chat: the message itself, as this reader may see it */
  message?: ChatMessage;
  /** who is writing in a chat */
  typing?: Typing;
}

type OnHint = (hint: LiveHint) => void;

const firstWait = 1000;
const longestWait = 30_000;
/** A server that has no room says when to come back; nobody is sent away for longer than this. */
const longestAsked = 300_000;
/** Slightly more than twice the server's heartbeat: a connection without data for longer is dead. */
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

/** How a connection ended: the position reached, whether anything came, and the wait that a server asks for which has no room. */
interface Reached {
  at: string | undefined;
  alive: boolean;
  wait?: number;
}

/** Milliseconds of a Retry-After; 0 where there is none. */
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

/** Keeps one connection open, resuming where it broke, waiting longer after each failure. Ends with `signal`. */
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
 * Follows the log for this browser: the tab that holds the lock connects and passes hints on to the others.
 * @returns what ends it for this tab; another tab then takes over
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
