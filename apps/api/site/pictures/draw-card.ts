import { type Face, lettered, linesOf, widthOf } from './lettering.js';

/** Content of a page's picture, from the renderer of the pages (web/src/site/card.ts). */
export interface Card {
  title: string;
  note: string;
  rows: readonly { name: string; value: string }[];
  flags: readonly string[];
}

const cardSize = { width: 1200, height: 630 } as const;

/* The product's light theme; tokens.css has the same values. */
const ink = {
  strong: '#161b22',
  soft: '#47515f',
  faint: '#636d7c',
  line: '#e4e7ec',
  edge: '#cdd3dc',
  ground: '#f6f7f9',
  accent: '#1f5fd0',
};
const margin = 72;
const sheet = { width: 424, x: cardSize.width - margin - 424 };

/**
 * A card as SVG without text elements: it looks the same everywhere. @param flags pictures as data URLs, by code; missing codes are omitted
 * @param host printed at the bottom, so that a picture without its link still names its site
 */
export function drawCard(card: Card, flags: ReadonlyMap<string, string>, host: string): string {
  const { width, height } = cardSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${ink.ground}"/>`,
    brand(),
    lettered(host, { size: 26, weight: 'regular' }, width - margin - widthOf(host, { size: 26, weight: 'regular' }), 100, ink.faint),
    textBlock(card, flags),
    card.rows.length > 0 ? figures(card.rows) : '',
    `<rect y="${height - 8}" width="${width}" height="8" fill="${ink.accent}"/>`,
    '</svg>',
  ].join('');
}

function brand(): string {
  const mark = [
    `<rect width="24" height="24" rx="6" fill="${ink.accent}"/>`,
    '<g fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">',
    '<path d="M7 18V6h6.2a3.6 3.6 0 0 1 .6 7.15L17 18"/><path d="M10.5 13.2h2.8"/></g>',
  ].join('');
  return `<g transform="translate(${margin} 64) scale(2.1667)">${mark}</g>${lettered('Registra', { size: 36, weight: 'semibold', spacing: -0.01 }, margin + 70, 102, ink.strong)}`;
}

/* Long titles use smaller text: three lines of them still leave room for the note. */
const titleFaces: readonly Face[] = [76, 64, 54].map((size) => ({ size, weight: 'semibold', spacing: -0.025 }));

function textBlock({ title, note, rows, flags: codes }: Card, flags: ReadonlyMap<string, string>): string {
  const room = rows.length > 0 ? sheet.x - margin - 56 : cardSize.width - 2 * margin;
  const parts: string[] = [];
  let y = 176;
  const one = codes.length === 1 ? flags.get(codes[0] ?? '') : undefined;
  if (one !== undefined) {
    parts.push(flag(one, margin, y, 108, 72));
    y += 104;
  }
  const most = codes.length > 1 ? 3 : 4;
  const face = titleFaces.find((tried) => linesOf(title, tried, room, 9).length <= (tried.size > 60 ? 2 : most)) ?? lastFace;
  for (const line of linesOf(title, face, room, most)) {
    y += face.size * 1.14;
    parts.push(lettered(line, face, margin, y - face.size * 0.2, ink.strong));
  }
  y += 18;
  const noteFace: Face = { size: 30, weight: 'regular' };
  for (const line of note === '' ? [] : linesOf(note, noteFace, room, codes.length > 1 ? 2 : 3)) {
    y += 42;
    parts.push(lettered(line, noteFace, margin, y - 8, ink.soft));
  }
  if (codes.length > 1) parts.push(rowOfFlags(codes, flags));
  return parts.join('');
}

const lastFace: Face = { size: 54, weight: 'semibold', spacing: -0.025 };

const rowOfFlags = (codes: readonly string[], flags: ReadonlyMap<string, string>): string =>
  codes
    .flatMap((code) => flags.get(code) ?? [])
    .map((picture, index) => flag(picture, margin + index * 104, 506, 84, 56))
    .join('');

const flag = (picture: string, x: number, y: number, width: number, height: number): string =>
  [
    `<clipPath id="f${x}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6"/></clipPath>`,
    `<image href="${picture}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" clip-path="url(#f${x})"/>`,
    `<rect x="${x + 0.5}" y="${y + 0.5}" width="${width - 1}" height="${height - 1}" rx="6" fill="none" stroke="#161b22" stroke-opacity=".14"/>`,
  ].join('');

const rowHeight = 104;

/** The data sheet: names above values, with a rule above the highlighted one. */
function figures(rows: Card['rows']): string {
  const height = rows.length * rowHeight + 32;
  const top = 176;
  const left = sheet.x + 36;
  const lines = rows.map(({ name, value }, index) => {
    const y = top + 16 + index * rowHeight;
    const last = index === rows.length - 1;
    const room = sheet.width - 72;
    const face = [last ? 48 : 34, 30, 24].map((size): Face => ({ size, weight: 'semibold', spacing: -0.015 }));
    const chosen = face.find((tried) => widthOf(value, tried) <= room) ?? { size: 20, weight: 'semibold' };
    const rule =
      index === 0 ? '' : `<rect x="${left}" y="${y}" width="${room}" height="${last ? 2 : 1}" fill="${last ? ink.strong : ink.line}"/>`;
    const label = linesOf(name, { size: 22, weight: 'regular' }, room, 1)[0] ?? '';
    return `${rule}${lettered(label, { size: 22, weight: 'regular' }, left, y + 38, ink.soft)}${lettered(value, chosen, left, y + (last ? 88 : 78), ink.strong)}`;
  });
  return `<rect x="${sheet.x}" y="${top}" width="${sheet.width}" height="${height}" rx="12" fill="#fff" stroke="${ink.edge}"/>${lines.join('')}`;
}
