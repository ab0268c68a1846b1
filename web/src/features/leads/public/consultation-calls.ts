import { dayIn } from '#machines/kernel/time';
import { call } from '../../../api/call.js';
import { ownZone } from '../../../lib/days.js';
import { type FormContext, leadContext } from './lead-context.js';
import type { Slot } from './slots.js';

/** Number of days from today within which a visitor can book. */
const daysAhead = 14;

/** Free slots of the next two weeks. @throws ProblemError for a refusal, TypeError without an answer */
export const freeSlots = async (): Promise<Slot[]> => {
  const { slots } = await call('GET', '/forms/consultation-slots', {
    query: { from: dayIn(new Date(), ownZone()), days: daysAhead },
  });
  return slots;
};

export interface Booked {
  slot: Slot;
  end?: string;
}

interface Booking {
  name: string;
  phone: string;
  email: string;
  slot: Slot;
  topic: string;
  callLanguage: string;
}

/** Books a slot. @throws ProblemError slotTaken if another visitor was faster, phoneAlreadySent, or for fields */
export function book({ topic, callLanguage, ...who }: Booking, key: string, context?: FormContext): Promise<Booked> {
  const { lead_fields, ...origin } = leadContext(context);
  return call('POST', '/forms/request-consultation', {
    body: { ...who, timeZone: ownZone(), ...(topic ? { topic } : {}), ...origin, lead_fields: { ...lead_fields, callLanguage } },
    key,
  });
}
