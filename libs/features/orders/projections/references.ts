import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { LRUCache } from 'lru-cache';
import { CountryNames, type CountryName } from '#libs/contracts/catalogue/catalogue-queries';
import { type FileFacts, FilesByIds } from '#libs/contracts/documents/files';
import { PeopleByIds, type Person } from '#libs/contracts/people/people-by-ids';
import type { Id, Language, TextRef } from '#machines/kernel/ids';
import { nameFor } from '#machines/kernel/person-name';
import { UserChanges } from '#libs/platform/auth/user-changes';
import { Database } from '#libs/platform/database/database';

/** Names and texts that views need and the order's row lacks. A missing id was erased or never existed. */
export interface References {
  person(id: Id): Person | undefined;
  name(id: Id): string;
  country(id: Id): CountryName | undefined;
  /** body of a free text; empty after erasure */
  text(ref: TextRef | null): string | null;
  file(id: Id): FileFacts | undefined;
}

/** Collects the ids whose names, texts and files views show. */
export interface Needs {
  people: Set<Id>;
  countries: Set<Id>;
  texts: Set<Id>;
  files: Set<Id>;
}

export const noNeeds = (): Needs => ({ people: new Set(), countries: new Set(), texts: new Set(), files: new Set() });

/** Milliseconds for which a process may show a former name or an erased text. */
const memory = 10_000;

const cache = <Value extends object>(max: number) => new LRUCache<Id, Value>({ max, ttl: memory });

type Fetch<Value> = (ids: Id[]) => Promise<ReadonlyMap<Id, Value>>;

/** Looks up names, texts and files for views in batches, with a short cache, so that most answers need no query. */
@Injectable()
export class ReferencesReader implements OnModuleDestroy {
  private readonly people = cache<{ value: Person }>(20_000);
  private readonly countries = cache<{ value: CountryName }>(500);
  private readonly texts = cache<{ value: string }>(20_000);
  private readonly files = cache<{ value: FileFacts }>(20_000);
  private readonly unsubscribe: () => void;

  constructor(
    private readonly queries: QueryBus,
    private readonly database: Database,
    changes: UserChanges,
  ) {
    // A closed account shows at once: orders wait for a new manager.
    this.unsubscribe = changes.subscribe((id) => this.people.delete(id));
  }

  onModuleDestroy(): void {
    this.unsubscribe();
  }

  async read(needs: Needs, language: Language): Promise<References> {
    const [people, countries, texts, files] = await Promise.all([
      known(this.people, needs.people, (ids) => this.queries.execute(new PeopleByIds(ids))),
      known(this.countries, needs.countries, (ids) => this.queries.execute(new CountryNames(ids))),
      known(this.texts, needs.texts, (ids) => this.bodies(ids)),
      known(this.files, needs.files, (ids) => this.queries.execute(new FilesByIds(ids))),
    ]);
    return {
      person: (id) => people.get(id),
      name: (id) => nameFor(people.get(id), language),
      country: (id) => countries.get(id),
      text: (ref) => (ref === null ? null : (texts.get(ref.text) ?? '')),
      file: (id) => files.get(id),
    };
  }

  private async bodies(ids: Id[]): Promise<ReadonlyMap<Id, string>> {
    const rows = await this.database.query<{ id: Id; body: string }>(
      'select id, body from texts where id = any ($1) and body is not null',
      [ids],
      'order_texts',
    );
    return new Map(rows.map(({ id, body }) => [id, body]));
  }
}

/** Reads cached values, and fetches the others in one query. */
async function known<Value>(memory: LRUCache<Id, { value: Value }>, ids: ReadonlySet<Id>, fetch: Fetch<Value>): Promise<Map<Id, Value>> {
  const found = new Map<Id, Value>();
  const missing: Id[] = [];
  for (const id of ids) {
    const entry = memory.get(id);
    if (entry === undefined) missing.push(id);
    else found.set(id, entry.value);
  }
  if (missing.length === 0) return found;
  for (const [id, value] of await fetch(missing)) {
    memory.set(id, { value });
    found.set(id, value);
  }
  return found;
}
