import type { Actor } from '#machines/kernel/people';
import { explain } from '#machines/order/rules';
import { viewFor } from '#machines/order/who';
import type { OrderUnderTest } from '#machines/order/testing/order-builder';
import { drawOrder, isEnabled } from './draw-order.js';

/**
 * Draws the order for `reader` and compares its buttons with `explain`. Returns one line per difference, so an empty list is parity. The
 * page stays drawn.
 */
export async function differences(story: OrderUnderTest, reader: Actor): Promise<string[]> {
  await drawOrder(story, reader);
  return explain(viewFor(reader, story.state), reader).flatMap(({ operation, permitted, variants }) => {
    const explained = variants
      ? (['confirm', 'reject'] as const).map((variant) => ({ variant, permitted: variants[variant].permitted }))
      : [{ variant: undefined, permitted }];
    return explained
      .filter((one) => isEnabled(operation, one.variant) !== one.permitted)
      .map((one) => `${operation} ${one.variant ?? ''}: machine says ${String(one.permitted)}`);
  });
}
