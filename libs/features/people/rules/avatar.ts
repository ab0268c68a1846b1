import { reencodeImage } from '#libs/platform/pictures/images';

/** Side of the square that is kept, pixels. */
const avatarSide = 512;

/** The picture made anew as a square of 512 pixels, WebP. @throws Problem 415 invalidPhotoFormat for what is no sound PNG, JPEG or WebP of a sane size */
export const avatarPicture = (content: Buffer): Promise<Buffer> => reencodeImage(content, avatarSide, avatarSide);
