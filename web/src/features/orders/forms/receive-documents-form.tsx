import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/use-language.js';
import { mutations } from '../api/calls.js';
import { itemTitle } from '../api/text-in.js';
import { currentDocument } from '../view-model/checklist.js';
import { useOrderPage } from '../view-model/order-context.js';
import styles from './forms.module.css';
import { type FormProps, OrderForm, useOrderForm } from './order-form.js';

/** Marks items that staff received on paper; others need a file. Clients only confirm that everything is there. */
export function ReceiveDocumentsForm({ onDone, ...dialog }: FormProps) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, audience } = useOrderPage();
  const staff = audience === 'staff';
  const { form, write } = useOrderForm<{ paper: string[] }>({
    values: { paper: [] },
    mutationFor: (values) => mutations.operation(order._id, 'receiveDocuments', staff ? { itemIds: values.paper } : {}),
    onDone,
  });
  const { paper } = form.values;
  const items = order.requestedItems.filter((item) => !item.withdrawn);
  const has = (id: string) => (currentDocument(order, id)?.review ?? 'rejected') !== 'rejected';
  const missing = items.filter((item) => !has(item._id) && !item.receivedOnPaper && !paper.includes(item._id));
  return (
    <OrderForm form={form} write={write} submit={t(staff ? 'receive.submit' : 'receive.send')} {...dialog}>
      <p className="lead">{t(staff ? 'receive.hint' : 'receive.confirm')}</p>
      {staff ? (
        <fieldset>
          <legend className={`medium mb-2 ${styles.legend}`}>{t('receive.paper')}</legend>
          {items.map((item) => (
            <div key={item._id} className={`stack align-center rule-top narrow-stack ${styles.item}`}>
              <Checkbox
                label={itemTitle(item, order, language)}
                description={t(has(item._id) ? 'receive.hasFile' : 'receive.missing')}
                checked={item.receivedOnPaper || paper.includes(item._id)}
                disabled={item.receivedOnPaper}
                onChange={(event) =>
                  form.set({ paper: event.currentTarget.checked ? [...paper, item._id] : paper.filter((id) => id !== item._id) })
                }
              />
            </div>
          ))}
        </fieldset>
      ) : null}
      {missing.length > 0 ? (
        <p className="small danger">{t('receive.still', { titles: missing.map((item) => itemTitle(item, order, language)).join(', ') })}</p>
      ) : null}
    </OrderForm>
  );
}
