/** The product's tokens as a mail program can use them: written into each element for light, turned over by classes for dark. */
export const light = {
  page: '#F6F7F9',
  surface: '#FFFFFF',
  ink: '#161B22',
  ink2: '#47515F',
  ink3: '#636D7C',
  line: '#E4E7EC',
  accent: '#1F5FD0',
  accentInk: '#174EA6',
  onAccent: '#FFFFFF',
  danger: '#C4322B',
} as const;

export const dark = {
  page: '#0D1015',
  surface: '#171C24',
  ink: '#E7EAEF',
  ink2: '#B3BBC7',
  ink3: '#8F99A8',
  line: '#262D38',
  accent: '#2F6FDE',
  accentInk: '#9CC4FF',
  danger: '#F0716A',
} as const;

export const font = '"Golos Text", "Inter", system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif';

/** Mail programs that know no media queries keep the light colours, which are complete in themselves. */
export const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: ${dark.page} !important; }
  .surface { background-color: ${dark.surface} !important; border-color: ${dark.line} !important; }
  .ink { color: ${dark.ink} !important; }
  .ink2 { color: ${dark.ink2} !important; }
  .ink3 { color: ${dark.ink3} !important; }
  .line { border-color: ${dark.line} !important; }
  .accent { background-color: ${dark.accent} !important; }
  .link { color: ${dark.accentInk} !important; }
}
@media (max-width: 600px) {
  .page > table > tbody > tr > td { padding: 12px 8px !important; }
  .surface { padding: 20px 16px !important; }
}`;
