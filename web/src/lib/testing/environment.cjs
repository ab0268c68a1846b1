/* jsdom with the parts of the platform it leaves out, taken from Node: fetch and its classes, streams, text coding, channels. */
const { TestEnvironment } = require('jest-environment-jsdom');

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
  }
}

module.exports = BrowserEnvironment;
