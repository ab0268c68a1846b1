import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatCount, formatMoney } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import { Facts } from '../../ui/facts.js';
import { ModalSheet } from '../../ui/modal-sheet.js';
import { ErrorState, TextSkeleton } from '../../ui/states.js';
import { logList } from './audit-lists.js';
import styles from './audit.module.css';
import { EventDeliveries } from './event-deliveries.js';
import { EventProof } from './event-proof.js';
import { ExactTime } from '../../ui/exact-time.js';
import { usePathOf } from './log-parts.js';
import { type AuditActor, type EventDetail, type LogEvent, useLogEvent } from './use-log.js';

/** Old and new values, if the log has them. */
export function Changes({ changes }: { changes: LogEvent['changes'] }) {
  const { t } = useTranslation('audit');
  return (
    <>
      {changes.map(({ field, title, from, to }, i) => (
        <span key={`${field} ${i}`} className="block">
          {from === null && to === null ? (
            t('log.changed', { field: title })
          ) : (
            <>
              {title}: {from === null ? null : `${from} → `}
              {to ?? t('log.none')}
            </>
          )}
        </span>
      ))}
    </>
  );
}

/** Shows one event as stored, with the command that caused it and the state of its consumers. */
export function EventSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation(['audit', 'common']);
  const { data, error, isPending, refetch } = useLogEvent(id);
  return (
    <ModalSheet opened onClose={onClose} width={640} title={data ? data.title : t('audit:log.one')}>
      {isPending ? <TextSkeleton lines={8} label={t('common:table.loading')} /> : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? <Content event={data} /> : null}
    </ModalSheet>
  );
}

const actorText = ({ name, post }: AuditActor): string => [name, post].filter(Boolean).join(', ');

function Content({ event }: { event: EventDetail }) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const { subject, stream, amount, cause, position } = event;
  const path = usePathOf()(subject, stream.type === 'order' ? stream.version : undefined);
  const subjectText = subject.kind === null ? '' : [t(`subjects.${subject.kind}`), subject.label].filter(Boolean).join(' ');
  const history = logList.serialize({ ...logList.parse(new URLSearchParams()), stream: stream._id });
  return (
    <div className="stack">
      <Facts
        lines={[
          [t('columns.at'), <ExactTime key="at" at={event.at} />],
          [t('filters.position'), position === null ? t('log.unplaced') : formatCount(position, language)],
          [t('columns.actor'), actorText(event.actor)],
          [t('columns.subject'), path ? <Link to={path}>{subjectText}</Link> : subjectText],
          [t('columns.amount'), amount && formatMoney(amount, language)],
          [t('log.changes'), event.changes.length > 0 ? <Changes changes={event.changes} /> : null],
        ]}
      />
      <p className="wrap-line gap-3 text-sm">
        {path && stream.type === 'order' ? <Link to={`${path}&side=before`}>{t('log.before')}</Link> : null}
        <Link to={`?${history.toString()}`}>{t('log.sameStream')}</Link>
      </p>
      <EventProof event={event} />
      <EventDeliveries event={event} />
      <Stored
        title={t('stored')}
        about={t('place', { type: event.type, schema: event.schemaVersion, stream: stream.type, version: stream.version })}
        data={event.data}
      />
      {cause ? (
        <>
          <section className="stack gap-snug">
            <h3 className="text-sm">{t('log.command')}</h3>
            <Facts
              lines={[
                [t('columns.operation'), cause.title],
                [t('columns.actor'), actorText(cause.actor)],
                [t('columns.at'), <ExactTime key="at" at={cause.at} />],
                [t('log.decidedOn'), t('log.decided', { version: cause.decidedOn, machine: cause.machineVersion })],
              ]}
            />
          </section>
          <Stored title={t('log.input')} about={cause.type} data={cause.input} />
        </>
      ) : null}
    </div>
  );
}

function Stored({ title, about, data }: { title: string; about: string; data: Record<string, unknown> }) {
  return (
    <section className="stack gap-snug min-w-0">
      <h3 className="text-sm">{title}</h3>
      <p className="dim text-sm breakable">{about}</p>
      <pre className={`well muted breakable preformatted text-xs p-3 ${styles.text}`} tabIndex={0} aria-label={title}>
        {JSON.stringify(data, null, 2)}
      </pre>
    </section>
  );
}
