import type { ExpectedVersion } from '#libs/contracts/commands/outcome';
import { invalid } from './problem.js';

/** What `If-Match` accepts: any version, or one of these. Tags that are no version of ours are well-formed but match nothing. */
export type IfMatch = ExpectedVersion;

/** Version 7 -> `"7"`. */
export const etagOf = (version: number): string => `"${version}"`;

const tags = /^\s*(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"\s*(?:,\s*(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"\s*)*$/;

/** Parses `If-Match` (RFC 9110: strong comparison, so weak tags never match); undefined when absent. @throws Problem 422 ifMatchInvalid */
export function parseIfMatch(header: string | undefined): IfMatch | undefined {
  if (header === undefined) return undefined;
  if (header.trim() === '*') return 'any';
  if (!tags.test(header)) throw invalid({ field: 'If-Match', code: 'ifMatchInvalid' });
  return [...header.matchAll(/(W\/)?"(\d{1,15})"/g)].filter(([, weak]) => weak === undefined).map(([, , version]) => Number(version));
}

/** True when a write that expects `ifMatch` may touch `version`. */
export const satisfies = (ifMatch: IfMatch | undefined, version: number): boolean =>
  ifMatch === undefined || ifMatch === 'any' || ifMatch.includes(version);
