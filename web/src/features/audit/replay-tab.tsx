import { Button, TextInput } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useList } from '../../lib/list/use-list.js';
import { Form } from '../../ui/form/form.js';
import { useApiForm } from '../../ui/form/use-api-form.js';
import { ErrorState, TextSkeleton } from '../../ui/states.js';
import { replayView } from './audit-lists.js';
import styles from './audit.module.css';
import { ReplayResult } from './replay-result.js';
import { SignedLog } from './signed-log.js';
import { useLogHead } from './use-log.js';
import { startReplay, useNewestReplays, useReplay, useReplayStart } from './use-replays.js';

/** The newest replays, or the one in the address. */
export function ReplayTab({ starts }: { starts: boolean }) {
  const list = useList(replayView);
  const { id } = list.state;
  return id ? <LinkedReplay id={id} newest={list.href({ id: '' })} /> : <NewestReplays starts={starts} />;
}

function LinkedReplay({ id, newest }: { id: string; newest: string }) {
  const { t } = useTranslation(['audit', 'common']);
  const { data, error, isPending, refetch } = useReplay(id);
  return (
    <div className={`stack ${styles.result}`}>
      <Link to={newest} preventScrollReset className="inline-flex gap-snug text-sm">
        <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
        {t('audit:replay.newest')}
      </Link>
      {isPending ? <TextSkeleton lines={8} label={t('common:table.loading')} /> : null}
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? <ReplayResult replay={data} heading={t('audit:replay.one')} /> : null}
    </div>
  );
}

function NewestReplays({ starts }: { starts: boolean }) {
  const { t } = useTranslation(['audit', 'common']);
  const { data, error, isPending, refetch } = useNewestReplays();
  const head = useLogHead();
  if (isPending) return <TextSkeleton lines={8} label={t('common:table.loading')} />;
  return (
    <div className="stack">
      <p className={`lead ${styles.intro}`}>{t('audit:replay.intro')}</p>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {starts ? <Start /> : null}
      {data?.started ? <ReplayResult replay={data.started} heading={t('audit:replay.started')} /> : null}
      {data?.nightly ? <ReplayResult replay={data.nightly} heading={t('audit:replay.nightly')} /> : null}
      {data && !data.nightly ? <p className="muted">{t('audit:replay.noNightly')}</p> : null}
      {head.data ? <SignedLog head={head.data} /> : null}
    </div>
  );
}

/** Starts a replay of one order, or of everything. */
function Start() {
  const { t } = useTranslation('audit');
  const form = useApiForm({
    values: { order: '' },
    write: useReplayStart(),
    request: ({ order }) => startReplay(order.trim()),
  });
  return (
    <Form form={form} className="stack gap-2">
      <div className="cluster gap-2 align-end">
        <TextInput {...form.field('order')} label={t('filters.order')} placeholder={t('replay.everything')} maxLength={20} />
        <Button type="submit" variant="filled" loading={form.busy}>
          {t('replay.start')}
        </Button>
      </div>
    </Form>
  );
}
