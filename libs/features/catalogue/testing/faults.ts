interface Refusal {
  status: number;
  body: Readonly<Record<string, unknown>>;
}

/** The status of a refusal and its fields: [422, ["price.amount mustBeMoney"]]. */
export const faults = ({ status, body }: Refusal): [number, string[]] => [
  status,
  ((body['errors'] ?? []) as { field: string; code: string }[]).map(({ field, code }) => `${field} ${code}`),
];
