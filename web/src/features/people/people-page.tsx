import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { contentText } from '#machines/kernel/content-language';
import { type Actor, departments } from '#machines/kernel/people';
import { useAllCountries } from '../../lib/catalogue-queries.js';
import { useList, useRowHref } from '../../lib/list/use-list.js';
import { useMe } from '../../lib/session/session.js';
import { useLanguage } from '../../lib/use-language.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { ListPage, ListTabs, useListTable } from '../../ui/list/list-page.js';
import { personPath } from '../../lib/person-path.js';
import { type Group, mayAdd, staffRoles } from './groups.js';
import { usePeopleColumns } from './people-columns.js';
import { peopleLists, statusesOf } from './people-list.js';
import { nameOf } from './person-label.js';
import { StaffSheet } from './staff-sheet.js';
import { useCounts, usePeople } from './use-people.js';
import type { Person } from './wire.js';

export const StaffPage = () => <People group="staff" />;

export const ClientsPage = () => <People group="clients" />;

export const PartnersPage = () => <People group="partners" />;

function People({ group }: { group: Group }) {
  const { t } = useTranslation('people');
  const me = useMe();
  usePageTitle(t(`title.${group}`));
  return me ? <List key={group} group={group} actor={me.actor} /> : null;
}

function List({ group, actor }: { group: Group; actor: Actor }) {
  const { t } = useTranslation(['people', 'common']);
  const language = useLanguage();
  const list = useList(peopleLists[group]);
  const answer = usePeople(group, list.apiQuery);
  const counts = useCounts(group);
  // Staff are read in a sheet over the list, which keeps the list's address under it.
  const inSheet = useRowHref(list.href({ person: '-' }));
  const hrefOf = useCallback((person: Person) => (group === 'staff' ? inSheet(person._id) : personPath(person)), [group, inSheet]);
  const table = useListTable(list, answer, usePeopleColumns(group, hrefOf));
  const { person } = list.state;
  return (
    <>
      <ListPage
        list={list}
        title={t(`people:title.${group}`)}
        actions={<Add group={group} actor={actor} />}
        tabs={
          <ListTabs
            list={list}
            name="status"
            label={t('people:tabsLabel')}
            tabs={(['', ...statusesOf(group)] as const).map((status) => ({
              value: status,
              label: status ? t(`people:statusTab.${status}`) : t('people:all'),
              count: counts.get(status),
            }))}
          />
        }
        search={{
          label: t(`people:search.${group}`),
          placeholder: t(group === 'partners' ? 'people:search.placeholderPartners' : 'people:search.placeholder'),
        }}
        filters={[
          ...(group === 'staff'
            ? ([
                {
                  name: 'role',
                  kind: 'choice',
                  label: t('people:filters.role'),
                  useOptions: () => staffRoles.map((value) => ({ value, label: t(`common:roles.${value}`) })),
                },
                {
                  name: 'department',
                  kind: 'choice',
                  label: t('people:filters.department'),
                  useOptions: () => departments.map((value) => ({ value, label: t(`common:departments.${value}`) })),
                },
              ] as const)
            : []),
          { name: 'country', kind: 'choice', label: t('people:filters.country'), useOptions: useCountryOptions },
          {
            name: 'email',
            kind: 'choice',
            label: t('people:filters.email'),
            useOptions: () => [{ value: 'withdrawn', label: t('people:withdrawn') }],
          },
          { name: 'joined', kind: 'days', label: t('people:filters.joined') },
        ]}
        sortLabels={t('people:sort', { returnObjects: true })}
        columnsChosen
        answer={answer}
        table={table}
        rowName={(row) => nameOf(row, t('people:erasedName'), language)}
        empty={{ ...t('people:empty', { returnObjects: true }), ...t(`people:nobody.${group}`, { returnObjects: true }) }}
      />
      {person ? <StaffSheet key={person} id={person} actor={actor} onClose={() => list.set({ person: '' })} /> : null}
    </>
  );
}

function useCountryOptions() {
  const language = useLanguage();
  return useAllCountries().data?.map(({ _id, name }) => ({ value: _id, label: contentText(name, language) }));
}

const NewClientDialog = lazy(() => import('../../ui/new-client-dialog.js').then((module) => ({ default: module.NewClientDialog })));
const AddDialog = lazy(() => import('./add-dialog.js').then((module) => ({ default: module.AddDialog })));

function Add({ group, actor }: { group: Group; actor: Actor }) {
  const { t } = useTranslation('people');
  const [opened, setOpened] = useState(false);
  const navigate = useNavigate();
  if (!mayAdd(actor, group)) return null;
  const close = () => setOpened(false);
  return (
    <>
      <Button
        variant="filled"
        leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {t(`add.${group}`)}
      </Button>
      {opened ? (
        <Suspense fallback={null}>
          {group === 'clients' ? (
            <NewClientDialog onAdded={(client) => void navigate(personPath(client))} onClose={close} />
          ) : (
            <AddDialog group={group} actor={actor} onClose={close} />
          )}
        </Suspense>
      ) : null}
    </>
  );
}
