/** What the figure of a cell stands for. */
export type CellFormat = 'number' | 'percent' | 'date';

const between = (id: number, from: number, to: number): boolean => id >= from && id <= to;

/** ECMA-376 part 1, 18.8.30: the formats that every workbook has; those from 27 on are the dates of East Asia. */
export function builtInFormat(id: number): CellFormat {
  if (id === 9 || id === 10) return 'percent';
  const isDate = between(id, 14, 22) || between(id, 27, 36) || between(id, 45, 47) || between(id, 50, 58);
  return isDate ? 'date' : 'number';
}

/** Of a format code (ECMA-376 part 1, 18.8.31), such as `dd.mm.yyyy` or `0.0%`. A length of time, `[h]:mm`, counts as a number. */
export function formatOfCode(code: string): CellFormat {
  if (/\[[hms]+\]/i.test(code)) return 'number';
  const placeholders = code.replace(/"[^"]*"|\\.|[_*].|\[[^\]]*\]/g, '').split(';', 1)[0] ?? '';
  if (/[dmyhs]/i.test(placeholders)) return 'date';
  return placeholders.includes('%') ? 'percent' : 'number';
}

/** Numbers are stored with 17 digits, of which 15 are significant: 33.329999999999998 is 33.33. */
const plain = (value: number): string => String(Number(value.toPrecision(15)));

const minutesOfDay = 24 * 60;
/** Days of 9999-12-31, the last one that there is. */
const lastSerial = 2_958_465;

/** The day of a serial number and, where it has one, its time. Excel counts a 29 February 1900, so that days before it lie one further back. */
function dateOf(serial: number, since1904: boolean): string {
  const minutes = Math.round(serial * minutesOfDay);
  const day = Math.floor(minutes / minutesOfDay);
  const zero = since1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, day < 60 ? 31 : 30);
  const [date = '', time = ''] = new Date(zero + minutes * 60_000).toISOString().slice(0, 16).split('T');
  if (day === 0 && !since1904) return time;
  return time === '00:00' ? date : `${date} ${time}`;
}

/** A stored figure as a sheet shows it, without separators: 12.5, 25%, 2024-01-31 09:30. What is no number stays as it is. */
export function shownFigure(stored: string, format: CellFormat, since1904 = false): string {
  const value = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(value)) return stored;
  if (format === 'percent') return `${plain(Number((value * 100).toPrecision(12)))}%`;
  return format === 'date' && value >= 0 && value <= lastSerial ? dateOf(value, since1904) : plain(value);
}
