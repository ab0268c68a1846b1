import tseslint from 'typescript-eslint';
import hooks from 'eslint-plugin-react-hooks';

const ignored = {
  ignores: [
    'dist/',
    'node_modules/',
    '.registra/',
    '.tmp/',
    'web/src/api/schema.d.ts',
    'web/src/i18n/texts.d.ts',
    '**/texts/[a-z][a-z].ts',
    '**/texts/[a-z][a-z]-*.ts',
    '**/texts/all.ts',
    '**/texts/all-*.ts',
    'coverage/',
    'web/test-results/',
    '**/*.cjs',
  ],
};

/** Rules that need nothing but the file; those that look into the types of others are in .oxlintrc.json. */
export default tseslint.config(
  ignored,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-explicit-any': 'error',
      'no-console': 'error',
    },
  },
  { files: ['web/**/*.{ts,tsx}'], plugins: { 'react-hooks': hooks }, rules: { ...hooks.configs.recommended.rules } },
  {
    files: ['machines/**/*.ts'],
    ignores: ['machines/kernel/testing/**'],
    rules: { 'no-restricted-globals': ['error', 'process', 'setTimeout', 'fetch'] },
  },
  { files: ['apps/**/*.{ts,mjs}', '**/*spec.ts'], rules: { 'no-console': 'off', 'no-restricted-globals': 'off' } },
  // Section 8 of the specification: a failed look-up of the current user is logged.
  { files: ['web/src/app/use-session.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['web/e2e/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression:matches([callee.property.name='waitForTimeout'], [callee.name='setTimeout'], [callee.property.name='setTimeout'][callee.object.name!='test'])",
          message: 'A story waits for what it needs (expect, expect.poll, waitForResponse), never for a fixed time.',
        },
        {
          selector: 'ImportDeclaration[source.value=/timers/]',
          message: 'A story waits for what it needs (expect, expect.poll, waitForResponse), never for a fixed time.',
        },
      ],
    },
  },
);
