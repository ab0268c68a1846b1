import { sitePath } from './lead-origin.js';

describe('an address that came with a form', () => {
  it.each([
    ['/en/service/ee?type=1', '/en/service/ee?type=1'],
    [`${window.location.origin}/ru`, '/ru'],
    ['https://evil.example/ru', null],
    ['//evil.example/ru', null],
    ['javascript:alert(1)', null],
    ['http://[', null],
    ['', null],
    [null, null],
  ])('%s leads to %s', (address, path) => expect(sitePath(address)).toBe(path));
});
