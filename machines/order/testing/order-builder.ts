import type { CommandName, CommandPayloads, OrderActor, OrderCommand } from '../commands.js';
import { decide } from '../decide.js';
import type { Decision } from '../decision.js';
import type { OrderEvent } from '../events.js';
import { fold } from '../evolve.js';
import type { OrderState, OrderTerms, RequiredDocument } from '../state.js';
import { id, people } from './people.js';

const both = (text: string) => ({ ru: text, en: text });
export const textRef = (number: number) => ({ text: id(9000 + number), hash: '0'.repeat(64) });

/** The steps of `terms`: two that people see, one that they do not. */
export const steps = { first: id(101), second: id(102), hidden: id(103) } as const;

/** EUR 1,800.00 as configured below, 30 % of it in advance: EUR 540.00. */
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

/** Of a required document that is taken in any form, however long it is valid. */
export const anyForm = { formats: [], validMonths: null, example: null } satisfies Partial<RequiredDocument>;

const start = 1_790_000_000_000_000;
const minute = 60_000_000;

/** A command about the order of these tests, a minute after the one before when `minutes` counts them. */
export const command = <Name extends CommandName>(
  type: Name,
  actor: OrderActor,
  payload: CommandPayloads[Name],
  minutes = 0,
): OrderCommand => ({ type, order: id(100), actor, at: start + minutes * minute, payload }) as OrderCommand;

/** An order under test: every step goes through `decide`, and what was told is kept. */
export class OrderUnderTest {
  events: OrderEvent[] = [];
  private minutes = 0;

  private constructor(public state: OrderState) {}

  static placed(change: Partial<OrderTerms> = {}): OrderUnderTest {
    const payload = { client: people.client.id, terms: { ...terms, ...change }, configuration };
    const decision = decide(null, command('placeOrder', people.client, payload));
    if (!decision.accepted) throw new Error(`placing was refused: ${decision.refusal.code}`);
    const events = decision.events.map((event) =>
      event.type === 'OrderPlaced' ? { ...event, data: { ...event.data, number: 7 } } : event,
    );
    const order = new OrderUnderTest(fold(events));
    order.events = events;
    return order;
  }

  /** Lets time pass before the next command. */
  advance(minutes: number): this {
    this.minutes += minutes;
    return this;
  }

  /** Submits a command and keeps what it did; the decision tells whether it was accepted. */
  submit<Name extends CommandName>(actor: OrderActor, type: Name, payload: CommandPayloads[Name]): Decision {
    this.minutes += 1;
    const decision = decide(this.state, command(type, actor, payload, this.minutes));
    if (decision.accepted) {
      this.events = [...this.events, ...decision.events];
      this.state = decision.next;
    }
    return decision;
  }

  /** As `submit`, of a command that the test's story needs accepted. @throws Error naming the refusal */
  then<Name extends CommandName>(actor: OrderActor, type: Name, payload: CommandPayloads[Name]): this {
    const decision = this.submit(actor, type, payload);
    if (!decision.accepted) throw new Error(`${type} in ${this.state.value.progress} was refused: ${decision.refusal.code}`);
    return this;
  }
}
