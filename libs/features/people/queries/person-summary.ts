import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { WaitingChatsOf } from '#libs/contracts/chat/chat-queries';
import { OpenLeadsOf } from '#libs/contracts/leads/lead-queries';
import { MailBounceOf } from '#libs/contracts/notifications/mail-bounce-of';
import { type OrderFigures, OrderFiguresOf } from '#libs/contracts/orders/order-queries';
import { type PayoffFigures, PayoffFiguresOf } from '#libs/contracts/payoffs/payoff-queries';
import type { Actor, Role } from '#machines/kernel/people';
import { type MinorUnits, type MoneyText, toText } from '#machines/kernel/money';
import { isStaff } from '#machines/access/person-rights';
import { permits } from '#machines/access/table';
import type { PersonSummaryDto } from '../wire/person-records.dto.js';
import type { ListedPerson } from '../storage/people.js';

type OfCurrency = OrderFigures | PayoffFigures;

const sideOf = (role: Role): OrderFiguresOf['side'] => (isStaff(role) ? 'manager' : role === 'Partner' ? 'partner' : 'client');

const money = <F extends OfCurrency>(figures: readonly F[], amount: (of: F) => MinorUnits): MoneyText[] =>
  figures.map((of) => toText(amount(of), of.currency));

/** Adds figures of a person's orders if the reader may see money, open work of a member of staff, and whether email reaches them. */
@Injectable()
export class PersonSummaries {
  constructor(private readonly queries: QueryBus) {}

  async of({ id, role }: ListedPerson, reader: Actor): Promise<PersonSummaryDto> {
    const orders = await this.queries.execute(new OrderFiguresOf(sideOf(role), id));
    const count = (of: (figures: OrderFigures) => number): number => orders.reduce((sum, figures) => sum + of(figures), 0);
    const mailBounce = await this.queries.execute(new MailBounceOf(id));
    const payments = role === 'Client' && permits(reader, 'payments.read');
    const payoffs = role === 'Partner' && permits(reader, 'payoffs.read') ? await this.queries.execute(new PayoffFiguresOf(id)) : null;
    const ofStaff = isStaff(role);
    return {
      mailBounce,
      waitingChats: ofStaff ? await this.queries.execute(new WaitingChatsOf(id)) : null,
      openLeads: ofStaff ? await this.queries.execute(new OpenLeadsOf(id)) : null,
      orders: count((figures) => figures.orders),
      openOrders: count((figures) => figures.open),
      finishedOrders: count((figures) => figures.finished),
      paid: payments ? money(orders, ({ paid }) => paid) : null,
      outstanding: payments
        ? money(
            orders.filter(({ outstanding }) => outstanding > 0),
            ({ outstanding }) => outstanding,
          )
        : null,
      reward: payoffs && {
        earned: money(payoffs, ({ earned }) => earned),
        paidOut: money(payoffs, ({ paidOut }) => paidOut),
        due: money(
          payoffs.filter(({ due }) => due !== 0),
          ({ due }) => due,
        ),
      },
    };
  }
}
