import { namesOfItems } from '../rules/document-names.js';
import type { NoticeRow } from '../storage/notice-row.js';
import { type References, needsOf, renderNotice } from './notice-text.js';
import { addNotificationTexts } from './words.js';
import type { RequestedItem, RequiredDocument } from '#machines/order/state';

const passport = { title: { ru: 'Паспорт', en: 'Passport' } } as RequiredDocument;
const typed = (text: string) => ({ text, hash: '0'.repeat(64) });
const item = (required: number | null, title: string | null) =>
  ({ required, title: title === null ? null : typed(title) }) as RequestedItem;
const texts: Record<string, string> = { ann: 'Ann Whitfield', lease: 'Lease' };
const references: References = { order: () => undefined, person: () => undefined, text: (id) => texts[id] };

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
  beforeAll(addNotificationTexts);

  test('names whose they are, where each person gives their own', () => {
    expect(renderNotice('en', row, references).text).toContain('Passport, Passport: Ann Whitfield, Passport, and Lease.');
    expect(renderNotice('ru', row, references).text).toContain('Паспорт, Паспорт: Ann Whitfield, Паспорт и Lease.');
  });

  test('looks up the texts that somebody typed', () => {
    expect(needsOf([row], new Map()).texts).toEqual(['ann', 'erased', 'lease']);
  });
});
