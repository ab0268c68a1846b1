import { ou } from '../features/catalogue/testing/catalogue-fixture.js';
import { offersByCountry } from '#machines/selection-wizard/testing/catalogue';
import type { PublicFeedbacksView, ServiceView } from '#machines/catalogue/public-view';
import { serviceLd } from './json-ld.js';
import type { PageContext } from './page.js';

const service = {
  ...ou,
  ...offersByCountry['EE']!.services[0]!,
  _id: 'ou',
  title: { ru: 'О', en: 'O' },
  description: { ru: 'О', en: 'O' },
  type: { _id: 't', title: { ru: 'Т', en: 'T' } },
  country: { name: { ru: 'Э', en: 'E' } },
} as unknown as ServiceView;

const about = (feedbacks?: PublicFeedbacksView) =>
  serviceLd(
    { origin: 'https://registra.example', language: 'en', catalogue: { feedbacks } } as unknown as PageContext,
    service,
    '/service/ee/ou',
  );

describe('a service for search engines', () => {
  it('has the rating that its page shows, over all months', () => {
    const figures = [
      { service: 'ou', country: 'ee', count: 2, sum: 9 },
      { service: 'ou', country: 'ee', count: 1, sum: 5 },
      { service: 'other', country: 'ee', count: 9, sum: 9 },
    ];
    expect(about({ figures, latest: [] } as unknown as PublicFeedbacksView)).toMatchObject({
      aggregateRating: { ratingValue: 4.7, reviewCount: 3, bestRating: 5, worstRating: 1 },
    });
  });

  it('has none without a rating', () => {
    expect(about()).not.toHaveProperty('aggregateRating');
    expect(
      about({ figures: [{ service: 'other', country: 'ee', count: 9, sum: 9 }], latest: [] } as unknown as PublicFeedbacksView),
    ).not.toHaveProperty('aggregateRating');
  });
});
