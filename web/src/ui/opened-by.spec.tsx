import { screen } from '@testing-library/react';
import { people } from '#machines/order/testing/people';
import type { Actor } from '#machines/kernel/people';
import { keepToken } from '../lib/session/token-store.js';
import { renderPage } from '../lib/testing/render.js';
import { startTestTexts } from '../lib/testing/texts.js';
import { OpenedBy } from './opened-by.js';

const actor = { _id: 'm', role: 'Manager', post: 'Manager, Customer service', name: 'Olga Nikitina' };
const page = (total: number) => ({
  items:
    total === 0
      ? []
      : [
          {
            _id: 'r',
            at: '2026-11-20T10:05:07.000Z',
            title: 'Viewed',
            actor,
            subject: { kind: 'document' as const, label: 'passport.pdf' },
          },
        ],
  page: 1,
  per_page: 5,
  total,
  totalIsExact: true,
  people: [],
  objects: [],
});

beforeAll(() => startTestTexts('en'));
afterEach(() => keepToken(null));

describe('the list of people who opened a document', () => {
  it('names person, post and action, and leads to all records', async () => {
    const api = renderPage(<OpenedBy filter="order" value="412" />, '/', { 'GET /audit/reads': () => page(7) }, people.owner as Actor);
    expect(await screen.findByText('Olga Nikitina')).toBeInTheDocument();
    expect(screen.getByText(/Viewed: passport\.pdf/)).toBeInTheDocument();
    expect(api.last('GET /audit/reads')?.query.get('filter[order]')).toBe('412');
    expect(screen.getByRole('link', { name: 'Show all 7 records in Audit' })).toHaveAttribute(
      'href',
      '/admin/audit?tab=reads&filter%5Border%5D=412',
    );
  });

  it('says that nothing is recorded', async () => {
    renderPage(<OpenedBy filter="object" value="file-1" />, '/', { 'GET /audit/reads': () => page(0) }, people.owner as Actor);
    expect(await screen.findByText('No record of anyone opening it.')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
