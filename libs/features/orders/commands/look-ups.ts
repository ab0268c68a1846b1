import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CountryNames, type OrderableService, ReadSiteSettings, ServiceForOrder } from '#libs/contracts/catalogue/catalogue-queries';
import type { FileType } from '#machines/kernel/uploads';
import { ClientOfCompany } from '#libs/contracts/companies/company-queries';
import { FileForAttaching } from '#libs/contracts/documents/files';
import type { OrderCall } from '#libs/contracts/orders/order-call';
import { PeopleByIds, type Person } from '#libs/contracts/people/people-by-ids';
import type { Id } from '#machines/kernel/ids';
import { Config } from '#libs/platform/config/config';
import type { Buyer, WithdrawalTerms } from '#machines/order/state';
import { withdrawalTermsOf } from '#machines/order/withdrawal';
import { Database } from '#libs/platform/database/database';
import { MoneyLimits, officeDay } from './money-limits.js';

/** Queries to other features before the order is decided on. */
@Injectable()
export class LookUps {
  constructor(
    private readonly queries: QueryBus,
    private readonly database: Database,
    readonly limits: MoneyLimits,
    private readonly config: Config,
  ) {}

  /** A service that can be ordered, or null. */
  service(id: Id): Promise<Readonly<OrderableService> | null> {
    return this.queries.execute(new ServiceForOrder(id));
  }

  /** The calendar day that it is at the office, now or at the time that a call brings with it. */
  officeDay(call: Pick<OrderCall, 'at'>): Promise<string> {
    return officeDay(this.queries, call);
  }

  /** The client of a company, or null. */
  clientOfCompany(company: Id): Promise<Id | null> {
    return this.queries.execute(new ClientOfCompany(company));
  }

  /** The person, if their account is active. */
  async person(id: Id): Promise<Person | undefined> {
    const person = (await this.queries.execute(new PeopleByIds([id]))).get(id);
    return person?.active === true ? person : undefined;
  }

  /** The right to withdraw that an order of this client gets. */
  async withdrawal(client: Person | undefined, buyer: Buyer): Promise<WithdrawalTerms | null> {
    const { countryId = null, timeZone } = client ?? {};
    const [{ workingHours }, countries] = await Promise.all([
      this.queries.execute(new ReadSiteSettings()),
      this.queries.execute(new CountryNames(countryId === null ? [] : [countryId])),
    ]);
    const zones = { officeZone: workingHours.timeZone, clientZone: timeZone ?? workingHours.timeZone };
    return withdrawalTermsOf(buyer, countries.get(countryId ?? '')?.code ?? null, this.config.withdrawalCountries, zones);
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
