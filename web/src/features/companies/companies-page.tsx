import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { companyStates } from '#machines/company/state';
import { orderScope } from '#machines/access/table';
import { contentText } from '#machines/kernel/content-language';
import type { Actor } from '#machines/kernel/people';
import { useCountryOptions } from '../../lib/catalogue-queries.js';
import { formatDay } from '../../lib/format.js';
import { defineList, flag, oneOf, text } from '../../lib/list/define-list.js';
import { useList } from '../../lib/list/use-list.js';
import { personPath } from '../../lib/person-path.js';
import { useMe } from '../../lib/session/session.js';
import { useLanguage } from '../../lib/use-language.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import type { TableColumn } from '../../ui/list/data-table.js';
import { ListPage, useListTable } from '../../ui/list/list-page.js';
import { BadgeStack, NothingCell, TwoLines } from '../../ui/list/table-cells.js';
import { FlagName } from '../../ui/flag.js';
import { EnterCompanyDialog } from './company-form.js';
import { CompanyState } from './company-state.js';
import { NextDue } from './next-due.js';
import { type Area, type CompanyListItem, companyPath, useCompanies } from './use-companies.js';

export const companiesList = defineList({
  sorts: ['-createdAt', 'createdAt', 'name', '-name'],
  filters: {
    status: oneOf('status', companyStates),
    country: text('country'),
    proposed: flag('proposed'),
    twice: flag('twice'),
    noYearEnd: flag('noYearEnd'),
  },
});

/** The page /companies of a client, with a button to add a company. */
export const CompaniesPage = () => <Companies area="personal" />;

/** The page /admin/companies: all, or those of the reader's orders. */
export const StaffCompaniesPage = () => <Companies area="admin" />;

function Companies({ area }: { area: Area }) {
  const { t } = useTranslation('companies');
  const me = useMe();
  usePageTitle(t(`title.${area}`));
  return me ? <List area={area} actor={me.actor} /> : null;
}

function List({ area, actor }: { area: Area; actor: Actor }) {
  const { t } = useTranslation('companies');
  const list = useList(companiesList);
  const answer = useCompanies(list.apiQuery);
  const table = useListTable(list, answer, useColumns(area));
  const seesAll = orderScope(actor) === 'all';
  const enter = area === 'personal' ? <EnterCompany /> : null;
  return (
    <ListPage
      list={list}
      title={t(`title.${area}`)}
      actions={enter}
      search={t('search', { returnObjects: true })}
      filters={[
        { name: 'country', kind: 'choice', label: t('facts.country'), useOptions: useCountryOptions },
        {
          name: 'status',
          kind: 'choice',
          label: t('columns.status'),
          useOptions: () => companyStates.map((value) => ({ value, label: t(`status.${value}`) })),
        },
        { name: 'proposed', kind: 'tick', label: t('proposed'), shownAs: t('proposed') },
        ...(area === 'admin' ? [{ name: 'noYearEnd', kind: 'tick', label: t('noYearEnd'), shownAs: t('noYearEnd') } as const] : []),
        ...(seesAll ? [{ name: 'twice', kind: 'tick', label: t('twice'), shownAs: t('twice') } as const] : []),
      ]}
      sortLabels={t('sort', { returnObjects: true })}
      answer={answer}
      table={table}
      rowName={({ name }) => name}
      empty={t(area === 'admin' ? 'emptyForStaff' : 'empty', { returnObjects: true })}
    />
  );
}

/** Opens the form for a company that was registered elsewhere. */
function EnterCompany() {
  const { t } = useTranslation('companies');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('enter.open')}
      </Button>
      {isOpen ? <EnterCompanyDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function useColumns(area: Area): TableColumn<CompanyListItem>[] {
  const { t } = useTranslation('companies');
  const language = useLanguage();
  const day = (value: string | null) => (value === null ? <NothingCell /> : formatDay(value, 'date', language));
  return [
    {
      id: 'name',
      header: t('facts.name'),
      card: 'title',
      fixed: true,
      sort: 'name',
      cell: ({ _id, name }) => <Link to={companyPath(area, _id)}>{name}</Link>,
    },
    {
      id: 'number',
      header: t('facts.registerNumber'),
      card: 'detail',
      cell: ({ registerNumber }) => <span className="num">{registerNumber}</span>,
    },
    {
      id: 'country',
      header: t('facts.country'),
      card: 'name',
      cell: ({ country, legalForm }) => (
        <TwoLines first={<FlagName code={country.code} name={contentText(country.name, language)} />} second={legalForm} />
      ),
    },
    ...(area === 'admin'
      ? [
          {
            id: 'client',
            header: t('columns.client'),
            card: 'line' as const,
            cell: ({ client }: CompanyListItem) => <Link to={personPath({ ...client, role: 'Client' })}>{client.name}</Link>,
          },
        ]
      : []),
    {
      id: 'nextDue',
      header: t('due.next'),
      card: 'line',
      cell: ({ nextDue }) => (nextDue ? <NextDue due={nextDue} /> : <NothingCell />),
    },
    { id: 'registeredOn', header: t('facts.registeredOn'), card: 'corner', cell: ({ registeredOn }) => day(registeredOn) },
    {
      id: 'status',
      header: t('columns.status'),
      card: 'state',
      cell: (company) => (
        <BadgeStack>
          <CompanyState company={company} />
        </BadgeStack>
      ),
    },
  ];
}
