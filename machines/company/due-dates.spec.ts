import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { calendarDateOf, microsADay, midnightOf } from '#machines/kernel/time';
import { type DueCompany, type DueDate, dueDatesOf, duePeriods, type DueRule, dueRuleFaults, isDayOfYear } from './due-dates.js';

const company: DueCompany = { country: 'EE', legalForm: 'OÜ', registeredOn: '2024-01-31', yearEnd: '12-31' };
const rule = (parts: Partial<DueRule>): DueRule => ({
  id: 'r',
  country: 'EE',
  legalForm: null,
  anchor: 'registeredOn',
  months: 0,
  days: 0,
  every: 'year',
  ...parts,
});
const dueOn = (of: DueRule, by: DueCompany, from: string, to: string): string[] => dueDatesOf(by, [of], from, to).map((one) => one.dueOn);

test.each(['0000-02-29', '0001-01-01', '9999-12-31'])(
  'given a company registered on %s, when its dates of two years are computed, then those alone are given',
  (registeredOn) => {
    for (const every of duePeriods)
      for (const anchor of ['registeredOn', 'yearEnd', '12-31'])
        for (const days of [-366, 0, 366]) {
          const found = dueOn(rule({ every, anchor, days, months: 60 }), { ...company, registeredOn }, '2026-01-01', '2027-12-31');
          expect(found.filter((day) => day < '2026-01-01' || day > '2027-12-31')).toEqual([]);
          if (registeredOn > '2027') expect(found).toEqual([]);
        }
  },
);

describe('given a rule and a company', () => {
  test.each<[string, Partial<DueRule>, Partial<DueCompany>, string, string, string[]]>([
    ['a year after 31 January', {}, {}, '2024-01-01', '2026-12-31', ['2024-01-31', '2025-01-31', '2026-01-31']],
    ['31 January and a month', { months: 1 }, {}, '2024-01-01', '2026-12-31', ['2024-02-29', '2025-02-28', '2026-02-28']],
    [
      '29 February every year',
      {},
      { registeredOn: '2024-02-29' },
      '2025-01-01',
      '2028-12-31',
      ['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'],
    ],
    [
      'six months after a year that ends in June',
      { anchor: 'yearEnd', months: 6 },
      { yearEnd: '06-30' },
      '2025-01-01',
      '2026-12-31',
      ['2025-12-31', '2026-12-31'],
    ],
    ['a year that ends in February', { anchor: 'yearEnd' }, { yearEnd: '02-28' }, '2027-01-01', '2028-12-31', ['2027-02-28', '2028-02-29']],
    [
      'a year that ends on 29 February',
      { anchor: 'yearEnd', months: 1 },
      { yearEnd: '02-29' },
      '2027-01-01',
      '2028-12-31',
      ['2027-03-31', '2028-03-31'],
    ],
    ['a year that ends within a month', { anchor: 'yearEnd', months: 9 }, { yearEnd: '04-05' }, '2025-01-01', '2025-12-31', ['2025-01-05']],
    [
      'the 20th of the next month',
      { anchor: '01-31', days: 20, every: 'month' },
      {},
      '2024-02-01',
      '2024-04-30',
      ['2024-02-20', '2024-03-20', '2024-04-20'],
    ],
    [
      'a month after each quarter',
      { anchor: '03-31', months: 1, every: 'quarter' },
      {},
      '2024-04-01',
      '2025-01-31',
      ['2024-04-30', '2024-07-31', '2024-10-31', '2025-01-31'],
    ],
    [
      '29 February as a fixed day',
      { anchor: '02-29' },
      {},
      '2025-01-01',
      '2028-12-31',
      ['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'],
    ],
    ['days before its anchor', { anchor: 'yearEnd', days: -30 }, {}, '2024-01-01', '2025-12-31', ['2024-12-01', '2025-12-01']],
    ['once', { months: 3, every: 'once' }, {}, '2020-01-01', '2040-12-31', ['2024-04-30']],
    ['once, at the first of two anchor days', { anchor: '01-30', every: 'once' }, {}, '2020-01-01', '2040-12-31', ['2025-01-30']],
    ['nothing outside of the days that were asked', { every: 'once' }, {}, '2024-02-01', '2024-12-31', []],
    ['nothing before it was registered', { anchor: '01-30', months: 12 }, {}, '2024-01-01', '2026-06-30', ['2026-01-30']],
  ])('%s', (_, parts, facts, from, to, days) => {
    expect(dueOn(rule(parts), { ...company, ...facts }, from, to)).toEqual(days);
  });

  test.each<[string, Partial<DueRule>, Partial<DueCompany>, number]>([
    ['its country', {}, { country: 'GE' }, 0],
    ['its legal form', { legalForm: 'AS' }, {}, 0],
    ['its legal form, written in another case', { legalForm: 'oü ' }, {}, 1],
    ['a form, where the company’s is not known', { legalForm: 'OÜ' }, { legalForm: null }, 0],
    ['every form', {}, { legalForm: null }, 1],
    ['the day of registration that is not known', {}, { registeredOn: null }, 0],
    ['the end of the year that is not known', { anchor: 'yearEnd' }, { yearEnd: null }, 0],
    ['a first day of one that nobody knows', { anchor: '01-30', every: 'once' }, { registeredOn: null }, 0],
    ['a day of every year, whenever it was registered', { anchor: '01-30' }, { registeredOn: null }, 1],
  ])('the rule applies or not by %s', (_, parts, facts, count) => {
    expect(dueOn(rule(parts), { ...company, ...facts }, '2025-01-01', '2025-12-31')).toHaveLength(count);
  });

  test('the due dates are sorted by day, then by rule', () => {
    const rules = [rule({ id: 'b' }), rule({ id: 'a' }), rule({ id: 'c', anchor: '01-02' })];
    expect(dueDatesOf(company, rules, '2025-01-01', '2025-12-31').map((one) => one.rule)).toEqual(['c', 'a', 'b']);
  });
});

