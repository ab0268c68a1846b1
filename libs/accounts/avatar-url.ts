import type { Id } from '#libs/kernel/ids';

/** URL of a person's picture; a new picture has another URL, so that browsers may cache it forever. */
export const avatarUrl = (person: Id, picture: Id | null): string | null =>
  picture === null ? null : `/api/v1/users/${person}/avatar?v=${picture}`;
