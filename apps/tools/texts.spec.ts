import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completed, textFaults } from './text-faults.mjs';
import { languageFaults, parametersOf, parseTexts, textModule, textsPlugin } from './texts.mjs';

const path = 'web/src/i18n/ru/sample.yaml';

/** What a module of texts exports, run as Jest runs it. */
function exported(source: string, machines: Record<string, object> = {}): unknown {
  const module: { default?: unknown } = {};
  new Function('exports', 'require', textModule(source, path, 'commonjs'))(module, (name: string) => machines[name]);
  return module.default;
}

describe('a file of texts', () => {
  it('holds nothing but strings, lists and maps: words of other YAML schemas are texts', () => {
    const source = 'answer: no\nyear: 2026\nnone: null\nlist: [1, true]\nlong: >-\n  one\n  two\n';
    expect(exported(source)).toEqual({ answer: 'no', year: '2026', none: 'null', list: ['1', 'true'], long: 'one two' });
  });

  it('may hold markup, quotes and line ends, which stay text', () => {
    const text = `<script>alert("1")</script> \\ ' \u2028 \${x} \`y\``;
    expect(exported(`a: ${JSON.stringify(text)}\n`)).toEqual({ a: text });
  });

  it('takes over texts of a machine in its language where it says so', () => {
    const machines = { '#machines/company/texts/ru': { ru: { fact: { name: 'Название' } } } };
    expect(exported('facts:\n  title: Данные\n  $from: company.fact\n', machines)).toEqual({
      facts: { title: 'Данные', name: 'Название' },
    });
    expect(textModule('$from: company\n', path, 'esm')).toBe(
      "import { ru as from0 } from '#machines/company/texts/ru';\nexport default from0;\n",
    );
  });

  it.each([
    ['a: x\nb: c: d\n', `${path}:2:5: bad indentation of a mapping entry`],
    ['a: x\na: y\n', `${path}:2:1: duplicated mapping key`],
    ['a: "x\n', /^web\/src\/i18n\/ru\/sample\.yaml:\d+:\d+: /],
    ['a:\n  $from: nothing.here\n', `${path}:2:1: no machine has texts called "nothing.here"`],
    ['- x\n', `${path}:1:1: a map of texts is expected`],
    ['text\n', `${path}:1:1: a map of texts is expected`],
  ])('is refused with file, line and column if it is wrong: %j', (source, message) => {
    expect(() => parseTexts(source, path)).toThrow(message);
  });
});

it('the parameters of a text are read once each, in a fixed order', () => {
  expect(parametersOf('{{to}} of {{ total }}, {{to}}, {{at, datetime}}')).toEqual(['at', 'to', 'total']);
});

describe('npm run dev', () => {
  it('shows a saved file, and keeps the former texts of one that is wrong, with a sentence that names the place', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'registra-texts-'));
    const file = join(folder, 'sample.yaml');
    // The hooks of a plugin by name, without what Vite passes to them besides.
    const plugin = textsPlugin(folder) as unknown as Record<'configResolved' | 'load' | 'hotUpdate', (given: unknown) => unknown>;
    const printed: string[] = [];
    const shown: unknown[] = [];
    const server = {
      config: { logger: { error: (text: string) => printed.push(text) } },
      ws: { send: (message: unknown) => shown.push(message) },
    };
    const save = (text: string) => {
      writeFileSync(file, text);
      return plugin.hotUpdate({ file, server, modules: ['page'] });
    };
    const served = () => (plugin.load(file) as { code: string }).code;
    try {
      plugin.configResolved({ command: 'serve' });
      writeFileSync(file, 'title: First\n');
      expect(served()).toContain('"title": "First"');

      expect(save('title: Second\n')).toEqual(['page']);
      expect(served()).toContain('"title": "Second"');

      expect(save('title: Third\n  more: x\n')).toEqual([]);
      expect(printed).toEqual([expect.stringMatching(/sample\.yaml:2:\d+: .+; the former texts stay$/)]);
      expect(shown).toEqual([{ type: 'error', err: expect.objectContaining({ message: printed[0] }) }]);
      expect(served()).toContain('"title": "Second"');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

it.each(['texts', 'web/src/i18n'])(
  'every language of %s has the files, keys, plural forms and parameters of English, and no empty text',
  (folder) => {
    expect(languageFaults(folder)).toEqual([]);
  },
);

it('a third language is refused with file and key for a missing key or file, a plural form too few, or a misspelt parameter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'registra-language-'));
  const file = (name: string) => join(folder, 'de', name);
  const replace = (name: string, text: string, by: string) => {
    const source = readFileSync(file(name), 'utf8');
    expect(source).toContain(text);
    writeFileSync(file(name), source.replace(text, by));
  };
  try {
    for (const language of ['en', 'de']) cpSync('texts/en', join(folder, language), { recursive: true });
    expect(languageFaults(folder)).toEqual([]);

    replace('machines/company.yaml', '  verified: Checked\n', '');
    replace('machines/order.yaml', "  acceptDocuments_one: '{{count}} document is still to be accepted.'\n", '');
    replace('machines/order.yaml', 'Enter at least {{amount}}.', 'Enter at least {{amuont}}.');
    rmSync(file('machines/chat.yaml'));
    expect(languageFaults(folder)).toEqual([
      'de/machines/chat.yaml: missing',
      'de/machines/company.yaml: status.verified: missing',
      'de/machines/order.yaml: remedy.acceptDocuments_one: plural form missing',
      'de/machines/order.yaml: remedy.payAtLeast: parameters amuont, expected amount',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('a language of the texts', () => {
  const model = {
    title: 'Orders',
    page: 'Page {{page}}',
    rows_one: '{{count}} row',
    rows_other: '{{count}} rows',
    files: { one: 'a file', other: '{{count}} files' },
    columns: ['Number', 'Name'],
    note: { text: 'Note' },
  };
  const texts = {
    page: 'Страница {{pege}}',
    rows_one: '{{count}} строка',
    rows_few: '{{count}} строки',
    files: { one: 'файл', many: '{{count}} файлов' },
    columns: ['Номер'],
    note: { text: ' ' },
    spare: 'Лишнее',
  };

  it('with a key missing, a plural form too few, a parameter misspelt or an empty text is refused with the key', () => {
    expect(textFaults('ru', texts, model)).toEqual([
      'title: missing',
      'columns.1: missing',
      'spare: unknown',
      'rows_many: plural form missing',
      'files.few: plural form missing',
      'page: parameters pege, expected page',
      'note.text: empty',
    ]);
  });

  it('shows the texts of English in place of those it lacks, and says which', () => {
    const { texts: shown, missing } = completed('ru', texts, model);
    expect(shown).toEqual({
      ...texts,
      title: 'Orders',
      rows_many: '{{count}} rows',
      files: { ...texts.files, few: '{{count}} files' },
      columns: model.columns,
    });
    expect(missing).toEqual(['title', 'files.few', 'columns', 'rows_many']);
    expect(completed('ru', shown, model)).toEqual({ texts: shown, missing: [] });
  });
});
