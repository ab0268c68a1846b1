import { createHmac, randomBytes } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Id } from '#machines/kernel/ids';
import { keysOf } from '#libs/platform/auth/signatures';
import { Config } from '#libs/platform/config/config';
import { Database, type Queryable } from '#libs/platform/database/database';
import { recoveryCode, recoveryCodes, typedRecoveryCode } from '../rules/recovery-code.js';
import { secretBytes, stepOf } from '../rules/totp.js';
import type { Shown } from '../wire/proof.dto.js';
import { Sealing } from './sealing.js';

/** Whether a code came from the authenticator or is a recovery code. */
export type ShownKind = 'code' | 'recoveryCode';

/** Secrets are sealed, recovery codes hashed, and each code is valid once. */
@Injectable()
export class SecondFactors implements OnApplicationBootstrap {
  private readonly logger = new Logger('security');
  private readonly codeKeys: readonly [Buffer, ...Buffer[]];

  constructor(
    private readonly database: Database,
    private readonly sealing: Sealing,
    { jwtSecrets }: Config,
  ) {
    this.codeKeys = keysOf(jwtSecrets, (secret) => createHmac('sha256', secret).update('recovery codes').digest());
  }

  /** Seals secrets of JWT_SECRET_PREVIOUS under JWT_SECRET, so that the former can be removed. Several processes may do so at once. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.codeKeys.length === 1) return;
    const rows = await this.database.query<{ person: Id; sealed: Buffer }>('select person_id as person, sealed from second_factors');
    let renewed = 0;
    for (const { person, sealed } of rows) {
      const seal = this.sealing.renew(sealed, person);
      if (seal === undefined) continue;
      await this.database.query('update second_factors set sealed = $3 where person_id = $1 and sealed = $2', [person, sealed, seal]);
      renewed += 1;
    }
    this.logger.log({ msg: 'second factors are sealed under JWT_SECRET, JWT_SECRET_PREVIOUS is needed for them no longer', renewed });
  }

  /** Makes a secret that waits for its first code; a waiting one is replaced. */
  async prepare(tx: Queryable, person: Id): Promise<Uint8Array> {
    const secret = randomBytes(secretBytes);
    await tx.query(
      `insert into second_factors (person_id, sealed) values ($1, $2)
       on conflict (person_id) do update set sealed = excluded.sealed, last_step = 0, created_at = clock_timestamp()`,
      [person, this.sealing.seal(secret, person)],
    );
    return secret;
  }

  async enroll(tx: Queryable, person: Id): Promise<void> {
    await tx.query('update users set second_factor_at = clock_timestamp() where id = $1', [person]);
  }

  /** Uses a code up under the lock of its row, so that only one of two requests succeeds. @returns undefined if it is wrong or was used */
  async use(tx: Queryable, person: Id, shown: Shown): Promise<ShownKind | undefined> {
    if (shown.code !== undefined) return (await this.useCode(tx, person, shown.code)) ? 'code' : undefined;
    const typed = typedRecoveryCode(shown.recoveryCode ?? '');
    if (typed === undefined) return undefined;
    const used = await tx.query(
      `update recovery_codes set used_at = clock_timestamp() where person_id = $1 and hash = any ($2::bytea[]) and used_at is null returning 1`,
      [person, this.codeKeys.map((key) => hash(key, person, typed))],
    );
    return used.length > 0 ? 'recoveryCode' : undefined;
  }

  /** Replaces all codes by ten new ones. @returns their plain texts, which are not stored */
  async renewCodes(tx: Queryable, person: Id): Promise<string[]> {
    const codes = Array.from({ length: recoveryCodes }, () => recoveryCode(randomBytes(10)));
    await tx.query('delete from recovery_codes where person_id = $1', [person]);
    await tx.query('insert into recovery_codes (person_id, hash) select $1, unnest($2::bytea[])', [
      person,
      codes.map((code) => hash(this.codeKeys[0], person, typedRecoveryCode(code) ?? '')),
    ]);
    return codes;
  }

  async codesLeft(person: Id, queryable: Queryable = this.database): Promise<number> {
    const row = await queryable.one<{ left: number }>(
      'select count(*)::integer as left from recovery_codes where person_id = $1 and used_at is null',
      [person],
    );
    return row?.left ?? 0;
  }

  async remove(tx: Queryable, person: Id): Promise<void> {
    await tx.query('delete from second_factors where person_id = $1', [person]);
    await tx.query('delete from recovery_codes where person_id = $1', [person]);
    await tx.query('update users set second_factor_at = null where id = $1', [person]);
  }

  private async useCode(tx: Queryable, person: Id, code: string): Promise<boolean> {
    const row = await tx.one<{ sealed: Buffer; last: string | number; now: number }>(
      `select sealed, last_step as last, extract(epoch from clock_timestamp())::double precision * 1000 as now
       from second_factors where person_id = $1 for update`,
      [person],
    );
    if (!row) return false;
    const secret = this.open(person, row.sealed);
    const step = secret && stepOf(secret, code, Number(row.now), Number(row.last));
    if (step === undefined) return false;
    await tx.query('update second_factors set last_step = $2 where person_id = $1', [person, step]);
    return true;
  }

  /**
   * Returns undefined for a secret under neither JWT_SECRET nor JWT_SECRET_PREVIOUS: no code fits it, and an administrator of the person
   * has to remove it.
   */
  private open(person: Id, sealed: Buffer): Buffer | undefined {
    try {
      return this.sealing.open(sealed, person);
    } catch (error) {
      this.logger.warn({ err: error, msg: 'the secret of a second factor cannot be opened', user: person });
      return undefined;
    }
  }
}

const hash = (key: Buffer, person: Id, code: string): Buffer => createHmac('sha256', key).update(`${person}\n${code}`).digest();
