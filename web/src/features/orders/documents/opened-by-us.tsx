import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.js';
import { formatTime } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';

/** The newest days are named. */
const mostDays = 5;
const sides = ['staff', 'partner'] as const;

/** On which days our staff and the partner opened a document of the client. Nothing while there is no record of it. */
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
