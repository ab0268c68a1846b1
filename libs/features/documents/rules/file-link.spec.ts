import { byteRange } from '../http/send-file.js';
import { checkLink, linkKey, linkSeconds, signLink } from './file-link.js';

const key = linkKey('a secret of this test alone, 32 characters');
const file = '01936f0e-0000-7000-8000-00000000000a';
const made = 1_767_225_600;
const expires = made + linkSeconds;

describe('A signed link', () => {
  it('is good for sixty seconds and then expired', () => {
    const signature = signLink(key, file, expires);
    expect(checkLink(key, file, String(expires), signature, made * 1000)).toBe('good');
    expect(checkLink(key, file, String(expires), signature, expires * 1000 - 1)).toBe('good');
    expect(checkLink(key, file, String(expires), signature, expires * 1000)).toBe('expired');
  });

  it('is forged under another key, even the very secret it is derived from', () => {
    for (const other of [linkKey('another secret of thirty-two characters'), Buffer.from('a secret of this test alone, 32 characters')])
      expect(checkLink(key, file, String(expires), signLink(other, file, expires), made * 1000)).toBe('forged');
  });

  it('counts as forged if it is both forged and expired, so that nothing is revealed about files', () => {
    expect(checkLink(key, file, '1', 'x', made * 1000)).toBe('forged');
  });
});

describe('A byte range', () => {
  it.each([
    [undefined, undefined],
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=5-', { first: 5, last: 9 }],
    ['bytes=5-500', { first: 5, last: 9 }],
    ['bytes=-3', { first: 7, last: 9 }],
    ['bytes=-30', { first: 0, last: 9 }],
    ['bytes=-0', null],
    ['bytes=10-', null],
    ['bytes=-', undefined],
    ['bytes=5-2', undefined],
    ['bytes=0-1,3-4', undefined],
    ['lines=0-1', undefined],
    ['bytes=0x1-2', undefined],
  ])('is read from the header %s, for a file of ten bytes', (header, range) => {
    expect(byteRange(header, 10)).toEqual(range);
  });
});
