import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../api/use-api-mutation.js';
import { formatTime } from '../../../lib/format.js';
import { logOut } from '../../../lib/session/log-out.js';
import { useLanguage } from '../../../lib/use-language.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { Card } from '../../../ui/card.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { ErrorState } from '../../../ui/states.js';
import { mutations, type OpenSession, useSessions, useSessionsMutation } from './profile-calls.js';
import styles from './profile-page.module.css';

/** Open sessions; each can be ended, also this one and all. */
export function SessionsCard() {
  const { t } = useTranslation('profile');
  const { data, error, refetch } = useSessions();
  // This sign-in ends too.
  const everywhere = useApiMutation();
  return (
    <Card title={t('sessions.title')} flush>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? <Lines sessions={data.items} /> : null}
      <div className="wrap-line p-line">
        <Button onClick={() => void logOut()}>{t('sessions.here')}</Button>
        <Button data-tone="danger" loading={everywhere.isPending} onClick={() => everywhere.mutate(mutations.logOutEverywhere())}>
          {t('sessions.everywhere')}
        </Button>
        <ErrorNotice error={everywhere.error} />
      </div>
    </Card>
  );
}

function Lines({ sessions }: { sessions: readonly OpenSession[] }) {
  const { t } = useTranslation('profile');
  const announce = useAnnounce();
  const end = useSessionsMutation();
  return (
    <>
      <ErrorNotice error={end.error} />
      <ul className={styles.sessions}>
        {[...sessions]
          .sort((one, other) => Number(other.current) - Number(one.current))
          .map((session) => (
            <Line
              key={session._id}
              session={session}
              busy={end.isPending && end.variables.options.path?.['id'] === session._id}
              onEnd={() => end.mutate(mutations.endSession(session._id), { onSuccess: () => announce(t('sessions.ended')) })}
            />
          ))}
      </ul>
    </>
  );
}

function Line({ session, busy, onEnd }: { session: OpenSession; busy: boolean; onEnd: () => void }) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const { browser, system, current, startedAt, lastUsedAt, remember } = session;
  const device = t('sessions.device', { browser: t(`sessions.browsers.${browser}`), system: t(`sessions.systems.${system}`) });
  const facts = [
    t('sessions.since', { at: formatTime(startedAt, 'moment', language) }),
    ...(current ? [] : [t('sessions.used', { at: formatTime(lastUsedAt, 'moment', language) })]),
    ...(remember ? [t('sessions.remembered')] : []),
  ];
  return (
    <li>
      <div>
        <b>{device}</b>
        {current ? <span className={`muted ${styles.hint}`}>{t('sessions.current')}</span> : null}
        <small>{facts.join(' · ')}</small>
      </div>
      {current ? null : (
        <Button size="xs" loading={busy} onClick={onEnd} aria-label={t('sessions.endOf', { device })}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
