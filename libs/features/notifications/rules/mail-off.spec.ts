import { people } from '#machines/order/testing/people';
import { sign } from '#libs/platform/auth/signatures';
import { kinds } from '../wire/kinds.js';
import { kindsFor, offers } from './kinds.js';
import { choicesAfter, mailOffKey, mailOffToken, offByClick, readMailOff } from './mail-off.js';
import type { Actor } from '#machines/kernel/people';

const key = mailOffKey('a secret of this test alone, 32 characters');
const person = '01936f0e-0000-7000-8000-00000000000a';
const client = people.client as Actor;

describe('A link that switches mail off', () => {
  it('says whose emails and which kind', () => {
    for (const what of ['digest', ...kinds] as const) expect(readMailOff(key, mailOffToken(key, person, what))).toEqual({ person, what });
  });

  it('is invalid when any part of it is changed', () => {
    const token = mailOffToken(key, person, 'orderMoved');
    const [, , signature = ''] = token.split('.');
    for (const forged of [
      '',
      'x',
      token.slice(0, -1),
      `${token}.x`,
      token.replace('orderMoved', 'chatMessage'),
      token.replace('orderMoved', 'everything'),
      token.replace(/a\./, 'b.'),
      `${person}.everything.${sign(key, `${person}.everything`)}`,
      `${person}.orderMoved.${signature.toLowerCase()}`,
      mailOffToken(mailOffKey('another secret of thirty-two characters'), person, 'orderMoved'),
    ])
      expect([forged, readMailOff(key, forged)]).toEqual([forged, undefined]);
  });
});

describe('A click on a link that switches mail off', () => {
  it('switches the mail of its kind off, and keeps the person’s choice for the list', () => {
    expect(choicesAfter(client, 'orderMoved', new Map())).toEqual(new Map([['orderMoved', { inApp: true, mail: 'off' }]]));
    const own = new Map([['orderMoved', { inApp: false, mail: 'immediately' }]] as const);
    expect(choicesAfter(client, 'orderMoved', own)).toEqual(new Map([['orderMoved', { inApp: false, mail: 'off' }]]));
  });

  it('switches off nothing about a payment, a due date, or what is locked', () => {
    for (const kind of ['actionNeeded', 'paymentReceived', 'refundMade', 'orderCancelled'] as const) {
      expect([kind, offByClick('client', kind)]).toEqual([kind, false]);
      expect(choicesAfter(client, kind, new Map()).size).toBe(0);
    }
  });

  it('on the daily email switches off what comes with it, and that alone', () => {
    const staff = people.owner as Actor;
    const after = choicesAfter(staff, 'digest', new Map([['orderPlaced', { inApp: true, mail: 'immediately' }]] as const));
    const expected = kindsFor(staff).filter((kind) => kind !== 'orderPlaced' && offers.staff[kind]?.mail === 'digest');
    expect([...after.keys()]).toEqual(expected);
    expect([...after.values()].every(({ mail }) => mail === 'off')).toBe(true);
  });

  it('on a kind that the person no longer gets changes nothing', () => {
    expect(choicesAfter(client, 'leadReceived', new Map()).size).toBe(0);
  });
});
