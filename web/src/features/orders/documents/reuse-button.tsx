import { Button } from '@mantine/core';
import { IconFiles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { requiredOf } from '#machines/order/items';
import { useApiMutation } from '../../../api/use-api-mutation.js';
import { ownToday } from '../../../lib/days.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { mutations } from '../api/calls.js';
import { orderKeys } from '../api/use-order.js';
import type { OrderResource, WireItem } from '../api/wire.js';
import { useOrderPage } from '../view-model/order-context.js';
import { type Fit, fitting } from './fitting.js';
import { myDocumentsKey, useMyDocuments } from './use-my-documents.js';

/** Offers the best earlier document of the client for an item; renders nothing if none fits. */
export function ReuseButton({ item, title }: { item: WireItem; title: string }) {
  const { order } = useOrderPage();
  const { data } = useMyDocuments();
  const today = ownToday();
  const { formats, validMonths } = requiredOf(item, order) ?? {};
  const [fit] = fitting(data?.items ?? [], { title, order: order._id, formats, validMonths }, today);
  return fit ? <Reuse fit={fit} order={order} item={item} /> : null;
}

function Reuse({ fit: { document, use }, order, item }: { fit: Fit; order: OrderResource; item: WireItem }) {
  const { t } = useTranslation('order');
  const announce = useAnnounce();
  const write = useApiMutation<OrderResource>({ invalidates: [orderKeys.all(order._id), myDocumentsKey] });
  // Without a version, as an upload: a file is added to whatever there is.
  const attach = () =>
    write.mutate(mutations.attach(order._id, { file: document._id, kind: item.kind, item: item._id }), {
      onSuccess: () => announce(t('documents.attached', { name: document.name })),
    });
  return (
    <>
      <Button
        leftSection={<IconFiles size={16} stroke={1.75} aria-hidden="true" />}
        title={document.name}
        loading={write.isPending}
        onClick={attach}
      >
        {t(use.review === 'accepted' ? 'documents.reuseAccepted' : 'documents.reuse', { number: use.number })}
      </Button>
      <ErrorNotice error={write.error} />
    </>
  );
}
