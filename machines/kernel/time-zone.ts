/** No IANA name is longer. Characters. */
export const longestTimeZone = 60;

/** Whether `name` is an IANA time zone that `Intl` knows. Bare offsets (+03:00) are no names: they miss the changes of clocks, and databases read their sign the other way round. */
export function isTimeZone(name: unknown): name is string {
  if (typeof name !== 'string' || name.length > longestTimeZone || !/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
