import { useTranslation } from 'react-i18next';
import type { PublicFeedbacksView } from '#machines/catalogue/public-view';
import { formatCount, formatTime } from '../../lib/format.js';
import { useSite } from '../page.js';
import { PageSection } from '../pages/section.js';

type About = { service: string } | { country: string };

const isAbout = (about: About, of: { service: string; country: string }): boolean =>
  'service' in about ? of.service === about.service : of.country === about.country;

/** How many there are about a service or a country, and their average to one decimal; null for none. */
export function figuresOf(feedbacks: PublicFeedbacksView | undefined, about: About): { count: number; average: number } | null {
  const own = feedbacks?.figures.filter((of) => isAbout(about, of)) ?? [];
  const count = own.reduce((all, of) => all + of.count, 0);
  const sum = own.reduce((all, of) => all + of.sum, 0);
  return count === 0 ? null : { count, average: Math.round((sum * 10) / count) / 10 };
}

/** What clients said of a service or in a country: the average, then the newest; nothing where there is none. */
export function FeedbackSection({ about }: { about: About }) {
  const { t } = useTranslation('site');
  const { catalogue, language } = useSite();
  const figures = figuresOf(catalogue.feedbacks, about);
  if (figures === null || catalogue.feedbacks === undefined) return null;
  const shown = catalogue.feedbacks.latest.filter((one) => isAbout(about, one)).slice(0, 5);
  return (
    <PageSection
      id="feedback"
      title={t('feedback.title')}
      lead={t('feedback.average', { average: formatCount(figures.average, language), count: figures.count })}
    >
      <ul className="ruled">
        {shown.map(({ _id, name, rating, text, answer, at }) => (
          <li key={_id}>
            <p className="text">
              <b>{name}</b>{' '}
              <span className="muted">
                {t('feedback.stars', { rating })}, {formatTime(at, 'date', language)}
              </span>
            </p>
            {text === null ? null : <p className="text">{text}</p>}
            {answer === null ? null : (
              <p className="text muted">
                {t('feedback.answer')} {answer}
              </p>
            )}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
