import { useTranslation } from 'react-i18next';
import { permits } from '#machines/access/table';
import { useListAddress } from '../../lib/list/use-list-address.js';
import { useMe } from '../../lib/session/session.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { PageHeader } from '../../ui/page-header.js';
import { Tabs } from '../../ui/tabs.js';
import styles from './audit.module.css';
import { LetterSheet } from './letter-sheet.js';
import { auditTabs, readAddress, writeAddress } from './letters-address.js';
import { LettersList } from './letters-list.js';
import { ReadModels } from './read-models.js';

/** /admin/dead-letters: events that a consumer could not take, and what is built from the log. */
export function AuditPage() {
  const { t } = useTranslation('audit');
  const me = useMe();
  const place = useListAddress({ read: readAddress, write: writeAddress });
  usePageTitle(t('title'));
  if (!me) return null;
  const { list, go } = place;
  const acts = permits(me.actor, 'deadLetters.retry');
  return (
    <>
      <PageHeader title={t('title')} />
      <div className={styles.tabs}>
        <Tabs
          label={t('title')}
          tabs={auditTabs.map((key) => ({ key, label: t(`tabs.${key}`) }))}
          current={list.tab}
          onChange={(key) => go({ ...list, tab: auditTabs.find((tab) => tab === key) ?? 'letters' })}
        >
          {list.tab === 'models' ? <ReadModels acts={acts} /> : <LettersList place={place} />}
        </Tabs>
      </div>
      {list.id ? <LetterSheet id={list.id} acts={acts} onClose={() => go({ ...list, id: '' })} /> : null}
    </>
  );
}
