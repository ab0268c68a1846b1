/** Where something that goes on by itself, but should be known, is logged; pino's order of arguments. */
export interface WarningLogger {
  warn(fields: object, message: string): void;
}
