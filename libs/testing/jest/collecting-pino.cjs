/*
 * Replaces pino in suites that run the product: every line at any level is also stored and searched for secrets at the end of the run. What the suite itself
 * reads or prints stays unchanged.
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
