import { Radio, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type RejectionCause, rejectionCauses } from '#machines/order/state';
import { BesideFiles } from '../../../ui/file-preview/file-preview.js';
import { mutations } from '../api/calls.js';
import type { WireDocument } from '../api/wire.js';
import { useOrderPage } from '../view-model/order-context.js';
import { type FormProps, OrderForm, useOrderForm } from './order-form.js';
import { ReasonField } from './reason-field.js';

const otherCause = 'other';

interface Values {
  cause: RejectionCause | typeof otherCause | '';
  reason: string;
}

/** Offers common causes, which the client reads in their language, and a free text. */
export function RejectDocumentForm({ document, onDone, ...dialog }: FormProps & { document: WireDocument }) {
  const { t } = useTranslation(['order', 'machine']);
  const { order } = useOrderPage();
  const { form, write } = useOrderForm<Values>({
    values: { cause: '', reason: '' },
    rules: ({ cause, reason }) => ({
      ...(cause === '' && { cause: t('documents.chooseCause') }),
      ...(cause === otherCause && reason.trim() === '' && { reason: t('form.required') }),
    }),
    mutationFor: ({ cause, reason }) =>
      mutations.review(order._id, document._id, {
        decision: 'reject',
        ...(cause !== '' && cause !== otherCause && { cause }),
        ...(reason.trim() !== '' && { reason: reason.trim() }),
      }),
    onDone,
  });
  return (
    <OrderForm form={form} write={write} submit={t('documents.rejectSubmit')} danger {...dialog}>
      <BesideFiles files={[document.file]}>
        <Radio.Group {...form.field('cause')} label={t('documents.cause')}>
          <Stack gap="xs" mt="xs">
            {rejectionCauses.map((cause) => (
              <Radio key={cause} value={cause} label={t(`machine:rejection.${cause}`)} />
            ))}
            <Radio value={otherCause} label={t('documents.otherCause')} />
          </Stack>
        </Radio.Group>
        <ReasonField
          form={form}
          name="reason"
          of="document"
          label={form.values.cause === otherCause ? t('form.reason') : `${t('documents.causeNote')}, ${t('form.optional')}`}
        />
      </BesideFiles>
    </OrderForm>
  );
}
