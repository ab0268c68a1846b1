import { Button } from '@mantine/core';
import { IconArrowLeft, IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatCount } from '../../lib/format.js';
import { useDownload } from '../../lib/use-download.js';
import { useLanguage } from '../../lib/use-language.js';
import { CopyButton } from '../../ui/copy-link.js';
import { type Fact, Facts } from '../../ui/facts.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { ErrorState, TextSkeleton } from '../../ui/states.js';
import { logList } from './audit-lists.js';
import styles from './audit.module.css';
import { CertificateProgress, CertificateState } from './certificate-state.js';
import { ExactTime, pathOf } from './log-parts.js';
import { type CertificateDetail, useCertificate } from './use-certificates.js';

interface Props {
  id: string;
  /** The list. */
  back: string;
  downloads: boolean;
}

/** One certificate: how far it is, what was replayed, each fault with its place, and the files. */
export function CertificateResult({ id, back, downloads }: Props) {
  const { t } = useTranslation(['audit', 'common']);
  const { data, error, isPending, refetch } = useCertificate(id);
  return (
    <div className={`stack ${styles.result}`}>
      <Link to={back} preventScrollReset className="inline-flex gap-snug text-sm">
        <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
        {t('audit:certificates.all')}
      </Link>
      {isPending ? <TextSkeleton lines={8} label={t('common:table.loading')} /> : null}
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? <Content certificate={data} downloads={downloads} /> : null}
    </div>
  );
}

function Content({ certificate, downloads }: { certificate: CertificateDetail; downloads: boolean }) {
  const { t } = useTranslation('audit');
  const { number, state, faultCount, error } = certificate;
  return (
    <>
      <div className="cluster gap-2">
        <h2>{t('certificates.one', { number })}</h2>
        <CertificateState certificate={certificate} />
      </div>
      <CertificateProgress certificate={certificate} />
      {error ? <Notice tone="error">{error}</Notice> : null}
      <About certificate={certificate} />
      {state === 'done' ? (
        <>
          {downloads ? <Files certificate={certificate} /> : null}
          <Replayed certificate={certificate} />
          {faultCount > 0 ? <Faults certificate={certificate} /> : null}
          <p className="muted text-sm">{t('certificates.meaning')}</p>
        </>
      ) : null}
    </>
  );
}

function About({ certificate: { title, by, askedAt, position, snapshotAt } }: { certificate: CertificateDetail }) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  return (
    <div className="surface p-3">
      <Facts
        lines={[
          [t('certificates.columns.scope'), title],
          [t('certificates.columns.position'), position === null ? null : <span className="num">{formatCount(position, language)}</span>],
          [t('certificates.snapshot'), snapshotAt ? <ExactTime at={snapshotAt} /> : null],
          [t('certificates.askedBy'), by ? by.name || t('erased') : t('certificates.byNight')],
          [t('certificates.columns.asked'), <ExactTime key="asked" at={askedAt} />],
        ]}
      />
    </div>
  );
}

/** The PDF in the reader's language, the signed note with its hash, and the key that verifies it. */
function Files({ certificate: { _id, number, verifierKey } }: { certificate: CertificateDetail }) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const { start, isRunning, error } = useDownload();
  const pdf = `certificate-${number}-${language}.pdf`;
  const take = (file: 'pdf' | 'note') =>
    start(`/audit/certificates/{id}/${file}`, {
      at: { id: _id },
      query: new URLSearchParams({ language }),
      name: file === 'pdf' ? pdf : `${pdf}.note`,
    });
  const icon = <IconDownload size={16} stroke={1.75} aria-hidden="true" />;
  return (
    <section className="surface p-3 stack gap-3" aria-label={t('certificates.files')}>
      <div className="cluster gap-2">
        <Button leftSection={icon} disabled={isRunning} onClick={() => take('pdf')}>
          {t('certificates.pdf')}
        </Button>
        {verifierKey ? (
          <Button leftSection={icon} disabled={isRunning} onClick={() => take('note')}>
            {t('certificates.note')}
          </Button>
        ) : null}
      </div>
      <ErrorNotice error={error} />
      {verifierKey ? (
        <>
          <p className="text-sm">{t('certificates.code')}</p>
          <p className="text-sm">{t('certificates.verify')}</p>
          <pre className={`well muted breakable preformatted text-xs p-3 ${styles.text}`} tabIndex={0} aria-label={t('certificates.key')}>
            {verifierKey}
          </pre>
          <span>
            <CopyButton text={verifierKey} label={t('certificates.copyKey')} done={t('certificates.keyCopied')} />
          </span>
        </>
      ) : (
        <Notice tone="info">{t('certificates.unsigned')}</Notice>
      )}
    </section>
  );
}

/** Types of streams whose events are not folded. */
const comparedOnly = new Set(['user']);

function Replayed({ certificate: { counts, streams, events, commands } }: { certificate: CertificateDetail }) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const counted = (kind: 'objects' | 'events' | 'commands', count: number) =>
    t(`certificates.${kind}`, { count, figure: formatCount(count, language) });
  const line = (all: number, folded: number, decided: number) =>
    [counted('objects', all), counted('events', folded), counted('commands', decided)].join(' · ');
  const lines: Fact[] = counts.map((one) => [
    one.title,
    comparedOnly.has(one.streamType) ? counted('objects', one.streams) : line(one.streams, one.events, one.commands),
  ]);
  return (
    <section className="surface p-3 stack gap-3">
      <h3>{t('certificates.replayed')}</h3>
      <Facts
        lines={counts.length > 1 ? [...lines, [t('certificates.total'), <b key="total">{line(streams, events, commands)}</b>]] : lines}
      />
    </section>
  );
}

function Faults({ certificate: { faults, faultCount } }: { certificate: CertificateDetail }) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  return (
    <section className="stack gap-3">
      <h3>{t('certificates.faultsTitle')}</h3>
      {faults.length < faultCount ? (
        <p className="muted text-sm">
          {t('certificates.cut', { stored: formatCount(faults.length, language), all: formatCount(faultCount, language) })}
        </p>
      ) : null}
      <ol className={`surface divided ${styles.faults}`}>
        {faults.map((fault, i) => (
          <FaultLine key={`${fault.stream} ${i}`} fault={fault} />
        ))}
      </ol>
    </section>
  );
}

function FaultLine({ fault }: { fault: CertificateDetail['faults'][number] }) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const { subject, stream, streamType, version, position, title, detail } = fault;
  const path = pathOf(subject, streamType === 'order' && version > 0 ? version : undefined);
  const what = subject.kind === null ? streamType : t(`subjects.${subject.kind}`);
  const where = [what, subject.label].filter(Boolean).join(' ');
  const events = logList.serialize({ ...logList.parse(new URLSearchParams()), stream });
  const place = [
    ...(version > 0 ? [t('certificates.version', { version })] : []),
    ...(position === null ? [] : [t('log.position', { position: formatCount(position, language) })]),
  ];
  return (
    <li>
      <b>{title}</b>
      <span className="cluster gap-2 text-sm">
        {path ? <Link to={path}>{where}</Link> : where}
        {place.length > 0 ? <span className="dim num">{place.join(' · ')}</span> : null}
        <Link to={`?${events.toString()}`}>{t('certificates.inLog')}</Link>
      </span>
      <span className="muted breakable text-xs">{detail}</span>
    </li>
  );
}
