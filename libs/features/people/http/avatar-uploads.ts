import { Injectable } from '@nestjs/common';
import { Config } from '#libs/platform/config/config';
import { BoundedUploads } from '#libs/platform/http/bounded-uploads';
import { Problem } from '#libs/platform/http/problem';

const mebibyte = 1024 * 1024;
/** MB. The page sends a square of 512 pixels, at most one. */
const limit = 3;

/** Pictures that people give themselves. */
@Injectable()
export class AvatarUploads extends BoundedUploads {
  constructor({ filesDir }: Config) {
    super(filesDir, { largest: limit * mebibyte, tooLarge: () => new Problem('pictureTooLarge', { params: { limit } }) });
  }
}
