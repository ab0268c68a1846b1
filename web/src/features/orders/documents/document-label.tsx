import { useTranslation } from 'react-i18next';
import { documentLooks } from '../../../ui/badge-looks.js';
import { Badge } from '../../../ui/badge.js';
import { useLanguage } from '../../../lib/use-language.js';
import { languageOfText, Quoted } from '../../../ui/quoted.js';

/** Badge of a requested document's state, in one gender-neutral word. */
export function DocumentBadge({ state }: { state: keyof typeof documentLooks }) {
  const { t } = useTranslation('order');
  return <Badge {...documentLooks[state]} label={t(`documents.state.${state}`)} />;
}

/** User input as typed; its language is set for screen readers, and named if it is not the reader's. */
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
