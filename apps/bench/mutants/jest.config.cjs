/* The pure tests of the machines and the kernel alone, for Stryker: it runs them in a copy of both, in an environment of its own. */
const { projects } = require('../../../jest.config.cjs');
const path = require('node:path');

const rootDir = path.resolve(__dirname, '../../..');
const { runtime: _, testEnvironment: __, ...pure } = projects.find(({ displayName }) => displayName === 'pure');
module.exports = { ...pure, rootDir, roots: ['<rootDir>/machines', '<rootDir>/libs/kernel'], testTimeout: 20_000 };
