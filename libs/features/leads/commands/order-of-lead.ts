import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { v5 } from 'uuid';
import { ServiceForOrder } from '#libs/contracts/catalogue/catalogue-queries';
import { CallLead, type LeadCall, type LeadOutcome } from '#libs/contracts/leads/call-lead';
import { CallOrder } from '#libs/contracts/orders/order-call';
import { OrderStateById } from '#libs/contracts/orders/order-queries';
import { ClientOfRequest } from '#libs/contracts/people/client-of-request';
import { UnwrittenError } from '#libs/event-log/commands/unwritten-error';
import { type Id, isId, type Language } from '#machines/kernel/ids';
import { homeCountry } from '#machines/kernel/phone';
import { toE164 } from '#machines/kernel/phone-number';
import type { SignedIn } from '#libs/platform/auth/signed-in';
import { invalid, Problem } from '#libs/platform/http/problem';
import { satisfies } from '#libs/platform/http/write-request';
import { refusalNow } from '#machines/lead/rules';
import type { OrderState } from '#machines/order/state';
import { LeadViews } from '../queries/lead-views.js';
import { LeadRows, type StoredLead } from '../storage/lead-rows.js';

const namespace: Id = '9a4b6f0e-3d0c-5c7e-8f0a-52c7a6be1f41';

/** Derived from the lead, so that its order cannot be placed twice. */
export const orderOf = (lead: Id): Id => v5(`order of ${lead}`, namespace);

/** Fields of the client that differ from the visitor's. */
interface ClientGiven {
  email?: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
}

export interface LeadOrder {
  readonly lead: Id;
  readonly order: Record<string, unknown>;
  readonly client: ClientGiven;
  readonly caller: Pick<SignedIn, 'actor' | 'tokenVersion' | 'language'>;
  readonly write: Pick<LeadCall, 'ifMatch' | 'key'> & { correlation: string };
}

@Injectable()
export class LeadOrders {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly rows: LeadRows,
    private readonly views: LeadViews,
  ) {}

  /**
   * Places the order of a lead: finds or invites the client, places the order for them, and wins the lead. The three writes are safe to
   * repeat: a retry finds the client by the mailbox and the order by its id, and continues.
   * @throws Problem 404, 409 and 412 as the lead refuses, 409 emailInUse and clientUnconfirmed, 422 as placing an order refuses
   */
  async create(asked: LeadOrder): Promise<{ outcome: LeadOutcome; order: Id }> {
    const order = orderOf(asked.lead);
    const lead = await this.rows.one(asked.lead);
    if ((await this.orderStateOf(order)) === null) {
      await this.mustBeWinnable(lead, asked);
      await this.mustBeOrderable(asked.order);
      await this.place(asked, order, await this.clientOf(lead, asked));
    }
    const { actor, tokenVersion } = asked.caller;
    const outcome = await this.commands.execute(
      new CallLead({ lead: asked.lead, action: { operation: 'win', order }, actor, tokenVersion, ...asked.write }),
    );
    return { outcome, order };
  }

  /** Refuses a lead that cannot be won, before a client is invited. */
  private async mustBeWinnable({ state }: StoredLead, { caller: { actor, language }, write: { ifMatch } }: LeadOrder): Promise<void> {
    if (!satisfies(ifMatch, state.version)) throw new Problem('staleVersion');
    const refusal = refusalNow(state, 'win', actor);
    if (refusal === null) return;
    throw await this.views.problem(refusal.code, refusal.remedy, language);
  }
  private async mustBeOrderable({ service }: Record<string, unknown>): Promise<void> {
    if (!isId(service)) throw invalid({ field: 'order.service', code: service === undefined ? 'required' : 'mustBeId' });
    const copy = await this.queries.execute(new ServiceForOrder(service));
    if (copy === null) throw invalid({ field: 'order.service', code: 'missingReference' });
    if (copy.conversion === 'unpayable') throw invalid({ field: 'order.service', code: 'notPayable', params: { currency: copy.currency } });
  }
  private async clientOf({ contact, state }: StoredLead, { client, caller }: LeadOrder): Promise<Id> {
    const email = client.email ?? contact.email;
    if (email === null) throw invalid({ field: 'client.email', code: 'leadClientNeeded' });
    const firstName = client.firstName ?? contact.name ?? '';
    const phone = client.phone ?? normalised(contact.phone, state.language);
    const person = { email, firstName, lastName: client.lastName ?? '', phone, language: state.language };
    const { actor, tokenVersion } = caller;
    return (await this.commands.execute(new ClientOfRequest(person, { actor, tokenVersion }))).id;
  }
  private async place({ order: body, caller, write: { correlation } }: LeadOrder, order: Id, client: Id): Promise<void> {
    const call = { name: 'placeOrder', order: null, newOrder: order, body: { ...body, client }, caller, correlation } as const;
    try {
      const placed = await this.commands.execute(new CallOrder(call));
      if (placed.kind === 'refused') throw new Problem(placed.code);
    } catch (fault) {
      if (fault instanceof Problem && fault.status === 422) throw within('order', fault);
      // Somebody was faster with the same lead: their order is the lead's.
      if (!(fault instanceof UnwrittenError && fault.code === 'STREAM_ABSENT' && (await this.orderStateOf(order)) !== null)) throw fault;
    }
  }
  private orderStateOf(order: Id): Promise<OrderState | null> {
    return this.queries.execute(new OrderStateById(order));
  }
}

/** Normalises a phone that was stored before phones were normalised; an invalid one stays as written. */
const normalised = (phone: string | null, language: Language): string | null =>
  phone === null ? null : (toE164(phone, homeCountry(language)) ?? phone);

/** The same refusal with its fields prefixed by the body's member that contains them. */
const within = (member: string, { code, errors }: Problem): Problem =>
  new Problem(code, {
    errors: errors.map((error) => ({ ...error, field: error.field === '' ? member : `${member}.${error.field}` })),
  });
