import { Injectable } from '@nestjs/common';
import { Config } from '#libs/platform/config/config';
import { BoundedUploads } from '#libs/platform/http/bounded-uploads';
import { documentReception } from '#libs/platform/http/receive-file';

/** Pictures and tables that staff put into the catalogue. They do not wait for those of other people. */
@Injectable()
export class CatalogueUploads extends BoundedUploads {
  constructor({ filesDir }: Config) {
    super(filesDir, documentReception);
  }
}
