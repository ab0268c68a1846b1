/* The pure tests of what is mutated, for Stryker: it runs them in a copy of the machines and the kernel, in an environment of its own. */
const { projects } = require('../../../jest.config.cjs');
const path = require('node:path');

const rootDir = path.resolve(__dirname, '../../..');
const { runtime: _, testEnvironment: __, ...pure } = projects.find(({ displayName }) => displayName === 'pure');
const rooms = (process.env.MUTANTS_TESTED_BY ?? 'machines libs/kernel').split(' ');
module.exports = {
  ...pure,
  rootDir,
  roots: rooms.map((room) => `<rootDir>/${room}`),
  // What only the ten-thousandth random history finds is no test of a rule, and takes as long as all the others.
  testPathIgnorePatterns: [...pure.testPathIgnorePatterns, 'model\\.spec'],
  testTimeout: 20_000,
};
