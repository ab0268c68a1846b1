import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import { dayIn, type Micros } from '#machines/kernel/time';
import { lateBefore } from '#machines/order/lateness';
import { type Reader, scopeOf, searchColumnOf } from '../rules/reader.js';
import type { OrderListQuery } from '../storage/order-list.js';
import type { Selection } from '../storage/selection.js';

@Injectable()
export class Selections {
  constructor(private readonly queries: QueryBus) {}

  /** Restricts a query to what the reader may see; `now` decides which orders are overdue. */
  async of(reader: Reader, { filters, search }: Pick<OrderListQuery, 'filters' | 'search'>, now = new Date()): Promise<Selection> {
    const { overdue: holds, ...others } = filters;
    return {
      scope: scopeOf(reader),
      filters: others,
      ...(holds !== undefined && { overdue: { holds, before: await this.pastBefore(now) } }),
      ...(search !== undefined && { search }),
      searchColumn: searchColumnOf(reader),
    };
  }

  private async pastBefore(now: Date): Promise<Micros> {
    const { workingHours } = await this.queries.execute(new ReadSiteSettings());
    return lateBefore(dayIn(now, workingHours.timeZone));
  }
}