describe('a bad rule', () => {
  test.each<[Partial<Record<keyof DueRule, unknown>>, string, string]>([
    [{ anchor: '' }, 'anchor', 'dueAnchorMissing'],
    [{ anchor: 'foundedOn' }, 'anchor', 'dueAnchorMissing'],
    [{ anchor: '1-2' }, 'anchor', 'dueAnchorMissing'],
    [{ anchor: '02-30' }, 'anchor', 'impossibleDay'],
    [{ anchor: '13-01' }, 'anchor', 'impossibleDay'],
    [{ anchor: '00-10' }, 'anchor', 'impossibleDay'],
    [{ months: -1 }, 'months', 'outOfRange'],
    [{ months: 61 }, 'months', 'outOfRange'],
    [{ months: 1.5 }, 'months', 'outOfRange'],
    [{ days: 367 }, 'days', 'outOfRange'],
    [{ days: NaN }, 'days', 'outOfRange'],
    [{ every: 'week' }, 'every', 'notOffered'],
  ])('%p is refused: %s %s', (parts, field, code) => {
    const bad = rule(parts as Partial<DueRule>);
    expect(dueRuleFaults(bad)).toEqual([{ field, code }]);
    expect(() => dueDatesOf(company, [bad], '2025-01-01', '2025-12-31')).toThrow(`due rule r: ${code} of ${field}`);
  });

  test('is refused with all of its faults', () => {
    const faults = dueRuleFaults(rule({ anchor: '', months: 99, days: -999, every: 'day' as 'year' }));
    expect(faults.map(({ field }) => field)).toEqual(['anchor', 'months', 'days', 'every']);
  });
});

const dayNumbers = (from: string, to: string): number => (midnightOf(to) - midnightOf(from)) / microsADay;
const dayAt = (from: string, days: number): string => calendarDateOf(midnightOf(from) + days * microsADay);
const someDay = (from: string, to: string): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max: dayNumbers(from, to) }).map((days) => dayAt(from, days));
/** Ends of months and leap days are as likely as all other days together. */
const corners = ['2020-02-29', '2023-02-28', '2024-01-31', '2024-02-29', '2024-12-31', '2023-01-30', '2021-06-30'];
const registered = fc.oneof(fc.constantFrom(...corners), someDay('2020-01-01', '2025-12-31'));
const ofYear = registered.map((day) => day.slice(5));
const companies = fc.record({ country: fc.constant('EE'), legalForm: fc.constant('OÜ'), registeredOn: registered, yearEnd: ofYear });
const rules = fc.record({
  id: fc.constant('r'),
  country: fc.constant('EE'),
  legalForm: fc.constant(null),
  anchor: fc.oneof(fc.constantFrom('registeredOn', 'yearEnd'), ofYear),
  months: fc.integer({ min: 0, max: 60 }),
  days: fc.oneof(fc.constant(0), fc.integer({ min: -366, max: 366 })),
  every: fc.constantFrom(...duePeriods),
});
const [from, to] = ['2026-01-01', '2075-12-31'];

/** Every day of a calendar from 2019 on, which the reference below goes through one by one. */
const calendar = Array.from({ length: dayNumbers('2019-01-01', '2085-12-31') }, (_, at) => dayAt('2019-01-01', at)).map((day) => {
  const [, month, ofMonth] = day.split('-').map(Number) as [number, number, number];
  return { day, month, ofMonth, isMonthEnd: dayAt(day, 1).endsWith('-01') };
});
const monthEnds = new Set(calendar.filter(({ isMonthEnd }) => isMonthEnd).map(({ day }) => day));
const distance: Record<DueRule['every'], number> = { year: 12, once: 12, quarter: 3, month: 1 };

/** The anchor days by going through the calendar: no arithmetic of months. */
function foundAnchors({ anchor, every }: DueRule, { registeredOn, yearEnd }: DueCompany): string[] {
  const given = { registeredOn: String(registeredOn).slice(5), yearEnd: String(yearEnd) }[anchor] ?? anchor;
  const [month, day] = given.split('-').map(Number) as [number, number];
  const isYearsLast = anchor === 'yearEnd' && (given === '02-28' || monthEnds.has(`2028-${given}`));
  const most = isYearsLast || (given === '02-29' && anchor !== 'registeredOn') ? 31 : day;
  const days = calendar.filter(
    (one) =>
      one.day >= String(registeredOn) &&
      (one.month - month + 12) % distance[every] === 0 &&
      (one.ofMonth === most || (one.isMonthEnd && one.ofMonth < most)),
  );
  return (every === 'once' ? days.slice(0, 1) : days).map((one) => one.day);
}

