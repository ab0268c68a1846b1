import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { permits } from '#machines/access/table';
import { useMe } from '../../lib/session/session.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { PageHeader } from '../../ui/page-header.js';
import { Tabs } from '../../ui/tabs.js';
import styles from './audit.module.css';
import { LetterSheet } from './letter-sheet.js';
import { LettersList } from './letters-list.js';
import { ReadModels } from './read-models.js';

const tabs = ['letters', 'models'] as const;

/** /admin/dead-letters: events that a consumer could not take, and what is built from the log. */
export function AuditPage() {
  const { t } = useTranslation('audit');
  const me = useMe();
  const [query, setQuery] = useSearchParams();
  usePageTitle(t('title'));
  if (!me) return null;
  const tab = query.get('tab') === 'models' ? 'models' : 'letters';
  const acts = permits(me.actor, 'deadLetters.retry');
  const id = query.get('id');
  const without = (name: string): URLSearchParams => {
    const next = new URLSearchParams(query);
    next.delete(name);
    return next;
  };
  return (
    <>
      <PageHeader title={t('title')} />
      <div className={styles.tabs}>
        <Tabs
          label={t('title')}
          tabs={tabs.map((key) => ({ key, label: t(`tabs.${key}`) }))}
          current={tab}
          onChange={(key) => setQuery(key === 'models' ? { tab: key } : {})}
        >
          {tab === 'models' ? <ReadModels acts={acts} /> : <LettersList query={query} setQuery={setQuery} />}
        </Tabs>
      </div>
      {id ? <LetterSheet id={id} acts={acts} onClose={() => setQuery(without('id'), { preventScrollReset: true })} /> : null}
    </>
  );
}
