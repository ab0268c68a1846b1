import { useTranslation } from 'react-i18next';
import { definePage, useHref } from '../page.js';
import parts from '../parts/site.module.css';

/** page404 */
export const notFound = definePage({
  path: '/404',
  load: () => ({}),
  head: (_, { t }) => ({ title: t('notFound.title'), description: t('notFound.text'), noIndex: true }),
  Component: NotFound,
});

function NotFound() {
  const { t } = useTranslation('site');
  const href = useHref();
  return (
    <div className={parts.top} data-page="404">
      <div className={parts.wrap}>
        <h1 className={parts.pageTitle}>{t('notFound.title')}</h1>
        <p className={parts.lead}>{t('notFound.text')}</p>
        <div className="sub">
          <a className="button" href={href('')}>
            {t('notFound.home')}
          </a>
        </div>
      </div>
    </div>
  );
}
