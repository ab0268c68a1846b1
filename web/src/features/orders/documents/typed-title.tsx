import { useLanguage } from '../../../lib/use-language.js';
import { languageOfText } from '../api/text-in.js';

/** What somebody typed, as typed; its language is told to screen readers, and named where it is not the reader's. */
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
