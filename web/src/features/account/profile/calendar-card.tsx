import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { Card } from '../../../ui/card.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { ErrorState, TextSkeleton } from '../../../ui/states.js';
import { CopyButton } from './copy-button.js';
import { mutations, useCalendar, useCalendarMutation } from './profile-calls.js';
import styles from './profile-page.module.css';

/** Subscribes a calendar program to the person's dates by a private address, which is shown once. */
export function CalendarCard() {
  const { t } = useTranslation(['profile', 'common']);
  const { data, error, refetch } = useCalendar();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <TextSkeleton lines={3} label={t('common:table.loading')} />;
  return (
    <Card title={t('profile:calendar.title')} roomy>
      <Address feed={data.feed} />
    </Card>
  );
}

type Feed = NonNullable<ReturnType<typeof useCalendar>['data']>['feed'];

function Address({ feed }: { feed: Feed }) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const announce = useAnnounce();
  const write = useCalendarMutation();
  const make = () => write.mutate(mutations.makeCalendar(), { onSuccess: () => announce(t('calendar.made')) });
  const end = () => write.mutate(mutations.endCalendar(), { onSuccess: () => announce(t('calendar.ended')) });
  const moment = (at: string) => formatTime(at, 'moment', language);
  // Shown until it is replaced or ended, or the page is left.
  const url = feed && write.data?.madeAt === feed.madeAt ? write.data.url : undefined;
  return (
    <div className="stack">
      <p className={`muted ${styles.hint}`}>{t('calendar.text')}</p>
      <ErrorNotice error={write.error} />
      {feed ? (
        <p>
          {t('calendar.since', { at: moment(feed.madeAt) })}{' '}
          {feed.lastReadAt === null ? t('calendar.notRead') : t('calendar.read', { at: moment(feed.lastReadAt) })}
        </p>
      ) : null}
      {url === undefined ? null : <NewAddress url={url} />}
      <div className="wrap-line">
        <Button loading={write.isPending} onClick={make}>
          {feed ? t('calendar.renew') : t('calendar.make')}
        </Button>
        {feed ? (
          <Button data-tone="danger" disabled={write.isPending} onClick={end}>
            {t('calendar.end')}
          </Button>
        ) : null}
      </div>
      {feed ? <p className={`muted ${styles.hint}`}>{t('calendar.ends')}</p> : null}
    </div>
  );
}

function NewAddress({ url }: { url: string }) {
  const { t } = useTranslation('profile');
  return (
    <>
      <p className={styles.hint}>{t('calendar.once')}</p>
      <code className={styles.address}>{url}</code>
      <div className="wrap-line">
        <CopyButton text={url} label={t('calendar.copy')} />
        <Button component="a" size="xs" href={url.replace(/^https?:/, 'webcal:')}>
          {t('calendar.open')}
        </Button>
      </div>
    </>
  );
}
