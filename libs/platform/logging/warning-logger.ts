/** Logs failures from which the process recovers by itself; pino's order of arguments. */
export interface WarningLogger {
  warn(fields: object, message: string): void;
}
