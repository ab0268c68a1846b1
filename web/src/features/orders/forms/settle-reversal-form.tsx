import { Radio, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ReversalOutcome } from '#machines/order/state';
import { formatMinor } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { mutations } from '../api/calls.js';
import { useOrderPage } from '../view-model/order-context.js';
import { type FormProps, OrderForm, useOrderForm } from './order-form.js';

/** Form of settleReversal: money that was taken back was paid again, or is waived. */
export function SettleReversalForm({ onDone, ...dialog }: FormProps) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order } = useOrderPage();
  const { facts } = order.machine;
  const { form, write } = useOrderForm({
    values: { outcome: '' as ReversalOutcome | '', note: '' },
    rules: { outcome: (outcome) => (outcome === '' ? t('reversal.nothing') : null) },
    mutationFor: ({ outcome, note }) =>
      mutations.settleReversal(order._id, { outcome: outcome || 'waived', ...(note.trim() && { note: note.trim() }) }),
    onDone,
  });
  const { error, value } = form.field('outcome');
  return (
    <OrderForm form={form} write={write} submit={t('reversal.submit')} {...dialog}>
      <p className="lead">{t('reversal.text', { amount: formatMinor(facts.reversed, facts.currency, language) })}</p>
      <Radio.Group
        label={t('reversal.outcome')}
        value={value}
        error={error}
        onChange={(outcome) => form.set({ outcome: outcome as ReversalOutcome })}
      >
        <div className="stack gap-3 mt-2">
          <Radio value="paidAgain" label={t('reversal.paidAgain')} />
          <Radio value="waived" label={t('reversal.waived')} />
        </div>
      </Radio.Group>
      <Textarea {...form.field('note')} label={`${t('form.note')}, ${t('form.optional')}`} rows={2} maxLength={1000} />
    </OrderForm>
  );
}
