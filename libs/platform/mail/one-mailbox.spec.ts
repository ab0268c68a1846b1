import { createTransport } from 'nodemailer';
import { emailKey } from '#machines/kernel/email-key';
import { countOf } from '#machines/kernel/testing/runs';
import { isMailbox } from '../http/mailbox.js';
import { messageOf } from './message-of.js';

const composer = createTransport({ streamTransport: true, buffer: true });
const sender = { from: 'Registra <no-reply@registra.example>', host: 'registra.example' };

/** The recipient that a mail server is given. */
async function sentTo(address: string): Promise<string | undefined> {
  const mail = { id: 'a', to: { name: 'Anna', address }, subject: 's', html: 'h', text: 't', kind: 'automatic' } as const;
  return (await composer.sendMail(messageOf(mail, sender))).envelope.to[0];
}

/** Addresses are sent as lists here: a message for each would take minutes. */
async function sentToAll(addresses: readonly string[]): Promise<string[]> {
  const to = addresses.map((address) => ({ name: '', address }));
  return (await composer.sendMail({ from: sender.from, to, text: 't' })).envelope.to as string[];
}

/** Ideographs and syllables of Hangul, 110,000 in all, have no case and one form: of these, and of unassigned ones, which are all refused, every so many. */
const uniform = /[\p{Cn}\p{Co}\p{Unified_Ideograph}\uac00-\ud7a3]/u;
const everyUniform = countOf({ quick: 1, full: 97 });
const everyCharacter = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter(
  (sign, code) => !uniform.test(sign) || (code * everyUniform) % 97 === 0,
);
const places: [string, (sign: string) => string][] = [
  ['in the name', (sign) => `a${sign}b@corp.example`],
  ['in the domain', (sign) => `anna@co${sign}rp.example`],
];

describe.each(places)('an address with any character %s', (_, addressWith) => {
  const accepted = everyCharacter.map(addressWith).filter(isMailbox);

  it('is stored in one form without an invisible character, however often it is read', () => {
    expect(accepted.length).toBeGreaterThan(10_000);
    expect(accepted.map(emailKey).filter((key) => !isMailbox(key) || emailKey(key) !== key)).toEqual([]);
    expect(accepted.filter((text) => /[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800]/u.test(text))).toEqual([]);
  });

  it('is sent in the form in which it is stored', async () => {
    const stored = [...new Set(accepted.map(emailKey))];
    const sent: string[] = [];
    for (let at = 0; at < stored.length; at += 1000) sent.push(...(await sentToAll(stored.slice(at, at + 1000))));
    expect(sent.map(emailKey)).toEqual(stored);
  });
});

it.each(['ANNA@Corp.Example', 'anna@cörp.example', 'почта@пример.рф', 'anna@пример.рф', "o'hara+x@corp.example"])(
  'a message to %s goes to the stored form',
  async (typed) => {
    expect(isMailbox(typed)).toBe(true);
    expect(emailKey((await sentTo(emailKey(typed))) ?? '')).toBe(emailKey(typed));
  },
);

it.each([
  ['a soft hyphen', 'vic\u00adtim@corp.example'],
  ['a soft hyphen in the domain', 'victim@co\u00adrp.example'],
  ['a space of no width', 'vic\u200btim@corp.example'],
  ['a word joiner in the domain', 'victim@co\u2060rp.example'],
  ['a grapheme joiner', 'vic\u034ftim@corp.example'],
  ['a variation selector', 'vic\ufe0ftim@corp.example'],
  ['a Mongolian selector in the domain', 'victim@co\u180brp.example'],
  ['a direction mark', 'vic\u202etim@corp.example'],
  ['a Hangul filler', 'vic\u3164tim@corp.example'],
  ['a blank of Braille', 'vic\u2800tim@corp.example'],
  ['an Ogham space', 'vic\u1680tim@corp.example'],
  ['another full stop', 'victim@corp\u3002example'],
  ['a number that becomes a network address', 'victim@0x7f.1'],
])('the key of a mailbox refuses %s', (_, text) => expect(isMailbox(text)).toBe(false));

it.each([
  ['anna@cörp.example', 'anna@xn--crp-sna.example'],
  ['anna@CÖRP.example', 'anna@cörp.example'],
  ['anna@пример.рф', 'anna@xn--e1afmkfd.xn--p1ai'],
  ['anna@ｃorp.example', 'anna@corp.example'],
])('the mailboxes %s and %s are one account', (one, other) => expect(emailKey(one)).toBe(emailKey(other)));
