import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call } from '../api/call.js';
import { DateText } from './date-text.js';
import { ErrorState, TextSkeleton } from './states.js';

/** Lines shown; the section audit has all of them. */
const shown = 5;

interface Props {
  /** `object`: a document by its file, or a person; `order`: everything of an order, by its number */
  filter: 'object' | 'order';
  value: string;
}

/** Who opened a document, an order's documents or a person's page, for readers of the section audit. */
export const OpenedBy = (props: Props) => (
  <Suspense fallback={null}>
    <Opened {...props} />
  </Suspense>
);

function Opened({ filter, value }: Props) {
  const { t } = useTranslation(['audit', 'common']);
  const name = `filter[${filter}]`;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['audit', 'reads', 'of', filter, value],
    queryFn: ({ signal }) =>
      call('GET', '/audit/reads', { query: new URLSearchParams({ [name]: value, per_page: String(shown) }), signal }),
  });
  return (
    <section className="stack gap-snug mt-4">
      <h3>{t('audit:reads.openedBy')}</h3>
      {isPending ? <TextSkeleton lines={2} label={t('common:table.loading')} /> : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data?.total === 0 ? <p className="dim text-sm">{t('audit:reads.none')}</p> : null}
      <ul className="stack gap-snug text-sm">
        {data?.items.map(({ _id, actor, title, subject, at }) => (
          <li key={_id} className="breakable">
            <b>{actor.name}</b>
            {actor.post ? <span className="dim"> {actor.post}</span> : null}
            <span className="block dim">
              {filter === 'order' && subject ? `${title}: ${subject.label}` : title}, <DateText at={at} style="moment" />
            </span>
          </li>
        ))}
      </ul>
      {data && data.total > 0 ? (
        <p className="text-sm">
          <Link to={`/admin/audit?${new URLSearchParams({ tab: 'reads', [name]: value }).toString()}`}>
            {t('audit:reads.all', { count: data.total })}
          </Link>
        </p>
      ) : null}
    </section>
  );
}
