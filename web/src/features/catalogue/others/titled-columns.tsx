import { contentLanguageFor, otherContentLanguage } from '#machines/kernel/content-language';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../lib/use-language.js';
import type { TableColumn } from '../../../ui/list/data-table.js';
import { NamedCell } from '../../../ui/list/table-cells.js';
import { RowMenu } from '../row-menu.js';
import { ServicesCount } from '../services-count.js';
import { actsColumn, createdColumn, stateColumn, updatedColumn } from '../common-columns.js';
import type { Choice, ServiceType } from '../wire.js';

type Titled = ServiceType | Choice;

/** Title in both languages, number of services, and whether it is offered. */
export function useTitledColumns<Row extends Titled>(
  kind: 'service-types' | 'choices',
  hrefOf: (id: string) => string,
  { mayWrite, readsServices }: { mayWrite: boolean; readsServices: boolean },
): TableColumn<Row>[] {
  const { t } = useTranslation('catalogue');
  const language = contentLanguageFor(useLanguage());
  const other = otherContentLanguage(language);
  return useMemo(
    (): TableColumn<Row>[] => [
      {
        id: 'title',
        header: t('columns.title'),
        card: 'title',
        fixed: true,
        sort: 'title',
        cell: ({ _id, title }) => (
          <NamedCell>
            <Link to={hrefOf(_id)} preventScrollReset>
              {title[language] || title[other]}
            </Link>
          </NamedCell>
        ),
      },
      {
        id: 'other',
        header: t('columns.titleIn', { language: t(`language.${other}`) }),
        card: 'name',
        cell: ({ title }) => (
          <span className="muted" lang={other}>
            {title[other]}
          </span>
        ),
      },
      {
        id: 'code',
        header: t('columns.code'),
        card: 'detail',
        cell: (row) => <code>{'code' in row ? row.code : row.key}</code>,
      },
      {
        id: 'services',
        header: t('columns.services'),
        card: 'corner',
        align: 'end',
        cell: ({ _id, services }) => (
          <ServicesCount
            count={services}
            {...(kind === 'service-types' && readsServices && services > 0 ? { to: `/admin/services?filter[type]=${_id}` } : {})}
          />
        ),
      },
      stateColumn(t('columns.state')),
      createdColumn(t('columns.created')),
      updatedColumn(t('columns.updated')),
      ...(mayWrite
        ? [
            actsColumn<Row>(t('columns.acts'), ({ _id, version, title, services, archived }) => (
              <RowMenu target={{ kind, _id, version, name: title[language], services }} archived={archived} to={hrefOf(_id)} />
            )),
          ]
        : []),
    ],
    [hrefOf, kind, language, mayWrite, other, readsServices, t],
  );
}
