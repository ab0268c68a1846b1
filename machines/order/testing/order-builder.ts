import type { CommandName, CommandPayloads, OrderActor, OrderCommand } from '../commands.js';
import { decide } from '../decide.js';
import type { Decision } from '../decision.js';
import type { OrderEvent } from '../events.js';
import { fold } from '../evolve.js';
import type { OrderState, OrderTerms, RequiredDocument } from '../state.js';
import { id, people } from './people.js';

const both = (text: string) => ({ ru: text, en: text });
export const textRef = (number: number) => ({ text: id(9000 + number), hash: '0'.repeat(64) });

/** Steps of `terms`: two visible ones, one invisible. */
export const steps = { first: id(101), second: id(102), hidden: id(103) } as const;

/** EUR 1,800.00 in the configuration below, with a prepayment of 30 %: EUR 540.00. */
export const terms: OrderTerms = {
  service: id(50),
  serviceTitle: both('OÜ registration'),
  country: id(51),
  currency: 'EUR',
  roundTo: 1,
  listed: null,
  basePrice: 110_000,
  prepaymentPercent: 3000,
  partnerRewardPercent: 2000,
  termDays: 22,
  termUnit: 'calendar',
  options: {
    employeesAmount: { min: 1, max: 10, price: 10_000 },
    registrationPeriod: [
      { value: 12, title: both('a year'), price: 30_000 },
      { value: 24, title: both('two years'), price: 50_000 },
    ],
    director: [
      { code: 'own', title: both('own'), price: 0 },
      { code: 'nominee', title: both('nominee'), price: 40_000 },
    ],
    directorCompany: [{ code: 'secretary', title: both('secretary'), price: 15_000 }],
    activityAreas: [
      { code: 'trade', title: both('trade'), price: 10_000 },
      { code: 'software', title: both('software'), price: 5_000 },
    ],
  },
  requiredDocuments: [],
  details: [],
  steps: [
    {
      key: 'registry',
      title: both('Registry'),
      steps: [
        { id: steps.first, title: both('Name'), visible: true },
        { id: steps.second, title: both('Entry'), visible: true },
        { id: steps.hidden, title: both('Internal'), visible: false },
      ],
    },
  ],
};

export const configuration = {
  employeesAmount: 2,
  registrationPeriod: 12,
  director: 'own',
  directorCompany: ['secretary'],
  activityAreas: ['trade', 'software'],
};

/** A required document without restrictions of form or validity. */
export const anyForm = { formats: [], validMonths: null, example: null } satisfies Partial<RequiredDocument>;

const start = 1_790_000_000_000_000;
const minute = 60_000_000;

/** A command on the test order, one minute after the previous one if `minutes` counts them. */
export const command = <Name extends CommandName>(
  type: Name,
  actor: OrderActor,
  payload: CommandPayloads[Name],
  minutes = 0,
): OrderCommand => ({ type, order: id(100), actor, at: start + minutes * minute, payload }) as OrderCommand;

/** An order under test: every step calls `decide`, and its events are kept. */
export class OrderUnderTest {
  events: OrderEvent[] = [];
  private minutes = 0;

  private constructor(public state: OrderState) {}

  static placed(change: Partial<OrderTerms> = {}, more: Partial<CommandPayloads['placeOrder']> = {}): OrderUnderTest {
    const payload = { client: people.client.id, terms: { ...terms, ...change }, configuration, ...more };
    const decision = decide(null, command('placeOrder', people.client, payload));
    if (!decision.accepted) throw new Error(`placing was refused: ${decision.refusal.code}`);
    const events = decision.events.map((event) =>
      event.type === 'OrderPlaced' ? { ...event, data: { ...event.data, number: 7 } } : event,
    );
    const order = new OrderUnderTest(fold(events));
    order.events = events;
    return order;
  }

  /** Advances the clock before the next command. */
  advance(minutes: number): this {
    this.minutes += minutes;
    return this;
  }

  /** Submits a command and applies its events; returns the decision. */
  submit<Name extends CommandName>(actor: OrderActor, type: Name, payload: CommandPayloads[Name]): Decision {
    this.minutes += 1;
    const decision = decide(this.state, command(type, actor, payload, this.minutes));
    if (decision.accepted) {
      this.events = [...this.events, ...decision.events];
      this.state = decision.next;
    }
    return decision;
  }

  /** Like `submit`, for a command that has to be accepted. @throws Error with the refusal */
  then<Name extends CommandName>(actor: OrderActor, type: Name, payload: CommandPayloads[Name]): this {
    const decision = this.submit(actor, type, payload);
    if (!decision.accepted) throw new Error(`${type} in ${this.state.value.progress} was refused: ${decision.refusal.code}`);
    return this;
  }
}
