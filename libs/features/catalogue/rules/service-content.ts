import { isDeepStrictEqual } from 'node:util';
import { v7 } from 'uuid';
import type { MandatoryPayment, ServiceCopy } from '#libs/contracts/catalogue/service-copy';
import type { Bilingual, Id } from '#machines/kernel/ids';
import type { TermUnit } from '#machines/kernel/time';
import { type Currency, fromText, maxAmount, type MinorUnits, type MoneyText, roundingOf } from '#machines/kernel/money';
import type { FieldFault } from '#libs/platform/http/problem';
import type {
  ChoiceKind,
  CodedChoiceView,
  MandatoryPaymentView,
  ServiceDocument,
  ServiceOptionsView,
} from '#machines/catalogue/public-view';
import type { StoredFields, WrittenFields } from '#machines/catalogue/fields';
import { type ServiceFields, serviceFields } from '#machines/catalogue/service-schema';
import { documentFormats, type OptionPrices, type PricedCode } from '#machines/order/state';
import { storedFields } from './plain-fields.js';
import { tidyProse, tidyTitle } from './bilingual.js';

/** The stored fields of a service that people edit: minor units, basis points. */
export interface ServiceContent
  extends
    StoredFields<ServiceFields>,
    Pick<ServiceCopy, 'price' | 'currency' | 'termDays' | 'termUnit' | 'mandatoryPayments' | 'options' | 'requiredDocuments' | 'steps'> {
  country: Id;
  type: Id;
}

/** An omitted title stands for the choice's own. */
type WrittenCode = Omit<CodedChoiceView, 'title'> & { title?: Bilingual };
type CodedOption = 'director' | 'directorCompany' | 'activityAreas';

/** Formats, validity, example and form are optional. */
export type WrittenDocument = Pick<ServiceDocument, 'kind' | 'title'> & Partial<ServiceDocument>;

/** A validated body: each field is within its limits. */
export interface WrittenService extends WrittenFields<ServiceFields> {
  country: Id;
  type: Id;
  price: MoneyText;
  /** calendar days if the unit is omitted */
  term: { days: number; unit?: TermUnit };
  mandatoryPayments: MandatoryPaymentView[];
  options: Omit<ServiceOptionsView, CodedOption> & Record<CodedOption, WrittenCode[]>;
  requiredDocuments: WrittenDocument[];
  steps: ReadonlyMap<string, { title: Bilingual; steps: { _id?: Id; title: Bilingual; isVisible: boolean }[] }>;
}

/** Objects that a service may refer to. */
export interface Offered {
  currencies: readonly Currency[];
  /** titles of the choices that are not archived, by kind and code */
  choices: Readonly<Record<ChoiceKind, ReadonlyMap<string, Bilingual>>>;
}

/**
 * Converts a body and returns contradictory fields and unknown references as faults. `present`: the stored service; what it offers may
 * stay.
 */
export function contentOf(
  written: WrittenService,
  offered: Offered,
  present: ServiceContent | null,
): { content: ServiceContent; faults: FieldFault[] } {
  const reading = new Reading(written, offered, present);
  return { content: reading.content(), faults: reading.faults };
}

export function changedFields(before: ServiceContent, after: ServiceContent): string[] {
  const names: Partial<Record<keyof ServiceContent, string>> = { termDays: 'term', termUnit: 'term', currency: 'price' };
  const changed = (Object.keys(after) as (keyof ServiceContent)[]).filter((field) => !isDeepStrictEqual(before[field], after[field]));
  return [...new Set(changed.map((field) => names[field] ?? field))].sort();
}

/** The fields of a service that affect payments. */
export const termsOf = ({ price, currency, prepaymentPercent, partnerReward }: ServiceContent) => ({
  price: { amount: price, currency },
  prepaymentPercent,
  partnerReward,
});

/** The largest amount of any configuration; infinite if it exceeds what can be counted. */
function mostExpensive(price: MinorUnits, { employeesAmount, registrationPeriod, ...coded }: OptionPrices): number {
  const most = (options: readonly { price: MinorUnits }[]): number => Math.max(0, ...options.map((option) => option.price));
  const all = (options: readonly { price: MinorUnits }[]): number => options.reduce((total, option) => total + option.price, 0);
  const employees = employeesAmount.price * Math.max(0, employeesAmount.max - employeesAmount.min);
  return price + employees + most(registrationPeriod) + most(coded.director) + all(coded.directorCompany) + all(coded.activityAreas);
}

class Reading {
  readonly faults: FieldFault[] = [];

  constructor(
    private readonly written: WrittenService,
    private readonly offered: Offered,
    private readonly present: ServiceContent | null,
  ) {}

