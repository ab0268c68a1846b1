import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Consumer } from '#libs/event-log/feed/consumer';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { Config } from '#libs/platform/config/config';
import type { Transaction } from '#libs/platform/database/database';

/** Normalises a register number as registers compare it: "HRB 12-34" is "HRB1234". */
export const comparable = (number: string): string =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

interface Found {
  name: string;
  number: string;
}

/** Maintains search texts from current facts, and a keyed hash of the register number. */
@Injectable()
export class CompanySearch implements Consumer {
  readonly name = 'companies.search';
  readonly projectionVersion = 1;
  readonly types = ['CompanyAdded', 'CompanyChanged', 'CompanyProposalAccepted'] as const;

  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = createHmac('sha256', config.jwtSecret).update('register numbers of companies').digest();
  }

  /** Skips companies of erased clients. Locks the client's row, so that an erasure comes before or after. */
  async handle({ streamId: company }: PlacedEvent, tx: Transaction): Promise<void> {
    const found = await tx.one<Found>(
      `select n.body as name, r.body as number
       from companies c join users u on u.id = c.client_id
       join texts n on n.id = (c.facts #>> '{name,value,text}')::uuid
       join texts r on r.id = (c.facts #>> '{registerNumber,value,text}')::uuid
       where c.id = $1 and u.erased_at is null and n.body is not null and r.body is not null for share of u`,
      [company],
      'company_words_read',
    );
    if (found === undefined) return;
    const { name, number } = found;
    const key = createHmac('sha256', this.key).update(comparable(number)).digest();
    await tx.query(upsert, [company, name, `${name} | ${number} | ${comparable(number)}`, key], 'company_words_write');
  }
}

const upsert = `
  insert into company_search (company_id, client_id, country_id, name, words, number_key)
  select c.id, c.client_id, c.country_id, fold_text($2), fold_text($3), $4::bytea from companies c where c.id = $1
  on conflict (company_id) do update set country_id = excluded.country_id, name = excluded.name, words = excluded.words, number_key = excluded.number_key`;
