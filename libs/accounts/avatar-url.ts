import type { Id } from '#libs/kernel/ids';

/** Where a person's picture is read; a new picture has a new address, so that a browser may keep the old one for ever. */
export const avatarUrl = (person: Id, picture: Id | null): string | null =>
  picture === null ? null : `/api/v1/users/${person}/avatar?v=${picture}`;
