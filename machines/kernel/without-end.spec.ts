import { withoutEnd } from './without-end.js';

it.each([
  ['/en/about', '/', '/en/about'],
  ['/en/about///', '/', '/en/about'],
  ['///', '/', ''],
  ['', '/', ''],
  ['a. name . .', ' .', 'a. name'],
  [`${'/'.repeat(1_000_000)}a`, '/', `${'/'.repeat(1_000_000)}a`],
])('the text with its ending removed is right for %.20j', (text, ends, left) => {
  expect(withoutEnd(text, ends)).toBe(left);
});
