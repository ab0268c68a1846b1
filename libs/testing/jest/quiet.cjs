/*
 * Nothing is printed by a test that passes: what reaches the console or the streams of the process fails the test that runs, or its suite. A test that expects a
 * message says so with expectPrinted (libs/testing/expect-printed.ts).
 */
const { format, stripVTControlCharacters } = require('node:util');

const consoleMethods = ['debug', 'error', 'info', 'log', 'trace', 'warn', 'table', 'dir'];
/** Expected patterns, by the environment's global object: other realms reach them too. */
const expectedName = Symbol.for('registra.expectedPrinted');

/** What was printed while no suite ran in this worker; the next suite reports it. */
const late = [];
let current;
let lastSuite;

/** Messages of libraries that no caller can avoid, with the reason. */
const unavoidable = [
  { message: /^Error: Not implemented: navigation/, reason: 'jsdom stays on its page; tests look at where a link or a form leads' },
  {
    message: /^An update to @mantine\/core\/(Popover|Tooltip) inside a test/,
    reason: 'floating-ui places it some time after the event that opened it',
  },
];

/** Reports `text` with the stack of the caller of `above`. */
function printed(text, above) {
  const plain = stripVTControlCharacters(text).trim();
  if (plain === '' || unavoidable.some(({ message }) => message.test(plain))) return;
  if (current !== undefined) current.take(plain, above);
  else late.push(`after ${lastSuite} had ended: ${plain}`);
}

let hooked = false;
/** In a worker the streams carry what tests print alone; jest itself speaks by messages. A single process shares them with jest's reporters. */
function hookStreams() {
  if (hooked) return;
  hooked = true;
  for (const stream of [process.stdout, process.stderr]) {
    const { write } = stream;
    stream.write = function quietWrite(chunk, encoding, done) {
      if (current === undefined && process.send === undefined) return write.call(stream, chunk, encoding, done);
      printed(String(chunk), quietWrite);
      const callback = typeof encoding === 'function' ? encoding : done;
      if (callback) process.nextTick(callback);
      return true;
    };
  }
}

/** An error whose stack begins below `above`; without it, one without a stack. */
function fault(message, above) {
  const error = new Error(message);
  if (above === undefined) error.stack = message;
  else Error.captureStackTrace(error, above);
  return error;
}

/** One suite's messages. Its environment calls `begin`, `event` and `end`. */
class Quiet {
  constructor(testPath) {
    this.testPath = testPath;
    this.messages = late.splice(0).map((text) => fault(text));
    this.ofSuite = [];
  }

  begin(global) {
    this.global = global;
    global[expectedName] = [];
    hookStreams();
    current = this;
    for (const name of consoleMethods)
      global.console[name] = function quietLog(...parts) {
        printed(format(...parts), quietLog);
      };
  }

  end() {
    current = undefined;
    lastSuite = this.testPath;
    delete this.global[expectedName];
  }

  take(text, above) {
    const known = [...this.global[expectedName], ...this.ofSuite].find(({ pattern }) => pattern.test(text));
    if (known) known.met += 1;
    else this.messages.push(fault(`printed, and no test expects it: ${text.slice(0, 2_000)}`, above));
  }

  /** Fails the test that ended, or the suite for what was printed around its tests. */
  event({ name, test }, state) {
    if (name === 'test_start') this.ofSuite.push(...this.global[expectedName].splice(0));
    if (name === 'test_done') test.errors.push(...this.faults(this.global[expectedName].splice(0)));
    if (name === 'run_finish') state.unhandledErrors.push(...this.faults([...this.ofSuite, ...this.global[expectedName].splice(0)]));
  }

  faults(expected) {
    const missing = expected.filter(({ met }) => met === 0).map(({ pattern }) => fault(`expected to be printed, and was not: ${pattern}`));
    return [...this.messages.splice(0).slice(0, 3), ...missing];
  }
}

module.exports = { Quiet };
