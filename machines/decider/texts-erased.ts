import type { Id } from '#libs/kernel/ids';

/**
 * Texts of a stream were emptied and no other event of the log says why. It changes nothing of the stream; the database writes it with the emptying, so nobody acts.
 * `before`: found empty when the rule began. `personErased`: with the erasure of the person whom they were about.
 */
export interface TextsErasedData {
  texts: Id[];
  cause: 'before' | 'personErased';
}
