import { useLanguage } from '../../../lib/use-language.js';
import { languageOfText } from '../api/text-in.js';

/** User input as typed; its language is set for screen readers, and named if it is not the reader's. */
export function TypedTitle({ title }: { title: string }) {
  const language = useLanguage();
  const typed = languageOfText(title);
  return (
    <>
      <span lang={typed}>{title}</span>
      {typed === language ? null : <small>{typed.toUpperCase()}</small>}
    </>
  );
}
