import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatCount } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';

/** Links to the services; with a label on a card, which has no heading. */
export function ServicesCount({ count, to }: { count: number; to?: string }) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const title = t('columns.servicesOf', { count });
  const label = (
    <>
      <span className="wide-only">{formatCount(count, language)}</span>
      <span className="narrow-only">{title}</span>
    </>
  );
  if (!to) return label;
  return (
    <Link className="num" to={to} aria-label={title}>
      {label}
    </Link>
  );
}
