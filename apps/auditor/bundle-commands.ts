import { createPrivateKey } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { BundleScope } from '#libs/event-log/bundles/bundle-format';
import { exportBundle, NoBundleError } from '#libs/event-log/bundles/export-bundle';
import { verifyBundle } from '#libs/verifier/bundle/verify-bundle';
import { type Language, numberText } from '#machines/kernel/ids';
import { isCalendarDate, microsADay, midnightOf } from '#machines/kernel/time';
import type { Database } from '#libs/platform/database/database';
import { UsageError } from '#libs/platform/process/command-line';
import { workflowTable } from '#machines/order/workflow-table';
import { type Finding, readHeads } from './audit.js';
import { EventLines } from './bundle-events.js';
import { verifyEd25519, withSource } from './bundle-file.js';
import { bundleFinding } from './bundle-report.js';
import { replayBy } from './replay-history.js';
import { replaySources } from '../replay-sources.js';

const streams = replaySources.flatMap(({ bundled }) => bundled ?? []);
const replay = replayBy(streams);

/** Options of `export` as the command line gives them. */
export interface ExportArguments {
  order?: string | undefined;
  all?: boolean | undefined;
  /** 2026-01-01..2026-03-31, days of UTC, both included */
  period?: string | undefined;
  texts?: boolean | undefined;
  out?: string | undefined;
}

/**
 * Writes a bundle to a new file. @param signingKey private key in PEM; empty without one @throws UsageError
 */
export async function exportTo(database: Database, options: ExportArguments, signingKey: string): Promise<Finding> {
  const { out, texts = false } = options;
  if (out === undefined) throw new UsageError('--out takes the file to write');
  if (signingKey === '') throw new UsageError('export signs the bundle: it needs AUDIT_SIGNING_KEY');
  if ((await stat(out).catch(() => undefined)) !== undefined) throw new UsageError(`${out} exists already`);
  const scope = await scopeOf(database, options);
  const began = performance.now();
  const partial = `${out}.partial`;
  try {
    const maker = {
      key: createPrivateKey(signingKey),
      streams,
      machine: workflowTable(),
    };
    const bundle = await exportBundle(database, { scope, texts }, maker);
    await pipeline(bundle, createWriteStream(partial));
    await rename(partial, out);
  } catch (fault) {
    await rm(partial, { force: true });
    if (fault instanceof NoBundleError) throw new UsageError(fault.message);
    throw fault;
  }
  const { size } = await stat(out);
  return { holds: true, lines: [`export: ${out}, ${size} bytes, ${((performance.now() - began) / 1000).toFixed(1)} s`] };
}

async function scopeOf(database: Database, { order, all = false, period }: ExportArguments): Promise<BundleScope> {
  if ([order !== undefined, all, period !== undefined].filter(Boolean).length !== 1) {
    throw new UsageError('export takes one of --order R-000123, --all and --period 2026-01-01..2026-03-31');
  }
  if (all) return { kind: 'all' };
  if (period !== undefined) return periodOf(period);
  const number = /^(?:R-)?(\d{1,15})$/.exec(order ?? '')?.[1];
  if (number === undefined) throw new UsageError(`${order} is no number of an order: R-000123`);
  const row = await database.one<{ id: string }>('select id from orders where number = $1', [Number(number)]);
  if (row === undefined) throw new UsageError(`there is no order ${numberText(Number(number))}`);
  return { kind: 'stream', streamType: 'order', stream: row.id, name: numberText(Number(number)) };
}

function periodOf(text: string): BundleScope {
  const [from, to, ...more] = text.split('..');
  if (!isCalendarDate(from) || !isCalendarDate(to) || more.length > 0 || from > to) {
    throw new UsageError(`${text} is no period: 2026-01-01..2026-03-31`);
  }
  return { kind: 'period', from: midnightOf(from), before: midnightOf(to) + microsADay };
}

/** What a bundle is verified with besides its own files. */
export interface VerifyFileOptions {
  /** verifier keys `name+id+base64` */
  keys?: readonly string[] | undefined;
  /** file of signed heads and checkpoints that were kept elsewhere */
  heads?: string | undefined;
  /** whether the events of the bundle are part of the answer */
  events?: boolean | undefined;
  language?: Language;
}

/** Verifies a bundle without database and network. */
export async function verifyFile(path: string, { keys, heads, events = false, language = 'en' }: VerifyFileOptions): Promise<Finding> {
  const kept = heads === undefined ? [] : (await readHeads(heads)).flatMap((one) => ('checkpoint' in one ? [one.checkpoint] : []));
  const listed = new EventLines(language);
  const began = performance.now();
  const report = await withSource(path, (source) =>
    verifyBundle(source, { keys, kept, verify: verifyEd25519, replay, onEntry: events ? listed.add : undefined }),
  );
  const seconds = (performance.now() - began) / 1000;
  return bundleFinding(report, { areKeysGiven: keys !== undefined, kept: kept.length, seconds, events: listed.lines() }, language);
}
