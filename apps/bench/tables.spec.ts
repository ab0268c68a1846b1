import { captionOf, replaceTable, tableOf } from './tables.js';

describe('tableOf', () => {
  it('aligns the columns of all rows and escapes what would end a cell', () => {
    const rows = [
      { '': 'a step', 'p50 ms': '5.7' },
      { '': 'a|b', goal: '3.5, 8' },
    ];
    expect(tableOf(rows).split('\n')).toEqual([
      '|        | p50 ms | goal   |',
      '| ------ | ------ | ------ |',
      '| a step | 5.7    |        |',
      '| a\\|b   |        | 3.5, 8 |',
    ]);
  });
});

describe('captionOf', () => {
  it('has the command with its options, the day and the machine', () => {
    const machine = { processors: 2, memory: 24.2 * 2 ** 30, node: '24.11.0', factor: 1.04, load: 0.26 };
    expect(captionOf({ name: 'log', options: { events: 2000, proofs: 100 }, at: new Date('2026-11-30T23:59:00Z'), ...machine })).toBe(
      '`npm run bench -- log --events 2000 --proofs 100`, 2026-11-30: 2 processors, 24 GiB, Node 24.11.0, machine factor 1.0, load average 0.3 before it.',
    );
  });
});

describe('replaceTable', () => {
  const written = (name: string, figure: string): string => `<!-- bench ${name} -->\n\n${textOf(figure)}\n`;
  const textOf = (figure: string): string => `${tableOf([{ ms: figure }])}\n\n\`npm run bench -- any\`, 2026-11-30: a machine.`;
  /** The second table has no caption, the third marker no table yet. */
  const page = (first: string, third: string): string =>
    `# Page\n\n${first}\nProse.\n\n| not | ours |\n|---|---|\n\n<!-- bench log-parts -->\n\n| ms |\n|---|\n\nMore  prose.\n\n${third}\n## End\n`;
  const before = page(written('log', '1'), '<!-- bench delay -->\n');

  it('replaces its own table and caption, and keeps everything else', () => {
    expect(replaceTable(before, 'log', textOf('$& $1'))).toBe(page(written('log', '$& $1'), '<!-- bench delay -->\n'));
  });

  it('replaces a table without a caption, and enters one where there is none yet', () => {
    expect(replaceTable(before, 'log-parts', textOf('2'))).toBe(
      before.replace('<!-- bench log-parts -->\n\n| ms |\n|---|\n', written('log-parts', '2')),
    );
    expect(replaceTable(before, 'delay', textOf('2'))).toBe(page(written('log', '1'), written('delay', '2')));
  });

  it('changes nothing when it writes the same again', () => {
    const once = replaceTable(before, 'delay', textOf('2'));
    expect(replaceTable(once, 'delay', textOf('2'))).toBe(once);
  });

  it('refuses a page without the marker', () => {
    expect(() => replaceTable(before, 'paint', textOf('2'))).toThrow(
      'docs/scale.md has no line "<!-- bench paint -->": add it where the table belongs',
    );
  });
});
