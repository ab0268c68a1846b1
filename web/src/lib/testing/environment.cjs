/* jsdom with the parts of the platform it leaves out, taken from Node: fetch and its classes, streams, text coding, channels. */
const { TestEnvironment } = require('jest-environment-jsdom');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js');

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
  'BroadcastChannel',
  'structuredClone',
];

class BrowserEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    for (const name of borrowed) this.global[name] ??= globalThis[name];
    rememberStyles(this.global);
  }
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
