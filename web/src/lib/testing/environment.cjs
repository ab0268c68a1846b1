/* jsdom with the parts of the platform it leaves out, taken from Node: fetch and its classes, streams, text coding, channels. */
onlyVisibility();
const { TestEnvironment } = require('jest-environment-jsdom');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js');
const { Quiet } = require('../../../../libs/testing/jest/quiet.cjs');

const borrowed = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'DecompressionStream',
  'BroadcastChannel',
  'structuredClone',
];

/**
 * Queries by role and name ask for the styles of every element and of all around it, and read whether they are shown, and as a block. For each jsdom matches all
 * rules of a browser's sheet and resolves twelve colours: leaves it the rules and properties that decide what is shown. Has to run before jsdom reads the sheet.
 */
function onlyVisibility() {
  const file = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');
  const rules = require(file)
    .replace(/\/\*[^]*?\*\//g, '')
    .match(/[^{};]+\{[^{}]*\}/g);
  const deciding = rules.flatMap((rule) => {
    const [selector, body] = rule.split('{');
    const kept = body.match(/(?<![-\w])(display|visibility|pointer-events)\s*:[^;}]+/g);
    return kept === null ? [] : [`${selector}{${kept.join(';')}}`];
  });
  require.cache[file].exports = deciding.join('');
  const { propertiesWithResolvedValueImplemented: resolved } = require('jsdom/lib/jsdom/living/helpers/style-rules.js');
  for (const name of Object.keys(resolved)) if (name.includes('color')) delete resolved[name];
}

/** The window of this worker, in which its suites run one after the other and share the modules that they load; and what stood on it before the first. */
let browser;
let globals;

class BrowserEnvironment {
  constructor(...args) {
    browser ??= open(...args);
    Object.assign(this, browser);
    const [{ projectConfig }, { testPath }] = args;
    if (projectConfig.testEnvironmentOptions.quiet) this.quiet = new Quiet(testPath);
  }

  async setup() {
    this.quiet?.begin(this.global);
  }

  async handleTestEvent(event, state) {
    this.quiet?.event(event, state);
  }

  /** Leaves a window as it was opened. */
  async teardown() {
    this.quiet?.end();
    const window = this.global;
    this.moduleMocker.restoreAllMocks();
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    for (const name of Reflect.ownKeys(globals)) {
      const [before, now] = [globals[name], Object.getOwnPropertyDescriptor(window, name)];
      if (now === undefined || ('value' in before ? now.value !== before.value : now.get !== before.get))
        Object.defineProperty(window, name, before);
    }
    clearTimers(window);
    // Jest's framework adds its listeners to those of the suite before, and with each of them everything that the suite has loaded.
    delete window[Symbol.for('EVENT_HANDLERS')];
    const { document, localStorage, sessionStorage, history } = window;
    for (const element of [document.documentElement, document.body])
      for (const { name } of [...element.attributes]) element.removeAttribute(name);
    document.head.replaceChildren();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  }

  exportConditions() {
    return browser.exportConditions();
  }

  getVmContext() {
    return browser.getVmContext();
  }
}

/** Timers that may outlast their suite: a cache of queries alone would keep the process for minutes. What is due at once has to run, as React waits for it. */
const waiting = new Set();
function rememberTimers(window) {
  const { setTimeout } = window;
  window.setTimeout = (call, delay, ...given) => {
    const timer = setTimeout(call, delay, ...given);
    if (delay >= 50) waiting.add(timer);
    return timer;
  };
}
function clearTimers(window) {
  for (const timer of waiting) window.clearTimeout(timer);
  waiting.clear();
}

function open(config, context) {
  // The window outlives the console of its first suite.
  const console = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...parts) =>
          opened.global.console[name](...parts),
    },
  );
  const opened = new TestEnvironment(config, { ...context, console });
  for (const name of borrowed) opened.global[name] ??= globalThis[name];
  takeSignals(opened.global);
  rememberStyles(opened.global);
  rememberTimers(opened.global);
  globals = Object.getOwnPropertyDescriptors(opened.global);
  return opened;
}

/** Requests are Node's, which since 24 take Node's signals alone, and listeners of jsdom take jsdom's alone: the window has Node's, and its listeners take them too. */
function takeSignals(window) {
  Object.assign(window, { AbortController, AbortSignal });
  const { prototype } = window.EventTarget;
  const { addEventListener } = prototype;
  prototype.addEventListener = function (type, listener, options) {
    const { signal, ...rest } = typeof options === 'object' && options !== null ? options : {};
    if (signal === undefined) return addEventListener.call(this, type, listener, options);
    if (signal.aborted) return;
    addEventListener.call(this, type, listener, rest);
    signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest), { once: true });
  };
}

/**
 * A query by role asks for the styles of every element and of all around it, mostly again and again of a document that nothing has changed. jsdom drops its own
 * cache of declarations (`_styleCache`) with each change: as long as that stands, a computed style does too.
 */
function rememberStyles(window) {
  const compute = window.getComputedStyle;
  const document = implForWrapper(window.document);
  let cache;
  let computed = new WeakMap();
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo !== undefined && pseudo !== null) return compute(element, pseudo);
    if (document._styleCache === null || document._styleCache !== cache) computed = new WeakMap();
    const known = computed.get(element);
    if (known !== undefined) return known;
    const style = compute(element);
    // Computing makes the cache where there is none; of an element outside of the document it says nothing.
    if (element.isConnected && element.ownerDocument === window.document) {
      cache = document._styleCache;
      computed.set(element, style);
    }
    return style;
  };
}

module.exports = BrowserEnvironment;
