/* The real hashing, which also records every password: none of them may occur in a log. */
const actual = require('../../../node_modules/@node-rs/argon2/index.js');
const { collectSecret } = require('../logs/collected');

const note = (password) => {
  if (typeof password === 'string') collectSecret(password);
};

module.exports = {
  ...actual,
  hash: (password, ...rest) => (note(password), actual.hash(password, ...rest)),
  verify: (stored, password, ...rest) => (note(password), actual.verify(stored, password, ...rest)),
};
