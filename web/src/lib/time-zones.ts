import { isTimeZone } from '#libs/kernel/time-zone';
import { ownZone } from './days.js';

/** The time zone of this device, for an account; undefined where it names none that exists, as Chrome's Etc/Unknown. */
export const namedZone = (): string | undefined => [ownZone()].find(isTimeZone);

/** The time zones that this browser knows, and `current`, which may be another: for a field to choose from. */
export const timeZoneChoices = (current: string | null): { value: string; label: string }[] =>
  [...new Set([...(current === null ? [] : [current]), ...Intl.supportedValuesOf('timeZone')])]
    .sort()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }));
