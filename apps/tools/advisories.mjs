import { runQuietly } from './steps.mjs';

/** Known faults of what `npm start` installs, as the registry names them. A registry that has no such list is no fault of ours: the check says so and passes. */
export async function advisories() {
  const { output } = await runQuietly('npm', ['audit', '--omit=dev', '--json', '--loglevel=silent']);
  return readReport(output);
}

/** @param output what `npm audit --json` printed */
export function readReport(output) {
  const report = parsed(output);
  if (report?.vulnerabilities === undefined) {
    const why = report?.message || report?.error?.summary || output.trim().split('\n')[0] || 'no answer';
    return { code: 0, output: `(nothing is known: the source did not answer: ${why})` };
  }
  const lines = Object.values(report.vulnerabilities).flatMap(faultsOf);
  return { code: lines.length === 0 ? 0 : 1, output: lines.length === 0 ? '(the source knows of none)' : lines.sort().join('\n') };
}

/** A package may only need another one that has a fault: it is listed with that one. */
function faultsOf({ name, via, range, fixAvailable }) {
  const fix = fixAvailable
    ? `fixed by ${fixAvailable === true ? 'a version in range' : `${fixAvailable.name} ${fixAvailable.version}`}`
    : 'no fix';
  return via
    .filter((one) => typeof one === 'object')
    .map(({ severity, title, url }) => `${severity}: ${name} ${range}: ${title} (${url}), ${fix}`);
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
