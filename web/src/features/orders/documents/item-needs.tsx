import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { examplePath, formPath, sameDocument } from '#machines/catalogue/public-view';
import { requiredOf } from '#machines/order/items';
import type { RequiredDocument } from '#machines/order/state';
import { documentNeeds } from '../../../lib/document-needs.js';
import { dueDayText } from '../../../lib/days.js';
import { useOfficeDay } from '../../../lib/office-day.js';
import { useLanguage } from '../../../lib/use-language.js';
import { useService } from '../api/use-order.js';
import { itemNote } from '../api/text-in.js';
import type { WireItem } from '../api/wire.js';
import { useOrderPage } from '../view-model/order-context.js';
import { isOverdue, stateOf } from '../view-model/checklist.js';
import styles from './documents.module.css';

/** Shows note, day, formats, validity and example of an item. */
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
  const form = useForm(waits ? required : undefined, order.service._id);
  const due = waits ? item.due : null;
  if (!note && !needs && !example && !form && due === null) return null;
  return (
    <div className={`small muted ${styles.hint}`}>
      {due === null ? null : (
        <p className={`medium ${styles.due}`} data-late={overdue || undefined}>
          {t(overdue ? 'documents.overdue' : 'documents.due', { date: dueDayText(due, language) })}
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
      {form ? (
        <p>
          <a className={`inline-flex ${styles.form}`} href={formPath(form)} download>
            <IconDownload size={16} stroke={1.75} aria-hidden="true" />
            {t('documents.form')}
          </a>
        </p>
      ) : null}
    </div>
  );
}

/** The service's current blank form for a document of the order's terms; null if there is none, or the service is no longer offered. */
function useForm(required: RequiredDocument | undefined, service: string): string | null {
  const { data } = useService(service, required !== undefined);
  return (required && data && sameDocument(required, data.requiredDocuments)?.form) ?? null;
}
