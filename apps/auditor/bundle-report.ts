import { formatCount } from '#machines/kernel/format';
import type { Language } from '#machines/kernel/ids';
import type { BundleFault, Place } from '#libs/verifier/bundle/bundle-fault';
import type { Manifest, Scope } from '#libs/verifier/bundle/manifest';
import type { BundleReport } from '#libs/verifier/bundle/verify-bundle';
import type { Finding } from './audit.js';
import { texts as bundleTexts } from './texts/all.js';

interface Circumstances {
  areKeysGiven: boolean;
  /** checkpoints that were kept elsewhere */
  kept: number;
  seconds: number;
  /** lines of the bundle's events, as its reader asked for them */
  events: readonly string[];
}

/** What came of the verification of a bundle, in the reader's language. The verdict stands first and last: a reader of either end of the output sees it. */
export function bundleFinding(report: BundleReport, { areKeysGiven, kept, seconds, events }: Circumstances, language: Language): Finding {
  const text = bundleTexts[language];
  const { manifest, faults, faultCount, keys, compared } = report;
  const holds = faultCount === 0;
  const verdict = !holds ? text.refused : areKeysGiven ? text.verified : text.verifiedAlone;
  const lines = [verdict, ...faults.map((fault) => faultLine(fault, language))];
  if (faultCount > faults.length) lines.push(filled(text.more, { count: faultCount - faults.length }));
  if (manifest !== undefined) {
    if (!holds) lines.push(text.said);
    lines.push(...factsOf(report, manifest, language));
    if (kept > 0) lines.push(`  ${text.facts.kept}: ${filled(text.keptCompared, { compared, kept })}`);
    lines.push(`  ${text.facts.key}: ${filled(areKeysGiven ? text.keyGiven : text.keyOfBundle, { keys: keys.join(' ') })}`);
    lines.push(`  ${text.facts.took}: ${seconds.toFixed(1)}`);
    if (holds) lines.push(...events, ...meaningOf(manifest, report.asksForWitnesses, language));
  }
  lines.push(verdict);
  return { holds, unsigned: holds && !areKeysGiven, lines };
}

/** `entries.bin, entry 1, position 1: inclusion: the entry isn't in ...` */
function faultLine({ kind, code, place, values }: BundleFault, language: Language): string {
  return `${placeText(place, code === 'keyMalformed', language)}: ${kind}: ${filled(bundleTexts[language].faults[code], values)}`;
}

function placeText({ file, stream, version, entry, position, line }: Place, isKey: boolean, language: Language): string {
  const { place } = bundleTexts[language];
  const numbered = { version, entry, position, line };
  return [
    file ?? stream ?? (isKey ? place.key : place.archive),
    ...(['version', 'entry', 'position', 'line'] as const).flatMap((name) =>
      numbered[name] === undefined ? [] : [`${place[name]} ${numbered[name]}`],
    ),
  ].join(', ');
}

function factsOf({ counts }: BundleReport, manifest: Manifest, language: Language): string[] {
  const text = bundleTexts[language];
  const { scope, origin, createdAt, first, last, checkpoint, logSize } = manifest;
  const { folded, partial, texts: compared, erased } = counts;
  const rows = { rows: counts.rows, count: manifest.counts.newerRows };
  const facts: readonly (readonly [keyof typeof text.facts, string | number])[] = [
    ['scope', scopeText(scope, language)],
    ['origin', origin],
    ['created', createdAt],
    ['positions', filled(text.range, { first, last })],
    ['checkpoint', filled(text.checkpointSize, { size: checkpoint, logSize })],
    ['entries', counts.entries],
    ['commands', counts.commands],
    ['refused', counts.refusedCommands],
    ['sealed', counts.sealed],
    ['decided', counts.decided],
    ['rows', rows.count === 0 ? rows.rows : filled(text.newerRows, rows)],
    ['folded', partial === 0 ? folded : filled(text.partialStreams, { count: folded, partial })],
    ['texts', manifest.counts.texts === null ? text.noTexts : filled(text.comparedTexts, { count: compared, erased })],
  ];
  return facts.map(([name, value]) => `  ${text.facts[name]}: ${typeof value === 'number' ? formatCount(value, language) : value}`);
}

/** What follows from a bundle that holds, and what does not. */
function meaningOf({ scope, first, last, counts }: Manifest, asksForWitnesses: boolean, language: Language): string[] {
  const { checkedTitle, checked, limitsTitle, limits } = bundleTexts[language];
  const entries = scope.kind === 'stream' ? checked.eachEntry : filled(checked.range, { first, last });
  const hasTexts = counts.texts !== null;
  return [
    checkedTitle,
    ...[checked.bytes, checked.checkpoints, entries, checked.commands, checked.replay, ...(hasTexts ? [checked.texts] : [])].map(item),
    limitsTitle,
    ...[
      ...[limits.refused, ...(hasTexts ? [] : [limits.texts]), ...(asksForWitnesses ? [limits.witnesses] : [])],
      ...[limits.later, limits.bank],
    ].map(item),
  ];
}

const item = (line: string): string => `  - ${line}`;

function scopeText(scope: Scope, language: Language): string {
  const { scopes } = bundleTexts[language];
  const day = (micros: number): string => new Date(micros / 1000).toISOString().slice(0, 10);
  if (scope.kind === 'all') return scopes.all;
  if (scope.kind === 'period') return filled(scopes.period, { from: day(scope.from), to: day(scope.before - 1) });
  return filled(scope.streamType === 'order' ? scopes.order : scopes.stream, { name: scope.name, streamType: scope.streamType });
}

const filled = (text: string, slots: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(slots[name] ?? ''));
