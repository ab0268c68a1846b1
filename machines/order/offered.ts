import type { Configuration, OptionPrices, PricedCode } from './state.js';

/** Path of a configuration field that the options do not offer: "directorCompany.1". */
export interface ConfigurationFault {
  field: string;
  code: 'outOfRange' | 'notOffered';
}

const within = (codes: readonly string[], offered: readonly PricedCode[], field: string): ConfigurationFault[] =>
  codes.flatMap((code, i) =>
    offered.some((option) => option.code === code) ? [] : [{ field: `${field}.${i}`, code: 'notOffered' as const }],
  );

/** The fields of `configuration` that the options do not offer. */
export function faultsOf(configuration: Configuration, options: OptionPrices): ConfigurationFault[] {
  const { employeesAmount, registrationPeriod, director, directorCompany, activityAreas } = configuration;
  const { min, max } = options.employeesAmount;
  const unless = (fine: boolean, field: string, code: ConfigurationFault['code']): ConfigurationFault[] => (fine ? [] : [{ field, code }]);
  const hasPeriod = options.registrationPeriod.some(({ value }) => value === registrationPeriod);
  const hasDirector = options.director.some(({ code }) => code === director);
  return [
    ...unless(employeesAmount >= min && employeesAmount <= max, 'employeesAmount', 'outOfRange'),
    ...unless(hasPeriod, 'registrationPeriod', 'notOffered'),
    ...unless(hasDirector, 'director', 'notOffered'),
    ...within(directorCompany, options.directorCompany, 'directorCompany'),
    ...within(activityAreas, options.activityAreas, 'activityAreas'),
  ];
}
