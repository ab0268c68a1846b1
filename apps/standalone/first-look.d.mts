export function firstFault(
  environment: Readonly<Record<string, string | undefined>>,
  here?: { uid?: number | undefined; postgres?: number | undefined },
): Promise<string | undefined>;
