import { useTranslation } from 'react-i18next';
import { definePage, type SitePage, useHref } from '../page.js';
import parts from '../parts/site.module.css';

/** A page that explains why its address shows nothing else, with a link home. */
const noticePage = (path: string, name: 'notFound' | 'busy'): SitePage =>
  definePage({
    path,
    load: () => ({}),
    head: (_, { t }) => ({ title: t(`${name}.title`), description: t(`${name}.text`), noIndex: true }),
    Component: () => <Notice name={name} status={path.slice(1)} />,
  });

export const notFound = noticePage('/404', 'notFound');

/** Shown to a network that has used up its limit of renders. */
export const busy = noticePage('/429', 'busy');

function Notice({ name, status }: { name: 'notFound' | 'busy'; status: string }) {
  const { t } = useTranslation('site');
  const href = useHref();
  return (
    <div className={parts.top} data-page={status}>
      <div className={parts.wrap}>
        <h1 className={parts.pageTitle}>{t(`${name}.title`)}</h1>
        <p className={parts.lead}>{t(`${name}.text`)}</p>
        <div className="sub">
          <a className="button" href={href('')}>
            {t('notFound.home')}
          </a>
          {name === 'notFound' ? (
            <a className="button" href={href('/service')}>
              {t('notFound.catalogue')}
            </a>
          ) : null}
        </div>
      </div>
    </div>
  );
}
