/** The versions of the terms of service, which the rules of refunds are part of, in the order in which they were published. */
const publishedTerms = [
  { version: 1, since: '2026-11-24T12:00:00Z' },
  { version: 2, since: '2026-11-26T06:00:00Z' },
  { version: 3, since: '2026-11-29T12:00:00Z' },
] as const;

/** The version that applies to new orders. */
export const currentTerms = publishedTerms[2];

/** Whether that version was ever in force: a page opened before the newest version still submits its own. */
export const isPublished = (version: number): boolean => publishedTerms.some((one) => one.version === version);
