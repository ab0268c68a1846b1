import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CountryNames, ServiceTitles } from '#libs/contracts/catalogue/catalogue-queries';
import { PeopleByIds } from '#libs/contracts/people/people-by-ids';
import type { DueKind } from '#machines/company/due-dates';
import { contentText } from '#machines/kernel/content-language';
import { type Id, isId, type Language } from '#machines/kernel/ids';
import { departments } from '#machines/kernel/people';
import { titleFor } from '#machines/kernel/person-name';
import { texts as access } from '#machines/access/texts/all';
import { texts as company } from '#machines/company/texts/all';
import { texts as order } from '#machines/order/texts/all';
import type { Grouping } from '../wire/reports.dto.js';
import { texts } from '../texts/all.js';
import { nobody } from '../storage/asked-sql.js';

@Injectable()
export class ReportLabels {
  constructor(private readonly queries: QueryBus) {}

  /** Labels of `keys` in the reader's language; days stay unchanged, because the browser formats them. */
  async of(groupBy: Grouping, keys: readonly string[], language: Language): Promise<(key: string) => string> {
    const named = await this.names(groupBy, keys.filter(isId), language);
    return (key) => (key === nobody ? nobodyOf(groupBy, language) : (named.get(key) ?? word(groupBy, key, language)));
  }

  /** Managers with their departments, as parallel lists; managers without one are absent. */
  async departmentsOf(managers: readonly Id[]): Promise<{ managers: Id[]; codes: string[] }> {
    const people = await this.queries.execute(new PeopleByIds(managers));
    const known = [...people.values()].filter(({ department }) => department !== null);
    return { managers: known.map(({ id }) => id), codes: known.map(({ department }) => department ?? '') };
  }

  private async names(groupBy: Grouping, ids: Id[], language: Language): Promise<ReadonlyMap<string, string>> {
    if (groupBy === 'country') {
      const countries = await this.queries.execute(new CountryNames(ids));
      return new Map([...countries.values()].map(({ id, name }) => [id, contentText(name, language)]));
    }
    if (groupBy === 'service') {
      const services = await this.queries.execute(new ServiceTitles(ids));
      return new Map([...services.values()].map(({ id, title }) => [id, contentText(title, language)]));
    }
    if (groupBy !== 'manager' && groupBy !== 'partner') return new Map();
    const people = await this.queries.execute(new PeopleByIds(ids));
    return new Map([...people.values()].map((person) => [person.id, titleFor(person, language)]));
  }
}

function word(groupBy: Grouping, key: string, language: Language): string {
  const labels = order[language];
  if (groupBy === 'status') return statusWord(key, language);
  if (groupBy === 'method') return labels.method[key as keyof typeof labels.method] ?? key;
  if (groupBy === 'stage') return labels.stage[key as keyof typeof labels.stage] ?? key;
  if (groupBy === 'department') return access[language].departments[departments.find((one) => one === key) ?? 'ubContact'];
  if (groupBy === 'kind') return company[language].dueKind[key as DueKind] ?? key;
  return key;
}

/** The label of a status without the prepayment's percentage, which differs between orders. */
export function statusWord(status: string, language: Language): string {
  const labels: Partial<Record<string, string>> = order[language].status;
  return (labels[status] ?? status).replace(/:?\s*\{\{percent\}\}/, '');
}

/** The label of rows without a value of the grouping. */
function nobodyOf(groupBy: Grouping, language: Language): string {
  const { nobody: labels } = texts[language];
  return groupBy in labels ? labels[groupBy as keyof typeof labels] : '';
}
