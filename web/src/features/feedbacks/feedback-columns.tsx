import { contentText } from '#machines/kernel/content-language';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../lib/use-language.js';
import { Badge } from '../../ui/badge.js';
import { DateText } from '../../ui/date-text.js';
import type { TableColumn } from '../../ui/list/data-table.js';
import { BadgeStack, FlagLines, NothingCell } from '../../ui/list/table-cells.js';
import { ActMenu } from './act-menu.js';
import { FeedbackState, Said, Stars } from './said.js';
import type { Feedback } from './use-feedbacks.js';

/** Staff also get the partner and the actions. */
export function useFeedbackColumns(staff: boolean): TableColumn<Feedback>[] {
  const { t } = useTranslation('feedbacks');
  return useMemo(
    (): TableColumn<Feedback>[] => [
      {
        id: 'rating',
        header: t('columns.rating'),
        card: 'title',
        fixed: true,
        sort: 'rating',
        cell: (row) => <Stars rating={row.rating} />,
      },
      { id: 'about', header: t('columns.about'), card: 'line', fixed: true, cell: (row) => <Said feedback={row} /> },
      { id: 'order', header: t('columns.order'), card: 'line', cell: (row) => <OrderCell feedback={row} staff={staff} /> },
      { id: 'client', header: t('columns.client'), card: 'name', cell: ({ client }) => client.name || <NothingCell /> },
      ...(staff
        ? [
            {
              id: 'partner',
              header: t('columns.partner'),
              card: 'detail' as const,
              cell: ({ partner }: Feedback) => partner?.name ?? <NothingCell />,
            },
          ]
        : []),
      { id: 'state', header: t('columns.state'), card: 'state', fixed: true, cell: (row) => <StateCell feedback={row} /> },
      {
        id: 'created',
        header: t('columns.created'),
        card: 'corner',
        sort: 'createdAt',
        cell: ({ createdAt }) => <DateText at={createdAt} style="recent" />,
      },
      ...(staff
        ? [
            {
              id: 'acts',
              header: t('columns.acts'),
              card: 'figure' as const,
              fixed: true,
              cell: (row: Feedback) => <ActMenu feedback={row} />,
            },
          ]
        : []),
    ],
    [t, staff],
  );
}

function OrderCell({ feedback: { order, service, country }, staff }: { feedback: Feedback; staff: boolean }) {
  const language = useLanguage();
  return (
    <>
      <Link to={`${staff ? '/admin/order' : '/order'}?id=${order._id}`} className="num">
        {order.number}
      </Link>
      <FlagLines code={country.code} first={contentText(service.title, language)} second={contentText(country.name, language)} />
    </>
  );
}

function StateCell({ feedback }: { feedback: Feedback }) {
  const { t } = useTranslation('feedbacks');
  return (
    <BadgeStack>
      <FeedbackState state={feedback.state} />
      {feedback.awaiting ? <Badge small colour="red" icon={IconAlertTriangle} label={t('awaiting')} /> : null}
      {feedback.public ? null : <small className="dim">{t('notPublic')}</small>}
    </BadgeStack>
  );
}
