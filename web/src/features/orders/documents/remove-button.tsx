import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { WireDocument } from '../api/wire.js';
import { useOrderPage } from '../view-model/order-context.js';

/** Offered for files that were not accepted: to the person who attached it, to staff, and for results to those who do the work. */
export function RemoveButton({ document, title }: { document: WireDocument; title: string }) {
  const { t } = useTranslation('order');
  const { reader, audience, permissions, open } = useOrderPage();
  const isResult = document.kind === 'result';
  const mine = audience === 'staff' || isResult || document.attachedBy?._id === reader.id;
  if (document.review === 'accepted' || !mine || !permissions.can('removeDocument', isResult ? 'result' : 'asked')) return null;
  return (
    <ActionIcon
      style={{ flex: 'none' }}
      aria-label={`${t('documents.remove')}: ${title}`}
      aria-haspopup="dialog"
      onClick={() => open({ kind: 'removeDocument', document, title })}
    >
      <IconTrash size={16} stroke={1.75} aria-hidden="true" />
    </ActionIcon>
  );
}
