import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import { DateText } from '../../ui/date-text.js';
import { ErrorNotice } from '../../ui/notice.js';
import { ErrorState, TextSkeleton } from '../../ui/states.js';
import styles from './audit.module.css';
import { ReasonDialog } from './reason-dialog.js';
import { RebuildState } from './rebuild-state.js';
import { isUnderWay, mutations, type ReadModel, type Rebuild, useAuditMutation, useReadModels } from './use-audit.js';

/** Progress of each read model, and rebuilding it next to the live one. */
export function ReadModels({ acts }: { acts: boolean }) {
  const { t } = useTranslation(['audit', 'common']);
  const { data, error, isPending, refetch } = useReadModels();
  const [taking, setTaking] = useState<ReadModel | null>(null);
  return (
    <>
      <p className={`lead ${styles.intro}`}>{t('audit:models.intro')}</p>
      {isPending ? <TextSkeleton lines={8} label={t('common:table.loading')} /> : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      <ul className={`surface divided ${styles.models}`} hidden={!data}>
        {(data ?? []).map((model) => (
          <Model key={model.name} model={model} acts={acts} onTake={() => setTaking(model)} />
        ))}
      </ul>
      {taking ? (
        <ReasonDialog
          title={t('audit:models.take')}
          mutationFor={(reason) => mutations.swap(taking.name, reason)}
          explanation={t('audit:models.takeExplanation', { model: taking.title })}
          submit={t('audit:models.take')}
          onClose={() => setTaking(null)}
        />
      ) : null}
    </>
  );
}

function Model({ model, acts, onTake }: { model: ReadModel; acts: boolean; onTake: () => void }) {
  const { t } = useTranslation('audit');
  const act = useAuditMutation();
  const { rebuild } = model;
  return (
    <li>
      <div className={`cluster full ${styles.modelHead}`}>
        <h2>{model.title}</h2>
        {rebuild ? <RebuildState state={rebuild.state} /> : null}
        {acts ? (
          <Button
            size="xs"
            loading={act.isPending}
            disabled={isUnderWay(model)}
            onClick={() => act.mutate(mutations.rebuild(model.name))}
            aria-label={`${t(model.swaps ? 'models.rebuild' : 'models.verify')}: ${model.title}`}
          >
            {t(model.swaps ? 'models.rebuild' : 'models.verify')}
          </Button>
        ) : null}
      </div>
      <Figures model={model} />
      {rebuild ? <LastRebuild rebuild={rebuild} /> : null}
      {rebuild?.state === 'different' && acts && model.swaps ? (
        <Button size="xs" data-tone="danger" onClick={onTake} aria-label={`${t('models.take')}: ${model.title}`}>
          {t('models.take')}
        </Button>
      ) : null}
      <ErrorNotice error={act.error} />
    </li>
  );
}

function Figures({ model: { rows, behind, parked, projectionVersion } }: { model: ReadModel }) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const said = [
    t('models.rows', { count: rows, figure: formatCount(rows, language) }),
    ...(projectionVersion === null ? [] : [t('models.version', { version: projectionVersion })]),
    behind === null ? t('models.byBroker') : behind === 0 ? t('models.upToDate') : t('models.behind', { count: behind }),
    ...(parked > 0 ? [t('models.parked', { count: parked })] : []),
  ];
  return <p className="dim text-sm">{said.join(' · ')}</p>;
}

function LastRebuild({ rebuild }: { rebuild: Rebuild }) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const { state, handled, total, startedAt, endedAt, by, takenBy, reason, error, differences } = rebuild;
  const underWay = state === 'waiting' || state === 'running';
  return (
    <div className={`stack full gap-snug ${styles.rebuild}`}>
      {underWay ? (
        <>
          <progress aria-label={t('models.progress')} max={Math.max(total, 1)} value={handled} />
          <span className="num">
            {t('models.progressOf', { handled: formatCount(handled, language), total: formatCount(total, language) })}
          </span>
        </>
      ) : null}
      <p className="dim text-sm">
        {by ? t('models.askedBy', { name: by.name || t('erased') }) : t('models.askedByCommand')}
        {startedAt ? (
          <>
            {', '}
            <DateText at={endedAt ?? startedAt} style="moment" />
          </>
        ) : null}
        {takenBy ? `. ${t('models.takenBy', { name: takenBy.name || t('erased'), reason: reason ?? '' })}` : null}
      </p>
      {error ? <pre className={`well muted breakable preformatted text-xs p-3 ${styles.text}`}>{error}</pre> : null}
      {differences.length > 0 ? (
        <details>
          <summary className="text-sm accent">{t('models.differences', { count: differences.length })}</summary>
          <ul className="mt-snug stack breakable text-sm gap-snug">
            {differences.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
