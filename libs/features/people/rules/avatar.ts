import { reencodeImage } from '#libs/platform/pictures/images';

/** Side of the square that is kept, pixels. */
const avatarSide = 512;

/** Re-encodes the picture as a square of 512 pixels, WebP. @throws Problem 415 invalidPhotoFormat for anything but a sound PNG, JPEG or WebP of a sane size */
export const avatarPicture = (content: Buffer): Promise<Buffer> => reencodeImage(content, avatarSide, avatarSide);
