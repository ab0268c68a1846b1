import { Tabs as MantineTabs } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { TextSkeleton } from './states.js';

export interface TabItem {
  key: string;
  label: string;
  count?: string;
  /** element after the label that draws attention to the tab, such as an unread count */
  mark?: ReactNode;
}

interface Props {
  label: string;
  tabs: readonly TabItem[];
  current: string;
  /** the page stores the choice in its address */
  onChange: (key: string) => void;
  /** content of the current tab */
  children: ReactNode;
}

/** Arrow keys, Home and End move between tabs. */
export function Tabs({ label, tabs, current, onChange, children }: Props) {
  const { t } = useTranslation();
  return (
    <MantineTabs value={current} onChange={(key) => key !== null && onChange(key)}>
      <MantineTabs.List aria-label={label}>
        {tabs.map((tab) => (
          <MantineTabs.Tab key={tab.key} value={tab.key}>
            {tab.label} {tab.count ? <small>{tab.count}</small> : null} {tab.mark}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      <MantineTabs.Panel value={current} tabIndex={-1}>
        {/* Texts of a tab that are fetched when it is first opened must not take the page away. */}
        <Suspense fallback={<TextSkeleton lines={6} label={t('table.loading')} />}>{children}</Suspense>
      </MantineTabs.Panel>
    </MantineTabs>
  );
}
