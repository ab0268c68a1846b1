import { type FieldFault, Problem } from '#libs/platform/http/problem';
import type { Configuration, OptionPrices, PricedCode } from '#machines/order/state';

const within = (codes: readonly string[], offered: readonly PricedCode[], field: string): FieldFault[] =>
  codes.flatMap((code, i) => (offered.some((option) => option.code === code) ? [] : [{ field: `${field}.${i}`, code: 'notOffered' }]));

/** What of `configuration` the service does not offer, by field. */
export function faultsOf(configuration: Configuration, options: OptionPrices): FieldFault[] {
  const { employeesAmount, registrationPeriod, director, directorCompany, activityAreas } = configuration;
  const { min, max } = options.employeesAmount;
  const fault = (fine: boolean, field: string, code: string): FieldFault[] => (fine ? [] : [{ field, code }]);
  return [
    ...fault(employeesAmount >= min && employeesAmount <= max, 'employeesAmount', 'outOfRange'),
    ...fault(
      options.registrationPeriod.some((period) => period.value === registrationPeriod),
      'registrationPeriod',
      'notOffered',
    ),
    ...fault(
      options.director.some((option) => option.code === director),
      'director',
      'notOffered',
    ),
    ...within(directorCompany, options.directorCompany, 'directorCompany'),
    ...within(activityAreas, options.activityAreas, 'activityAreas'),
  ];
}

/** `configuration` when the service offers all of it. @throws Problem 422 naming every field it does not */
export function offered(configuration: Configuration, options: OptionPrices): Configuration {
  const errors = faultsOf(configuration, options);
  if (errors.length > 0) throw new Problem(422, 'validationFailed', { errors });
  return configuration;
}
