import { Injectable } from '@nestjs/common';
import { type Id, type Language, numberText } from '#machines/kernel/ids';
import { toRfc3339 } from '#machines/kernel/time';
import type { DeadLetterActDto, DeadLetterDto, OperatorDto } from '../wire/dead-letters.dto.js';
import { deadLetterId } from '../rules/dead-letter-id.js';
import { type ActRow, DeadLetterRows, type DeadLetterRow } from '../storage/dead-letter-rows.js';
import { consumerTitle, eventTitle } from '../texts/texts.js';
import { AuditOperators } from './audit-operators.js';

/** Takes two more queries, however many dead letters there are. */
@Injectable()
export class DeadLetterViews {
  constructor(
    private readonly deadLetters: DeadLetterRows,
    private readonly operators: AuditOperators,
  ) {}

  async of(rows: readonly DeadLetterRow[], language: Language): Promise<DeadLetterDto[]> {
    const acts = await this.deadLetters.acts(rows.map(({ eventId }) => eventId));
    const [numbers, person] = await Promise.all([
      this.deadLetters.numbers([...new Set(rows.map(({ streamId }) => streamId))]),
      this.operators.of(
        acts.map(({ actorId }) => actorId),
        language,
      ),
    ]);
    return rows.map((row) => ({
      ...deadLetterOf(row, language, numbers.get(row.streamId)),
      acts: acts.filter((act) => act.eventId === row.eventId && act.consumer === row.consumer).map((act) => actOf(act, person)),
    }));
  }
}

function deadLetterOf(row: DeadLetterRow, language: Language, number: number | undefined): Omit<DeadLetterDto, 'acts'> {
  return {
    _id: deadLetterId(row),
    consumer: row.consumer,
    consumerTitle: consumerTitle(language, row.consumer),
    projectionVersion: row.projectionVersion,
    event: {
      _id: row.eventId,
      type: row.type,
      title: eventTitle(language, row.type),
      streamType: row.streamType,
      stream: row.streamId,
      version: row.version,
      schemaVersion: row.schemaVersion,
      recordedAt: toRfc3339(row.recordedAt),
      data: JSON.parse(row.data) as Record<string, unknown>,
    },
    subject: { type: row.streamType, _id: row.streamId, label: number === undefined ? '' : numberText(number) },
    error: row.error,
    attempts: row.attempts,
    failedAt: row.failedAt.toISOString(),
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
    waiting: row.waiting,
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    state: row.resolvedAt === null ? 'open' : row.resolvedBy === null ? 'handled' : 'skipped',
  };
}

const actOf = ({ act, actorId, at, reason }: ActRow, person: (id: Id) => OperatorDto): DeadLetterActDto => ({
  act,
  by: person(actorId),
  at: at.toISOString(),
  reason,
});
