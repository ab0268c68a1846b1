import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Id } from '#machines/kernel/ids';
import { returnedWork } from '#machines/order/returned-work';
import { Quoted } from '../../../ui/quoted.js';
import { useHistory } from '../api/use-order.js';
import { body } from '../history/event-values.js';
import { useOrderPage } from '../view-model/order-context.js';

/** Why the work was returned to the partner, and which steps; null if it was submitted since, or never returned. */
function useReturnedWork(): { reason: string; steps: ReadonlySet<Id> } | null {
  const { order } = useOrderPage();
  const events = useHistory(order._id).data?.items ?? [];
  const event = returnedWork(events);
  if (event === null) return null;
  return { reason: body(event, event.data.reason) ?? '', steps: new Set(event.data.steps) };
}

/** The reason for returned work, above the steps and at each returned step. */
export function ReturnedWork({ step }: { step?: Id }) {
  const { t } = useTranslation('order');
  const returned = useReturnedWork();
  if (returned === null || (step !== undefined && !returned.steps.has(step))) return null;
  return (
    <p className={`body flex align-start gap-2 tone-danger breakable rounded-sm p-note ${step === undefined ? 'mt-4' : 'mt-snug'}`}>
      <IconArrowBackUp size={16} stroke={1.75} aria-hidden="true" />
      <span>
        <Quoted text={returned.reason}>
          {t(step === undefined ? 'steps.workReturned' : 'steps.returned', { reason: returned.reason })}
        </Quoted>
      </span>
    </p>
  );
}
