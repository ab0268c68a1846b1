/*
 * Stands for pino in suites that run the product: every line, whatever level the suite asked for, is also kept for the end of the run, where it is searched
 * for secrets. What the suite itself reads or prints stays as it was.
 */
const actual = require('../../../node_modules/pino/pino.js');
const { collectLine } = require('../logs/collected');

function pino(options = {}, destination) {
  const level = options.level ?? 'info';
  const streams = [{ level: 'trace', stream: { write: collectLine } }];
  if (level !== 'silent') streams.push({ level, stream: destination ?? actual.destination(1) });
  return actual({ ...options, level: 'trace' }, actual.multistream(streams));
}

module.exports = Object.assign(pino, actual, { pino, default: pino });
