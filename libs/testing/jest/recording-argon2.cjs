/*
 * The real algorithm at its least cost, because suites hash hundreds of passwords; libs/accounts/passwords.spec.ts checks the product's cost, and `npm run prove -- guesses`
 * the times of its answers. Every password is also recorded: none of them may occur in a log.
 */
const actual = require('../../../node_modules/@node-rs/argon2/index.js');
const { collectSecret } = require('../logs/collected');

const note = (password) => {
  if (typeof password === 'string') collectSecret(password);
};

module.exports = {
  ...actual,
  hash: (password, options) => (note(password), actual.hash(password, { ...options, memoryCost: 256, timeCost: 1 })),
  verify: (stored, password, ...rest) => (note(password), actual.verify(stored, password, ...rest)),
};
