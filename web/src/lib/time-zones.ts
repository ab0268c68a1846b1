import { isTimeZone } from '#machines/kernel/time-zone';

/** The time zone that this device is set to, as an IANA name; undefined where it names none that exists, as Chrome's Etc/Unknown. */
export const namedZone = (): string | undefined => [Intl.DateTimeFormat().resolvedOptions().timeZone].find(isTimeZone);

/** The time zones that this browser knows, and `current`, which may be another: for a field to choose from. */
export const timeZoneChoices = (current: string | null): { value: string; label: string }[] =>
  [...new Set([...(current === null ? [] : [current]), ...Intl.supportedValuesOf('timeZone')])]
    .sort()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }));
