import { contentText } from '#machines/kernel/content-language';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import { Badge } from '../../ui/badge.js';
import { dueLooks } from '../../ui/badge-looks.js';
import type { CompanyListItem } from './use-companies.js';

/** Day and title of the next due date; a badge marks any state but upcoming. */
export function NextDue({ due: { dueOn, title, state } }: { due: NonNullable<CompanyListItem['nextDue']> }) {
  const { t } = useTranslation('companies');
  const language = useLanguage();
  return (
    <span className="cluster gap-2">
      <span>
        <span className="num nowrap">{formatDay(dueOn, 'date', language)}</span> {contentText(title, language)}
      </span>
      {state === 'upcoming' ? null : <Badge small {...dueLooks[state]} label={t(`due.states.${state}`)} />}
    </span>
  );
}
