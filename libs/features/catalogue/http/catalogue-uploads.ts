import { Injectable } from '@nestjs/common';
import { Config } from '#libs/platform/config/config';
import { BoundedUploads } from '#libs/platform/http/bounded-uploads';
import { Problem } from '#libs/platform/http/problem';
import { documentReception } from '#libs/platform/http/receive-file';
import { largestForm } from '../storage/document-forms.js';

/** Pictures and tables that staff upload. They do not share the queue of other uploads. */
@Injectable()
export class CatalogueUploads extends BoundedUploads {
  constructor({ filesDir }: Config) {
    super(filesDir, documentReception);
  }
}

/** Limits blank forms to 5 MB each. */
@Injectable()
export class FormUploads extends BoundedUploads {
  constructor({ filesDir }: Config) {
    super(filesDir, { largest: largestForm, tooLarge: (): Problem => new Problem('formTooLarge') });
  }
}
