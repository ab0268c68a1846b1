import { formatRecent, formatTime, type TimeStyle } from '../lib/format.js';
import { useLanguage } from '../lib/use-language.js';

interface Props {
  /** RFC 3339 time to format */
  at: string;
  /** `recent` is for lists: "12 min ago", "Yesterday", "18 Nov" */
  style?: TimeStyle | 'recent';
}

/** Formats a time in the reader's language and zone; `datetime` and the title have the exact one. */
export function DateText({ at, style = 'date' }: Props) {
  const language = useLanguage();
  const text = style === 'recent' ? formatRecent(at, new Date(), language) : formatTime(at, style, language);
  return (
    <time dateTime={at} title={formatTime(at, 'full', language)} style={{ whiteSpace: 'nowrap' }}>
      {text}
    </time>
  );
}
