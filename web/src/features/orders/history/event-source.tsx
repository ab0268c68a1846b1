import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { permits } from '#machines/access/table';
import { call } from '../../../api/call.js';
import { formatCount } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { useOrderPage } from '../view-model/order-context.js';

/** Events per request; the page of an event follows from its version. */
const perPage = 100;

/** The event's command and its position in the log, for readers of the audit section. */
export function EventSource({ version }: { version: number }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, reader } = useOrderPage();
  const page = Math.ceil(version / perPage);
  const query = new URLSearchParams({ 'filter[stream]': order._id, sort: 'at', per_page: String(perPage), page: String(page) });
  const { data } = useQuery({
    queryKey: ['order', order._id, 'log', page, version > order.version - perPage ? order.version : 0],
    queryFn: ({ signal }) => call('GET', '/audit/events', { query, signal }),
    enabled: permits(reader, 'audit.read'),
  });
  const event = data?.items.find(({ stream }) => stream.version === version);
  if (!event) return null;
  const { command, position, actor } = event;
  return (
    <p className="small muted">
      {command ? t('history.byCommand', { command: command.title, name: [actor.name, actor.post].filter(Boolean).join(', ') }) : null}{' '}
      <Link to={`/admin/audit?id=${event._id}`} className="num">
        {position === null ? t('history.inLog') : t('history.position', { position: formatCount(position, language) })}
      </Link>
    </p>
  );
}
