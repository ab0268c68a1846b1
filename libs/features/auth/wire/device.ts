/** The order matters, because browsers also name those they descend from. */
const browsers = [
  ['edge', /\bEdgA?\/|\bEdgiOS\//],
  ['opera', /\bOPR\//],
  ['yandex', /\bYaBrowser\//],
  ['firefox', /\bFirefox\/|\bFxiOS\//],
  ['chrome', /\bChrome\/|\bCriOS\/|\bHeadlessChrome\//],
  ['safari', /\bSafari\//],
] as const;
const systems = [
  ['android', /\bAndroid\b/],
  ['ios', /\biPhone\b|\biPad\b/],
  ['windows', /\bWindows\b/],
  ['macos', /\bMac OS X\b/],
  ['linux', /\bLinux\b|\bCrOS\b/],
] as const;

export const browserCodes = [...browsers.map(([code]) => code), 'other'] as const;
export const systemCodes = [...systems.map(([code]) => code), 'other'] as const;

/** "firefox/windows", from the User-Agent. Versions are left out, so that it identifies no machine. */
export function deviceOf(userAgent: string | undefined): string {
  const code = (table: typeof browsers | typeof systems): string => table.find(([, sign]) => sign.test(userAgent ?? ''))?.[0] ?? 'other';
  return `${code(browsers)}/${code(systems)}`;
}
