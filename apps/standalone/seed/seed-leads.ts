import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ReadSiteSettings } from '#libs/contracts/catalogue/site-settings';
import { CallLead, type LeadDeed } from '#libs/contracts/leads/call-lead';
import { RegisterLead } from '#libs/contracts/leads/register-lead';
import { seededServiceId } from '#libs/features/catalogue/seed/seed-catalogue';
import { officeDay, slotsOf } from '#libs/features/leads/rules/slots';
import { demoUserId, demoUsers } from '#libs/features/users/seed-users';
import type { Id } from '#libs/kernel/ids';
import type { Micros } from '#libs/kernel/time';
import { Database } from '#libs/platform/database/database';
import { type LeadPlot, leadPlots, type LeadStep } from './lead-plots.js';

const hour = 3_600_000_000;
const marker = 'demoLeads';

/**
 * The requests of visitors, told once by the commands that forms and sales use, with times of the past month, so that each of them replays. When a start is cut
 * short, the next one tells those that had not begun.
 * @throws Error when a story meets a refusal: the plot is wrong then
 */
export async function seedLeads(app: INestApplicationContext, now: Micros): Promise<void> {
  const database = app.get(Database);
  const told = await database.one<{ value: number }>('select value from counters where name = $1', [marker]);
  const teller = new LeadTeller(app, database, now);
  for (let next = told?.value ?? 0; next < leadPlots.length; next += 1) {
    const plot = leadPlots[next];
    if (plot) await teller.tell(plot);
    await database.query('insert into counters (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value', [
      marker,
      next + 1,
    ]);
  }
}

class LeadTeller {
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

  /** Nobody is called about a consultation before its hour. */
  async tell(plot: LeadPlot): Promise<void> {
    const order = plot.client === undefined ? undefined : await this.latestOrder(plot.client);
    let at = order === undefined ? this.now - Math.round(plot.ago * hour) : order.at - 72 * hour;
    const slot = plot.kind === 'consultation' ? await this.slotAfter(at) : null;
    const lead = await this.register(plot, slot, at);
    for (const { hours, who, deed } of plot.steps) {
      const ready = deed.operation === 'call' && slot !== null ? slot : at;
      at = Math.min(Math.max(at + Math.round(hours * hour), ready), this.now);
      await this.call(lead, who, deedOf(deed, at, order?.id ?? null), at);
    }
  }

  private async register(plot: LeadPlot, slot: Micros | null, at: Micros): Promise<Id> {
    const { kind, language, name, phone, email = null, company = null, message = null, country = null, url } = plot;
    const service = plot.service === undefined || country === null ? null : seededServiceId(country, plot.service);
    const { slug = null, utm = {}, timeZone = null } = plot;
    const said = { kind, language, name, phone, email, company, message, country, service, url, slug, utm, timeZone };
    const answers = kind === 'steps' ? { ...(country !== null && { country }), ...(service !== null && { service }) } : null;
    const form = { ...said, answers, leadFields: null, orderUrl: null, slot };
    const { lead } = await this.commands.execute(new RegisterLead(form, null, undefined, at));
    if (lead === null) throw new Error(`the request of ${name} was not taken`);
    return lead;
  }

  private async call(lead: Id, who: LeadStep['who'], deed: LeadDeed, at: Micros): Promise<void> {
    const user = demoUsers.find(({ email }) => email === `${who}@registra.example`);
    if (!user) throw new Error(`no demo account ${who}`);
    const { id, role, department } = user;
    const call = { lead, deed, actor: { id, role, department }, tokenVersion: null, version: null, at };
    const outcome = await this.commands.execute(new CallLead(call));
    if (outcome.kind === 'refused') throw new Error(`demo lead: ${who} was refused ${deed.operation}: ${outcome.code}`);
  }

  /** The first free half hour more than a day and a half later. */
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

function deedOf(deed: LeadStep['deed'], at: Micros, order: Id | null): LeadDeed {
  switch (deed.operation) {
    case 'call':
      return { operation: 'recordCall', outcome: deed.outcome, callAgainAt: null, note: deed.note ?? null };
    case 'callLater':
      return { operation: 'recordCall', outcome: 'callLater', callAgainAt: at + Math.round(deed.again * hour), note: deed.note ?? null };
    case 'win':
      return { operation: 'win', order: deed.order ? order : null };
    case 'handTo':
      return { operation: 'reassign', assignee: demoUserId(deed.whom) };
    case 'take':
    case 'lose':
    case 'reopen':
    case 'erase':
      return deed;
  }
}
