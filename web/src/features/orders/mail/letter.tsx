import type { Language } from '#machines/kernel/ids';
import styles from './mailer.module.css';

interface Props {
  subject: string;
  /** plain text; an empty line separates paragraphs */
  body: string;
  language: Language;
}

/** Shows a message as its recipient reads it. */
export const Letter = ({ subject, body, language }: Props) => (
  <article className={`stack breakable gap-3 p-4 rounded-sm ${styles.letter}`} lang={language}>
    <h3>{subject}</h3>
    {body
      .split(/\n\s*\n/)
      .filter((part) => part.trim() !== '')
      .map((part, index) => (
        <p key={index}>{part}</p>
      ))}
  </article>
);
