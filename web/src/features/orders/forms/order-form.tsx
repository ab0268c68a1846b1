import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog.js';
import type { SheetWidth } from '../../../ui/modal-sheet.js';
import { type ApiForm, type ApiFormOptions, useApiForm } from '../../../ui/form/use-api-form.js';
import type { OrderMutation } from '../api/calls.js';
import { type OrderWrite, useOrderMutation } from '../api/use-order-mutation.js';
import type { OrderResource } from '../api/wire.js';
import { useOrderPage } from '../view-model/order-context.js';
import { WhatHappens } from './what-happens.js';
import { StaleNotice } from './write-notice.js';

/** Properties of every form of the order page. */
export interface FormProps {
  title: string;
  width: SheetWidth;
  /** Closes it after the order was accepted as changed. */
  onDone: () => void;
  onCancel: () => void;
  /** false when the order has moved to where this is no longer possible */
  possible: boolean;
}

interface Options<Values extends object> extends Pick<ApiFormOptions<Values, OrderResource>, 'values' | 'rules'> {
  mutationFor: (values: Values) => OrderMutation;
  onDone: () => void;
}

/** A form about the order of the page, as it was when the form was opened. */
export function useOrderForm<Values extends object>({ mutationFor, ...options }: Options<Values>) {
  const { order } = useOrderPage();
  const write = useOrderMutation(order, true);
  const form = useApiForm<Values, OrderResource>({ ...options, write: write.write, request: (values) => write.meant(mutationFor(values)) });
  return { form, write };
}

interface Props<Values> extends Omit<FormProps, 'onDone'> {
  form: ApiForm<Values>;
  write: OrderWrite;
  submit: string;
  danger?: boolean;
  /** the write as it would be sent now, to foresee; a text that is still missing changes nothing of it */
  ahead?: OrderMutation | null;
  children: ReactNode;
}

/** A form in its dialog; when the order has moved meanwhile, what happened and the way on. */
export function OrderForm<Values>({ form, write, submit, possible, onCancel, ahead = null, children, ...dialog }: Props<Values>) {
  const { t } = useTranslation('order');
  const isStale = write.dialog.matches('stale');
  return (
    <FormDialog
      form={form}
      submit={isStale ? t('stale.again', { operation: submit }) : submit}
      cancel={t('form.cancel')}
      ready={possible}
      {...(isStale ? { notice: <StaleNotice since={write.since} possible={possible} /> } : {})}
      onClose={onCancel}
      {...dialog}
    >
      {children}
      {possible && !isStale ? <WhatHappens of={ahead} write={write} /> : null}
    </FormDialog>
  );
}