/** How many months the month of `later` is after that of `day`. */
const monthsAfter = (day: string, later: string): number =>
  (Number(later.slice(0, 4)) - Number(day.slice(0, 4))) * 12 + Number(later.slice(5, 7)) - Number(day.slice(5, 7));

/** Whether `later` is the same day of its month as `day`, or the last of one of the two months is cut to its length. */
const isSameDay = (day: string, later: string): boolean =>
  day.slice(8) === later.slice(8) || (day.slice(8) > later.slice(8) ? monthEnds.has(later) : monthEnds.has(day));

describe('property over 50 years:', () => {
  test('anchor days are those of going through the calendar day by day, none is missed, none is doubled', () => {
    fc.assert(
      fc.property(rules, companies, (one, by) => {
        const found = dueDatesOf(by, [{ ...one, months: 0, days: 0 }], from, to);
        expect(found.map(({ anchorDay }) => anchorDay)).toEqual(foundAnchors(one, by).filter((day) => day >= from && day <= to));
        expect(found.every(({ anchorDay, dueOn: due }) => anchorDay === due)).toBe(true);
      }),
      runs({ quick: 100, full: 5_000 }), // the last of the days is left out: 20 of 20 seeds at 29
    );
  });

  test('each anchor day has one due day, so many months and days later, on the same day of the month or its last', () => {
    fc.assert(
      fc.property(rules, companies, (one, by) => {
        const found = dueDatesOf(by, [one], from, to);
        const counted = found.map(({ anchorDay, dueOn: due }) => [anchorDay, dayAt(due, -one.days)] as const);
        expect(counted.filter(([day, later]) => monthsAfter(day, later) !== one.months || !isSameDay(day, later))).toEqual([]);
        const anchors = new Set(found.map(({ anchorDay }) => anchorDay));
        expect(foundAnchors(one, by).filter((day) => day > '2027-01-02' && day < '2069-12-30' && !anchors.has(day))).toEqual([]);
        const days = found.map(({ dueOn: due }) => due);
        expect([anchors.size, days]).toEqual([found.length, [...new Set(days)].sort()]);
      }),
      runs({ quick: 100, full: 5_000 }),
    );
  });

  test('days that are asked in parts have together what they have as a whole', () => {
    fc.assert(
      fc.property(rules, companies, fc.array(someDay(from, to), { maxLength: 12 }), (one, by, cuts) => {
        const starts = [from, ...[...new Set(cuts)].filter((day) => day > from).sort()];
        const parts = starts.flatMap((start, at) => dueDatesOf(by, [one], start, dayAt(starts[at + 1] ?? dayAt(to, 1), -1)));
        expect(parts).toEqual(dueDatesOf(by, [one], from, to));
      }),
      runs({ quick: 200, full: 20_000 }), // the last of the days is left out: 20 of 20 seeds at 55
    );
  });

  test('a changed anchor leaves what does not depend on it, and one key never has two days', () => {
    fc.assert(
      fc.property(fc.array(rules, { minLength: 1, maxLength: 6 }), companies, registered, ofYear, (some, by, registeredOn, yearEnd) => {
        const all = some.map((one, at) => ({ ...one, id: `r${at}` }));
        const keyOf = (one: DueDate): string => `${one.rule} ${one.anchorDay} ${one.dueOn}`;
        const before = new Set(dueDatesOf(by, all, from, to).map(keyOf));
        const free = new Set(all.filter(({ anchor }) => anchor !== 'yearEnd').map(({ id }) => id));
        const kept = dueDatesOf({ ...by, yearEnd }, all, from, to).filter((one) => free.has(one.rule));
        expect(kept.map(keyOf).filter((key) => !before.has(key))).toEqual([]);
        const after = dueDatesOf({ ...by, registeredOn, yearEnd }, all, from, to);
        expect(new Set(after.map((one) => `${one.rule} ${one.anchorDay}`)).size).toBe(after.length);
      }),
      runs({ quick: 100, full: 10_000 }),
    );
  });

  test('a rule is refused exactly if its anchor is no day that some year has', () => {
    const known = new Set(calendar.map(({ day }) => day.slice(5)));
    const texts = fc
      .tuple(fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 33 }))
      .map((two) => two.map((part) => String(part).padStart(2, '0')).join('-'));
    fc.assert(
      fc.property(texts, (anchor) => {
        expect(isDayOfYear(anchor)).toBe(known.has(anchor));
        expect(dueRuleFaults(rule({ anchor })).map(({ code }) => code)).toEqual(known.has(anchor) ? [] : ['impossibleDay']);
      }),
      runs({ quick: 50, full: 2_000 }),
    );
  });
});
