import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

// Numbers are what most of our texts are about, and markup is made of "true" and "false".
const SAID = { allowAny: false, allowBoolean: true, allowNever: false, allowNumber: true, allowRegExp: false };

export default defineConfig(
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'], svelteConfig },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNullish: false, ...SAID }],
      // `() => act()` hands an act on, `return act();` makes it the last: both want no answer.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // `const { secret: _, ...rest } = it` is how a field is left out; `_` is what a caller gives and nobody needs.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // `void x` in an effect says: run again when x changes.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // `{' '}` is the space that neither Svelte nor Prettier takes away.
      'svelte/no-useless-mustaches': 'off',
      // Sets and maps of the state are replaced as wholes ($state.raw), never changed in place.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    // Props of other components have no types here: svelte-check knows them, and watches.
    files: ['**/*.svelte'],
    extends: [ts.configs.disableTypeChecked],
  },
  {
    files: ['**/*.test.ts', 'src/samples/**', 'e2e/**', 'scripts/**'],
    rules: {
      // What a test relies on and does not find ends the test at that very line.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNullish: true, ...SAID }],
      // Playwright reads from the pattern which fixtures are wanted: `{}` is none.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  { files: ['**/*.js', '**/*.mjs'], extends: [ts.configs.disableTypeChecked] },
);
