import { IconCircleCheck, IconLanguage } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contentLanguages, type ContentLanguage } from '#machines/kernel/content-language';
import { Badge } from '../../ui/badge.js';
import styles from './editor/editor.module.css';
import type { MissingText } from './editor/missing.js';
import { catalogueLooks } from '../../ui/badge-looks.js';

/** Badge of a row: offered, hidden because nothing can be ordered, or archived. */
export function StateBadge({ archived, hidden = false }: { archived: boolean | undefined; hidden?: boolean }) {
  const { t } = useTranslation('catalogue');
  const state = archived ? 'archived' : hidden ? 'hidden' : 'active';
  return <Badge {...catalogueLooks[state]} label={t(`state.${state}`)} />;
}

const countOf = (missing: readonly MissingText[], language: ContentLanguage) => missing.filter((one) => one.language === language).length;

/** The number of missing texts per language; a click focuses the next one. */
export function MissingMark({ missing, onGo }: { missing: readonly MissingText[]; onGo: (path: string) => void }) {
  const { t } = useTranslation('catalogue');
  const [last, setLast] = useState('');
  if (missing.length === 0) return <Badge colour="green" icon={IconCircleCheck} label={t('missing.none')} />;
  const next = () => {
    const at = missing.findIndex(({ path }) => path === last);
    const target = missing[(at + 1) % missing.length];
    if (!target) return;
    setLast(target.path);
    onGo(target.path);
  };
  return (
    <button type="button" className={`inline-flex tiny medium wrapping rounded-sm text-start ${styles.missing}`} onClick={next}>
      <IconLanguage size={14} stroke={2} aria-hidden="true" />
      {t('missing.count', { count: missing.length })}
      <span>{languagesOf(missing)}</span>
      <b>{t('missing.next')}</b>
    </button>
  );
}

/** Languages with missing texts and their number: "RU 2, EN 1". */
const languagesOf = (missing: readonly MissingText[]): string =>
  contentLanguages
    .filter((language) => countOf(missing, language) > 0)
    .map((language) => `${language.toUpperCase()} ${countOf(missing, language)}`)
    .join(', ');

/** Missing texts per language in a row of a list, or that the row is complete. */
export function MissingBadge({ missing }: { missing: readonly MissingText[] }) {
  const { t } = useTranslation('catalogue');
  if (missing.length === 0) return <span className="dim">{t('missing.complete')}</span>;
  return <Badge colour="yellow" icon={IconLanguage} label={t('missing.short', { languages: languagesOf(missing) })} small />;
}
