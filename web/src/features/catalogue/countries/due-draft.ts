import type { Bilingual, Language } from '#machines/kernel/ids';
import type { Currency, MoneyText } from '#machines/kernel/money';
import { isDayOfYear, mostDueDays, mostDueMonths } from '#machines/company/due-dates';
import { typedMoney, wireMoney } from '../amounts.js';
import { type Line, linesOf } from '../editor/draft-path.js';
import type { Faults } from '../editor/faults.js';
import type { Typed } from '../editor/plain-draft.js';
import type { DueRule, DueRuleBody } from '../wire.js';

/**
 * A due rule in the form. `anchor`: `day` for a fixed day, which a separate field has; `cost.amount`, `legalForm` and `service` may be
 * empty.
 */
export type DueRuleLine = Line<{
  _id: string;
  legalForm: string;
  title: Bilingual;
  text: Bilingual;
  kind: DueRule['kind'];
  anchor: 'registeredOn' | 'yearEnd' | 'day';
  day: string;
  months: Typed;
  days: Typed;
  every: DueRule['every'];
  leadDays: Typed;
  cost: MoneyText;
  fine: Bilingual;
  service: string;
  source: string;
  isSample: boolean;
}>;

const isOfCompany = (anchor: string): anchor is 'registeredOn' | 'yearEnd' => anchor === 'registeredOn' || anchor === 'yearEnd';

export const blankDueRule = (currency: Currency): Omit<DueRuleLine, 'uid'> => ({
  _id: '',
  legalForm: '',
  title: { ru: '', en: '' },
  text: { ru: '', en: '' },
  kind: 'report',
  anchor: 'yearEnd',
  day: '',
  months: 0,
  days: 0,
  every: 'year',
  leadDays: 30,
  cost: { amount: '', currency },
  fine: { ru: '', en: '' },
  service: '',
  source: '',
  isSample: false,
});

export const dueDraft = (rules: readonly DueRule[], currency: Currency, language: Language): DueRuleLine[] =>
  linesOf(
    rules.map(({ anchor, legalForm, cost, service, ...rest }) => ({
      ...rest,
      legalForm: legalForm ?? '',
      anchor: isOfCompany(anchor) ? anchor : 'day',
      day: isOfCompany(anchor) ? '' : anchor,
      cost: cost ? typedMoney(cost, language) : { amount: '', currency },
      service: service ?? '',
    })),
  );

export const dueBody = (lines: readonly DueRuleLine[], language: Language): DueRuleBody[] =>
  lines.map(({ uid: _, _id, anchor, day, legalForm, months, days, leadDays, cost, service, ...rest }) => ({
    ...rest,
    ...(_id !== '' && { _id }),
    anchor: anchor === 'day' ? day.trim() : anchor,
    legalForm: legalForm || null,
    months: Number(months),
    days: Number(days),
    leadDays: Number(leadDays),
    cost: cost.amount.trim() === '' ? null : wireMoney(cost, cost.currency, language),
    service: service || null,
  }));

export function checkDue(faults: Faults, lines: readonly DueRuleLine[]): void {
  lines.forEach(({ title, anchor, day, months, days, leadDays, cost, source }, index) => {
    const at = `dueRules.${index}`;
    faults.both(title, `${at}.title`).when(source.trim() === '', `${at}.source`, 'required');
    faults.when(anchor === 'day' && !isDayOfYear(day.trim()), `${at}.day`, 'dayOfYear');
    faults.whole(months, [0, mostDueMonths], `${at}.months`, 'range').whole(days, [-mostDueDays, mostDueDays], `${at}.days`, 'range');
    faults.whole(leadDays, [0, mostDueDays], `${at}.leadDays`, 'range');
    if (cost.amount.trim() !== '') faults.amount(cost.amount, cost.currency, `${at}.cost`);
  });
}
