import { defineConfig } from '@playwright/test';

/** Runs against the product that `npm run e2e` has started at BASE_URL, in the Chromium it has found. */
const executablePath = process.env.CHROMIUM;
const inCi = process.env.CI === 'true';

/** What apps/tools/stories.mjs chose, of file, title and tags. */
const chosen = new RegExp(process.env.E2E_PATTERN ?? '.');

export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  // These limits end a story that hangs. Two browsers and the product share the processors, and a machine with other work needs twice the time of an idle one.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: inCi,
  workers: 2,
  reporter: [['list'], ['./e2e/summary.ts']],
  grep: chosen,
  // Projects run in this order, and their files in the order of their names. Languages and screens come first: they show the demo data as it is, without what
  // people of other stories are called and write.
  projects: [
    { name: 'languages', testMatch: 'languages.spec.ts' },
    { name: 'stories', testIgnore: 'languages.spec.ts' },
  ],
  retries: inCi ? 1 : 0,
  use: {
    baseURL: process.env.BASE_URL ?? 'http://127.0.0.1:3000',
    // Both tries of a story that passes only on the second are kept. Pictures of every frame take most of what recording costs, so CI records none.
    trace: inCi
      ? { mode: 'retain-on-failure-and-retries', screenshots: false, sources: false }
      : { mode: 'retain-on-failure', screenshots: true, snapshots: true },
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] },
  },
});
