import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../ui/announcer.js';
import { mutations } from '../api/calls.js';
import { useOrderMutation } from '../api/use-order-mutation.js';
import type { WireDocument } from '../api/wire.js';
import { WriteNotice } from '../forms/write-notice.js';
import { useOrderPage } from '../view-model/order-context.js';

/** Accepting is sent at once; rejecting opens a form for the reason. */
export function ReviewButtons({ document, title }: { document: WireDocument; title: string }) {
  const { t } = useTranslation('order');
  const announce = useAnnounce();
  const { order, permissions, open } = useOrderPage();
  const write = useOrderMutation(order);
  const mayAccept = permissions.can('acceptDocument') && document.review !== 'accepted';
  const mayReject = permissions.can('rejectDocument') && document.review !== 'rejected';
  const accept = () =>
    write.send(mutations.review(order._id, document._id, { decision: 'accept' }), () =>
      announce(`${title}: ${t('documents.state.accepted')}`),
    );
  return (
    <>
      {mayAccept ? (
        <Button
          leftSection={<IconCheck size={16} stroke={1.75} aria-hidden="true" />}
          aria-label={`${t('documents.accept')}: ${title}`}
          loading={write.busy}
          onClick={accept}
        >
          {t('documents.accept')}
        </Button>
      ) : null}
      {mayReject ? (
        <Button
          data-tone="danger"
          aria-haspopup="dialog"
          aria-label={`${t('documents.reject')} ${title}`}
          onClick={() => open({ kind: 'rejectDocument', document, title })}
        >
          {t('documents.reject')}
        </Button>
      ) : null}
      <WriteNotice of={write} />
    </>
  );
}
