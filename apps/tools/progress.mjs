// What a command is doing, as one line that moves; what took a while leaves a line with its seconds.
import { since } from './steps.mjs';

/** Steps under way with the time each began. */
const running = new Map();
const moves = process.stdout.isTTY === true && process.env.TERM !== 'dumb';
const dim = (text) => (moves && !process.env.NO_COLOR ? `\x1b[2m${text}\x1b[22m` : text);
let timer;

/** Without a terminal, a step says that it began only when somebody may already wonder. */
const longMs = 5_000;
/** What is shorter leaves no line: a second start leaves hardly any. */
const shortMs = 500;

/**
 * Runs `work` and shows `title` with its seconds meanwhile.
 * @param {string} title
 * @param {() => Promise<T>} work
 * @param {{ leaves?: boolean }} [options] `leaves: false`: its seconds are not worth a line
 * @returns {Promise<T>}
 * @template T
 */
export async function step(title, work, { leaves = true } = {}) {
  const began = performance.now();
  running.set(title, began);
  let isShown = false;
  const show = () => !isShown && process.stdout.write(`  ${title.padEnd(24)}`) && (isShown = true);
  const late = moves || !leaves ? undefined : setTimeout(show, longMs);
  if (moves) draw();
  try {
    return await work();
  } finally {
    clearTimeout(late);
    running.delete(title);
    if (moves) process.stdout.write(clear);
    if (isShown || (leaves && performance.now() - began >= shortMs)) {
      show();
      process.stdout.write(` ${dim(since(began).padStart(8))}\n`);
    }
    if (moves) draw();
  }
}

const clear = '\r\x1b[2K';

/** One line, however narrow the terminal. */
function draw() {
  clearTimeout(timer);
  if (running.size === 0) return;
  const text = [...running].map(([title, began]) => `${title} ${since(began)}`).join(', ');
  process.stdout.write(`${clear}  ${dim(text.slice(0, (process.stdout.columns || 80) - 3))}`);
  timer = setTimeout(draw, 200).unref();
}
