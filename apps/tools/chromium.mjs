// Finds a Chromium for the tests in a browser, and gets one when there is none.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runQuietly, tool } from './steps.mjs';

/**
 * Path of a Chromium: CHROMIUM, the system's, Playwright's; installed by Playwright or the package manager as a last resort.
 * @param shell the one without windows where there is one: the same pages for less processor time, as Playwright's own headless tests run
 */
export async function findChromium({ shell = false } = {}) {
  const named = process.env.CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM names ${named}, and there is no such file`);
  }
  return (
    (shell ? onThePath(['chromium-headless-shell', 'chrome-headless-shell']) : undefined) ??
    systemChromium() ??
    (await playwrightChromium()) ??
    (await installed()) ??
    fail()
  );
}

function systemChromium() {
  const apps = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];
  return onThePath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) ?? apps.find((path) => existsSync(path));
}

function onThePath(names) {
  const places = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin');
  return places.flatMap((place) => names.map((name) => join(place, name))).find((path) => existsSync(path));
}

async function playwrightChromium() {
  const script = `import { chromium } from '@playwright/test'; process.stdout.write(chromium.executablePath());`;
  const { code, output } = await runQuietly(process.execPath, ['--input-type=module', '-e', script]);
  return code === 0 && existsSync(output) ? output : undefined;
}

async function installed() {
  console.log('No Chromium was found; installing one ...');
  const [node, playwright] = tool('@playwright/test/cli.js');
  const deps = process.getuid?.() === 0 ? ['--with-deps'] : [];
  if ((await runQuietly(node, [playwright, 'install', ...deps, 'chromium'])).code === 0) return playwrightChromium();
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  if ((await runQuietly('apt-get', ['update', '-qq'], options)).code !== 0) return undefined;
  await runQuietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
  return systemChromium();
}

function fail() {
  throw new Error(
    'No Chromium was found or could be installed; get one (apt-get install chromium, npx playwright install chromium) or name it: CHROMIUM=/path',
  );
}
