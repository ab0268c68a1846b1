import { readStored, writeStored } from './storage.js';

afterEach(() => {
  jest.restoreAllMocks();
  writeStored('token', null);
});

describe('the storage of a browser', () => {
  it.each([
    ['blocks it', 'SecurityError', ['getItem', 'setItem', 'removeItem']],
    ['has none left', 'QuotaExceededError', ['setItem']],
  ] as const)('is replaced by one that lasts as long as the page if the browser %s', (_, name, methods) => {
    for (const method of methods)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('no', name);
      });
    writeStored('token', 'a');
    expect(readStored('token')).toBe('a');
    writeStored('token', null);
    expect(readStored('token')).toBeNull();
  });

  it('is used again once it accepts writes', () => {
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    writeStored('token', 'a');
    refused.mockRestore();
    writeStored('token', 'b');
    localStorage.setItem('token', 'c');
    expect(readStored('token')).toBe('c');
  });
});
