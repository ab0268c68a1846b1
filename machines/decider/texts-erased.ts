import type { Id } from '#libs/kernel/ids';

/**
 * Texts of a stream were emptied, and no other event says why. The state does not change. The database writes the event together with the erasure, so it has no
 * actor.
 * `before`: the texts were already empty when this rule was introduced. `personErased`: the person they were about was erased.
 */
export interface TextsErasedData {
  texts: Id[];
  cause: 'before' | 'personErased';
}
