import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { v5 } from 'uuid';
import { ServiceForOrder } from '#libs/contracts/catalogue/catalogue-queries';
import { CallOrder } from '#libs/contracts/orders/order-call';
import { CompanyCommands } from '#libs/features/companies/company-commands';
import type { CompanyFactsBody } from '#libs/features/companies/company-bodies.dto';
import { seededCountryId, seededServiceId } from '#libs/features/catalogue/seed/seed-catalogue';
import { demoUserId, demoUsers } from '#libs/features/people/seed-users';
import type { StreamCall } from '#libs/contracts/commands/outcome';
import { Database } from '#libs/platform/database/database';
import type { Id } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { currentTerms } from '#machines/catalogue/published-terms';
import { calendarDateOf, type Micros, microsADay } from '#machines/kernel/time';
import type { OrderState } from '#machines/order/state';
import { storyOf } from './story.js';
import type { PersonCall } from './story-calls.js';
import { texts } from './texts/all.js';

const namespace: Id = '0b7a9a55-53a5-5c3e-8c0f-6a0f0d4b2f18';
const hour = 3_600_000_000;
const staff = 'client-service-manager';

interface CompanyStory {
  client: string;
  country: string;
  facts: CompanyFactsBody;
  /** the service of an order for it that is under way */
  renewal?: string;
}

/** The confirmation statement of a company is due 13 days after its day of registration: it was registered four years before the day that makes it due in 20. */
function registeredForStatement(now: Micros): string {
  const [year, ...day] = calendarDateOf(now + (20 - 13) * microsADay).split('-');
  return [Number(year) - 4, ...day].join('-');
}

/** Companies that clients of the demo had before they came, with what is known of them. */
const storiesAt = (now: Micros): readonly CompanyStory[] => [
  {
    client: 'client',
    country: 'EE',
    renewal: 'accounting',
    facts: {
      name: 'Whitfield Trading OÜ',
      registerNumber: '14820773',
      legalForm: 'OÜ',
      address: 'Narva mnt 5, 10117 Tallinn',
      registeredOn: '2021-03-15',
      yearEnd: '12-31',
      vatNumber: 'EE102345678',
      taxNumber: '14820773',
      officers: [{ name: 'Hannah Whitfield', post: 'Member of the management board' }],
      owners: [
        { name: 'Hannah Whitfield', kind: 'person', share: 60 },
        { name: 'Paul Novak', kind: 'person', share: 40 },
      ],
      beneficialOwners: [
        { name: 'Hannah Whitfield', share: 60 },
        { name: 'Paul Novak', share: 40 },
      ],
    },
  },
  {
    client: 'client2',
    country: 'GB',
    facts: {
      name: 'Lunina Design Ltd',
      registerNumber: '09876543',
      legalForm: 'Ltd',
      address: '12 Great Eastern Street, London EC2A 3NT',
      registeredOn: registeredForStatement(now),
      yearEnd: '03-31',
      taxNumber: '8765432109',
      officers: [{ name: 'Vera Lunina', post: 'Director' }],
      owners: [{ name: 'Vera Lunina', kind: 'person', share: 100 }],
      beneficialOwners: [{ name: 'Vera Lunina', share: 100 }],
    },
  },
];

function actorOf(account: string): Actor {
  const { role, department } = demoUsers.find(({ email }) => email === `${account}@registra.example`) ?? {};
  if (role === undefined) throw new Error(`there is no demo account ${account}`);
  return { id: demoUserId(account), role, department: department ?? null };
}

/** Enters and checks the companies by the commands that pages use. Keys follow from the story, so a seeding that was interrupted repeats nothing. @throws Error if one is refused */
export async function seedCompanies(app: INestApplicationContext, now: Micros): Promise<void> {
  const commands = app.get(CompanyCommands, { strict: false });
  const call = (account: string, key: string, at: Micros): StreamCall => ({
    actor: actorOf(account),
    tokenVersion: null,
    at,
    key: { key: v5(key, namespace), requestHash: '0'.repeat(64) },
  });
  for (const { client, country, facts, renewal } of storiesAt(now)) {
    const entered = await commands.enter({ ...facts, country: seededCountryId(country) }, call(client, `enter ${client}`, now - 48 * hour));
    if (entered.kind === 'refused' && entered.code === 'companyExists') continue;
    if (entered.kind === 'refused') throw new Error(`the company of ${client} is refused: ${entered.code}`);
    if (entered.state.status === 'unverified') await commands.verify(entered.state.id, call(staff, `verify ${client}`, now - 24 * hour));
    if (renewal !== undefined) await renew(app, { client, country, service: renewal, company: entered.state.id }, now - 20 * hour);
  }
}

/** Places an order for a company without orders and plays it until it is paid and worked on. @throws Error if a command is refused */
async function renew(
  app: INestApplicationContext,
  { client, country, service: name, company }: { client: string; country: string; service: string; company: Id },
  from: Micros,
): Promise<void> {
  if (await app.get(Database).one('select from company_orders where company_id = $1', [company])) return;
  const [queries, commands] = [app.get(QueryBus, { strict: false }), app.get(CommandBus, { strict: false })];
  const { options } = (await queries.execute(new ServiceForOrder(seededServiceId(country, name)))) ?? {};
  let at = from;
  const ask = async ({ who, name: call, body, part }: PersonCall, order: Id | null): Promise<OrderState> => {
    const caller = { actor: actorOf(who), tokenVersion: null, language: 'en' as const };
    at += hour;
    const outcome = await commands.execute(new CallOrder({ name: call, order, body, caller, at, ...(part !== undefined && { part }) }));
    if (outcome.kind === 'accepted') return outcome.state;
    throw new Error(`${who} was refused ${call} of an order for ${company}: ${outcome.code}`);
  };
  const body = {
    service: seededServiceId(country, name),
    country: seededCountryId(country),
    company,
    buyer: 'company',
    employeesAmount: options?.employeesAmount.min,
    director: options?.director[0]?.code,
    directorCompany: [],
    activityAreas: [],
    registrationPeriod: options?.registrationPeriod[0]?.value,
    terms: currentTerms.version,
    startEarly: true,
  };
  let state = await ask({ who: client, name: 'placeOrder', body }, null);
  const actors = { client, partner: 'partner', manager: staff, language: 'en', texts: texts.en } as const;
  const story = storyOf(state, { until: 'orderConfirmedAndPayed' }, actors);
  for (let next = story.next(); !next.done; next = story.next(state)) state = await ask(next.value as PersonCall, state.id);
}
