import tseslint from 'typescript-eslint';
import hooks from 'eslint-plugin-react-hooks';

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', '.registra/', '.tmp/', 'web/src/api/schema.d.ts', 'coverage/', 'web/test-results/', '**/*.cjs'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-explicit-any': 'error',
      'no-console': 'error',
    },
  },
  { files: ['web/**/*.{ts,tsx}'], plugins: { 'react-hooks': hooks }, rules: { ...hooks.configs.recommended.rules } },
  { files: ['machines/**/*.ts', 'libs/kernel/**/*.ts'], rules: { 'no-restricted-globals': ['error', 'process', 'setTimeout', 'fetch'] } },
  { files: ['apps/**/*.{ts,mjs}', '**/*spec.ts'], rules: { 'no-console': 'off', 'no-restricted-globals': 'off' } },
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
  // For the pre-commit hook: rules that need the types of the whole project are left to `npm run check`.
  ...(process.env.LINT === 'untyped' ? [tseslint.configs.disableTypeChecked] : []),
);
