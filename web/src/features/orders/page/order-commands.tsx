import { useTranslation } from 'react-i18next';
import { useOfferedCommands } from '../../../lib/page-commands.js';
import { WriteNotice } from '../forms/write-notice.js';
import { planOf } from '../view-model/operation-plan.js';
import { opensForm } from '../forms/operation-table.js';
import { useOrderPage } from '../view-model/order-context.js';
import { useOrderTexts } from '../view-model/order-texts.js';
import { useRunOperation } from './operations-panel.js';

/**
 * Adds the panel's operations to the command palette, with the same permissions, texts and dialogs. Refusals are shown at the top of the
 * page, because the panel may be out of sight.
 */
export function OrderCommands() {
  const { t } = useTranslation('order');
  const page = useOrderPage();
  const { order, audience, permissions } = page;
  const texts = useOrderTexts();
  const run = useRunOperation();
  const { permitted } = planOf(permissions.operations, order.status, audience !== 'staff');
  useOfferedCommands(
    permitted.map((one) => {
      const label = texts.operation(one.operation, one.variant);
      return {
        id: `${one.operation} ${one.variant ?? ''}`,
        label: t('ops.ofOrder', { operation: opensForm(one, page) ? `${label}…` : label, number: order.number }),
        run: () => run.start(one),
      };
    }),
  );
  return run.write.write.error ? <WriteNotice of={run.write} /> : null;
}
