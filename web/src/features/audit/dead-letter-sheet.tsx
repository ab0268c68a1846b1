import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DateText } from '../../ui/date-text.js';
import { ModalSheet } from '../../ui/modal-sheet.js';
import { ErrorNotice } from '../../ui/notice.js';
import { ErrorState, TextSkeleton } from '../../ui/states.js';
import styles from './audit.module.css';
import { ReasonDialog } from './reason-dialog.js';
import { type DeadLetter, mutations, useAuditMutation, useDeadLetter } from './use-audit.js';
import { IconCircleCheck, IconClockPause, IconPlayerSkipForward, IconRotateClockwise, type Icon } from '@tabler/icons-react';
import type { BadgeColour } from '#machines/order/statuses';
import { Badge } from '../../ui/badge.js';

interface Props {
  id: string;
  /** whether the reader may retry or skip */
  acts: boolean;
  onClose: () => void;
}

/** The stored event, its error, former actions, and retry and skip. Skipping opens a dialog in its place. */
export function DeadLetterSheet({ id, acts, onClose }: Props) {
  const { t } = useTranslation(['audit', 'common']);
  const { data, error, isPending, refetch } = useDeadLetter(id);
  const [skipping, setSkipping] = useState(false);
  if (data && skipping) {
    return (
      <ReasonDialog
        title={data.event.title}
        mutationFor={(reason) => mutations.skip(data._id, reason)}
        explanation={t('audit:skip.explanation', { consumer: data.consumerTitle })}
        submit={t('audit:skip.submit')}
        onClose={() => setSkipping(false)}
      />
    );
  }
  return (
    <ModalSheet opened onClose={onClose} width={640} title={data ? data.event.title : t('audit:one')}>
      {isPending ? <TextSkeleton lines={8} label={t('common:table.loading')} /> : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? <Content deadLetter={data} acts={acts} onSkip={() => setSkipping(true)} /> : null}
    </ModalSheet>
  );
}

function Content({ deadLetter, acts, onSkip }: { deadLetter: DeadLetter; acts: boolean; onSkip: () => void }) {
  const { t } = useTranslation('audit');
  const act = useAuditMutation();
  const { event, subject } = deadLetter;
  return (
    <div className="stack">
      <p className="cluster">
        <DeadLetterState deadLetter={deadLetter} />
        <span>{deadLetter.consumerTitle}</span>
        {subject.type === 'order' && subject.label ? (
          <Link to={`/admin/order?id=${subject._id}&tab=history`}>{t('toOrder', { number: subject.label })}</Link>
        ) : null}
      </p>
      <section className="stack gap-snug min-w-0">
        <h3 className="text-sm">{t('error')}</h3>
        <pre className={`well muted breakable preformatted text-xs p-3 ${styles.text}`}>{deadLetter.error}</pre>
        <p className="dim text-sm">
          {t('tries', { count: deadLetter.attempts })}, {t('lastTry')} <DateText at={deadLetter.failedAt} style="moment" />
          {deadLetter.nextAttemptAt ? (
            <>
              . {t('nextTry')} <DateText at={deadLetter.nextAttemptAt} style="moment" />
            </>
          ) : null}
          . {t('behindIt', { count: deadLetter.waiting })}.
        </p>
      </section>
      <section className="stack gap-snug min-w-0">
        <h3 className="text-sm">{t('stored')}</h3>
        <p className="dim text-sm">
          {t('place', { type: event.type, schema: event.schemaVersion, stream: event.streamType, version: event.version })},{' '}
          <DateText at={event.recordedAt} style="moment" />
        </p>
        <pre className={`well muted breakable preformatted text-xs p-3 ${styles.text}`} tabIndex={0} aria-label={t('stored')}>
          {JSON.stringify(event.data, null, 2)}
        </pre>
      </section>
      <Acts deadLetter={deadLetter} />
      <ErrorNotice error={act.error} />
      {deadLetter.state === 'open' ? (
        acts ? (
          <div className="wrap-line justify-end">
            <Button data-tone="danger" onClick={onSkip}>
              {t('skip.open')}
            </Button>
            <Button variant="filled" loading={act.isPending} onClick={() => act.mutate(mutations.retry(deadLetter._id))}>
              {t('retry')}
            </Button>
          </div>
        ) : (
          <p className="dim text-sm">{t('onlyReads')}</p>
        )
      ) : null}
    </div>
  );
}

/** Former actions with person and reason. */
function Acts({ deadLetter: { acts } }: { deadLetter: DeadLetter }) {
  const { t } = useTranslation('audit');
  if (acts.length === 0) return null;
  return (
    <section>
      <h3>{t('acts')}</h3>
      <ul className="stack breakable text-sm gap-snug">
        {acts.map(({ act, by, at, reason }) => (
          <li key={`${act} ${at}`}>
            {t(`act.${act}`, { name: by.name || t('erased') })}, <DateText at={at} style="moment" />
            {reason ? <q className="muted block">{reason}</q> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

const looks = {
  trying: { colour: 'yellow', icon: IconRotateClockwise },
  open: { colour: 'orange', icon: IconClockPause },
  handled: { colour: 'green', icon: IconCircleCheck },
  skipped: { colour: 'blue', icon: IconPlayerSkipForward },
} as const satisfies Record<string, { colour: BadgeColour; icon: Icon }>;

/** Whether it waits for a retry or a person, or how it ended. */
export function DeadLetterState({ deadLetter }: { deadLetter: Pick<DeadLetter, 'state' | 'nextAttemptAt'> }) {
  const { t } = useTranslation('audit');
  const state = deadLetter.state === 'open' && deadLetter.nextAttemptAt !== null ? 'trying' : deadLetter.state;
  return <Badge {...looks[state]} label={t(`state.${state}`)} />;
}
