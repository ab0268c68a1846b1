import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useMe } from '../../../lib/session/session.js';
import { usePageTitle } from '../../../lib/use-page-title.js';
import { PageHeader } from '../../../ui/page-header.js';
import { TextSkeleton } from '../../../ui/states.js';
import { Tabs } from '../../../ui/tabs.js';
import { LookTab } from './look-tab.js';
import { PersonTab } from './person-tab.js';
import styles from './profile-page.module.css';

const SecurityTab = lazy(() => import('./security-tab.js').then((module) => ({ default: module.SecurityTab })));

const CalendarCard = lazy(() => import('./calendar-card.js').then((module) => ({ default: module.CalendarCard })));

const tabs = ['profile', 'security', 'notifications', 'look'] as const;
type Tab = (typeof tabs)[number];

const tabIn = (query: URLSearchParams): Tab => tabs.find((tab) => tab === query.get('tab')) ?? 'profile';

/** The page /profile. `preferences` are the notification preferences of another feature. */
export function ProfilePage({ preferences }: { preferences: ReactNode }) {
  const { t } = useTranslation(['profile', 'common']);
  const me = useMe();
  const [query, setQuery] = useSearchParams();
  const tab = tabIn(query);
  usePageTitle(tab === 'profile' ? t('profile:title') : t(`profile:tabs.${tab}`));
  if (!me) return null;
  return (
    <div className={styles.page}>
      <PageHeader title={t('profile:title')} />
      <Tabs
        label={t('profile:title')}
        tabs={tabs.map((key) => ({ key, label: t(`profile:tabs.${key}`) }))}
        current={tab}
        onChange={(key) => setQuery(key === 'profile' ? {} : { tab: key })}
      >
        <div className={`stack gap-6 ${styles.cards}`}>
          <Suspense fallback={<TextSkeleton lines={8} label={t('common:table.loading')} />}>
            {tab === 'profile' ? <PersonTab key={me._id} me={me} /> : null}
            {tab === 'security' ? <SecurityTab me={me} /> : null}
            {tab === 'notifications' ? (
              <>
                {preferences}
                <CalendarCard />
              </>
            ) : null}
            {tab === 'look' ? <LookTab /> : null}
          </Suspense>
        </div>
      </Tabs>
    </div>
  );
}
