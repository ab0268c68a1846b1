import { useTranslation } from 'react-i18next';
import { documentLooks } from '../../../ui/badge-looks.js';
import { Badge } from '../../../ui/badge.js';
import { useLanguage } from '../../../lib/use-language.js';
import { languageOfText, Quoted } from '../../../ui/quoted.js';

export function DocumentBadge({ state }: { state: keyof typeof documentLooks }) {
  const { t } = useTranslation('order');
  return <Badge {...documentLooks[state]} label={t(`documents.state.${state}`)} />;
}

/** Sets the language of typed text for screen readers, and names it if it is not the reader's. */
export function TypedTitle({ title }: { title: string }) {
  const language = useLanguage();
  const typed = languageOfText(title);
  return (
    <>
      <Quoted text={title} />
      {typed === language ? null : <small>{typed.toUpperCase()}</small>}
    </>
  );
}
