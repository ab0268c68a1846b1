import type { Queryable } from './database.js';

/*
 * Every advisory lock of the product. Processes of the previous release take the same ones during an upgrade, so a number or name never changes, and none is
 * used again for something else.
 */

/* Seeds: a lock per name, with the key hashtextextended(name, seed). */

/** Leaders: `sequencer`, `consumer NAME VERSION`, `relay TOPIC`, `drain GROUP`, `rebuild NAME` (event-log/signals/leadership). */
export const leaderLocks = 7263;
/** `gate NAME VERSION`: shared by transactions that apply events, exclusive to stop the consumer on every feed. */
export const consumerLocks = 7264;
/** Id of an order: one checkout of it is started at a time. */
export const checkoutLocks = 7265;
/** Id of an order: messages by email about it are counted one at a time. */
export const messageLocks = 7271;
/** One process signs the log at a time; its seed is that of leaders. */
const checkpointLock = 'checkpoints';
/** One process seals refused commands and reads at a time; its seed is that of leaders. */
const sealLock = 'seals';
/** One import of services at a time; its seed is 0, as that of `service slug COUNTRY` in the SQL of 0022-baseline-catalogue-functions. */
const catalogueImportLock = 'catalogue import';
/** One change of the security settings at a time: there may be no row to lock. Its key is hashtext(name). */
const securitySettingsLock = 'security_settings';

/* Numbers: one lock each. */

/** One process migrates while the others wait. */
export const migrationLock = 7_263_118;
/** Templates of test databases: with the schema, and with the catalogue. */
export const testTemplateLock = 7_263_119;
export const testCatalogueLock = 7_263_120;
/** The first Owner is invited once, however many processes start together. */
export const firstOwnerLock = 7_263_121;
/** New forms of documents are counted one at a time. */
export const documentFormLock = 7_263_142;
/** Replays that people start are counted one at a time. */
export const replayStartLock = 7_263_143;
/** Entries of the emails of the day: shared by transactions that write some, exclusive while the entries of a person are taken. */
export const digestEntriesLock = 7_263_144;
/** Where the harness of kill points blocks a commit. */
export const killPointLock = 742_001;

/* Classes: a lock per text, with the keys (class, hashtext(text)). */

/** SHA-256 of a file: an upload and the sweeper do not work on the same content. */
export const contentLocks = 7_263_140;
/** Id of a person: their uploads are counted one at a time. */
export const unattachedFileLocks = 7_263_141;
/** Name of a data directory that suites copy: one of them makes it. */
export const testDataLocks = 7_263_145;

/** Waits for the lock `number`, and holds it until the transaction ends. */
export const acquireLock = (tx: Queryable, number: number): Promise<unknown> => tx.query('select pg_advisory_xact_lock($1)', [number]);

/** The same for `text` in a class of locks. */
export const acquireLockInClass = (tx: Queryable, lockClass: number, text: string): Promise<unknown> =>
  tx.query('select pg_advisory_xact_lock($1, hashtext($2))', [lockClass, text]);

/** The same for `name` under a seed. */
export const acquireNamedLock = (tx: Queryable, seed: number, name: string): Promise<unknown> =>
  tx.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [name, seed]);

export const acquireCheckpointLock = (tx: Queryable): Promise<unknown> => acquireNamedLock(tx, leaderLocks, checkpointLock);

/** Takes the lock of seals unless another transaction holds it. @returns whether this one does */
export async function takesSealLock(tx: Queryable): Promise<boolean> {
  const row = await tx.one<{ mine: boolean }>('select pg_try_advisory_xact_lock(hashtextextended($1, $2)) as mine', [
    sealLock,
    leaderLocks,
  ]);
  return row?.mine === true;
}

export const acquireCatalogueImportLock = (tx: Queryable): Promise<unknown> => acquireNamedLock(tx, 0, catalogueImportLock);

export const acquireSecuritySettingsLock = (tx: Queryable): Promise<unknown> =>
  tx.query('select pg_advisory_xact_lock(hashtext($1))', [securitySettingsLock]);
