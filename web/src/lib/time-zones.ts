/** The time zones that this browser knows, and `current`, which may be another: for a field to choose from. */
export const timeZoneChoices = (current: string | null): { value: string; label: string }[] =>
  [...new Set([...(current === null ? [] : [current]), ...Intl.supportedValuesOf('timeZone')])]
    .sort()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }));
