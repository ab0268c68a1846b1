import { contentText } from '#machines/kernel/content-language';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../lib/format.js';
import { Quoted } from '../../ui/quoted.js';
import { type About, figuresOf, isAbout } from '../feedback-figures.js';
import { officeDayText, useSite } from '../page.js';
import { PageSection } from '../pages/section.js';

/** Average and newest feedbacks about a service or a country; renders nothing without any. */
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
              <b>{contentText(name, language)}</b>{' '}
              <span className="muted">
                {t('feedback.stars', { rating })}, {officeDayText({ catalogue, language }, at)}
              </span>
            </p>
            {text === null ? null : (
              <p className="text">
                <Quoted text={text} />
              </p>
            )}
            {answer === null ? null : (
              <p className="text muted">
                {t('feedback.answer')} <Quoted text={answer} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
