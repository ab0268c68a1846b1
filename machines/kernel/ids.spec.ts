import { isId, NIL_UUID, numberText } from './ids.js';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';

describe('an id', () => {
  it('is a uuid in lower case, and not the one of zeros', () => {
    expect([isId(id), isId(NIL_UUID)]).toEqual([true, true]);
    expect(NIL_UUID).toMatch(/^[0-]+$/);
  });

  it.each([
    `${id}0`,
    `0${id}`,
    id.toUpperCase(),
    id.replaceAll('-', ''),
    ...['01890a5', 'ac9', '774', 'bcc', 'b302099a805'].map((cut) => id.replace(new RegExp(`${cut}.`), cut)),
    ...['01890a5d', 'ac96', '774b', 'bcce', 'b302099a8057'].map((part) => id.replace(part, 'g'.repeat(part.length))),
    '',
    undefined,
    7,
    [id],
  ])('is not accepted as %p', (text) => expect(isId(text)).toBe(false));
});

test('the number of an order has at least six digits, and is empty before the log assigned one', () => {
  expect([null, 1, 412, 999_999, 1_000_000].map(numberText)).toEqual(['', 'R-000001', 'R-000412', 'R-999999', 'R-1000000']);
});
