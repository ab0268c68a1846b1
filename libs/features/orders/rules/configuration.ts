import { Problem } from '#libs/platform/http/problem';
import { faultsOf } from '#machines/order/offered';
import type { Configuration, OptionPrices } from '#machines/order/state';

/** `configuration` when the service offers all of it. @throws Problem 422 naming every field it does not */
export function offered(configuration: Configuration, options: OptionPrices): Configuration {
  const errors = faultsOf(configuration, options);
  if (errors.length > 0) throw new Problem(422, 'validationFailed', { errors });
  return configuration;
}
