import { screen, within } from '@testing-library/react';
import { people } from '#machines/order/testing/people';
import { keepToken } from '../../../lib/session/token-store.js';
import { fakeApi, pageOf } from '../../../lib/testing/fake-api.js';
import { meOf } from '../../../lib/testing/me.js';
import { renderUi } from '../../../lib/testing/render.js';
import type { MyDocument } from './fitting.js';
import { MyDocumentsPage } from './my-documents-page.js';

type Use = MyDocument['uses'][number];

const use = (change: Partial<Use>): Use => ({
  order: 'o1',
  number: 'R-000061',
  company: null,
  title: 'Passport',
  review: 'none',
  replaced: false,
  ...change,
});
const document = (_id: string, uses: Use[], change: Partial<MyDocument> = {}): MyDocument => ({
  _id,
  source: 'given',
  name: `${_id}.pdf`,
  size: 1000,
  type: 'application/pdf',
  givenAt: '2026-11-20T10:00:00Z',
  validUntil: null,
  uses,
  attachedTo: uses.map(({ order }) => order),
  ...change,
});

async function rows(documents: MyDocument[]) {
  fakeApi({ 'GET /users/me': () => meOf(people.client), 'GET /documents': pageOf(documents, documents.length) });
  keepToken('token');
  renderUi(<MyDocumentsPage />, '/documents');
  await screen.findAllByText(/\.pdf$/);
  return (name: RegExp) => within(screen.getByRole('row', { name }));
}

afterEach(() => keepToken(null));

describe('the documents of a client', () => {
  it('say which of them was replaced, and which counts', async () => {
    const row = await rows([document('new', [use({})]), document('old', [use({ replaced: true })])]);
    expect(row(/new\.pdf/).getByText('Uploaded')).toBeInTheDocument();
    expect(row(/old\.pdf/).getByText('Replaced')).toBeInTheDocument();
    expect(row(/old\.pdf/).queryByText('Uploaded')).not.toBeInTheDocument();
  });

  it('include those of the company, named by what they are, with order and company', async () => {
    const extract = use({ title: 'Registry extract', company: 'Whitfield Trading OÜ' });
    const row = (await rows([document('scan-0017', [extract], { source: 'result' })]))(/Registry extract/);
    expect(row.getByRole('button', { name: 'Download scan-0017.pdf' })).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'R-000061' })).toHaveAttribute('href', '/order?id=o1&tab=documents');
    expect(row.getByText('Whitfield Trading OÜ')).toBeInTheDocument();
    expect(row.getByText('Company document')).toBeInTheDocument();
    expect(row.getAllByText('Registry extract')).toHaveLength(1);
    expect(row.queryByRole('button', { name: /Set a date/ })).not.toBeInTheDocument();
  });
});
