import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';

/**
 * One term for one thing in both languages: the table "Words of the interface" in docs/glossary.md. Every text of the interface is searched for abandoned
 * terms.
 */
interface GivenUp {
  word: RegExp;
  say: string;
  /** texts where the term means another thing */
  except?: RegExp;
}

const english: readonly GivenUp[] = [
  { word: /\brewards?\b/i, say: 'commission' },
  { word: /\bpayoffs?\b/i, say: 'payout' },
  { word: /\bperformers?\b/i, say: 'partner' },
  { word: /\bupkeep\b/i, say: 'yearly costs' },
  { word: /\bmandatory payments?\b/i, say: 'state fees' },
  // Terms of a refusal from the specification.
  { word: /\be-mail/i, say: 'email', except: /^Please enter a valid e-mail$/ },
  {
    word: /\bletters?\b/i,
    say: 'email',
    except: /\b(latin|small|capital|first|three|\d+) letters?\b|letters? (and|or) (digits|figures|numbers)|engagement letter|letters of/i,
  },
  { word: /\bconceded\b/i, say: 'waived' },
  { word: /\bresult documents?\b/i, say: 'company documents' },
  { word: /\bin total\b|\ball in all\b/i, say: 'total' },
  { word: /\b(pay|paid|ask|asked|asks) (for )?the rest\b|\blast payment\b/i, say: 'balance' },
  { word: /\bacts now\b|\bour turn\b/i, say: 'waiting for' },
  { word: /\bopened again\b/i, say: 'reopened' },
  { word: /\bsecond factor\b/i, say: 'two-step login', except: /^Second factor (set up|removed)$/ },
  { word: /\bimprint\b/i, say: 'company details' },
  { word: /\bopening hours\b/i, say: 'working hours' },
  { word: /\b(for|of) our work\b/i, say: 'our fee' },
  { word: /\bupkeep\b|\breckon|\bon the spot\b|\bwhoever\b.*\bis told\b/i, say: 'plain English' },
];

const russian: readonly GivenUp[] = [
  { word: /наград/i, say: 'вознаграждение' },
  { word: /учётн\S+ запис/i, say: 'аккаунт' },
  { word: /чей ход/i, say: 'кто действует' },
  { word: /e-?mail/i, say: 'эл. почта', except: /\{\{\w+\}\}|mailto:/ },
  { word: /электронн\S+ почт/i, say: 'эл. почта' },
  { word: /втор\S+ фактор/i, say: 'второй шаг' },
  { word: /аутентификатор/i, say: 'приложение для входа' },
  { word: /код\S* восстановления|резервн\S+ код/i, say: 'запасной код' },
  { word: /письм\S+ за день/i, say: 'сводка за день' },
  { word: /последн\S+ (оплат|плат[её]ж)/i, say: 'остаток' },
  { word: /чего хочет/i, say: 'запрос' },
  { word: /обязательн\S+ плат[её]ж/i, say: 'госпошлины и сборы' },
  { word: /содержани\S+ (компании|в год)/i, say: 'расходы в год' },
  { word: /итогов\S+ документ/i, say: 'документы компании' },
  { word: /(?<!пре)доплат/i, say: 'остаток' },
];

const filesIn = (directory: string, wanted: RegExp): string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((path) => join(directory, path))
    .filter((path) => wanted.test(path));

const modules = ['machines', 'libs'].flatMap((room) => filesIn(room, /\/texts\/(?!(?:[a-z]{2}|all)[-.])(?!.*\.spec\.).*\.ts$/));
const content = ['texts', 'web/src/i18n', 'apps/standalone/content'].flatMap((folder) => filesIn(folder, /\.yaml$/));

/** Texts of all literals in a module, without comments, property names and import paths. */
function literalsOf(path: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isPropertyAssignment(node)) return visit(node.initializer);
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) texts.push(node.text);
    if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true));
  return texts;
}

const stringsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : [];

function faultsOf(path: string, texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    // A single lower-case Latin word is a code, not a text.
    /^[a-z][\w.-]*$/.test(text)
      ? []
      : (/[а-яё]/i.test(text) ? russian : english)
          .filter(({ word, except }) => word.test(except ? text.replaceAll(new RegExp(except, 'gi'), '') : text))
          .map(({ say }) => `${path}: "${text}" (say: ${say})`),
  );
}

test('the test of terms finds an abandoned term, and allows codes and other meanings', () => {
  const texts = [
    'The partner’s reward',
    'partnerReward',
    'reward',
    'Latin letters and figures',
    'A letter was sent',
    'Ваша награда',
    'Предоплата',
  ];
  expect(faultsOf('x', texts)).toEqual([
    'x: "The partner’s reward" (say: commission)',
    'x: "A letter was sent" (say: email)',
    'x: "Ваша награда" (say: вознаграждение)',
  ]);
});

test.each(modules)('the file %s has one term for one thing', (path) => {
  expect(faultsOf(path, literalsOf(path))).toEqual([]);
});

test.each(content)('the text %s has one term for one thing', (path) => {
  expect(faultsOf(path, stringsOf(parse(readFileSync(path, 'utf8'))))).toEqual([]);
});
