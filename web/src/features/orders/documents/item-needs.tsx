import { useTranslation } from 'react-i18next';
import { examplePath } from '#machines/catalogue/public-view';
import { requiredOf } from '#machines/order/items';
import { documentNeeds } from '../../../lib/document-needs.js';
import { dayInWords } from '../../../lib/days.js';
import { useOfficeDay } from '../../../lib/office-day.js';
import { useLanguage } from '../../../lib/use-language.js';
import { itemNote } from '../api/text-in.js';
import type { WireItem } from '../api/wire.js';
import { useOrderPage } from '../page/order-context.js';
import { isOverdue, stateOf } from './checklist.js';
import styles from './documents.module.css';

/** What is said beside something that was asked for: its note, by when, in which form, for how long valid, and what it looks like. */
export function ItemNeeds({ item }: { item: WireItem }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order } = useOrderPage();
  const overdue = isOverdue(item, useOfficeDay());
  const required = requiredOf(item, order);
  const note = itemNote(item, order, language);
  const needs = required ? documentNeeds(required, language) : '';
  const waits = stateOf(item) === 'waiting' || stateOf(item) === 'rejected';
  const example = waits ? required?.example : null;
  const due = waits ? item.due : null;
  if (!note && !needs && !example && due === null) return null;
  return (
    <div className={`small muted ${styles.hint}`}>
      {due === null ? null : (
        <p className={`medium ${styles.due}`} data-late={overdue || undefined}>
          {t(overdue ? 'documents.overdue' : 'documents.due', { date: dayInWords(due, language) })}
        </p>
      )}
      {note ? <p>{note}</p> : null}
      {needs || example ? (
        <p>
          {needs}
          {needs && example ? ' · ' : null}
          {example ? (
            <a href={examplePath(example)} target="_blank" rel="noopener">
              {t('documents.example')}
            </a>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}
