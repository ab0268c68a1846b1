/** An element with attributes and children. Texts are set as texts, never as markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

const circle = 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0 -18';
const lines = { check: 'M9 12l2 2l4 -4', cross: 'M10 10l4 4m0 -4l-4 4' } as const;

/** A drawing beside a title that says the same. */
export function icon(glyph: keyof typeof lines): SVGSVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const drawing = document.createElementNS(space, 'svg');
  const attributes = { viewBox: '0 0 24 24', width: '24', height: '24', fill: 'none', stroke: 'currentColor', 'stroke-width': '1.75' };
  for (const [key, value] of Object.entries({ ...attributes, 'aria-hidden': 'true' })) drawing.setAttribute(key, value);
  for (const line of [circle, lines[glyph]]) {
    const path = document.createElementNS(space, 'path');
    for (const [key, value] of Object.entries({ d: line, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }))
      path.setAttribute(key, value);
    drawing.append(path);
  }
  return drawing;
}
