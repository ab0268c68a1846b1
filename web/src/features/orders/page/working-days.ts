const day = 86_400_000;
const isWorking = (date: Date) => date.getDay() !== 0 && date.getDay() !== 6;

/** Working days from `from` to `to` (Monday to Friday, holidays unknown); negative when `to` has passed. */
export function workingDaysBetween(from: Date, to: Date): number {
  const start = new Date(from.getFullYear(), from.getMonth(), from.getDate(), 12);
  const end = new Date(to.getFullYear(), to.getMonth(), to.getDate(), 12);
  const sign = end < start ? -1 : 1;
  const days = Math.round(Math.abs(end.getTime() - start.getTime()) / day);
  let count = 0;
  for (let step = 1; step <= days; step += 1) {
    const date = new Date(start);
    date.setDate(date.getDate() + sign * step);
    if (isWorking(date)) count += 1;
  }
  return sign * count;
}
