import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type CountryName, CountryNames } from '#libs/contracts/catalogue/catalogue-queries';
import type { Id } from '#machines/kernel/ids';
import { invalid } from '#libs/platform/http/problem';

/** Countries of the catalogue that a person may name as their own. */
@Injectable()
export class Countries {
  constructor(private readonly queries: QueryBus) {}

  async byIds(ids: readonly (Id | null)[]): Promise<ReadonlyMap<Id, CountryName>> {
    const known = [...new Set(ids.filter((id) => id !== null))];
    return known.length === 0 ? new Map<Id, CountryName>() : this.queries.execute(new CountryNames(known));
  }

  /** @throws Problem 422 notOffered for the field `country` if the catalogue lacks it; null and undefined pass */
  async mustKnow(id: Id | null | undefined): Promise<void> {
    if (id === undefined || id === null) return;
    if (!(await this.byIds([id])).has(id)) throw invalid({ field: 'country', code: 'notOffered' });
  }
}
