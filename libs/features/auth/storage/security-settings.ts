import { Injectable } from '@nestjs/common';
import { type Author, ChangeRecorder } from '#libs/event-log/commands/change-recorder';
import { Database, type Queryable } from '#libs/platform/database/database';
import { acquireSecuritySettingsLock } from '#libs/platform/database/locks';
import { settingEventVersion } from '#machines/access/setting-events';

export interface SecurityPolicy {
  /** every member of staff needs a second factor */
  enforceSecondFactor: boolean;
}

interface Row {
  version: number;
  loggedAt: string | number;
  enforce: boolean;
}

/** The stream of the security settings, and their only row. */
const securitySettingsId = '00000000-0000-7000-8000-000000000086';

const readSql = `
  select version, told_at as "loggedAt", enforce_second_factor as enforce
  from security_settings where id = $1`;

/** Nothing is enforced before the first event. */
@Injectable()
export class SecuritySettings {
  constructor(
    private readonly database: Database,
    private readonly recorder: ChangeRecorder,
  ) {}

  async read(queryable: Queryable = this.database): Promise<SecurityPolicy> {
    const row = await queryable.one<Row>(readSql, [securitySettingsId]);
    return { enforceSecondFactor: row?.enforce ?? false };
  }

  /** Appends nothing if the setting does not change. @throws UnwrittenError if the author's rights ended meanwhile */
  async write({ enforceSecondFactor: to }: SecurityPolicy, by: Author): Promise<SecurityPolicy> {
    await this.recorder.recordChange(async ({ tx, append }) => {
      // There may be no row yet to lock.
      await acquireSecuritySettingsLock(tx);
      const row = await tx.one<Row>(readSql, [securitySettingsId]);
      if ((row?.enforce ?? false) === to) return;
      const now = await tx.one<{ now: string | number }>('select (extract(epoch from clock_timestamp()) * 1000000)::bigint as now');
      const at = Math.max(Number(row?.loggedAt ?? 0), Number(now?.now));
      const data = { setting: 'enforceSecondFactor', to };
      const fact = { type: 'SettingChanged', schemaVersion: settingEventVersion('SettingChanged'), data, at };
      const stream = { streamType: 'setting', streamId: securitySettingsId, version: row?.version ?? 0 };
      await append({ ...stream, ...fact, row: { told_at: at, enforce_second_factor: to } }, by);
    });
    return { enforceSecondFactor: to };
  }
}
