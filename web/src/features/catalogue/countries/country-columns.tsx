import { contentText, writtenText } from '#machines/kernel/content-language';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../lib/use-language.js';
import type { TableColumn } from '../../../ui/list/data-table.js';
import { NamedCell } from '../../../ui/list/table-cells.js';
import { Flag } from '../../../ui/flag.js';
import { MoneyText } from '../../../ui/money-text.js';
import { missingTexts } from '../editor/missing.js';
import { MissingBadge } from '../entry-state.js';
import { RowMenu } from '../row-menu.js';
import { ServicesCount } from '../services-count.js';
import { actsColumn, createdColumn, stateColumn, updatedColumn } from '../common-columns.js';
import type { Country } from '../wire.js';
import { countryDraft, optionalCountryTexts } from './country-draft.js';

interface Rights {
  mayWrite: boolean;
  readsServices: boolean;
}

export function useCountryColumns(hrefOf: (id: string) => string, { mayWrite, readsServices }: Rights): TableColumn<Country>[] {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  return useMemo(
    (): TableColumn<Country>[] => [
      {
        id: 'name',
        header: t('columns.country'),
        card: 'title',
        fixed: true,
        sort: 'name',
        cell: ({ _id, code, name }) => (
          <NamedCell picture={<Flag code={code} />} second={code}>
            <Link to={hrefOf(_id)}>{writtenText(name, language)}</Link>
          </NamedCell>
        ),
      },
      {
        id: 'services',
        header: t('columns.services'),
        card: 'corner',
        align: 'end',
        cell: ({ _id, services }) => (
          <ServicesCount count={services} {...(readsServices ? { to: `/admin/services?filter[country]=${_id}` } : {})} />
        ),
      },
      {
        id: 'from',
        header: t('columns.fromPrice'),
        card: 'figure',
        align: 'end',
        cell: ({ fromPrice, currency }) => (fromPrice ? <MoneyText money={fromPrice} /> : <span className="dim">{currency}</span>),
      },
      {
        id: 'texts',
        header: t('columns.texts'),
        card: 'detail',
        cell: (row) => <MissingBadge missing={missingTexts(countryDraft(row, 'en'), optionalCountryTexts)} />,
      },
      stateColumn(t('columns.state'), ({ services }) => services === 0),
      createdColumn(t('columns.created')),
      updatedColumn(t('columns.updated')),
      ...(mayWrite
        ? [
            actsColumn<Country>(t('columns.acts'), ({ _id, code, version, name, services, archived }) => (
              <RowMenu
                target={{ kind: 'countries', _id, version, name: contentText(name, language), services }}
                archived={archived}
                to={hrefOf(_id)}
                publicPage={services > 0 ? `/${language}/service/${code.toLowerCase()}` : undefined}
              />
            )),
          ]
        : []),
    ],
    [hrefOf, language, mayWrite, readsServices, t],
  );
}
