import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const BROWSER = [
  'shared/src/**/*.{ts,tsx}',
  'shell/**/*.{ts,tsx}',
  'mfe-*/**/*.{ts,tsx}',
  'scripts/newModule/template/**/*.{ts,tsx}',
];
const TESTS = ['**/*.test.{ts,tsx}', '**/*{F,f}ixture{,s}.ts', 'server/src/testing/**'];
/** Written by a tool from a file beside it. */
const GENERATED = ['**/migrations/', 'shared/src/screens/language/grammar/*.mjs'];

const LIBRARIES = ['antd', 'react-router-dom', 'react-router', '@reduxjs/toolkit'];
const restrictedImports = (...libraries) => [
  'error',
  {
    patterns: [
      {
        group: libraries.flatMap((name) => [name, `${name}/**`]),
        message:
          'Import it from @tayyib/shared/{ui,ui-data,router,toolkit}: the page may hold one copy only.',
      },
      {
        group: ['@tayyib/shared/contracts'],
        allowTypeImports: true,
        message: 'Browser code takes types from the contracts, never their schemas: zod would come along.',
      },
    ],
  },
];

/** The folders that are allowed to know a library, because they are its only door. */
const DOORS = {
  'shared/src/ui-base/**': ['antd'],
  'shared/src/ui-extras/**': ['antd'],
  'shared/src/ui-forms/**': ['antd'],
  'shared/src/ui-tables/**': ['antd'],
  'shared/src/theme/**': ['antd'],
  'shared/src/router/**': ['react-router-dom', 'react-router'],
  'shared/src/toolkit/**': ['@reduxjs/toolkit'],
};

export default tseslint.config(
  { ignores: ['dist/', '.cache/', '.data/', 'coverage/', ...GENERATED] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.browser.json', './tsconfig.node.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true, 'ts-ignore': true }],
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      // a plugin, a route or a fake is async because its type says so
      '@typescript-eslint/require-await': 'off',
      // `onClick={async () => …}` is how React handlers are written; a rejection reaches the error handler all the same
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // JSON.parse and friends give `any`; what they give is checked by a schema, or named by a type, where it is used
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  {
    files: BROWSER,
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    languageOptions: { globals: globals.browser },
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: BROWSER,
    ignores: [
      ...TESTS,
      'shared/src/contracts/**',
      'shell/webpack.config.ts',
      '{mfe-*,scripts/newModule/template}/webpack.config.ts',
    ],
    rules: { '@typescript-eslint/no-restricted-imports': restrictedImports(...LIBRARIES) },
  },
  ...Object.entries(DOORS).map(([folder, open]) => ({
    files: [folder],
    ignores: TESTS,
    rules: {
      '@typescript-eslint/no-restricted-imports': restrictedImports(
        ...LIBRARIES.filter((name) => !open.includes(name)),
      ),
    },
  })),
  {
    files: TESTS,
    languageOptions: { globals: globals.jest },
    rules: {
      '@typescript-eslint/no-unsafe-member-access': 'off', // answers of a server are `any` until a test looks at them
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off', // expect(spy.method) hands over a method without calling it
    },
  },
  { files: ['**/*.{mjs,cjs}'], languageOptions: { globals: globals.node } },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
  prettier,
);
