import { Button, Select, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useOfficeDay } from '../../../lib/office-day.js';
import { useLanguage } from '../../../lib/use-language.js';
import { mutations } from '../api/calls.js';
import { itemTitle } from '../api/text-in.js';
import { useOrderPage } from '../view-model/order-context.js';
import styles from './forms.module.css';
import { type FormProps, OrderForm, useOrderForm } from './order-form.js';
import { ItemRow } from './request-item-row.js';
import { blankItem, blankPaths, type DraftItem, payloadOf, prefilled, type RequestDraft } from './request-draft.js';

/** Prefilled with the service's documents and earlier requests, which can be repeated or withdrawn. */
export function RequestDocumentsForm({ onDone, ...dialog }: FormProps) {
  const { order } = useOrderPage();
  const { t } = useTranslation('order');
  const language = useLanguage();
  const today = useOfficeDay();
  const { form, write } = useOrderForm<RequestDraft>({
    values: { items: prefilled(order, language), choices: {}, due: '' },
    rules: (draft) => {
      const blank = draft.items.flatMap(blankPaths);
      if (blank.length > 0) return Object.fromEntries(blank.map((path) => [path, t('form.required')]));
      const { items: wanted, again, withdraw } = payloadOf(draft);
      if (wanted.length + again.length + withdraw.length === 0) return { items: t('request.nothing') };
      return draft.due !== '' && draft.due < today ? { due: t('expected.past') } : {};
    },
    mutationFor: (draft) => mutations.operation(order._id, 'requestDocuments', payloadOf(draft)),
    onDone,
  });
  const { items, choices } = form.values;
  const change = (next: DraftItem[]) => form.set({ items: next });
  const asked = order.requestedItems.filter((item) => !item.withdrawn);
  return (
    <OrderForm form={form} write={write} submit={t('request.submit')} {...dialog}>
      {asked.length > 0 ? (
        <fieldset>
          <legend className={`medium mb-2 ${styles.legend}`}>{t('request.asked')}</legend>
          {asked.map((item) => (
            <div key={item._id} className={`stack align-center rule-top narrow-stack ${styles.item}`}>
              <span>{itemTitle(item, order, language)}</span>
              <Select
                aria-label={t('request.choice', { title: itemTitle(item, order, language) })}
                data={(['keep', 'again', 'withdraw'] as const).map((value) => ({ value, label: t(`request.${value}`) }))}
                value={choices[item._id] ?? 'keep'}
                onChange={(value) => value && form.set({ choices: { ...choices, [item._id]: value as 'keep' } })}
                allowDeselect={false}
                w={180}
              />
            </div>
          ))}
        </fieldset>
      ) : null}
      <fieldset className="stack gap-loose">
        <legend className={`medium mb-2 ${styles.legend}`}>
          {t(order.requiredDocuments.length ? 'request.fromService' : 'request.extra')}
        </legend>
        {items.map((item, index) => (
          <ItemRow
            key={item.key}
            item={item}
            faults={form.errors}
            path={`items.${index}`}
            onChange={(next) => change(items.map((one) => (one.key === item.key ? next : one)))}
            onRemove={() => change(items.filter((one) => one.key !== item.key))}
          />
        ))}
        <div>
          <Button size="xs" leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => change([...items, blankItem()])}>
            {t('request.add')}
          </Button>
        </div>
        {form.errors.items ? (
          <p className="small danger" role="alert">
            {form.errors.items}
          </p>
        ) : null}
      </fieldset>
      <TextInput {...form.field('due')} type="date" min={today} label={t('request.due')} description={t('request.dueHint')} w={240} />
    </OrderForm>
  );
}
