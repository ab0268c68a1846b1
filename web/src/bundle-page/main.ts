import '../ui/theme/tokens.css';
import '../ui/theme/base.css';
import '../ui/theme/parts.css';
import '../ui/theme/utilities.css';
import './bundle-page.css';
import { type CheckedBundle, type Language, resultView, texts } from '../site/verify/bundle/bundle-view.js';
import { checkBundle } from '../site/verify/bundle/check-bundle.js';
import { element } from '../site/verify/bundle/elements.js';

/* verify.html: one file that checks and shows a bundle without a network. */

const dark = matchMedia('(prefers-color-scheme: dark)');
const showTheme = (): void => document.documentElement.setAttribute('data-mantine-color-scheme', dark.matches ? 'dark' : 'light');
dark.addEventListener('change', showTheme);
showTheme();

let language: Language =
  navigator.languages.map((one) => one.slice(0, 2)).find((one) => one === 'ru' || one === 'en') === 'ru' ? 'ru' : 'en';
let checked: CheckedBundle | undefined;
let chosen: File | undefined;
let turn = 0;
const result = element('div', { 'aria-live': 'polite' });
const key = element('input', {
  class: 'key-field',
  type: 'text',
  spellcheck: 'false',
  autocomplete: 'off',
  maxlength: '400',
  'aria-describedby': 'key-hint',
});

async function check(file: File): Promise<void> {
  const mine = (turn += 1);
  [chosen, checked] = [file, undefined];
  const done = await checkBundle(result, file, { language, key: key.value.trim() === '' ? undefined : key.value.trim() });
  if (mine === turn) checked = done;
}

// A key that is entered after the bundle was chosen checks it again.
key.addEventListener('change', () => void (chosen !== undefined && check(chosen)));

function draw(): void {
  const text = texts[language];
  document.documentElement.lang = language;
  document.title = text.title;
  const other = language === 'ru' ? 'en' : 'ru';
  const change = element('button', { type: 'button', class: 'link', lang: other }, text.language);
  change.addEventListener('click', () => {
    language = other;
    draw();
    if (checked !== undefined) result.replaceChildren(resultView(checked, language));
    else if (chosen !== undefined) void check(chosen);
    document.querySelector<HTMLButtonElement>('header button')?.focus();
  });
  const file = element('input', {
    class: 'visually-hidden',
    type: 'file',
    accept: '.zip,application/zip',
    'aria-describedby': 'choose-text',
  });
  file.addEventListener('change', () => {
    const [first] = file.files ?? [];
    if (first !== undefined) void check(first);
    file.value = '';
  });
  const form = element(
    'section',
    { class: 'sheet choose' },
    element('h2', {}, text.choose.title),
    element('p', { class: 'muted', id: 'choose-text' }, text.choose.text),
    element('label', { class: 'button', 'data-main': '', 'data-small': '' }, text.choose.button, file),
    element('label', { class: 'key-label' }, element('span', {}, text.choose.key), key),
    element('p', { class: 'small muted', id: 'key-hint' }, text.choose.keyHint),
  );
  const header = element('header', {}, element('b', {}, 'Registra'), change);
  const main = element('main', {}, element('h1', {}, text.title), element('p', { class: 'lead' }, text.lead), form, result);
  document.body.replaceChildren(header, main);
}

document.addEventListener('dragover', (event) => {
  event.preventDefault();
  document.documentElement.dataset['over'] = '';
});
document.addEventListener('dragleave', () => delete document.documentElement.dataset['over']);
document.addEventListener('drop', (event) => {
  event.preventDefault();
  delete document.documentElement.dataset['over'];
  const [file] = event.dataTransfer?.files ?? [];
  if (file !== undefined) void check(file);
});
draw();
