/** Formatted cells of a row by the titles of their columns. */
export type Row = Readonly<Record<string, string>>;

/** Where and when figures were measured. */
interface Run {
  name: string;
  options: Readonly<Record<string, unknown>>;
  at: Date;
  processors: number;
  /** bytes */
  memory: number;
  node: string;
  /** how many times slower than a quiet machine it was before the run */
  factor: number;
  /** of the minute before the run */
  load: number;
}

/** A number without a fraction, with commas. */
export const whole = (figure: number): string => Math.round(figure).toLocaleString('en');

/** A Markdown table as Prettier formats it, of every column that a row has, in order of appearance. */
export function tableOf(rows: readonly Row[]): string {
  const titles = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [titles, ...rows.map((row) => titles.map((title) => row[title] ?? ''))];
  const columns = titles.map((_, at) => {
    const cells = lines.map((line) => (line[at] ?? '').replaceAll('|', '\\|'));
    const width = Math.max(3, ...cells.map(({ length }) => length));
    const [title = '', ...others] = cells.map((cell) => cell.padEnd(width));
    return [title, '-'.repeat(width), ...others];
  });
  return ['', ...lines].map((_, at) => `| ${columns.map((cells) => cells[at]).join(' | ')} |`).join('\n');
}

/** One line: the command with all of its options, the day, and the machine. */
export function captionOf({ name, options, at, processors, memory, node, factor, load }: Run): string {
  const given = Object.entries(options).map(([option, value]) => ` --${option} ${String(value)}`);
  return (
    `\`npm run bench -- ${name}${given.join('')}\`, ${at.toISOString().slice(0, 10)}: ${processors} processors, ${whole(memory / 2 ** 30)} GiB, Node ${node}, ` +
    `machine factor ${factor.toFixed(1)}, load average ${load.toFixed(1)} before it.`
  );
}

/** Puts `text`, a table and its caption, behind the marker of `name` in place of those that stand there. @throws Error without a marker */
export function replaceTable(page: string, name: string, text: string): string {
  const place = new RegExp(`(?<=^<!-- bench ${name} -->\n)(\n(\\|.*\n)+(\n\`npm run bench.*\n)?)?`, 'm');
  if (!place.test(page)) throw new Error(`docs/scale.md has no line "<!-- bench ${name} -->": add it where the table belongs`);
  return page.replace(place, () => `\n${text}\n`);
}