  content(): ServiceContent {
    const { written } = this;
    const options = this.options();
    const price = this.price(written.price, 'price', written.price.currency);
    this.unless(this.knowsCurrency(written.price.currency), 'price.currency', 'notOffered');
    this.unless(mostExpensive(price, options) <= maxAmount, 'price.amount', 'totalTooLarge');
    return {
      country: written.country,
      type: written.type,
      ...storedFields(serviceFields, written),
      price,
      currency: written.price.currency,
      termDays: written.term.days,
      termUnit: written.term.unit ?? 'calendar',
      mandatoryPayments: written.mandatoryPayments.map((payment, i) => this.payment(payment, `mandatoryPayments.${i}`)),
      options,
      requiredDocuments: written.requiredDocuments.map(documentOf),
      steps: this.steps(),
    };
  }

  private unless(fine: boolean, field: string, code: string): void {
    if (!fine) this.faults.push({ field, code });
  }

  private knowsCurrency(currency: Currency): boolean {
    const stays = this.present && [this.present.currency, ...this.present.mandatoryPayments.map((payment) => payment.currency)];
    return this.offered.currencies.includes(currency) || (stays?.includes(currency) ?? false);
  }

  /** Reports a currency other than the service's; the validators have checked the digits. */
  private amount(money: MoneyText, field: string, currency: Currency): MinorUnits {
    this.unless(money.currency === currency, `${field}.currency`, 'notOffered');
    return fromText(money.amount, money.currency) ?? 0;
  }

  /** Requires a whole amount in currencies without minor units. */
  private price(money: MoneyText, field: string, currency: Currency): MinorUnits {
    const amount = this.amount(money, field, currency);
    this.unless(amount % roundingOf(currency) === 0, `${field}.amount`, 'mustBeWhole');
    return amount;
  }

  private payment({ title, amount, period }: WrittenService['mandatoryPayments'][number], field: string): MandatoryPayment {
    this.unless(this.knowsCurrency(amount.currency), `${field}.amount.currency`, 'notOffered');
    const { currency } = amount;
    return { title: tidyTitle(title), amount: this.amount(amount, `${field}.amount`, currency), currency, period };
  }

  private options(): OptionPrices {
    const { options, price } = this.written;
    const { employeesAmount, registrationPeriod } = options;
    const priced = (money: MoneyText, field: string): MinorUnits => this.price(money, `options.${field}.price`, price.currency);
    this.unless(employeesAmount.min <= employeesAmount.max, 'options.employeesAmount.max', 'badRange');
    return {
      employeesAmount: {
        min: employeesAmount.min,
        max: employeesAmount.max,
        price: priced(employeesAmount.price, 'employeesAmount'),
      },
      registrationPeriod: registrationPeriod.map((period, i) => ({
        value: period.value,
        title: tidyTitle(period.title),
        price: priced(period.price, `registrationPeriod.${i}`),
      })),
      director: this.coded('director', 'director', priced),
      directorCompany: this.coded('directorCompany', 'directorCompany', priced),
      activityAreas: this.coded('activityAreas', 'activityArea', priced),
    };
  }

  private coded(name: CodedOption, kind: ChoiceKind, priced: (money: MoneyText, field: string) => MinorUnits): PricedCode[] {
    const stays = new Map(this.present?.options[name].map(({ code, title }) => [code, title]));
    return this.written.options[name].map(({ code, title, price }, i) => {
      const known = this.offered.choices[kind].get(code) ?? stays.get(code);
      this.unless(known !== undefined, `options.${name}.${i}.code`, 'notOffered');
      return { code, title: tidyTitle(title ?? known ?? { ru: '', en: '' }), price: priced(price, `${name}.${i}`) };
    });
  }

  /** A step keeps its id across edits; unknown ids are ignored. */
  private steps(): ServiceContent['steps'] {
    const free = new Set(this.present?.steps.flatMap(({ steps }) => steps.map(({ id }) => id)));
    return [...this.written.steps].map(([key, { title, steps }]) => ({
      key,
      title: tidyTitle(title),
      steps: steps.map((step, i) => {
        const id = step._id?.toLowerCase();
        if (id !== undefined) this.unless(free.delete(id), `steps.${key}.steps.${i}._id`, 'missingReference');
        return { id: id ?? v7(), title: tidyTitle(step.title), visible: step.isVisible };
      }),
    }));
  }
}

const documentOf = ({ kind, title, note, formats = [], validMonths = null, example, form }: WrittenDocument): ServiceDocument => ({
  kind,
  title: tidyTitle(title),
  note: noteOf(note),
  formats: documentFormats.filter((format) => formats.includes(format)),
  validMonths,
  example: example?.toLowerCase() ?? null,
  form: form?.toLowerCase() ?? null,
});

function noteOf(note: Bilingual | null | undefined): Bilingual | null {
  if (note === null || note === undefined) return null;
  const tidy = tidyProse(note);
  return tidy.ru === '' && tidy.en === '' ? null : tidy;
}
