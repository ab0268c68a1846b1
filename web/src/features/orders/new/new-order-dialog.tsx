import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { permits } from '#machines/access/table';
import { request } from '../../../api/call.js';
import { useApiMutation } from '../../../api/use-api-mutation.js';
import type { Schemas } from '../../../api/wire.js';
import { formatMoney } from '../../../lib/format.js';
import { useMe } from '../../../lib/session/session.js';
import { useLanguage } from '../../../lib/use-language.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { FormDialog } from '../../../ui/form-dialog.js';
import { useApiForm } from '../../../ui/form/use-api-form.js';
import { orderPath } from '../api/use-orders.js';
import { type ChosenClient, ClientPicker, nameOf } from './client-picker.js';
import { OrderChoice, useOrderChoice } from './order-choice.js';

const NewClientDialog = lazy(() => import('../../../ui/new-client-dialog.js').then((module) => ({ default: module.NewClientDialog })));

/** Lets staff place an order for a client. Clients order on the public site. */
export function NewOrderDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const choice = useOrderChoice();
  const { order, figures } = choice;
  const form = useApiForm<{ client: ChosenClient | null }, Schemas['OrderDto']>({
    values: { client: null },
    write: useApiMutation<Schemas['OrderDto']>({ invalidates: [['orders']], afterRefusal: [] }),
    request: ({ client }) => order && request('POST', '/orders', { body: { ...order, ...(client && { client: client.value }) } }),
    onDone: ({ _id, number }) => {
      announce(t('new.placed', { number }));
      onClose();
      void navigate(orderPath('admin', _id));
    },
  });
  const me = useMe();
  const [isAdding, setIsAdding] = useState(false);
  const choose = (client: ChosenClient) => {
    form.set({ client });
    setIsAdding(false);
  };
  // Shown instead of the order: two forms in one another would be sent together.
  if (isAdding) {
    return (
      <Suspense fallback={null}>
        <NewClientDialog
          onAdded={(client) => choose({ value: client._id, label: nameOf(client, language) })}
          onExisting={({ _id, name }) => choose({ value: _id, label: name || _id })}
          onClose={() => setIsAdding(false)}
        />
      </Suspense>
    );
  }
  const price = figures && formatMoney((figures.charged ?? figures).price, language);
  const missing = [
    ...(form.values.client === null ? [t('new.lacks.client')] : []),
    ...(choice.country === null ? [t('new.lacks.country')] : []),
    ...(choice.serviceId === null ? [t('new.lacks.service')] : []),
    ...(choice.service.data && order === null ? [t('new.lacks.employees')] : []),
  ];
  return (
    <FormDialog
      form={form}
      title={t('new.title')}
      width={640}
      submit={price === null ? t('new.placePlain') : t('new.place', { price })}
      ready={order !== null && form.values.client !== null}
      onClose={onClose}
    >
      <div className="stack gap-2">
        <ClientPicker {...form.field('client')} />
        {me && permits(me.actor, 'clients.write') ? (
          <div>
            <Button
              size="xs"
              variant="subtle"
              leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
              onClick={() => setIsAdding(true)}
            >
              {t('new.addClient')}
            </Button>
          </div>
        ) : null}
      </div>
      <OrderChoice choice={choice} />
      {missing.length > 0 ? <p className="small muted">{t('new.missing', { what: missing.join(', ') })}</p> : null}
    </FormDialog>
  );
}
