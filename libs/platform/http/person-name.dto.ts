import { MayBeLine } from './field-rules.js';

/** An editable person's name; missing fields stay unchanged. */
export class PersonNameBody {
  @MayBeLine(100, false)
  firstName?: string;

  @MayBeLine(100)
  lastName?: string;
}
