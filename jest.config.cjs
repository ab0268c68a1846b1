/* One configuration, four kinds of test chosen by file name: *.spec (pure), *.int-spec (real PostgreSQL), *.e2e-spec (HTTP over the app), *.kafka-spec (a real broker too). */
const { swcOptions } = require('./apps/tools/swc-options.cjs');

const esm = [
  '@nestjs',
  '@tanstack',
  'cookie',
  '@fastify/cookie',
  'content-disposition',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@borewit',
  '@tokenizer',
  'uuid',
];
const swc = (name) => ['@swc/jest', { ...swcOptions(name), module: { type: 'commonjs' } }];
const shared = {
  transform: { '^.+\\.tsx$': swc('.tsx'), '^.+\\.[cm]?[jt]s$': swc('.ts'), '\\.yaml$': '<rootDir>/apps/tools/texts-transform.mjs' },
  transformIgnorePatterns: [`/node_modules/(?!(${esm.join('|')})(/|$))`, '<rootDir>/dist/'],
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'require', 'default'] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1', '\\.css$': '<rootDir>/web/src/lib/empty-style.cjs' },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.registra/', '<rootDir>/.tmp/'],
};
/* Suites that run the product keep what it logs, so that the end of the run can search it for secrets. */
const searched = {
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    '^pino$': '<rootDir>/libs/testing/jest/collecting-pino.cjs',
    '^@node-rs/argon2$': '<rootDir>/libs/testing/jest/recording-argon2.cjs',
  },
};
/* Suites of the server share the modules they load. */
const sharing = {
  runtime: '<rootDir>/libs/testing/jest/shared-modules-runtime.cjs',
  testEnvironment: '<rootDir>/libs/testing/jest/shared-modules-environment.cjs',
};
/* Kinds in which a message that no test expects fails its test (libs/testing/jest/quiet.cjs). */
const quiet = { testEnvironmentOptions: { ...shared.testEnvironmentOptions, quiet: true } };
const server = ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/machines'];
const config = {
  // A slow machine is no fault of the code: only what hangs ends here.
  testTimeout: 120_000,
  // Suites never run in the process that reports on them, which one of them may end. A worker above the limit is replaced after its suite.
  workerIdleMemoryLimit: '3GB',
  // As above: a worker that has not ended by then was kept by something that a suite left running.
  workerGracefulExitTimeout: 20_000,
  // Beside the packages it was made with, wherever temporary files are.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  projects: [
    {
      ...shared,
      ...sharing,
      ...quiet,
      displayName: 'pure',
      rootDir: __dirname,
      roots: server,
      testRegex: '\\.spec\\.ts$',
      testPathIgnorePatterns: ['\\.(int|e2e)-spec\\.ts$'],
    },
    {
      ...shared,
      ...searched,
      ...sharing,
      displayName: 'database',
      rootDir: __dirname,
      roots: server,
      testRegex: '\\.(int|e2e)-spec\\.ts$',
      globalSetup: '<rootDir>/apps/tools/test/start-database.mjs',
      globalTeardown: '<rootDir>/apps/tools/test/stop-database.mjs',
    },
    {
      ...shared,
      ...searched,
      ...sharing,
      displayName: 'kafka',
      rootDir: __dirname,
      roots: server,
      testRegex: '\\.kafka-spec\\.ts$',
      globalSetup: '<rootDir>/apps/tools/test/start-database.mjs',
      globalTeardown: '<rootDir>/apps/tools/test/stop-database.mjs',
    },
    {
      ...shared,
      displayName: 'web',
      rootDir: __dirname,
      roots: ['<rootDir>/web/src'],
      testRegex: '\\.spec\\.tsx?$',
      runtime: sharing.runtime,
      testEnvironment: '<rootDir>/web/src/lib/testing/environment.cjs',
      testEnvironmentOptions: { customExportConditions: ['source', 'browser', 'require', 'default'], quiet: true },
      setupFilesAfterEnv: ['<rootDir>/web/src/lib/testing/setup.ts'],
    },
  ],
};

module.exports = async () => {
  const { writeTextModules } = await import('./apps/tools/texts.mjs');
  writeTextModules();
  return config;
};
