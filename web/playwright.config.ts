import { defineConfig } from '@playwright/test';

/** Runs against the product that `npm run e2e` has started at BASE_URL, in the Chromium it has found. */
const executablePath = process.env.CHROMIUM;

export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  // These limits end a story that hangs. Two browsers and the product share the processors, and a machine with other work needs twice the time of an idle one.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI === 'true',
  workers: 2,
  reporter: [['list']],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://127.0.0.1:3000',
    // Recording takes a quarter of the time, and a machine that throws its files away has nobody to look at them.
    trace: process.env.CI === 'true' ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] },
  },
});
