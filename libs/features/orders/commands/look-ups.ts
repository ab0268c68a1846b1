import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type OrderableService, RateOf, ReadSiteSettings, ServiceForOrder } from '#libs/contracts/catalogue/catalogue-queries';
import type { FileType } from '#libs/kernel/uploads';
import { FileForAttaching } from '#libs/contracts/documents/files';
import type { OrderCall } from '#libs/contracts/orders/order-call';
import { PeopleByIds, type Person } from '#libs/contracts/people/people-by-ids';
import type { Id } from '#libs/kernel/ids';
import { convertedTo } from '#libs/kernel/exchange';
import { type Currency, digitsOf, type MinorUnits } from '#libs/kernel/money';
import { dayIn } from '#libs/kernel/time';
import { Config } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';

/** What commands ask of other features before the order is decided on. */
@Injectable()
export class LookUps {
  constructor(
    private readonly queries: QueryBus,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /** A service that can be ordered, or null. */
  service(id: Id): Promise<Readonly<OrderableService> | null> {
    return this.queries.execute(new ServiceForOrder(id));
  }

  /** The calendar day that it is at the office, now or at the time that a call brings with it. */
  async officeDay({ at }: Pick<OrderCall, 'at'>): Promise<string> {
    const { workingHours } = await this.queries.execute(new ReadSiteSettings());
    return dayIn(at === undefined ? new Date() : new Date(at / 1000), workingHours.timeZone);
  }

  /** How much of a balance staff without the right to refund may waive, in a currency; 0 if its worth is unknown. */
  async waiverLimit(currency: Currency): Promise<MinorUnits> {
    const rate = await this.queries.execute(new RateOf(currency));
    const limit = this.config.quotas.waiverLimit * 10 ** digitsOf('EUR');
    return (rate && convertedTo(limit, 'EUR', currency, { [currency]: rate.perEuro })) ?? 0;
  }

  /** Somebody active, or undefined. */
  async person(id: Id): Promise<Person | undefined> {
    const person = (await this.queries.execute(new PeopleByIds([id]))).get(id);
    return person?.active === true ? person : undefined;
  }

  /** The type of a file that `uploader` may attach to the order now, else null: an upload by the same person, once per order; it may serve several orders. */
  async attachable(file: Id, uploader: Id, order: Id | null): Promise<FileType | null> {
    const [facts, here] = await Promise.all([
      this.queries.execute(new FileForAttaching(file, uploader, true)),
      this.database.one('select from order_files where file_id = $1 and order_id = $2', [file, order], 'file_of_order'),
    ]);
    return here === undefined ? (facts?.type ?? null) : null;
  }
}
