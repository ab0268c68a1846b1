import type { DueToRemind } from '#libs/contracts/companies/company-queries';
import { daysAfter } from '#machines/company/due-dates';
import type { Id } from '#machines/kernel/ids';
import { type Micros, midnightOf } from '#machines/kernel/time';
import type { Notice } from './notice.js';
import { noticeId } from './notice-ids.js';

/** Days before the due day at which clients are reminded; 0: on the day. */
export const dueThresholds = [60, 30, 7, 1, 0] as const;

/** Days of delay after which a reminder is skipped, because the next one comes. */
const mostLate = 2;

/** Due days of which clients are reminded on `today`, with the nearest threshold that is reached and not too late. */
export function dueDaysOn(today: string): ReadonlyMap<string, number> {
  const days = new Map<string, number>();
  for (const [at, threshold] of dueThresholds.entries()) {
    const next = dueThresholds[at + 1] ?? -1;
    for (let left: number = threshold; left > next && left >= threshold - mostLate; left -= 1) days.set(daysAfter(today, left), threshold);
  }
  return days;
}

/** The id depends on due date and threshold, so repetitions create no second reminder. */
export function companyReminder(due: DueToRemind, threshold: number, at: Micros): Notice {
  const variant = threshold === 0 ? (due.verified ? 'today' : 'todayUnverified') : due.verified ? 'client' : 'unverified';
  return {
    id: noticeId(`${due.company} ${due.rule} ${due.dueOn} ${threshold}` as Id, due.client, 'CompanyDue'),
    audience: due.client,
    except: [],
    reader: 'client',
    kind: 'companyDue',
    template: `CompanyDue.${variant}`,
    event: due.id,
    actor: null,
    subjectType: 'company',
    subject: due.company,
    order: null,
    figures: { duty: due.title, date: midnightOf(due.dueOn) },
    at,
  };
}
