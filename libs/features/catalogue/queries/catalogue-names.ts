import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { LRUCache } from 'lru-cache';
import type { DueRuleCopy } from '#libs/contracts/catalogue/due-rule-copy';
import { type CountryName, CountryNames, DueRulesOf, type ServiceTitle, ServiceTitles } from '#libs/contracts/catalogue/catalogue-queries';
import type { Id } from '#machines/kernel/ids';
import { Countries } from '../storage/countries.js';
import { Services } from '../storage/services.js';

/** Milliseconds for which names are cached, because lists repeat the same few. */
const freshMs = 30_000;
const most = 5_000;

/** Caches items by id, and fetches the missing ones in one call. */
class Remembered<Item extends { id: Id }> {
  private readonly known = new LRUCache<Id, Item>({ max: most, ttl: freshMs });

  constructor(private readonly look: (ids: readonly Id[]) => Promise<Item[]>) {}

  async byIds(ids: readonly Id[]): Promise<ReadonlyMap<Id, Item>> {
    const found = new Map<Id, Item>();
    const missing = [...new Set(ids)].filter((id) => {
      const item = this.known.get(id);
      if (item) found.set(id, item);
      return !item;
    });
    for (const item of missing.length > 0 ? await this.look(missing) : []) {
      this.known.set(item.id, item);
      found.set(item.id, item);
    }
    return found;
  }
}

@QueryHandler(CountryNames)
export class CountryNamesHandler implements IQueryHandler<CountryNames> {
  private readonly names: Remembered<CountryName>;

  constructor(countries: Countries) {
    this.names = new Remembered((ids) => countries.names(ids));
  }

  execute({ ids }: CountryNames): Promise<ReadonlyMap<Id, CountryName>> {
    return this.names.byIds(ids);
  }
}

@QueryHandler(ServiceTitles)
export class ServiceTitlesHandler implements IQueryHandler<ServiceTitles> {
  private readonly titles: Remembered<ServiceTitle>;

  constructor(services: Services) {
    this.titles = new Remembered((ids) => services.titles(ids));
  }

  execute({ ids }: ServiceTitles): Promise<ReadonlyMap<Id, ServiceTitle>> {
    return this.titles.byIds(ids);
  }
}

@QueryHandler(DueRulesOf)
export class DueRulesOfHandler implements IQueryHandler<DueRulesOf> {
  constructor(private readonly countries: Countries) {}

  async execute({ country }: DueRulesOf): Promise<DueRuleCopy[]> {
    return (await this.countries.dueRules(country)).map((rule) => ({ ...rule, country }));
  }
}
