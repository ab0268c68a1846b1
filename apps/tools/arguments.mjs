// Compares what a command was given with a table of what it takes. Runs before anything is installed, so it needs nothing but Node.
import { parseArgs } from 'node:util';

/** Something was typed that the command does not take; the message is one line that names what it takes. */
export class ArgumentFault extends Error {}

/** Kinds of values: what is accepted, as what it is returned, what a refusal asks for. */
const kinds = {
  integer: [/^-?\d{1,15}$/, Number, 'a whole number'],
  count: [/^\d{1,15}$/, Number, 'a whole number from 0'],
  number: [/^(\d+\.?\d*|\.\d+)$/, Number, 'a number from 0'],
  text: [/^(?!--)./s, String, 'a value'],
};

/**
 * Reads the arguments of a command (arguments.d.mts describes the table).
 * @throws ArgumentFault for a name, an option or a value that is not in the table
 */
export function readArguments(table, given) {
  const { command } = table;
  const tokens = tokensOf(table, given);
  const names = tokens.filter(({ kind }) => kind === 'positional').map(({ value }) => value);
  const known = table.names === 'any' ? [] : names.filter((name) => namesOf(table).includes(name));
  const whose = known.length === 0 ? command : `${command} -- ${known.join(' ')}`;
  const typed = tokens.filter(({ kind }) => kind === 'option');
  const taken = optionsOf(table, known);
  const long = Object.keys(taken).map((name) => `--${name}`);
  // Options first: the value of one that is mistyped looks like a name.
  for (const { name, rawName } of typed) if (!Object.hasOwn(taken, name)) refuse(`${whose}: unknown option ${rawName}`, rawName, long);
  if (table.names !== 'any')
    for (const name of names) if (!known.includes(name)) refuse(`${command}: unknown name "${name}"`, name, namesOf(table));
  const options = {};
  for (const token of typed) {
    if (Object.hasOwn(options, token.name)) throw new ArgumentFault(`${whose}: ${token.rawName} is given twice`);
    options[token.name] = valueOf(whose, token, taken[token.name]);
  }
  return { names, options };
}

/** `readArguments` of this process. Prints the fault and exits with 2, or prints the help that is asked for and exits with 0. */
export function argumentsOrExit(table, given = process.argv.slice(2)) {
  if (given.includes('--help') || given.includes('-h')) {
    console.log(help(table));
    process.exit(0);
  }
  try {
    return readArguments(table, given);
  } catch (fault) {
    if (!(fault instanceof ArgumentFault)) throw fault;
    console.error(fault.message);
    process.exit(2);
  }
}

/** All candidates, those that contain `typed` and then the most similar ones first. */
export function nearestFirst(typed, candidates) {
  const plain = (text) => text.replace(/^-+/, '').toLowerCase();
  const wanted = plain(typed);
  return candidates
    .map((candidate) => [candidate, plain(candidate)])
    .map(([candidate, text]) => [candidate, text.includes(wanted) ? 0 : distance(wanted, text)])
    .sort(([, one], [, other]) => one - other)
    .map(([candidate]) => candidate);
}

const namesOf = ({ names = [] }) => (Array.isArray(names) ? names : Object.keys(names));

/** The options of the command and of the chosen names, where names have options; of all names when none is chosen. */
function optionsOf({ names = [], options = {} }, chosen) {
  if (names === 'any' || Array.isArray(names)) return options;
  return Object.assign({}, options, ...(chosen.length === 0 ? Object.values(names) : chosen.map((name) => names[name])));
}

/** Options of all names are read alike, so that `--orders 3` is one option and no name whatever else is wrong. */
function tokensOf(table, given) {
  const shorts = Object.fromEntries(Object.entries(table.short ?? {}).map(([short, name]) => [name, { short }]));
  const options = Object.entries(optionsOf(table, [])).map(([name, kind]) => [
    name,
    { type: kind === 'flag' ? 'boolean' : 'string', ...shorts[name] },
  ]);
  return parseArgs({ args: given, options: Object.fromEntries(options), strict: false, allowPositionals: true, tokens: true }).tokens;
}

function refuse(fault, typed, known) {
  throw new ArgumentFault(`${fault}; ${known.length === 0 ? 'it takes none' : `use one of: ${nearestFirst(typed, known).join(', ')}`}`);
}

function valueOf(whose, { rawName, value, inlineValue }, kind) {
  if (kind === 'flag') {
    if (inlineValue) throw new ArgumentFault(`${whose}: ${rawName} takes no value, but was given "${value}"`);
    return true;
  }
  const [accepted, read, wanted] = Array.isArray(kind) ? [null, String, `one of: ${kind.join(', ')}`] : kinds[kind];
  if (value !== undefined && (accepted === null ? kind.includes(value) : accepted.test(value))) return read(value);
  throw new ArgumentFault(`${whose}: ${rawName} needs ${wanted}${value === undefined ? '' : `; "${value}" is none`}`);
}

function help(table) {
  const { command, about, names, options = {}, short = {} } = table;
  const shown = ([name, kind]) => `--${name}${kind === 'flag' ? '' : ` <${Array.isArray(kind) ? kind.join('|') : kind}>`}`;
  const shortOf = (name) => Object.keys(short).find((one) => short[one] === name);
  const ownOf = (name) => (Array.isArray(names) ? [] : Object.entries(names[name]).map((option) => ` ${shown(option)}`));
  return [
    about === undefined ? command : `${command}: ${about}`,
    ...(names === 'any' ? [] : namesOf(table).map((name) => `  ${name}${ownOf(name).join('')}`)),
    ...Object.entries(options).map((option) => `  ${shortOf(option[0]) ? `-${shortOf(option[0])}, ` : ''}${shown(option)}`),
  ].join('\n');
}

/** Characters to insert, remove or replace. */
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, character] of [...one].entries()) {
    const next = [at + 1];
    for (const [to, wanted] of [...other].entries())
      next.push(Math.min(row[to + 1] + 1, next[to] + 1, row[to] + (character === wanted ? 0 : 1)));
    row = next;
  }
  return row.at(-1);
}
