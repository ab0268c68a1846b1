// How TypeScript becomes JavaScript, for the build, the tests and what runs from source: .swcrc, with markup where the file's name says so.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const { jsc, module: output } = JSON.parse(readFileSync(join(__dirname, '..', '..', '.swcrc'), 'utf8'));

exports.swcOptions = (filename) => ({
  swcrc: false,
  jsc: { ...jsc, parser: { ...jsc.parser, tsx: filename.endsWith('x') } },
  module: output,
});
