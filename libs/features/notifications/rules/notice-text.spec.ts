import { v7 } from 'uuid';
import type { RequestedItem, RequiredDocument } from '#machines/order/state';
import { namesOfItems } from './document-names.js';
import type { NoticeRow } from '../storage/notice-row.js';
import type { Reader } from '#libs/platform/texts/moments';
import { needsOf, type References, renderNotice } from './notice-text.js';
import { addNotificationTexts } from '../texts/texts.js';

beforeAll(addNotificationTexts);

const references: References = { order: () => undefined, person: () => undefined, text: () => undefined };
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const micros = (at: string): number => Date.parse(at) * 1000;

const rowOf = (template: string, figures: NoticeRow['figures'], subject: NoticeRow['subject_type'] = 'order'): NoticeRow => ({
  id: v7(),
  audience: 'moneyDesk',
  except_audiences: [],
  reader: 'staff',
  kind: 'refundMade',
  template,
  event_id: v7(),
  actor_id: null,
  subject_type: subject,
  subject_id: v7(),
  order_id: null,
  figures,
  at_us: 0,
});

const vladivostok: Reader = { language: 'en', timeZone: 'Asia/Vladivostok' };
const tallinn: Reader = { language: 'ru', timeZone: 'Europe/Tallinn' };

describe('the moments that a notification names are on its reader’s clock', () => {
  const disputed = rowOf('PaymentDisputed.staff', { amount: 26_700, currency: 'EUR', answerBy: micros('2026-12-01T14:30:00Z') });

  it('a dispute, until when it can be answered: 00:30 in Vladivostok is the day before in Tallinn', () => {
    expect(plain(renderNotice(vladivostok, disputed, references).text)).toContain('Answer by Wednesday, 2 December 2026, 00:30 GMT+10.');
    expect(plain(renderNotice(tallinn, disputed, references).text)).toContain('Ответить до: вторник, 1 декабря 2026 г., 16:30 GMT+2.');
  });

  it('a dispute without a deadline names no day', () => {
    const { text } = renderNotice(vladivostok, rowOf('PaymentDisputed.staff', { amount: 26_700, currency: 'EUR' }), references);
    expect(text).not.toContain('Answer by');
  });

  it('a consultation, when it begins', () => {
    const booked = rowOf('LeadRegistered.consultation', { number: 12, slot: micros('2026-12-01T21:30:00Z') }, 'lead');
    expect(plain(renderNotice({ language: 'en', timeZone: 'Europe/Tallinn' }, booked, references).title)).toBe(
      'Consultation booked: Tuesday, 1 December 2026, 23:30 EET',
    );
    expect(plain(renderNotice(vladivostok, booked, references).title)).toBe(
      'Consultation booked: Wednesday, 2 December 2026, 07:30 GMT+10',
    );
  });

  it('bank details, when they take effect', () => {
    const approved = rowOf('BankChangeApproved.staff', { currencies: ['EUR'], moment: micros('2026-12-01T21:30:00Z') }, 'bankAccounts');
    expect(plain(renderNotice(vladivostok, approved, references).text)).toContain('Wednesday, 2 December 2026, 07:30 GMT+10');
  });
});

it('a day that was promised is the same for every reader', () => {
  const wanted = rowOf('DocumentsDue.client', { count: 1, documents: [], date: micros('2026-12-04T00:00:00Z') });
  const titles = [vladivostok, { language: 'en', timeZone: 'Pacific/Niue' } as const].map(
    (reader) => renderNotice(reader, wanted, references).title,
  );
  expect(new Set(titles).size).toBe(1);
  expect(titles[0]).toContain('4 December 2026');
});

const english: Reader = { language: 'en', timeZone: 'Europe/Tallinn' };
const passport = { title: { ru: 'Паспорт', en: 'Passport' } } as RequiredDocument;
const typed = (text: string) => ({ text, hash: '0'.repeat(64) });
const item = (required: number | null, title: string | null) =>
  ({ required, title: title === null ? null : typed(title) }) as RequestedItem;
const texts: Record<string, string> = { ann: 'Ann Whitfield', lease: 'Lease' };
const namedTexts: References = { order: () => undefined, person: () => undefined, text: (id) => texts[id] };

describe('an email that asks for documents', () => {
  const documents = namesOfItems([item(0, null), item(0, 'ann'), item(0, 'erased'), item(null, 'lease')], {
    terms: { requiredDocuments: [passport] } as never,
  });
  const row = {
    template: 'DocumentsRequested.client',
    order_id: null,
    actor_id: null,
    figures: { documents, count: 4 },
  } as unknown as NoticeRow;

  it('names whose they are, where each person gives their own', () => {
    expect(renderNotice(english, row, namedTexts).text).toContain('Passport, Passport: Ann Whitfield, Passport, and Lease.');
    expect(renderNotice(tallinn, row, namedTexts).text).toContain('Паспорт, Паспорт: Ann Whitfield, Паспорт и Lease.');
  });

  it('looks up the texts that somebody typed', () => {
    expect(needsOf([row], new Map()).texts).toEqual(['ann', 'erased', 'lease']);
  });
});

describe('the notification of a refund', () => {
  const texts: References = { ...references, text: () => 'A discount for the delay' };
  const refund = (way: string) => rowOf(`PaymentRefunded.${way}`, { amount: 10_000, currency: 'EUR', text: v7() });

  it('says to its client the way, the days and the reason', () => {
    expect(plain(renderNotice(vladivostok, refund('provider'), texts).text)).toMatch(
      /PayPal returns it.*within 30 days.*Reason: A discount for the delay/,
    );
    expect(plain(renderNotice(tallinn, refund('other'), texts).text)).toMatch(
      /не через PayPal.*за три рабочих дня.*A discount for the delay/,
    );
  });

  it('leaves out a reason that was erased', () => {
    expect(renderNotice(vladivostok, refund('other'), references).text).not.toContain('Reason');
  });
});
