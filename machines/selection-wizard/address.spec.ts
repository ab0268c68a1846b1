import fc from 'fast-check';
import { fromQuery, toQuery } from './address.js';
import { noAnswers, steps } from './answers.js';
import { plain, serviceIds } from './testing/catalogue.js';

const code = fc.string({ minLength: 1, maxLength: 100 });
const codes = fc.uniqueArray(code, { maxLength: 50 });
const number = fc.integer({ min: 0, max: 1_000_000 });
const options = fc.record({
  employeesAmount: number,
  registrationPeriod: number,
  director: code,
  directorCompany: codes,
  activityAreas: codes,
});
const country = fc.stringMatching(/^[A-Z]{2}$/);
const form = fc.option(fc.stringMatching(/^[a-z0-9-]{1,60}$/));
const answers = fc.oneof(
  fc.constant(noAnswers),
  fc.record({ country, form, service: fc.constant(null), options: fc.constant(null) }),
  fc.record({ country, form, service: fc.uuid(), options: fc.option(options) }),
);
const step = fc.option(fc.constantFrom(...steps));

describe('the address of the wizard', () => {
  it('says everything there is to say: what was written is what is read', () => {
    fc.assert(
      fc.property(fc.record({ answers, step }), (place) => {
        expect(fromQuery(toQuery(place))).toEqual(place);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is read without a fault whatever stands in it, and then says the same again', () => {
    const name = fc.constantFrom(
      'country',
      'form',
      'service',
      'employeesAmount',
      'registrationPeriod',
      'director',
      'activityAreas',
      'step',
    );
    const value = fc.oneof(fc.string(), fc.constantFrom('ee', 'ou', serviceIds[0], '1', '-1', '1e3', '0x10', '99999999', 'own', 'check'));
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 20 }), (pairs) => {
        const place = fromQuery(new URLSearchParams(pairs).toString());
        expect(fromQuery(toQuery(place))).toEqual(place);
      }),
      { numRuns: 1_000 },
    );
  });

  it('takes the country in any case, and a service only together with its country', () => {
    expect(fromQuery('country=eE').answers.country).toBe('EE');
    expect(fromQuery(`service=${serviceIds[0]}`).answers).toEqual(noAnswers);
    expect(fromQuery(`country=ee&service=${serviceIds[0].toUpperCase()}`).answers.service).toBe(serviceIds[0]);
  });

  it('takes what a form sends without JavaScript: each ticked box by itself', () => {
    const sent = `country=ee&service=${serviceIds[0]}&employeesAmount=2&registrationPeriod=10&director=own&activityAreas=it&activityAreas=trade&activityAreas=it`;
    expect(fromQuery(sent).answers.options).toEqual({ ...plain, employeesAmount: 2, activityAreas: ['it', 'trade'] });
  });

  it.each([
    ['a number that is none', 'employeesAmount=two&registrationPeriod=10&director=own'],
    ['a negative number', 'employeesAmount=-1&registrationPeriod=10&director=own'],
    ['an absurd number', 'employeesAmount=1000001&registrationPeriod=10&director=own'],
    ['a director who is not named', 'employeesAmount=1&registrationPeriod=10'],
    ['a director with an endless name', `employeesAmount=1&registrationPeriod=10&director=${'x'.repeat(101)}`],
  ])('answers nothing about options with %s', (_, query) => {
    expect(fromQuery(`country=ee&service=${serviceIds[0]}&${query}`).answers.options).toBeNull();
  });
});
