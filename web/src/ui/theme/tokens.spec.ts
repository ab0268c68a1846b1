import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

/* The variables of the block that a selector opens. */
function block(selector: RegExp): Map<string, string> {
  const at = css.search(selector);
  const start = css.indexOf('{', at);
  const body = css.slice(start + 1, css.indexOf('}', start));
  return new Map([...body.matchAll(/(--[\w-]+):\s*(#[0-9A-Fa-f]{6})/g)].map(([, name, value]) => [String(name), String(value)]));
}
const themes = { light: block(/\[data-mantine-color-scheme=.light.\]/), dark: block(/\[data-mantine-color-scheme=.dark.\]/) };

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(Object.entries(themes))('the %s tokens', (_, tokens) => {
  const colour = (name: string): string => {
    const value = tokens.get(name);
    if (!value) throw new Error(`${name} is missing`);
    return value;
  };

  it.each(['orange', 'yellow', 'blue', 'green', 'red'])('let the %s badge be read', (badge) => {
    expect(contrast(colour(`--badge-${badge}-text`), colour(`--badge-${badge}-bg`))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['orange', 'yellow', 'blue', 'green', 'red'])('let the icon of the %s badge be seen', (badge) => {
    expect(contrast(colour(`--badge-${badge}-icon`), colour(`--badge-${badge}-bg`))).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['--ink', '--bg'],
    ['--ink-2', '--surface'],
    ['--ink-3', '--bg-sunken'],
    ['--ink-3', '--surface-hover'],
    ['--accent-ink', '--bg'],
    ['--accent-ink', '--accent-soft'],
    ['--on-accent', '--accent'],
    ['--on-accent', '--accent-hover'],
  ])('let %s be read on %s', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it('draw the edge of a control where it is seen', () => {
    expect(contrast(colour('--control'), colour('--surface'))).toBeGreaterThanOrEqual(3);
  });
});
