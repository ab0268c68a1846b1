import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import type { LogHeadDto } from '../wire/log-head.dto.js';

@Injectable()
export class LogHeads {
  constructor(private readonly database: Database) {}

  async read(): Promise<LogHeadDto> {
    const head = await this.database.one<{ origin: string; entries: number; size: number | null; at: number | null }>(
      `select o.origin, coalesce((select max(pos) from event_order), 0) as entries, c.size, c.at_us as at
       from log_origins o
       left join lateral (select size, at_us from tree_checkpoints t where t.origin = o.origin order by size desc limit 1) c on true
       order by o.n desc limit 1`,
    );
    const { origin = null, entries = 0, size = null, at = null } = head ?? {};
    const signedAt = at === null ? null : new Date(Number(at) / 1000).toISOString();
    return { origin, entries: Number(entries), size: size === null ? null : Number(size), signedAt };
  }
}
