import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { MailBounceOf } from '#libs/contracts/notifications/mail-bounce-of';
import { type OrderFigures, OrderFiguresOf } from '#libs/contracts/orders/orders-of-people';
import { type PayoffFigures, PayoffFiguresOf } from '#libs/contracts/payoffs/payoff-figures';
import type { Actor } from '#libs/kernel/people';
import { type MinorUnits, type MoneyText, toText } from '#libs/kernel/money';
import { permits } from '#machines/access/table';
import type { PersonSummaryDto } from '../wire/person-records.dto.js';
import type { ListedPerson } from '../storage/people.js';

type OfCurrency = OrderFigures | PayoffFigures;

const money = <F extends OfCurrency>(figures: readonly F[], amount: (of: F) => MinorUnits): MoneyText[] =>
  figures.map((of) => toText(amount(of), of.currency));

/** The figures of a client's or partner's orders, as far as the reader may see money, and whether mail reaches them. */
@Injectable()
export class PersonSummaries {
  constructor(private readonly queries: QueryBus) {}

  async of({ id, role }: ListedPerson, reader: Actor): Promise<PersonSummaryDto> {
    const orders = await this.queries.execute(new OrderFiguresOf(role === 'Partner' ? 'partner' : 'client', id));
    const count = (of: (figures: OrderFigures) => number): number => orders.reduce((sum, figures) => sum + of(figures), 0);
    const mailBounce = await this.queries.execute(new MailBounceOf(id));
    const payments = role === 'Client' && permits(reader, 'payments.read');
    const payoffs = role === 'Partner' && permits(reader, 'payoffs.read') ? await this.queries.execute(new PayoffFiguresOf(id)) : null;
    return {
      mailBounce,
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
