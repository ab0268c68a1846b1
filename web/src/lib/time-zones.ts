import { isTimeZone } from '#machines/kernel/time-zone';

/** The device's time zone as an IANA name; undefined for an invalid one, such as Chrome's Etc/Unknown. */
export const namedZone = (): string | undefined => [Intl.DateTimeFormat().resolvedOptions().timeZone].find(isTimeZone);

/** Zones that this browser knows, and `current`, which may be another. */
export const timeZoneChoices = (current: string | null): { value: string; label: string }[] =>
  [...new Set([...(current === null ? [] : [current]), ...Intl.supportedValuesOf('timeZone')])]
    .sort()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }));
