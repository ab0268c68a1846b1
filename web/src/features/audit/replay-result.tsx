import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatCount } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import { type Fact, Facts } from '../../ui/facts.js';
import { Notice } from '../../ui/notice.js';
import { logList } from './audit-lists.js';
import styles from './audit.module.css';
import { ExactTime } from '../../ui/exact-time.js';
import { usePathOf } from './log-parts.js';
import { ReplayProgress, ReplayState } from './replay-state.js';
import type { Replay } from './use-replays.js';

/** Progress of a replay, its scope, and each fault with its position. */
export function ReplayResult({ replay, heading }: { replay: Replay; heading: string }) {
  const { t } = useTranslation('audit');
  const { state, faultCount, error } = replay;
  return (
    <section className={`surface stack p-3 ${styles.result}`} aria-label={heading}>
      <div className="cluster gap-2">
        <h2>{heading}</h2>
        <ReplayState replay={replay} />
      </div>
      <ReplayProgress replay={replay} />
      {error ? <Notice tone="error">{error}</Notice> : null}
      <About replay={replay} />
      {state === 'done' ? <Replayed replay={replay} /> : null}
      {faultCount > 0 ? <Faults replay={replay} /> : null}
      {state === 'done' ? <p className="muted text-sm">{t('replay.meaning')}</p> : null}
    </section>
  );
}

function About({ replay: { title, by, askedAt, position, root, snapshotAt } }: { replay: Replay }) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  return (
    <Facts
      lines={[
        [t('replay.scope'), title],
        [t('replay.position'), position === null ? null : <span className="num">{formatCount(position, language)}</span>],
        [t('replay.root'), root ? <code className="breakable text-xs">{root}</code> : null],
        [t('replay.snapshot'), snapshotAt ? <ExactTime at={snapshotAt} /> : null],
        [t('replay.by'), by ? by.name || t('erased') : t('replay.byNight')],
        [t('replay.asked'), <ExactTime key="asked" at={askedAt} />],
      ]}
    />
  );
}

/** Types of streams whose events are not folded. */
const comparedOnly = new Set(['user', 'service', 'siteSetting', 'setting']);

function Replayed({ replay: { counts } }: { replay: Replay }) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const counted = (kind: 'objects' | 'events' | 'commands', count: number) =>
    t(`replay.${kind}`, { count, figure: formatCount(count, language) });
  const line = (all: number, folded: number, decided: number) =>
    [counted('objects', all), counted('events', folded), counted('commands', decided)].join(' · ');
  const sum = (of: 'streams' | 'events' | 'commands') => counts.reduce((total, count) => total + count[of], 0);
  const lines: Fact[] = counts.map((one) => [
    one.title,
    comparedOnly.has(one.streamType) ? counted('objects', one.streams) : line(one.streams, one.events, one.commands),
  ]);
  return (
    <section className="stack gap-3">
      <h3>{t('replay.replayed')}</h3>
      <Facts
        lines={
          counts.length > 1
            ? [...lines, [t('replay.total'), <b key="total">{line(sum('streams'), sum('events'), sum('commands'))}</b>]]
            : lines
        }
      />
    </section>
  );
}

function Faults({ replay: { faults, faultCount } }: { replay: Replay }) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  return (
    <section className="stack gap-3">
      <h3>{t('replay.faultsTitle')}</h3>
      {faults.length < faultCount ? (
        <p className="muted text-sm">
          {t('replay.cut', { stored: formatCount(faults.length, language), all: formatCount(faultCount, language) })}
        </p>
      ) : null}
      <ol className={`divided ${styles.faults}`}>
        {faults.map((fault, i) => (
          <FaultLine key={`${fault.stream} ${i}`} fault={fault} />
        ))}
      </ol>
    </section>
  );
}

function FaultLine({ fault }: { fault: Replay['faults'][number] }) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const { subject, stream, streamType, version, position, title, detail } = fault;
  const path = usePathOf()(subject, streamType === 'order' && version > 0 ? version : undefined);
  const what = subject.kind === null ? streamType : t(`subjects.${subject.kind}`);
  const where = [what, subject.label].filter(Boolean).join(' ');
  const events = logList.serialize({ ...logList.parse(new URLSearchParams()), stream });
  const place = [
    ...(version > 0 ? [t('replay.version', { version })] : []),
    ...(position === null ? [] : [t('log.position', { position: formatCount(position, language) })]),
  ];
  return (
    <li>
      <b>{title}</b>
      <span className="cluster gap-2 text-sm">
        {path ? <Link to={path}>{where}</Link> : where}
        {place.length > 0 ? <span className="dim num">{place.join(' · ')}</span> : null}
        <Link to={`?${events.toString()}`}>{t('replay.inLog')}</Link>
      </span>
      <span className="muted breakable text-xs">{detail}</span>
    </li>
  );
}
