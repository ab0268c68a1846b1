import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { v7 } from 'uuid';
import { OrdersUse } from '#libs/contracts/orders/order-queries';
import { fillText } from '#machines/kernel/format';
import type { Bilingual, Id } from '#machines/kernel/ids';
import type { Currency } from '#machines/kernel/money';
import { Database } from '#libs/platform/database/database';
import type { IfMatch } from '#libs/platform/http/write-request';
import { Problem, notFound } from '#libs/platform/http/problem';
import type { CurrencyChange } from '#machines/catalogue/currency-change';
import type { FarPrice } from '#machines/catalogue/price-limit';
import { currencyFaults } from '../rules/currency-change.js';
import type { WrittenService } from '../rules/service-content.js';
import { writtenOf } from '../rules/written-service.js';
import { removeRow, setArchived } from '../storage/archiving.js';
import { CatalogueLog, type Writer, always } from '../storage/catalogue-log.js';
import { holdService } from '../storage/service-writes.js';
import { texts } from '../texts/all.js';
import { type Done, mustMatch } from './done.js';
import { ratesNow } from './offered.js';
import { PriceProposals } from './price-proposals.js';
import { pricesForTwo } from './propose-prices.js';
import { changeService, createService, readService } from './write-service.js';

const copied = ({ ru, en }: Bilingual): Bilingual => ({
  ru: fillText(texts.ru.copy, { title: ru.slice(0, 190) }),
  en: fillText(texts.en.copy, { title: en.slice(0, 190) }),
});

/** Orders have separate copies of their services, so no change affects them. */
@Injectable()
export class ServiceWrites {
  constructor(
    private readonly log: CatalogueLog,
    private readonly queries: QueryBus,
    private readonly prices: PriceProposals,
    private readonly database: Database,
  ) {}

  /** @throws Problem 422 for contradictory fields and unknown references */
  create(writer: Writer, written: WrittenService): Promise<Done<Id>> {
    const id = v7();
    return this.log.change(writer, always(id), async (tx, append) => {
      const { content, faults } = await readService(tx, written, null);
      if (faults.length > 0) throw new Problem('validationFailed', { errors: faults });
      await createService(tx, append, content, null, id);
    });
  }

  /**
   * Parts are replaced as a whole; omitted parts stay unchanged. `currencyChange`: how the prices get into another currency.
   * @throws Problem 404, 412 staleVersion, 422
   */
  edit(
    writer: Writer,
    id: Id,
    { currencyChange, ...parts }: Partial<WrittenService> & { currencyChange?: CurrencyChange },
    ifMatch: IfMatch | undefined,
  ): Promise<Done<Id>> {
    const pricing = this.prices.pricing(writer);
    return this.log.change(writer, always(id), async (tx, append) => {
      const held = await holdService(tx, id);
      if (!held) throw notFound();
      mustMatch(ifMatch, held.version);
      const { content, faults } = await readService(tx, { ...writtenOf(held.content), ...parts }, held.content);
      faults.push(...currencyFaults(held.content, content, currencyChange, await ratesNow(tx)));
      if (faults.length > 0) throw new Problem('validationFailed', { errors: faults });
      await changeService(tx, append, held, content, pricing);
    });
  }

  /** Returns the new prices that one person may not decide alone, without writing. @throws Problem 404, 422 */
  async checkPrices(id: Id, parts: Partial<WrittenService>): Promise<{ far: FarPrice[]; currency: Currency }> {
    return this.database.transaction(async (tx) => {
      const held = await holdService(tx, id);
      if (!held) throw notFound();
      const { content, faults } = await readService(tx, { ...writtenOf(held.content), ...parts }, held.content);
      if (faults.length > 0) throw new Problem('validationFailed', { errors: faults });
      return { far: await pricesForTwo(tx, held, content, this.prices.limit), currency: content.currency };
    });
  }

  /** Copies a service under another title. The copy is archived until a person has reviewed it. @throws Problem 404 */
  duplicate(writer: Writer, id: Id): Promise<Done<Id>> {
    const copy = v7();
    return this.log.change(writer, always(copy), async (tx, append) => {
      const held = await holdService(tx, id);
      if (!held) throw notFound();
      const steps = held.content.steps.map((group) => ({ ...group, steps: group.steps.map((step) => ({ ...step, id: v7() })) }));
      await createService(tx, append, { ...held.content, title: copied(held.content.title), steps }, id, copy);
    });
  }

  /** Deletes a service that was never ordered, and archives any other. @returns whether it was archived @throws Problem 404, 412 */
  async remove(writer: Writer, id: Id, ifMatch: IfMatch | undefined): Promise<Done<{ archived: boolean }>> {
    const archived = await this.queries.execute(new OrdersUse('service', id));
    return this.log.change(writer, always({ archived }), async (tx, append) => {
      const held = await holdService(tx, id, !archived);
      if (!held) throw notFound();
      mustMatch(ifMatch, held.version);
      const place = { stream: 'service' as const, id, version: held.version };
      if (!archived) {
        await removeRow(tx, 'services', id, { code: null, name: held.content.title });
        await append(place, { type: 'ServiceDeleted', data: { country: held.content.country } });
      } else if (!held.archived) {
        await setArchived(tx, 'services', id, true);
        await append(place, { type: 'ServiceArchived', data: {} });
      }
    });
  }

  /** Offers an archived service again; another stays unchanged. @throws Problem 404 for an unknown id */
  restore(writer: Writer, id: Id): Promise<Done<Id>> {
    return this.log.change(writer, always(id), async (tx, append) => {
      const held = await holdService(tx, id);
      if (!held) throw notFound();
      if (!held.archived) return;
      await setArchived(tx, 'services', id, false);
      await append({ stream: 'service', id, version: held.version }, { type: 'ServiceRestored', data: {} });
    });
  }
}
