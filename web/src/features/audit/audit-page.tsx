import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { permits } from '#machines/access/table';
import { useList } from '../../lib/list/use-list.js';
import { useMe } from '../../lib/session/session.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { PageHeader } from '../../ui/page-header.js';
import { Tabs } from '../../ui/tabs.js';
import { auditTabs, stuckEvents } from './audit-lists.js';
import styles from './audit.module.css';
import { DeadLetterSheet } from './dead-letter-sheet.js';
import { DeadLetterList } from './dead-letter-list.js';
import { LogTab } from './log-tab.js';
import { ReadModels } from './read-models.js';
import { ReadsTab } from './reads-tab.js';
import { RefusalsTab } from './refusals-tab.js';
import { ReplayTab } from './replay-tab.js';

const ProcessTab = lazy(() => import('./process/process-tab.js').then((module) => ({ default: module.ProcessTab })));

/** The page /admin/audit with all its tabs. Older emails link to /admin/dead-letters and to the tab of certificates. */
export function AuditPage() {
  const { t } = useTranslation('audit');
  const me = useMe();
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  usePageTitle(t('title'));
  if (!me) return null;
  const asked = params.get('tab') ?? (pathname.endsWith('/dead-letters') ? 'letters' : 'log');
  const tab = asked === 'certificates' ? 'replay' : (auditTabs.find((one) => one === asked) ?? 'log');
  const build = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';
  const acts = permits(me.actor, 'deadLetters.retry');
  const exports = permits(me.actor, 'audit.export');
  return (
    <>
      <PageHeader title={t('title')} aside={build === '' ? null : <span className="small muted">{t('version', { build })}</span>} />
      <div className={styles.tabs}>
        <Tabs
          label={t('title')}
          tabs={auditTabs.map((key) => ({ key, label: t(`tabs.${key}`) }))}
          current={tab}
          onChange={(key) => setParams({ tab: key }, { preventScrollReset: true })}
        >
          {tab === 'log' ? <LogTab exports={exports} /> : null}
          {tab === 'refusals' ? <RefusalsTab exports={exports} /> : null}
          {tab === 'replay' ? <ReplayTab starts={exports} /> : null}
          {tab === 'reads' ? <ReadsTab exports={exports} /> : null}
          {tab === 'process' ? <ProcessTab exports={exports} /> : null}
          {tab === 'letters' ? <StuckEvents acts={acts} /> : null}
          {tab === 'models' ? <ReadModels acts={acts} /> : null}
        </Tabs>
      </div>
    </>
  );
}

function StuckEvents({ acts }: { acts: boolean }) {
  const list = useList(stuckEvents);
  const { state, set } = list;
  return (
    <>
      <DeadLetterList list={list} />
      {state.id ? <DeadLetterSheet id={state.id} acts={acts} onClose={() => set({ id: '' })} /> : null}
    </>
  );
}
