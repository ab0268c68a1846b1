import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatMoney, formatPercent } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import type { TableColumn } from '../../../ui/list/data-table.js';
import { NamedCell } from '../../../ui/list/table-cells.js';
import { Flag } from '../../../ui/flag.js';
import { MoneyText } from '../../../ui/money-text.js';
import { missingTexts } from '../editor/missing.js';
import { MissingBadge } from '../entry-state.js';
import { contentText, writtenText } from '#machines/kernel/content-language';
import { formatTerm } from '#machines/kernel/term';
import { RowMenu } from '../row-menu.js';
import { actsColumn, createdColumn, stateColumn, updatedColumn } from '../common-columns.js';
import type { PriceProposal, Service } from '../wire.js';
import { optionalServiceTexts, serviceDraft } from './service-draft.js';

/** The proposer and the prices; they are approved and rejected on the service's page. */
function WaitingPrice({ proposal: { proposedBy, moves, percent } }: { proposal: PriceProposal }) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const base = moves.find(({ key }) => key === 'price');
  const share = percent === null ? '' : new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'always' }).format(percent / 100);
  return (
    <small className="caption">
      {t('service.priceProposal.listed', { name: proposedBy.name || '–' })} {base?.to ? formatMoney(base.to, language) : ''} {share}
    </small>
  );
}

export function useServiceColumns(
  hrefOf: (id: string) => string,
  mayWrite: boolean,
  onDuplicate: (id: string) => void,
): TableColumn<Service>[] {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  return useMemo(
    (): TableColumn<Service>[] => [
      {
        id: 'title',
        header: t('columns.service'),
        card: 'title',
        fixed: true,
        sort: 'title',
        cell: ({ _id, title, country, legalForm, priceProposal }) => (
          <NamedCell
            picture={<Flag code={country.code} />}
            second={
              <>
                {contentText(country.name, language)}, {contentText(legalForm, language)}
                {priceProposal ? <WaitingPrice proposal={priceProposal} /> : null}
              </>
            }
          >
            <Link to={hrefOf(_id)}>{writtenText(title, language)}</Link>
          </NamedCell>
        ),
      },
      {
        id: 'type',
        header: t('columns.type'),
        card: 'name',
        cell: ({ type }) => <span className="muted">{contentText(type.title, language)}</span>,
      },
      {
        id: 'price',
        header: t('columns.price'),
        card: 'corner',
        align: 'end',
        sort: 'price',
        cell: ({ price, prepaymentPercent }) => (
          <span>
            <MoneyText money={price} />
            <small className="caption num">{t('columns.prepaid', { percent: formatPercent(prepaymentPercent, language) })}</small>
          </span>
        ),
      },
      {
        id: 'reward',
        header: t('columns.reward'),
        card: 'none',
        align: 'end',
        cell: ({ partnerReward }) => <span className="num">{formatPercent(partnerReward ?? 0, language)}</span>,
      },
      {
        id: 'term',
        header: t('columns.term'),
        card: 'figure',
        align: 'end',
        sort: 'term',
        cell: ({ term }) => <span className="num">{formatTerm(term, language)}</span>,
      },
      {
        id: 'texts',
        header: t('columns.texts'),
        card: 'detail',
        cell: (row) => <MissingBadge missing={missingTexts(serviceDraft(row, 'en'), optionalServiceTexts)} />,
      },
      stateColumn(t('columns.state')),
      createdColumn(t('columns.created')),
      { ...updatedColumn(t('columns.updated')), optional: true },
      ...(mayWrite
        ? [
            actsColumn<Service>(t('columns.acts'), ({ _id, slug, version, title, country, archived }) => (
              <RowMenu
                target={{ kind: 'services', _id, version, name: contentText(title, language), services: undefined }}
                archived={archived}
                to={hrefOf(_id)}
                publicPage={`/${language}/service/${country.code.toLowerCase()}/${slug}`}
                onDuplicate={() => onDuplicate(_id)}
              />
            )),
          ]
        : []),
    ],
    [hrefOf, language, mayWrite, onDuplicate, t],
  );
}
