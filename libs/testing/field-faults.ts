/** Field errors of a refused request: ["price.amount mustBeMoney"]; nothing for any other response. */
export const fieldFaults = (body: object): string[] =>
  ((body as { errors?: { field: string; code: string }[] }).errors ?? []).map(({ field, code }) => `${field} ${code}`);

/** The same with the status: [422, ["price.amount mustBeMoney"]]. */
export const faults = ({ status, body }: { status: number; body: object }): [number, string[]] => [status, fieldFaults(body)];
