import { useTranslation } from 'react-i18next';
import { permits } from '#machines/access/table';
import { useList } from '../../lib/list/use-list.js';
import { useMe } from '../../lib/session/session.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { PageHeader } from '../../ui/page-header.js';
import { Tabs } from '../../ui/tabs.js';
import styles from './audit.module.css';
import { LetterSheet } from './letter-sheet.js';
import { LettersList } from './letters-list.js';
import { ReadModels } from './read-models.js';
import { auditTabs, stuckEvents } from './stuck-events.js';

/** /admin/dead-letters: events that a consumer could not take, and what is built from the log. */
export function AuditPage() {
  const { t } = useTranslation('audit');
  const me = useMe();
  const list = useList(stuckEvents);
  usePageTitle(t('title'));
  if (!me) return null;
  const { state, set } = list;
  const build = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';
  const acts = permits(me.actor, 'deadLetters.retry');
  return (
    <>
      <PageHeader title={t('title')} aside={build === '' ? null : <span className="small muted">{t('version', { build })}</span>} />
      <div className={styles.tabs}>
        <Tabs
          label={t('title')}
          tabs={auditTabs.map((key) => ({ key, label: t(`tabs.${key}`) }))}
          current={state.tab}
          onChange={(key) => set({ tab: auditTabs.find((tab) => tab === key) ?? 'letters' })}
        >
          {state.tab === 'models' ? <ReadModels acts={acts} /> : <LettersList list={list} />}
        </Tabs>
      </div>
      {state.id ? <LetterSheet id={state.id} acts={acts} onClose={() => set({ id: '' })} /> : null}
    </>
  );
}
