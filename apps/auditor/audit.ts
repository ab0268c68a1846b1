import { readFile } from 'node:fs/promises';
import type { ReplaySource } from '#libs/event-log/replay/replay-source';
import { type KeptHead, keptHeadOf } from '#libs/event-log/chain/kept-heads';
import { unplacedEvents, verifyLog } from '#libs/event-log/chain/verify-log';
import { type ReadsReport, verifyReads } from '#libs/event-log/chain/verify-reads';
import { type SealsReport, verifySeals } from '#libs/event-log/seals/verify-seals';
import { securitySettingsSource } from '#libs/features/auth/storage/replay-settings';
import { servicesSource, siteSettingsSource } from '#libs/features/catalogue/storage/replay-catalogue';
import type { HistorySource } from '#libs/event-log/replay/stream-reader';
import { peopleSource, replayPeople } from '#libs/features/people/storage/replay-people';
import type { Database } from '#libs/platform/database/database';
import { UsageError } from '#libs/platform/process/command-line';
import { replaySources } from '../replay-sources.js';

/** Result of an audit: lines for people, and whether everything verified. */
export interface Finding {
  holds: boolean;
  /** everything holds, by keys of unknown origin */
  unsigned?: boolean;
  lines: string[];
}

/** Options of `verify` as the command line gives them. */
export interface VerifyArguments {
  from?: string | undefined;
  to?: string | undefined;
  /** file of signed heads and checkpoints, a line of JSON each */
  heads?: string | undefined;
  /** file with the public key in PEM; without it signatures are not verified */
  'public-key'?: string | undefined;
}

/** Prices and settings: no machine decides them, and they are what a client pays. */
const comparedSources = [servicesSource, siteSettingsSource, securitySettingsSource];

/** Recomputes chain and tree, compares the referenced texts, and searches for events without a position. Of the whole log it checks the recorded reads, the seals, prices and settings as well. */
export async function verify(database: HistorySource, options: VerifyArguments): Promise<Finding> {
  const [from, to] = [position(options.from, '--from'), position(options.to, '--to')];
  const heads = options.heads === undefined ? undefined : await readHeads(options.heads);
  const publicKey = options['public-key'] === undefined ? undefined : await readFile(options['public-key'], 'utf8');
  const began = performance.now();
  const report = await verifyLog(database, {
    ...(from && { from }),
    ...(to && { to }),
    ...(heads && {
      heads: heads.flatMap((one) => ('head' in one ? [one.head] : [])),
      checkpoints: heads.flatMap((one) => ('checkpoint' in one ? [one.checkpoint] : [])),
    }),
    ...(publicKey && { publicKey }),
  });
  const isWhole = from === undefined && to === undefined;
  const unplaced = isWhole ? await unplacedEvents(database) : [];
  const reads: ReadsReport = isWhole ? await verifyReads(database) : { compared: 0, emptied: 0, faults: [] };
  const seals: SealsReport = isWhole ? await verifySeals(database) : { seals: 0, rows: 0, waiting: 0, faults: [] };
  const lines = report.faults.map(({ kind, pos, detail }) => `position ${pos}: ${kind}: ${detail}`);
  lines.push(...unplaced.map((id) => `event ${id}: unplaced: it has no place and waits for none`));
  lines.push(...reads.faults.map(({ id, kind, detail }) => `read ${id}: ${kind}: ${detail}`));
  lines.push(...seals.faults.map(({ place, kind, detail }) => `${place}: ${kind}: ${detail}`));
  for (const source of isWhole ? comparedSources : []) lines.push(...(await replayKind(database, source)).lines.slice(0, -1));
  const signed = heads === undefined ? 'no signed heads given' : `${heads.length} signed heads`;
  const { compared, erased } = report.texts;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  lines.push(
    `verify: ${report.events} events, positions ${report.from} to ${report.to}, ${compared} texts compared, ${erased} erased with their reason, ` +
      `${reads.compared} reads compared, ${reads.emptied} emptied with their reason, ` +
      `${seals.seals} seals over ${seals.rows} rows, ${seals.waiting} not sealed yet, ${report.tiles} tiles, ${report.checkpoints} checkpoints, ` +
      `${signed}, ${lines.length} faults, ${seconds} s, root ${report.hash}`,
  );
  return { holds: lines.length === 1, lines };
}

/** Folds every event-sourced stream, decides its commands again, and compares with the stored data. */
export async function replay(database: Database): Promise<Finding> {
  const findings: Finding[] = [];
  for (const source of replaySources)
    findings.push(source === peopleSource ? await replayRights(database) : await replayKind(database, source));
  return { holds: findings.every(({ holds }) => holds), lines: findings.flatMap(({ lines }) => lines) };
}

/** Where a stream type is no word for its objects. */
const names: Readonly<Record<string, string>> = {
  bankAccounts: 'bank account list',
  siteSetting: 'site setting',
  setting: 'security setting',
};

async function replayKind(database: HistorySource, { streamType, parts }: ReplaySource): Promise<Finding> {
  const began = performance.now();
  const name = names[streamType] ?? streamType;
  const lines: string[] = [];
  let [streams, events, commands] = [0, 0, 0];
  for await (const part of parts(database, 200)) {
    [streams, events, commands] = [streams + part.streams, events + part.events, commands + part.commands];
    lines.push(...part.faults.map(({ stream, version, kind, detail }) => `${name} ${stream} at version ${version}: ${kind}: ${detail}`));
  }
  const faults = lines.length;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  lines.push(`replay: ${streams} ${name.replace(/y$/, 'ie')}s, ${events} events, ${commands} commands, ${faults} faults, ${seconds} s`);
  return { holds: faults === 0, lines };
}

/** Roles are rows and not folded, but the log records their changes: it is compared with current roles. */
async function replayRights(database: Database): Promise<Finding> {
  const { people, unsaid, faults } = await replayPeople(database);
  const lines = faults.map(({ person, detail }) => `person ${person}: ${detail}`);
  lines.push(`replay: ${people} people, ${unsaid} of them without a role in the log, ${faults.length} faults`);
  return { holds: faults.length === 0, lines };
}

function position(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new UsageError(`${name} takes a position: a whole number from 1`);
  return value;
}

/** Lines of a file of signed heads and checkpoints. @throws UsageError with the number of the line that is neither */
export async function readHeads(file: string): Promise<KeptHead[]> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  return lines.flatMap((line, at) => {
    if (line === '') return [];
    const head = keptHeadOf(line);
    if (head === undefined) throw new UsageError(`line ${at + 1} of ${file} is neither a signed head nor a checkpoint`);
    return [head];
  });
}
