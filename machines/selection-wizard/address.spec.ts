import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { fromQuery, isAmount, toQuery } from './address.js';
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
const company = fc.option(fc.uuid());
const answers = fc.oneof(
  fc.constant(noAnswers),
  fc.record({ country, form, service: fc.constant(null), options: fc.constant(null), company }),
  fc.record({ country, form, service: fc.uuid(), options: fc.option(options), company }),
);
const step = fc.option(fc.constantFrom(...steps));

describe('the address of the wizard', () => {
  it('contains the whole state: what is written is what is read', () => {
    fc.assert(
      fc.property(fc.record({ answers, step }), (place) => {
        expect(fromQuery(toQuery(place))).toEqual(place);
      }),
      runs({ quick: 100 }), // the last of several codes alone: 20 of 20 seeds at 13
    );
  });

  it('is read without an error whatever it contains, and is stable when written again', () => {
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
      runs({ quick: 1_000 }),
    );
  });

  it('takes the country in any case, and a service only together with its country', () => {
    expect(fromQuery('country=eE').answers.country).toBe('EE');
    expect(fromQuery(`service=${serviceIds[0]}`).answers).toEqual(noAnswers);
    expect(fromQuery(`country=ee&service=${serviceIds[0].toUpperCase()}`).answers.service).toBe(serviceIds[0]);
  });

  it('accepts a form that was sent without JavaScript: one parameter per ticked box', () => {
    const sent = `country=ee&service=${serviceIds[0]}&employeesAmount=2&registrationPeriod=10&director=own&activityAreas=it&activityAreas=trade&activityAreas=it`;
    expect(fromQuery(sent).answers.options).toEqual({ ...plain, employeesAmount: 2, activityAreas: ['it', 'trade'] });
  });

  it('has a parameter per answer, and none for questions that are not asked', () => {
    expect(toQuery({ answers: noAnswers, step: null })).toBe('');
    expect(toQuery({ answers: { ...noAnswers, country: 'EE', form: 'ou' }, step: 'form' })).toBe('country=ee&form=ou&step=form');
    const all = { country: 'EE', form: null, service: serviceIds[0], options: { ...plain, activityAreas: ['it'] }, company: null };
    expect(toQuery({ answers: all, step: null })).toBe(
      `country=ee&service=${serviceIds[0]}&employeesAmount=1&registrationPeriod=10&director=own&activityAreas=it`,
    );
  });

  it.each(['e', 'eee', '1ee', 'ee1', ' ee'])('ignores the country %p', (text) => {
    expect(fromQuery(new URLSearchParams({ country: text, form: 'ou' }).toString()).answers).toEqual(noAnswers);
  });

  it.each(['', '!ou', 'ou!', 'OU', 'x'.repeat(61)])('ignores the legal form %p', (text) => {
    expect(fromQuery(new URLSearchParams({ country: 'ee', form: text }).toString()).answers.form).toBeNull();
  });

  it('ignores unknown questions', () => {
    expect([fromQuery('country=ee&step=nonsense').step, fromQuery('country=ee&step=form').step]).toEqual([null, 'form']);
  });

  it.each([
    [0, true],
    [1_000_000, true],
    [1_000_001, false],
    [-1, false],
    [1.5, false],
    [Number.NaN, false],
  ])('can carry whole numbers up to a million: whether %p is carried is %p', (value, carried) => {
    expect(isAmount(value)).toBe(carried);
  });

  it('accepts fifty codes of one kind, none of them empty or longer than the limit', () => {
    const taken = (...codes: string[]) => {
      const named = codes.map((one) => `activityAreas=${one}`).join('&');
      const query = `country=ee&service=${serviceIds[0]}&employeesAmount=0&registrationPeriod=10&director=${'d'.repeat(100)}&${named}`;
      return fromQuery(query).answers.options?.activityAreas;
    };
    expect(taken('', 'it', 'x'.repeat(100), 'x'.repeat(101))).toEqual(['it', 'x'.repeat(100)]);
    expect(taken(...Array.from({ length: 60 }, (_, n) => `a${n}`))).toHaveLength(50);
  });

  it.each([
    ['a number that is none', 'employeesAmount=two&registrationPeriod=10&director=own'],
    ['a negative number', 'employeesAmount=-1&registrationPeriod=10&director=own'],
    ['an absurd number', 'employeesAmount=1000001&registrationPeriod=10&director=own'],
    ['a number beside something else', 'employeesAmount=1e3&registrationPeriod=10&director=own'],
    ['a number in another notation', 'employeesAmount=0x10&registrationPeriod=10&director=own'],
    ['no number', 'registrationPeriod=10&director=own'],
    ['an empty number', 'employeesAmount=&registrationPeriod=10&director=own'],
    ['no period', 'employeesAmount=1&director=own'],
    ['a director who is not named', 'employeesAmount=1&registrationPeriod=10'],
    ['a director with an endless name', `employeesAmount=1&registrationPeriod=10&director=${'x'.repeat(101)}`],
  ])('has no options with %s', (_, query) => {
    expect(fromQuery(`country=ee&service=${serviceIds[0]}&${query}`).answers.options).toBeNull();
  });
});
