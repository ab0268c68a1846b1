import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Actor } from '#libs/kernel/people';
import { request } from '../../../api/call.js';
import { useApiMutation } from '../../../api/use-api-mutation.js';
import type { PlaceOrder, Schemas } from '../../../api/wire.js';
import { formatMinor } from '../../../lib/format.js';
import { faultOf } from '../../../lib/problem.js';
import { useLanguage } from '../../../lib/use-language.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import { Notice } from '../../../ui/notice.js';
import { orderPath } from '../list/use-orders.js';
import { ClientPicker } from './client-picker.js';
import { OrderChoice, useOrderChoice } from './order-choice.js';
import type { Estimate } from './order-draft.js';

interface Props {
  actor: Actor;
  area: 'personal' | 'admin';
  onClose: () => void;
}

/** A new order: for whom (staff), where, which service, with what, at which price. */
export function NewOrderDialog({ actor, area, onClose }: Props) {
  const { t } = useTranslation(['orders', 'common']);
  const isStaff = actor.role !== 'Client';
  const [client, setClient] = useState<string | null>(null);
  const choice = useOrderChoice();
  const { order, figures } = choice;
  const { place, error, busy } = usePlaceOrder(area, onClose);
  const ready = order !== null && (!isStaff || client !== null);
  return (
    <ModalSheet
      opened
      onClose={onClose}
      locked={busy}
      width={640}
      title={t('orders:new.title')}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('common:actions.cancel')}
          </Button>
          <PlaceButton
            figures={figures}
            disabled={!ready}
            busy={busy}
            onPlace={() => order && place({ ...order, ...(isStaff && client !== null ? { client } : {}) })}
          />
        </>
      }
    >
      <div className="stack">
        {isStaff ? <ClientPicker value={client} onChange={setClient} /> : null}
        <OrderChoice choice={choice} />
        {error ? <Refusal error={error} /> : null}
      </div>
    </ModalSheet>
  );
}

function usePlaceOrder(area: Props['area'], onClose: () => void) {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const announce = useAnnounce();
  const { mutate, error, isPending } = useApiMutation<Schemas['OrderDto']>({ invalidates: [['orders']], afterRefusal: [] });
  const place = (order: PlaceOrder) =>
    mutate(request('POST', '/orders', { body: order }), {
      onSuccess: ({ _id, number }) => {
        announce(t('new.placed', { number }));
        onClose();
        void navigate(orderPath(area, _id));
      },
    });
  return { place, error, busy: isPending };
}

interface PlaceProps {
  figures: Estimate | null;
  disabled: boolean;
  busy: boolean;
  onPlace: () => void;
}

function PlaceButton({ figures, disabled, busy, onPlace }: PlaceProps) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  return (
    <Button variant="filled" disabled={disabled} loading={busy} onClick={onPlace}>
      {figures ? t('new.place', { price: formatMinor(figures.price, figures.currency, language) }) : t('new.placePlain')}
    </Button>
  );
}

function Refusal({ error }: { error: unknown }) {
  const { t } = useTranslation('common');
  const fault = faultOf(error);
  const fields = Object.values(fault.fields);
  return (
    <Notice tone="error">
      {fault.detail ?? t(fault.kind === 'network' ? 'errors.network' : 'errors.unexpected')}
      {fields.length > 0 ? ` ${fields.join(' ')}` : null}
      {fault.requestId ? <div>{t('errors.requestId', { id: fault.requestId })}</div> : null}
    </Notice>
  );
}
