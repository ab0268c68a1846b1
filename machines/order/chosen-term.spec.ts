import { chosenTerm } from './figures.js';

describe('the term of an order', () => {
  const options = { registrationPeriod: [{ value: 12 }, { value: 24 }] };

  test('is the chosen period where the usual term is one of those to choose from', () => {
    expect(chosenTerm({ options, term: { days: 24, unit: 'working' } }, 12)).toEqual({ days: 12, unit: 'working' });
  });

  test('is the service’s term where the periods are something else', () => {
    expect(chosenTerm({ options, term: { days: 22, unit: 'calendar' } }, 12)).toEqual({ days: 22, unit: 'calendar' });
    expect(chosenTerm({ options: { registrationPeriod: [] }, term: { days: 22, unit: 'calendar' } }, 22)).toEqual({
      days: 22,
      unit: 'calendar',
    });
  });
});
