/* Jest's order of suites in `npm test`: that of the runner, which lists their paths in the file REGISTRA_TEST_ORDER. */
const { readFileSync } = require('node:fs');
const { relative } = require('node:path');

module.exports = class GivenOrder {
  constructor({ globalConfig }) {
    this.rootDir = globalConfig.rootDir;
    this.places = new Map(JSON.parse(readFileSync(process.env.REGISTRA_TEST_ORDER, 'utf8')).map((path, place) => [path, place]));
  }

  sort(tests) {
    const placeOf = ({ path }) => this.places.get(relative(this.rootDir, path).replaceAll('\\', '/')) ?? Infinity;
    return [...tests].sort((one, other) => placeOf(one) - placeOf(other));
  }

  cacheResults() {}
};
