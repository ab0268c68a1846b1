import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '../../lib/catalogue-queries.js';
import { formatCount } from '../../lib/format.js';
import { useList } from '../../lib/list/use-list.js';
import { useLanguage } from '../../lib/use-language.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { ListPage, ListRows, ListTabs, useListTable } from '../../ui/list/list-page.js';
import { useFeedbackColumns } from './feedback-columns.js';
import { feedbacksList, feedbacksTab, listedStates } from './feedbacks-list.js';
import { type FeedbackPage, useFeedbacks } from './use-feedbacks.js';

/** The page /admin/feedbacks for staff who publish and answer. */
export const StaffFeedbacksPage = () => <Feedbacks staff />;

/** The page /feedbacks for partners, about their work. */
export const FeedbacksPage = () => <Feedbacks staff={false} />;

function Feedbacks({ staff }: { staff: boolean }) {
  const { t } = useTranslation('feedbacks');
  usePageTitle(t('title'));
  const list = useList(feedbacksList);
  const answer = useFeedbacks(list.apiQuery);
  const table = useListTable(list, answer, useFeedbackColumns(staff));
  const counts = answer.data?.counts;
  const all = counts && listedStates.reduce((sum, state) => sum + counts[state], 0);
  const states = staff ? listedStates : listedStates.filter((state) => state !== 'hidden');
  return (
    <ListPage
      list={list}
      title={t('title')}
      aside={<Average page={answer.data} />}
      tabs={
        <ListTabs
          list={list}
          name="state"
          label={t('tabsLabel')}
          tabs={[
            { value: '', label: t('all'), count: all },
            ...states.map((state) => ({ value: state, label: t(`state.${state}`), count: counts?.[state] })),
            ...(staff ? [{ value: '', label: t('awaitingTab'), by: ['awaiting', 'true'] as const }] : []),
          ]}
        />
      }
      filters={[
        {
          name: 'rating',
          kind: 'choice',
          label: t('filters.rating'),
          useOptions: () => ([5, 4, 3, 2, 1] as const).map((rating) => ({ value: String(rating), label: t('stars', { rating }) })),
        },
        { name: 'country', kind: 'choice', label: t('filters.country'), useOptions: useCountryOptions },
        { name: 'created', kind: 'days', label: t('filters.created') },
        ...(list.values.order
          ? [
              {
                ...({ name: 'order', kind: 'tick' } as const),
                label: t('columns.order'),
                value: list.values.order,
                shownAs: answer.data?.items[0]?.order.number ?? '',
              },
            ]
          : []),
      ]}
      answer={answer}
      table={table}
      rowName={({ order }) => order.number}
      empty={t('empty', { returnObjects: true })}
    />
  );
}

function Average({ page }: { page: FeedbackPage | undefined }) {
  const { t } = useTranslation('feedbacks');
  const language = useLanguage();
  const average = page?.average;
  return average == null ? null : <span className="dim">{t('average', { average: formatCount(average, language) })}</span>;
}

export function ReviewsOfClient({ id }: { id: string }) {
  const { t } = useTranslation('feedbacks');
  const list = useList(feedbacksTab, { 'filter[client]': id });
  const answer = useFeedbacks(list.apiQuery);
  const columns = useFeedbackColumns(true).filter((column) => column.id !== 'client');
  return (
    <ListRows
      list={list}
      answer={answer}
      table={useListTable(list, answer, columns)}
      caption={t('title')}
      rowName={({ order }) => order.number}
      empty={t('empty', { returnObjects: true })}
    />
  );
}
