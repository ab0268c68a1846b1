import type { OperationName } from '#machines/order/commands';
import { useOrderPage } from '../view-model/order-context.js';
import { RejectLastPayment } from './decision-forms.js';
import { operationTable } from './operation-table.js';
import type { FormProps } from './order-form.js';

/** The form of an operation; `reject` is the other answer of managerConfirmedLastPayment. */
export function OperationForm({ operation, reject, ...form }: Omit<FormProps, 'possible'> & { operation: OperationName; reject: boolean }) {
  const { permissions } = useOrderPage();
  const isLastPayment = operation === 'managerConfirmedLastPayment';
  const { permitted } = permissions.operation(operation, isLastPayment ? (reject ? 'reject' : 'confirm') : undefined);
  const Form = reject ? RejectLastPayment : operationTable[operation].asks?.Form;
  return Form ? <Form possible={permitted} {...form} /> : null;
}
