import { localeOf } from '#machines/kernel/languages';
import { useLanguage } from '../lib/use-language.js';

const exact: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
  hourCycle: 'h23',
};

/** Shows seconds and the time zone. */
export function ExactTime({ at }: { at: string }) {
  const language = useLanguage();
  return (
    <time dateTime={at} title={at} className="num">
      {new Intl.DateTimeFormat(localeOf(language), exact).format(new Date(at)).replace(/\sг\.(?=$|,)/, '')}
    </time>
  );
}
