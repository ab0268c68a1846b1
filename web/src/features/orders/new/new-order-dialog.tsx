import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Actor } from '#libs/kernel/people';
import { request } from '../../../api/call.js';
import { useApiMutation } from '../../../api/use-api-mutation.js';
import type { Schemas } from '../../../api/wire.js';
import { formatMinor } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { FormDialog } from '../../../ui/form-dialog.js';
import { useApiForm } from '../../../ui/form/use-api-form.js';
import { orderPath } from '../list/use-orders.js';
import { ClientPicker } from './client-picker.js';
import { OrderChoice, useOrderChoice } from './order-choice.js';

interface Props {
  actor: Actor;
  area: 'personal' | 'admin';
  onClose: () => void;
}

/** A new order: for whom (staff), where, which service, with what, at which price. */
export function NewOrderDialog({ actor, area, onClose }: Props) {
  const { t } = useTranslation('orders');
  const isStaff = actor.role !== 'Client';
  const language = useLanguage();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const choice = useOrderChoice();
  const { order, figures } = choice;
  const form = useApiForm<{ client: string | null }, Schemas['OrderDto']>({
    values: { client: null },
    write: useApiMutation<Schemas['OrderDto']>({ invalidates: [['orders']], afterRefusal: [] }),
    request: ({ client }) => order && request('POST', '/orders', { body: { ...order, ...(isStaff && client !== null ? { client } : {}) } }),
    onDone: ({ _id, number }) => {
      announce(t('new.placed', { number }));
      onClose();
      void navigate(orderPath(area, _id));
    },
  });
  const price = figures && formatMinor(figures.price, figures.currency, language);
  return (
    <FormDialog
      form={form}
      title={t('new.title')}
      width={640}
      submit={price === null ? t('new.placePlain') : t('new.place', { price })}
      ready={order !== null && (!isStaff || form.values.client !== null)}
      onClose={onClose}
    >
      {isStaff ? <ClientPicker {...form.field('client')} /> : null}
      <OrderChoice choice={choice} />
    </FormDialog>
  );
}
