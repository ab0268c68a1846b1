import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.js';
import { formatTime } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';

/** Days that are named; the newest are taken. */
const mostDays = 5;
const sides = ['staff', 'partner'] as const;

/** Days on which our staff and the partner opened the client's document; renders nothing without a record. */
export function OpenedByUs({ file }: { file: string }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['document reads', file],
    queryFn: ({ signal }) => call('GET', '/documents/{file}/reads', { path: { file }, signal }),
    // The document is shown without it, too.
    retry: false,
  });
  const items = data?.items ?? [];
  return sides.map((side) => {
    const days = [...new Set(items.filter((one) => one.side === side).map(({ at }) => formatTime(at, 'date', language)))];
    if (days.length === 0) return null;
    return (
      <p key={side} className="small dim">
        {t(`documents.openedBy.${side}`, { days: days.slice(0, mostDays).join(', ') })}
      </p>
    );
  });
}
