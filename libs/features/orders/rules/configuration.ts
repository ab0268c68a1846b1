import { type Problem, invalid } from '#libs/platform/http/problem';
import { faultsOf } from '#machines/order/offered';
import type { Configuration, OptionPrices } from '#machines/order/state';

/** `configuration` when the service offers all of it, otherwise the 422 that names every field it does not. */
export function offered(configuration: Configuration, options: OptionPrices): Configuration | Problem {
  const errors = faultsOf(configuration, options);
  return errors.length > 0 ? invalid(...errors) : configuration;
}
