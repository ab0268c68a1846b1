import { Injectable } from '@nestjs/common';
import { latestRebuilds, type Rebuild } from '#libs/event-log/feed/rebuild-requests';
import type { Id, Language } from '#machines/kernel/ids';
import { Config } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { notFound } from '#libs/platform/http/problem';
import type { OperatorDto } from '../wire/dead-letters.dto.js';
import type { ReadModelDto, RebuildDto } from '../wire/read-models.dto.js';
import { ReadModelRows } from '../storage/read-model-rows.js';
import { consumerTitle, differenceText } from '../texts/texts.js';
import { AuditOperators } from './audit-operators.js';

@Injectable()
export class ReadModelReads {
  constructor(
    private readonly database: Database,
    private readonly models: ReadModelRows,
    private readonly operators: AuditOperators,
    private readonly config: Config,
  ) {}

  async list(language: Language): Promise<ReadModelDto[]> {
    const [rows, rebuilds] = await Promise.all([this.models.all(), latestRebuilds(this.database)]);
    const people = rebuilds.flatMap(({ askedBy, takenBy }) => [askedBy, takenBy]);
    const person = await this.operators.of(people, language);
    const byLog = this.config.kafkaBrokers.length === 0;
    const counts = await Promise.all(rows.map(({ tables }) => this.models.count(tables)));
    return rows.map(({ name, swaps, projectionVersion, pos, parked, head }, i) => {
      const rebuild = rebuilds.find(({ model }) => model === name);
      return {
        name,
        title: consumerTitle(language, name),
        projectionVersion,
        rows: counts[i] ?? 0,
        behind: byLog ? head - (pos ?? 0) : null,
        parked,
        swaps,
        rebuild: rebuild === undefined ? null : rebuildOf(rebuild, language, person),
      };
    });
  }

  /** @throws Problem 404 for a name that no consumer has */
  async byName(name: string, language: Language): Promise<ReadModelDto> {
    const model = (await this.list(language)).find((one) => one.name === name);
    if (model === undefined) throw notFound();
    return model;
  }
}

function rebuildOf(rebuild: Rebuild, language: Language, person: (id: Id) => OperatorDto): RebuildDto {
  const { id, state, handled, total, differences, startedAt, endedAt, askedBy, error, takenBy, reason } = rebuild;
  return {
    _id: id,
    state,
    handled,
    total,
    differences: differences.map((one) => differenceText(language, one)),
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    by: askedBy === null ? null : person(askedBy),
    error,
    takenBy: takenBy === null ? null : person(takenBy),
    reason,
  };
}
