import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/* The file is no module: browsers run it as it stands, before anything else. */
const boot = readFileSync(join(__dirname, '../../public/boot.js'), 'utf8');

describe('the language of a page that has none in its address', () => {
  const asked = jest.spyOn(navigator, 'languages', 'get');
  const first = jest.spyOn(navigator, 'language', 'get');
  beforeEach(() => {
    localStorage.clear();
    document.head.innerHTML = '<meta name="languages" content="ru en">';
  });
  afterAll(() => {
    document.documentElement.lang = '';
    document.head.innerHTML = '';
    jest.restoreAllMocks();
  });

  it.each([
    [['ru-RU', 'en'], 'ru'],
    [['en-GB', 'ru'], 'en'],
    [['kk', 'ru', 'en'], 'ru'],
    [['uk-UA', 'EN', 'ru'], 'en'],
    [['de-DE', 'fr'], 'en'],
    [['run'], 'en'],
    [[], 'ru'],
  ])('of a browser with %j is %s', (languages, expected) => {
    asked.mockReturnValue(languages);
    first.mockReturnValue(languages[0] ?? '');
    new Function(boot)();
    expect(document.documentElement.lang).toBe(expected);
  });

  it('is the chosen language', () => {
    localStorage.setItem('language', 'en');
    asked.mockReturnValue(['ru']);
    new Function(boot)();
    expect(document.documentElement.lang).toBe('en');
  });

  it('is that of the document that the server rendered', () => {
    document.head.innerHTML = '';
    document.documentElement.lang = 'ru';
    localStorage.setItem('language', 'en');
    new Function(boot)();
    expect(document.documentElement.lang).toBe('ru');
  });
});
