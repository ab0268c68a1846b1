import { Button, Menu } from '@mantine/core';
import { IconBookmark, IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Actor } from '#machines/kernel/people';
import { mayShareViews } from '#machines/access/order-views';
import { addressOf, builtInViews, useViews } from './order-views.js';

interface Props {
  list: { exportQuery: URLSearchParams; hasActiveFilters: boolean };
  actor: Actor;
}

interface Listed {
  key: string;
  name: string;
  query: string;
}

const SaveViewDialog = lazy(() => import('./view-dialogs.js').then((module) => ({ default: module.SaveViewDialog })));
const ChangeViewDialog = lazy(() => import('./view-dialogs.js').then((module) => ({ default: module.ChangeViewDialog })));

/** Built-in, shared and own views, with the ways to save and change them. */
export function ViewsMenu({ list, actor }: Props) {
  const { t } = useTranslation('orders');
  const { data: views = [] } = useViews();
  const [dialog, setDialog] = useState<'save' | 'change' | null>(null);
  const close = () => setDialog(null);
  const query = list.exportQuery.toString();
  const here = addressOf(query);
  const builtIn = builtInViews(actor).map((view) => ({ key: view.name, name: t(`views.${view.name}`), query: view.query }));
  const saved = (shared: boolean): Listed[] => views.filter((view) => view.shared === shared).map((view) => ({ ...view, key: view._id }));
  const current = [...builtIn, ...saved(true), ...saved(false)].find((view) => addressOf(view.query) === here);
  const changeable = views.filter(({ mayChange }) => mayChange);
  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button
            size="xs"
            variant="subtle"
            leftSection={<IconBookmark size={16} stroke={1.75} aria-hidden="true" />}
            rightSection={<IconChevronDown size={14} stroke={2} aria-hidden="true" />}
          >
            {current?.name ?? t('views.menu')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Views views={builtIn} current={current} />
          <Views label={t('views.shared')} views={saved(true)} current={current} />
          <Views label={t('views.own')} views={saved(false)} current={current} />
          {(list.hasActiveFilters && !current) || changeable.length > 0 ? <Menu.Divider /> : null}
          {list.hasActiveFilters && !current ? <Menu.Item onClick={() => setDialog('save')}>{t('views.save')}</Menu.Item> : null}
          {changeable.length > 0 ? <Menu.Item onClick={() => setDialog('change')}>{t('views.change')}</Menu.Item> : null}
        </Menu.Dropdown>
      </Menu>
      {dialog ? (
        <Suspense fallback={null}>
          {dialog === 'save' ? <SaveViewDialog query={query} mayShare={mayShareViews(actor)} onClose={close} /> : null}
          {dialog === 'change' ? (
            <ChangeViewDialog views={changeable} first={changeable.find(({ _id }) => _id === current?.key)} query={query} onClose={close} />
          ) : null}
        </Suspense>
      ) : null}
    </>
  );
}

function Views({ label, views, current }: { label?: string; views: readonly Listed[]; current: Listed | undefined }) {
  if (views.length === 0) return null;
  return (
    <>
      {label ? <Menu.Label>{label}</Menu.Label> : null}
      {views.map((view) => (
        <Menu.Item
          key={view.key}
          component={Link}
          to={`?${addressOf(view.query)}`}
          aria-current={view.key === current?.key ? 'page' : undefined}
        >
          {view.name}
        </Menu.Item>
      ))}
    </>
  );
}
