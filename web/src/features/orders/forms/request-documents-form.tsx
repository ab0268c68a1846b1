import { Button, Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/use-language.js';
import { mutations } from '../api/calls.js';
import { textIn } from '../api/text-in.js';
import { useSubmission } from '../api/use-submission.js';
import { useOrderPage } from '../page/order-context.js';
import { FormFrame, type FormProps } from './form-frame.js';
import styles from './forms.module.css';
import { ItemRow } from './request-item-row.js';
import { blankItem, type DraftItem, payloadOf, prefilled } from './request-draft.js';

/** Asking for documents: prefilled with what the service usually needs, plus what was asked for already (again, or withdrawn). */
export function RequestDocumentsForm({ possible, onDone, onCancel }: FormProps & { possible: boolean }) {
  const { order } = useOrderPage();
  const { t } = useTranslation('order');
  const language = useLanguage();
  const submission = useSubmission(order, true);
  const [items, setItems] = useState<DraftItem[]>(() => prefilled(order, language));
  const [choices, setChoices] = useState<Record<string, 'keep' | 'again' | 'withdraw'>>({});
  const [fault, setFault] = useState<'nothing' | 'titles'>();
  const change = (next: DraftItem[]) => {
    setItems(next);
    setFault(undefined);
  };
  const submit = async () => {
    const chosen = items.filter((item) => item.chosen);
    if (chosen.some((item) => item.title.trim() === '')) return (setFault('titles'), false);
    const payload = payloadOf(chosen, choices);
    if (payload.items.length + payload.again.length + payload.withdraw.length === 0) return (setFault('nothing'), false);
    return (await submission.send(mutations.operation(order._id, 'requestDocuments', payload))) !== undefined;
  };
  const asked = order.requestedItems.filter((item) => !item.withdrawn);
  return (
    <FormFrame
      submission={submission}
      submitLabel={t('request.submit')}
      possible={possible}
      onSubmit={submit}
      onDone={onDone}
      onCancel={onCancel}
    >
      {asked.length > 0 ? (
        <fieldset>
          <legend className={styles.legend}>{t('request.asked')}</legend>
          {asked.map((item) => (
            <div key={item._id} className={styles.item}>
              <span>{textIn(item.title, language)}</span>
              <Select
                aria-label={t('request.choice', { title: textIn(item.title, language) })}
                data={(['keep', 'again', 'withdraw'] as const).map((value) => ({ value, label: t(`request.${value}`) }))}
                value={choices[item._id] ?? 'keep'}
                onChange={(value) => value && setChoices({ ...choices, [item._id]: value as 'keep' })}
                allowDeselect={false}
                w={180}
              />
            </div>
          ))}
        </fieldset>
      ) : null}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t(order.requiredDocuments.length ? 'request.fromService' : 'request.extra')}</legend>
        {items.map((item) => (
          <ItemRow
            key={item.key}
            item={item}
            showFault={fault === 'titles'}
            onChange={(next) => change(items.map((one) => (one.key === item.key ? next : one)))}
            onRemove={() => change(items.filter((one) => one.key !== item.key))}
          />
        ))}
        <div>
          <Button size="xs" leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => change([...items, blankItem()])}>
            {t('request.add')}
          </Button>
        </div>
        {fault === 'nothing' ? (
          <p className={styles.fault} role="alert">
            {t('request.nothing')}
          </p>
        ) : null}
      </fieldset>
    </FormFrame>
  );
}
