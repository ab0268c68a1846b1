import { v7 } from 'uuid';
import type { NoticeRow } from '../storage/notice-row.js';
import type { Reader } from './moments.js';
import { type References, renderNotice } from './notice-text.js';
import { addNotificationTexts } from './words.js';

beforeAll(addNotificationTexts);

const references: References = { order: () => undefined, person: () => undefined, text: () => undefined };
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const micros = (at: string): number => Date.parse(at) * 1000;

const rowOf = (template: string, figures: NoticeRow['figures'], subject: NoticeRow['subject_type'] = 'order'): NoticeRow => ({
  ...{
    id: v7(),
    audience: 'moneyDesk',
    except_audiences: [],
    reader: 'staff',
    kind: 'refundMade',
    template,
    event_id: v7(),
    actor_id: null,
  },
  ...{ subject_type: subject, subject_id: v7(), order_id: null, figures, at_us: 0 },
});

const vladivostok: Reader = { language: 'en', timeZone: 'Asia/Vladivostok' };
const tallinn: Reader = { language: 'ru', timeZone: 'Europe/Tallinn' };

describe('the moments that a notification names are on its reader’s clock', () => {
  const disputed = rowOf('PaymentDisputed.staff', { amount: 26_700, currency: 'EUR', answerBy: micros('2026-12-01T14:30:00Z') });

  it('a dispute, until when it can be answered: 00:30 in Vladivostok is the day before in Tallinn', () => {
    expect(plain(renderNotice(vladivostok, disputed, references).text)).toContain('Answer by Wednesday, 2 December 2026, 00:30 GMT+10.');
    expect(plain(renderNotice(tallinn, disputed, references).text)).toContain('Ответить до: вторник, 1 декабря 2026 г., 16:30 GMT+2.');
  });

  it('a dispute without a deadline names none', () => {
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
