import type { Grouping } from '../wire/reports.dto.js';

export interface ReportsTexts {
  /** rows without a value of the grouping */
  nobody: Readonly<Record<'manager' | 'partner' | 'department' | 'service', string>>;
  groupings: Readonly<Record<Grouping, string>>;
  /** other texts of a file of figures */
  file: Readonly<Record<'total' | 'before' | 'hours', string>>;
  /** headings of exported orders behind the figures */
  orderColumns: readonly string[];
  moneyColumns: readonly string[];
  movements: Readonly<Record<'received' | 'refunded', string>>;
  /** headings of exported movements of status */
  statusColumns: readonly string[];
}
