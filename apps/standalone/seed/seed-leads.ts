import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import { CallLead, type LeadAction } from '#libs/contracts/leads/call-lead';
import { RegisterLead } from '#libs/contracts/leads/register-lead';
import { seededServiceId } from '#libs/features/catalogue/seed/seed-catalogue';
import { officeDay, slotsOf } from '#libs/features/leads/rules/slots';
import { demoUserId, demoUsers } from '#libs/features/people/seed-users';
import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import { Database } from '#libs/platform/database/database';
import { type LeadStep, type LeadStory, readLeadStories } from './lead-stories.js';

const hour = 3_600_000_000;
const marker = 'demoLeads';

/**
 * Leads of visitors, created once by the commands of forms and sales, with times of the past month, so that each of them replays. After an interrupted start,
 * the next one creates the missing ones.
 * @throws Error if a command is refused, because the story is wrong then; ContentError if the file breaks a rule
 */
export async function seedLeads(app: INestApplicationContext, now: Micros): Promise<void> {
  const database = app.get(Database);
  const seeded = await database.one<{ value: number }>('select value from counters where name = $1', [marker]);
  const seeder = new LeadSeeder(app, database, now);
  const stories = await readLeadStories();
  for (let next = seeded?.value ?? 0; next < stories.length; next += 1) {
    const story = stories[next];
    if (story) await seeder.seed(story);
    await database.query('insert into counters (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value', [
      marker,
      next + 1,
    ]);
  }
}

class LeadSeeder {
  private readonly commands: CommandBus;
  private readonly queries: QueryBus;

  constructor(
    app: INestApplicationContext,
    private readonly database: Database,
    private readonly now: Micros,
  ) {
    this.commands = app.get(CommandBus, { strict: false });
    this.queries = app.get(QueryBus, { strict: false });
  }

  /** Nobody is called about a consultation before its slot. */
  async seed(story: LeadStory): Promise<void> {
    const order = story.client === undefined ? undefined : await this.latestOrder(story.client);
    let at = order === undefined ? this.now - Math.round(story.ago * hour) : order.at - 72 * hour;
    const slot = story.kind === 'consultation' ? await this.slotAfter(at) : null;
    const lead = await this.register(story, slot, at);
    for (const step of story.steps) {
      const ready = step.operation === 'recordCall' && step.outcome !== 'callLater' && slot !== null ? slot : at;
      at = Math.min(Math.max(at + Math.round(step.hours * hour), ready), this.now);
      await this.call(lead, step.who, actionOf(step, at, order?.id ?? null), at);
    }
  }

  private async register(story: LeadStory, slot: Micros | null, at: Micros): Promise<Id> {
    const { kind, language, name, phone = null, email = null, company = null, message = null, country = null, url } = story;
    const service = story.service === undefined || country === null ? null : seededServiceId(country, story.service);
    const { slug = null, utm = {}, timeZone = null } = story;
    const said = { kind, language, name, phone, email, company, message, country, service, url, slug, utm, timeZone };
    const answers = kind === 'steps' ? { ...(country !== null && { country }), ...(service !== null && { service }) } : null;
    const form = { ...said, answers, leadFields: null, orderUrl: null, slot };
    const { lead } = await this.commands.execute(new RegisterLead(form, null, undefined, at));
    if (lead === null) throw new Error(`the request of ${name} was not taken`);
    return lead;
  }

  private async call(lead: Id, who: LeadStep['who'], action: LeadAction, at: Micros): Promise<void> {
    const user = demoUsers.find(({ email }) => email === `${who}@registra.example`);
    if (!user) throw new Error(`no demo account ${who}`);
    const { id, role, department } = user;
    const call = { lead, action, actor: { id, role, department }, tokenVersion: null, version: null, at };
    const outcome = await this.commands.execute(new CallLead(call));
    if (outcome.kind === 'refused') throw new Error(`demo lead: ${who} was refused ${action.operation}: ${outcome.code}`);
  }

  /** The first free slot more than a day and a half later. */
  private async slotAfter(at: Micros): Promise<Micros> {
    const { workingHours } = await this.queries.execute(new ReadSiteSettings());
    const taken = await this.database.query<{ slot: Micros }>('select slot from consultation_slots');
    const from = at + 36 * hour;
    const slots = slotsOf(workingHours, at, officeDay(from, workingHours), 8);
    const free = slots.find((slot) => slot >= from && !taken.some((one) => one.slot === slot));
    if (free === undefined) throw new Error('no half hour is free within a week');
    return free;
  }

  private async latestOrder(client: string): Promise<{ id: Id; at: Micros }> {
    const sql = 'select id, created_at as at from orders where client_id = $1 order by created_at desc limit 1';
    const order = await this.database.one<{ id: Id; at: Micros }>(sql, [demoUserId(client)]);
    if (!order) throw new Error(`the demo client ${client} has no order`);
    return order;
  }
}

function actionOf(step: LeadStep, at: Micros, latest: Id | null): LeadAction {
  const { operation, outcome = 'reached', again, note = null, reason = 'other', order = false, assignee = step.who } = step;
  switch (operation) {
    case 'recordCall':
      return { operation, outcome, callAgainAt: again === undefined ? null : at + Math.round(again * hour), note };
    case 'win':
      return { operation, order: order ? latest : null };
    case 'lose':
      return { operation, reason, note };
    case 'reassign':
      return { operation, assignee: demoUserId(assignee) };
    case 'take':
    case 'reopen':
      return { operation };
  }
}
