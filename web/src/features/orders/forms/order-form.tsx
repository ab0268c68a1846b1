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

export interface FormProps {
  title: string;
  width: SheetWidth;
  /** closes the form after the write was accepted */
  onDone: () => void;
  onCancel: () => void;
  /** false if the order's new status does not permit it any more */
  possible: boolean;
}

interface Options<Values extends object> extends Pick<ApiFormOptions<Values, OrderResource>, 'values' | 'rules'> {
  mutationFor: (values: Values) => OrderMutation;
  onDone: () => void;
}

/** A form whose write is for the version of the order at which the form was opened. */
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
  /** write to foresee, as it would be sent now; missing texts do not matter */
  ahead?: OrderMutation | null;
  children: ReactNode;
}

/** A dialog with a form; if the order changed meanwhile, shows the changes and how to continue. */
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
