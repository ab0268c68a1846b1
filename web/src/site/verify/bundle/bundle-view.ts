import { fill, type Slots } from '../../../lib/prose.js';
import { bundle as en } from '../../../i18n/en/site/bundle.js';
import { bundle as ru } from '../../../i18n/ru/site/bundle.js';
import shared from '../result.module.css';
import styles from './bundle-view.module.css';
import { type BundleFault, type Place, StopError } from './bundle-fault.js';
import type { Source } from './archive.js';
import { element, icon } from './elements.js';
import type { LogEntry } from './entry.js';
import type { Manifest, Scope } from './manifest.js';
import { type BundleReport, readEntries } from './verify-bundle.js';

export type Language = 'ru' | 'en';
export const texts = { en, ru } as const;

/** A bundle after its check. */
export interface CheckedBundle {
  report: BundleReport;
  source: Source;
  fileName: string;
  /** whether its reader, or the site, gave the key */
  isKeyGiven: boolean;
}

/** Events that are shown at once. */
const pageLength = 50;

const locales = { en: 'en-GB', ru: 'ru-RU' } as const;
const count = (one: number, language: Language): string => new Intl.NumberFormat(locales[language]).format(one);
const filled = (text: string, values: BundleFault['values'], language: Language): string => {
  const slots = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? count(value, language) : String(value).slice(0, 300),
  ]);
  return fill(text, Object.fromEntries(slots) as Slots);
};
const timeOf = (milliseconds: number, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' }).format(milliseconds);
const dayOf = (micros: number, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(micros / 1000);

/** How far the check is, from 0 to 1. */
export function progressView(fileName: string, language: Language): { view: HTMLElement; show: (part: number) => void } {
  const text = texts[language];
  const bar = element('progress', { max: '100', 'aria-label': filled(text.checking, { file: fileName }, language) });
  const said = element('p', { class: 'small muted' }, '');
  const view = element(
    'section',
    { class: `sheet ${shared.result} ${styles.progress}` },
    ...[element('p', { role: 'status' }, filled(text.checking, { file: fileName }, language)), bar, said],
  );
  const show = (part: number): void => {
    const percent = Math.floor(part * 100);
    bar.value = percent;
    said.textContent = filled(text.progress, { percent }, language);
  };
  show(0);
  return { view, show };
}

/** Why nothing was checked: an error of the page, or a browser without what it needs. */
export const failedView = (why: 'failed' | 'old', language: Language): HTMLElement =>
  element(
    'section',
    { class: `sheet ${shared.result} ${shared.refused}`, 'data-result': why },
    headOf('cross', texts[language].refused, element('p', {}, texts[language][why])),
  );

/** The result of a check, and what the bundle holds. */
export function resultView(checked: CheckedBundle, language: Language): HTMLElement {
  const view = checked.report.faultCount > 0 ? refusedView(checked, language) : verifiedView(checked, language);
  view.setAttribute('aria-label', checked.fileName);
  return view;
}

function headOf(glyph: 'check' | 'cross', title: string, ...under: (Node | string)[]): HTMLElement {
  return element('div', { class: shared.head }, icon(glyph), element('div', {}, element('h2', {}, title), ...under));
}

function refusedView({ report, fileName }: CheckedBundle, language: Language): HTMLElement {
  const text = texts[language];
  const { faults, faultCount, manifest } = report;
  const form = faultCount === 1 ? 'one' : faults.length < faultCount ? 'first' : 'many';
  const about = filled(text.refusedText[form], { count: faultCount, shown: faults.length }, language);
  const lines = faults.map((fault) => faultLine(fault, language));
  const kept = manifest && [
    element('p', { class: 'small muted' }, text.refusedKept),
    pairs([
      [text.facts.scope, scopeText(manifest.scope, language)],
      [text.facts.origin, manifest.origin],
    ]),
  ];
  return element(
    'section',
    { class: `sheet ${shared.result} ${shared.refused}`, 'data-result': 'refused' },
    headOf('cross', text.refused, element('p', { class: 'small breakable' }, fileName)),
    element('div', { class: shared.words }, element('p', {}, about), element('ul', { class: styles.faults }, ...lines), ...(kept ?? [])),
  );
}

function faultLine({ code, place, values }: BundleFault, language: Language): HTMLElement {
  const { faults } = texts[language];
  return element(
    'li',
    { 'data-fault': code },
    element('b', {}, placeText(place, code === 'keyMalformed', language)),
    element('span', {}, filled(faults[code], values, language)),
  );
}

function placeText({ file, entry, position, line }: Place, isKey: boolean, language: Language): string {
  const text = texts[language];
  const parts = [
    file?.slice(0, 200) ?? (isKey ? text.yourKey : text.archive),
    entry === undefined ? '' : filled(text.entry, { n: entry }, language),
    position === undefined ? '' : filled(text.position, { n: position }, language),
    line === undefined ? '' : filled(text.line, { n: line }, language),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function verifiedView({ report, source, fileName, isKeyGiven }: CheckedBundle, language: Language): HTMLElement {
  const text = texts[language];
  const { manifest, keys } = report;
  if (manifest === undefined) return failedView('failed', language);
  const under = isKeyGiven
    ? [element('p', {}, filled(text.verifiedByKey, { key: keyNames(keys) }, language))]
    : [element('p', {}, text.verifiedAlone.text)];
  const code = element('code', { class: shared.key }, keys.join('\n'));
  return element(
    'section',
    {
      class: `sheet ${shared.result} ${isKeyGiven ? shared.verified : shared.unsigned}`,
      'data-result': isKeyGiven ? 'verified' : 'verifiedAlone',
    },
    headOf(
      'check',
      isKeyGiven ? text.verified : text.verifiedAlone.title,
      element('p', { class: 'small breakable' }, fileName),
      ...under,
      code,
    ),
    element('div', { class: shared.words }, element('h3', {}, text.holds), factsOf(report, manifest, language)),
    eventsView(source, manifest, language),
    element('div', { class: shared.words }, ...meaning(manifest, language)),
  );
}

const keyNames = (keys: readonly string[]): string => keys.map((key) => key.split('+').slice(0, 2).join('+')).join(', ');

function factsOf({ counts, witnesses }: BundleReport, manifest: Manifest, language: Language): HTMLElement {
  const text = texts[language];
  const { first, last, checkpoint, logSize, createdAt, origin, scope } = manifest;
  const { newerRows, texts: amount } = manifest.counts;
  const created = Date.parse(createdAt);
  const rows = count(counts.rows, language);
  return pairs([
    [text.facts.scope, scopeText(scope, language)],
    [text.facts.origin, origin],
    [text.facts.created, Number.isNaN(created) ? createdAt : `${timeOf(created, language)} UTC`],
    [text.facts.positions, filled(text.range, { first, last }, language)],
    [text.facts.checkpoint, filled(text.checkpointSize, { size: checkpoint, logSize }, language)],
    [text.facts.entries, count(counts.entries, language)],
    [text.facts.commands, count(counts.commands, language)],
    [text.facts.refused, count(counts.refusedCommands, language)],
    [text.facts.rows, newerRows === 0 ? rows : `${rows}; ${filled(text.newerRows, { count: newerRows }, language)}`],
    [text.facts.texts, amount === null ? text.noTexts : count(amount, language)],
    ...(witnesses.length === 0 ? [] : [[text.facts.witnesses, witnesses.join(', ')] as const]),
  ]);
}

function pairs(rows: readonly (readonly [string, string])[]): HTMLElement {
  const lines = rows.map(([name, value]) => element('div', {}, element('dt', {}, name), element('dd', { class: 'breakable' }, value)));
  return element('dl', { class: `pairs ${styles.facts}` }, ...lines);
}

function scopeText(scope: Scope, language: Language): string {
  const { scopes } = texts[language];
  if (scope.kind === 'all') return scopes.all;
  if (scope.kind === 'stream')
    return filled(
      scope.streamType === 'order' ? scopes.order : scopes.stream,
      { name: scope.name, streamType: scope.streamType },
      language,
    );
  return filled(scopes.period, { from: dayOf(scope.from, language), to: dayOf(scope.before - 1, language) }, language);
}

function meaning({ scope, first, last, counts }: Manifest, language: Language): HTMLElement[] {
  const { proves, checked, limits, notChecked } = texts[language];
  const list = (lines: readonly string[]): HTMLElement => element('ul', {}, ...lines.map((line) => element('li', {}, line)));
  const entries = scope.kind === 'stream' ? checked.eachEntry : filled(checked.range, { first, last }, language);
  return [
    element('h3', {}, proves),
    list([checked.bytes, checked.checkpoints, entries, checked.commands]),
    element('h3', {}, limits),
    list([notChecked.replay, notChecked.refused, ...(counts.texts === null ? [] : [notChecked.texts]), notChecked.later, notChecked.page]),
  ];
}

/** The events, a page of them at a time, read again from the file. */
function eventsView(source: Source, manifest: Manifest, language: Language): HTMLElement {
  const text = texts[language];
  const total = manifest.counts.entries;
  const isOfStream = manifest.scope.kind === 'stream';
  const body = element('tbody', {});
  const shown = element('p', { class: 'small muted', role: 'status' }, '');
  const previous = element('button', { class: 'button', 'data-small': '', type: 'button' }, text.previous);
  const next = element('button', { class: 'button', 'data-small': '', type: 'button' }, text.next);
  const place = element('input', { class: styles.number, type: 'number', min: '1', max: String(total), inputmode: 'numeric', value: '1' });
  const jump = element(
    'form',
    { class: styles.jump, novalidate: '' },
    ...[
      element('label', {}, element('span', { class: 'small' }, text.place), place),
      element('button', { class: 'button', 'data-small': '' }, text.go),
    ],
  );
  let [from, turn] = [1, 0];
  const show = async (first: number): Promise<void> => {
    const mine = (turn += 1);
    body.setAttribute('aria-busy', 'true');
    const rows = await rowsFrom(source, { first, isOfStream, language });
    if (mine !== turn) return;
    from = first;
    body.replaceChildren(...rows);
    body.removeAttribute('aria-busy');
    shown.textContent = filled(text.shown, { first, last: Math.min(total, first + pageLength - 1), count: total }, language);
    [previous.disabled, next.disabled] = [first === 1, first + pageLength > total];
  };
  previous.addEventListener('click', () => void show(Math.max(1, from - pageLength)));
  next.addEventListener('click', () => void show(from + pageLength));
  jump.addEventListener('submit', (event) => {
    event.preventDefault();
    const wanted = Math.trunc(Number(place.value));
    void show(Number.isSafeInteger(wanted) ? Math.min(Math.max(1, wanted), total) : 1);
  });
  void show(1);
  const head = element(
    'tr',
    {},
    ...[text.columns.position, text.columns.time, text.columns.event].map((name) => element('th', { scope: 'col' }, name)),
  );
  const paging = total > pageLength ? [element('div', { class: styles.paging }, shown, element('span', {}, previous, next), jump)] : [];
  return element(
    'div',
    { class: styles.events },
    element('h3', {}, text.events),
    element('table', { class: styles.table }, element('thead', {}, head), body),
    ...paging,
  );
}

interface RowsShown {
  first: number;
  isOfStream: boolean;
  language: Language;
}

async function rowsFrom(source: Source, { first, isOfStream, language }: RowsShown): Promise<HTMLElement[]> {
  try {
    return (await readEntries(source, first, pageLength)).map((entry) => rowOf(entry, isOfStream, language));
  } catch (fault) {
    if (!(fault instanceof StopError)) throw fault;
    const cell = element('td', { colspan: '3' }, filled(texts[language].faults[fault.code], fault.values, language));
    return [element('tr', {}, cell)];
  }
}

function rowOf(entry: LogEntry, isOfStream: boolean, language: Language): HTMLElement {
  const about = isOfStream ? [] : [element('span', { class: 'small muted' }, `${entry.streamType} ${entry.stream.slice(0, 8)}`)];
  return element(
    'tr',
    {},
    element('td', {}, count(entry.position, language)),
    element('td', {}, timeOf(entry.recordedAt / 1000, language)),
    element(
      'td',
      {},
      element('b', { class: 'breakable' }, ...wordsOf(entry.type)),
      element('span', { class: 'small muted breakable' }, actorText(entry, language)),
      ...about,
    ),
  );
}

/** The name of an event, which may break between its words. */
const wordsOf = (type: string): (Node | string)[] => type.split(/(?=[A-Z])/).flatMap((word) => [word, element('wbr', {})]);

/** Side, role and the beginning of the number, as the entry has them: it has no names. */
function actorText({ metadata: { actor } }: LogEntry, language: Language): string {
  const { sides, nobody } = texts[language];
  if (actor == null || typeof actor.id !== 'string') return nobody;
  const side = typeof actor.role === 'string' ? sideOf(actor.role) : 'unknown';
  const role = side === 'staff' ? [String(actor.role)] : [];
  return [sides[side], ...role, actor.id.slice(0, 8)].join(' · ');
}

const sideOf = (role: string): 'client' | 'partner' | 'staff' => (role === 'Client' ? 'client' : role === 'Partner' ? 'partner' : 'staff');
