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

/** Queries to other features before an order is decided on. */
@Injectable()
export class LookUps {
  constructor(
    private readonly queries: QueryBus,
    private readonly database: Database,
    readonly limits: MoneyLimits,
    private readonly config: Config,
  ) {}

  service(id: Id): Promise<Readonly<OrderableService> | null> {
    return this.queries.execute(new ServiceForOrder(id));
  }

  /** The office's day, now or at the time that the call has. */
  officeDay(call: Pick<OrderCall, 'at'>): Promise<string> {
    return officeDay(this.queries, call);
  }

  /** Null if the company does not exist. */
  clientOfCompany(company: Id): Promise<Id | null> {
    return this.queries.execute(new ClientOfCompany(company));
  }

  async person(id: Id): Promise<Person | undefined> {
    const person = (await this.queries.execute(new PeopleByIds([id]))).get(id);
    return person?.active === true ? person : undefined;
  }

  /** The right to withdraw that a new order of this client gets. */
  async withdrawal(client: Person | undefined, buyer: Buyer): Promise<WithdrawalTerms | null> {
    const { countryId = null, timeZone } = client ?? {};
    const [{ workingHours }, countries] = await Promise.all([
      this.queries.execute(new ReadSiteSettings()),
      this.queries.execute(new CountryNames(countryId === null ? [] : [countryId])),
    ]);
    const zones = { officeZone: workingHours.timeZone, clientZone: timeZone ?? workingHours.timeZone };
    return withdrawalTermsOf(buyer, countries.get(countryId ?? '')?.code ?? null, this.config.withdrawalCountries, zones);
  }

  /**
   * Returns the type of a file that `uploader` may attach to the order now, else null: each person attaches their own uploads, once per
   * order; a file may serve several orders.
   */
  async attachable(file: Id, uploader: Id, order: Id | null): Promise<FileType | null> {
    const [facts, here] = await Promise.all([
      this.queries.execute(new FileForAttaching(file, uploader, true)),
      this.database.one('select from order_files where file_id = $1 and order_id = $2', [file, order], 'file_of_order'),
    ]);
    return here === undefined ? (facts?.type ?? null) : null;
  }
}
