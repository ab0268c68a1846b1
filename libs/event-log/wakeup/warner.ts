/** Where something that goes on by itself, but should be known, is told; pino's order of arguments. */
export interface Warner {
  warn(fields: object, message: string): void;
}
