import type { Configuration, OptionPrices, PricedCode } from './state.js';

/** Path of a configuration field that the options do not offer: "directorCompany.1". */
export interface ConfigurationFault {
  field: string;
  code: 'outOfRange' | 'notOffered';
  /** what would be taken: the codes or values, of a range its two ends */
  offered: readonly (string | number)[];
}

const codesOf = (options: readonly PricedCode[]): string[] => options.map(({ code }) => code);

const within = (codes: readonly string[], offered: readonly PricedCode[], field: string): ConfigurationFault[] =>
  codes.flatMap((code, i) =>
    offered.some((option) => option.code === code)
      ? []
      : [{ field: `${field}.${i}`, code: 'notOffered' as const, offered: codesOf(offered) }],
  );

/** The fields of `configuration` that the options do not offer. */
export function faultsOf(configuration: Configuration, options: OptionPrices): ConfigurationFault[] {
  const { employeesAmount, registrationPeriod, director, directorCompany, activityAreas } = configuration;
  const { min, max } = options.employeesAmount;
  const periods = options.registrationPeriod.map(({ value }) => value);
  const directors = codesOf(options.director);
  const unless = (fine: boolean, fault: ConfigurationFault): ConfigurationFault[] => (fine ? [] : [fault]);
  return [
    ...unless(employeesAmount >= min && employeesAmount <= max, { field: 'employeesAmount', code: 'outOfRange', offered: [min, max] }),
    ...unless(periods.includes(registrationPeriod), { field: 'registrationPeriod', code: 'notOffered', offered: periods }),
    ...unless(directors.includes(director), { field: 'director', code: 'notOffered', offered: directors }),
    ...within(directorCompany, options.directorCompany, 'directorCompany'),
    ...within(activityAreas, options.activityAreas, 'activityAreas'),
  ];
}
