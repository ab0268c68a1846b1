import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/use-language.js';
import { useRequired } from '../../../ui/form/use-api-form.js';
import { mutations } from '../api/calls.js';
import { textIn } from '../api/text-in.js';
import { useOrderPage } from '../view-model/order-context.js';
import { type FormProps, OrderForm, useOrderForm } from './order-form.js';
import { ReasonField } from './reason-field.js';

/** Form of notAcceptPartnerWork: the steps to do again, and the reason. */
export function ReopenForm({ onDone, ...dialog }: FormProps) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order } = useOrderPage();
  const { form, write } = useOrderForm<{ stepIds: string[]; reason: string }>({
    values: { stepIds: [], reason: '' },
    rules: { stepIds: (chosen) => (chosen.length === 0 ? t('reopen.nothing') : null), reason: useRequired() },
    mutationFor: ({ stepIds, reason }) => mutations.operation(order._id, 'notAcceptPartnerWork', { reason: reason.trim(), stepIds }),
    onDone,
  });
  const { stepIds } = form.values;
  const ahead = stepIds.length === 0 ? null : mutations.operation(order._id, 'notAcceptPartnerWork', { reason: '-', stepIds });
  return (
    <OrderForm form={form} write={write} submit={t('reopen.submit')} ahead={ahead} {...dialog}>
      <Checkbox.Group {...form.field('stepIds')} label={t('reopen.steps')}>
        <div className="stack gap-loose">
          {Object.values(order.steps).flatMap((group) =>
            group.steps.map((step) => <Checkbox key={step._id} value={step._id} label={textIn(step.title, language)} />),
          )}
        </div>
      </Checkbox.Group>
      <ReasonField form={form} name="reason" of="reopen" />
    </OrderForm>
  );
}
