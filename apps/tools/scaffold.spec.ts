import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { addLanguage, filesOf, kinds, placesOf, writeFiles, written } from './scaffold.mjs';
import { languageFaults, modulesOf, parseTexts } from './texts.mjs';

const root = join(__dirname, '..', '..');

let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'registra-new-'));
  mkdirSync(join(checkout, 'libs'));
  writeFileSync(join(checkout, 'libs/migrations.sha256'), `${'0'.repeat(64)}  libs/event-log/migrations/0271-log-search.sql\n`);
});
afterEach(() => rmSync(checkout, { recursive: true }));

const contentOf = (path: string): string => readFileSync(join(checkout, path), 'utf8');

describe.each(written)('a new %s', (kind) => {
  it.each(['invoice', 'price-watch', 'company'])('of %s is TypeScript without faults of syntax', (name) => {
    const sources = filesOf(kind, name, checkout).filter(({ path }) => /\.tsx?$/.test(path));
    expect(sources).not.toEqual([]);
    const faults = sources.flatMap(({ path, content }) => {
      const { diagnostics = [] } = ts.transpileModule(content, {
        fileName: path,
        reportDiagnostics: true,
        compilerOptions: { target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX, experimentalDecorators: true },
      });
      return diagnostics.map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
    });
    expect(faults).toEqual([]);
  });

  it('leaves no placeholder of the template', () => {
    for (const { path, content } of filesOf(kind, 'price-watch', checkout)) {
      expect(path).not.toMatch(/sample|__|\.txt$/i);
      expect(content).not.toMatch(/\bsamples?\b|[a-z]Sample|\bSample|__[a-z]/);
    }
  });

  it('has tests of its files', () => {
    expect(filesOf(kind, 'invoice', checkout).filter(({ path }) => /spec\.tsx?$/.test(path))).not.toEqual([]);
  });

  it('is written only once', () => {
    writeFiles(kind, 'invoice', checkout);
    expect(() => writeFiles(kind, 'invoice', checkout)).toThrow(/exists already: choose another name$/);
  });

  it.each(['Invoice', 'x', '../up', 'a_b', 'a--b', '', 'a'.repeat(31)])('refuses the name "%s"', (name) => {
    expect(() => filesOf(kind, name, checkout)).toThrow(/is no name/);
  });

  it('refuses a word of JavaScript', () => {
    expect(() => filesOf(kind, 'class', checkout)).toThrow('"class" is a word of JavaScript: choose another noun');
  });
});

it.each([
  ['stream', 'feedback', 'machines/feedback'],
  ['stream', 'decider', 'machines/decider'],
  ['list', 'lead', 'web/src/features/leads'],
])('a new %s does not take the place of %s', (kind, name, folder) => {
  expect(() => filesOf(kind, name, root)).toThrow(`${folder} exists already: choose another name`);
});

it('a new field begins with a test that names the file of its column', () => {
  const [path = ''] = writeFiles('field', 'not-included', checkout);
  expect(path).toBe('libs/features/catalogue/not-included-field.spec.ts');
  expect(contentOf(path)).toContain(
    '0272-services-not-included.sql: write it, say \\`alter table services add column not_included jsonb not null',
  );
  expect(contentOf(path)).toContain("serviceFields, say `notIncluded: { kind: 'prose', optional: true },`");
});

it('a scaffold names files with hyphens, types and variables without, and takes the next migration number', () => {
  const paths = writeFiles('stream', 'price-watch', checkout);
  expect(paths).toEqual(
    expect.arrayContaining([
      'machines/price-watch/price-watch.machine.ts',
      'libs/contracts/price-watches/call-price-watch.ts',
      'libs/features/price-watches/storage/price-watch-stream.ts',
      'libs/features/price-watches/migrations/0272-price-watches.sql',
    ]),
  );
  expect(contentOf('machines/price-watch/commands.ts')).toContain("CommandMessage<'priceWatch', Actor, PriceWatchPayloads, Name>");
  expect(contentOf('libs/features/price-watches/migrations/0272-price-watches.sql')).toContain('create table price_watches (');
});

/** The machine and its server part, type-checked in the place where they would be. */
it('a new stream has the types that the decider and the log require', () => {
  const written = filesOf('stream', 'price-watch', root);
  const texts = written
    .filter(({ path }) => path.endsWith('.yaml'))
    .map(({ path, content }): [string, string, object] => [path.split('/')[1] ?? '', path, parseTexts(content, path)]);
  const made = modulesOf({ home: 'machines/price-watch', suffix: '' }, 'PriceWatchTexts', texts);
  const files = new Map(
    [...written.map(({ path, content }) => [path, content] as const), ...made].map(([path, content]) => [join(root, path), content]),
  );
  const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile, directoryExists } = host;
  const folders = new Set([...files.keys()].flatMap((file) => [dirname(file), dirname(dirname(file))]));
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.readFile = (file) => files.get(file) ?? readFile(file);
  host.directoryExists = (folder) => folders.has(folder) || (directoryExists?.(folder) ?? false);
  host.getSourceFile = (file, version, ...rest) => {
    const text = files.get(file);
    return text === undefined ? getSourceFile(file, version, ...rest) : ts.createSourceFile(file, text, version);
  };
  const program = ts.createProgram(
    [...files.keys()].filter((file) => file.endsWith('.ts')),
    { ...options, noEmit: true },
    host,
  );
  const faults = program
    .getSourceFiles()
    .filter(({ fileName }) => files.has(fileName))
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
  expect(faults).toEqual([]);
});

describe('a new language', () => {
  const list = 'machines/kernel/languages.ts';
  beforeEach(() => {
    for (const folder of ['texts', 'web/src/i18n']) cpSync(join(root, folder, 'en'), join(checkout, folder, 'en'), { recursive: true });
    mkdirSync(join(checkout, dirname(list)), { recursive: true });
    cpSync(join(root, list), join(checkout, list));
  });

  it('has a copy of every English text, which the check of texts accepts, and its entry in the list', () => {
    const copies = addLanguage('de', checkout);
    expect(copies).toEqual(expect.arrayContaining(['texts/de/machines/order.yaml', 'web/src/i18n/de/site/site.yaml']));
    for (const path of copies) expect(contentOf(path)).toBe(contentOf(path.replace('/de/', '/en/')));
    expect(['texts', 'web/src/i18n'].flatMap((folder) => languageFaults(join(checkout, folder)))).toEqual([]);
    expect(contentOf(list)).toContain("  en: 'en-GB',\n  de: 'de-DE',\n}");
  });

  it('is refused by the check of texts until it has all of its plural forms', () => {
    addLanguage('pl', checkout);
    expect(languageFaults(join(checkout, 'texts'))).toContain('pl/machines/order.yaml: remedy.acceptDocuments_few: plural form missing');
  });

  it.each(['', 'd', 'DE', 'de-AT', '../de', 'german', 'fil', 'iw'])('is not called "%s"', (code) => {
    expect(() => addLanguage(code, checkout)).toThrow(`"${code}" is no language`);
  });

  it('is added once', () => {
    expect(() => addLanguage('ru', checkout)).toThrow(`${list} has "ru" already`);
    addLanguage('de', checkout);
    expect(() => addLanguage('de', checkout)).toThrow(`${list} has "de" already`);
    cpSync(join(root, list), join(checkout, list));
    expect(() => addLanguage('de', checkout)).toThrow('texts/de has "de" already');
  });
});

describe.each(kinds())('the places of a new %s', (kind) => {
  it('are where the list says', () => {
    expect(placesOf(kind, root).filter(({ found }) => !found)).toEqual([]);
  });
});
