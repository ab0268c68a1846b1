import type { Id } from '#libs/kernel/ids';
import { reencodeImage } from '#libs/platform/pictures/images';

/** Side of the square that is kept, pixels. */
const avatarSide = 512;

/** The picture made anew as a square of 512 pixels, WebP. @throws Problem 415 invalidPhotoFormat for what is no sound PNG, JPEG or WebP of a sane size */
export const avatarPicture = (content: Buffer): Promise<Buffer> => reencodeImage(content, avatarSide, avatarSide);

/** Where a person's picture is read; a new picture has a new address, so that a browser may keep the old one for ever. */
export const avatarUrl = (person: Id, picture: Id | null): string | null =>
  picture === null ? null : `/api/v1/users/${person}/avatar?v=${picture}`;
