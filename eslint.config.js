import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import { plainWords } from './src-main/setup/plain-words.mjs'

/** Rules and campaign are handed time, chance and everything else; they never reach for it. */
const outside = [
  ['Date', 'The game clock is in the situation; wall-clock time is an argument.'],
  ['crypto', 'Chance is an argument: take an Rng or ask for a roll.'],
  ['setTimeout', 'Pure code does not wait.'],
  ['setInterval', 'Pure code does not wait.'],
  ['setImmediate', 'Pure code does not wait.'],
  ['queueMicrotask', 'Pure code does not wait.'],
  ['fetch', 'Pure code reaches nothing.'],
  ['console', 'Return what there is to say.'],
  ['process', 'Take it as an argument.'],
  ['performance', 'Time is an argument.'],
  ['globalThis', 'Take it as an argument.'],
  ['window', 'There is no page here.'],
  ['document', 'There is no page here.'],
].map(([name, message]) => ({ name, message }))
const determinism = outside.filter(({ name }) => name === 'Date' || name === 'crypto')

const noDice = {
  object: 'Math',
  property: 'random',
  message: 'Chance is an argument: take an Rng or ask for a roll.',
}

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: one thing has one name everywhere.',
}
const noRulesetBranch = {
  selector:
    'BinaryExpression[operator=/^[!=]==?$/] > Literal[value=/^(hearts|heartbreaker|delve|block-dodge-parry|gods-and-monsters)$/]',
  message: 'Let the ruleset declare the difference; nothing asks which game it is.',
}

const tests = ['**/*.test.ts', '**/*.spec.ts']
const core = ['src-main/rules/**/*.ts', 'src-main/campaign/**/*.ts']

export default defineConfig(
  {
    ignores: [
      'dist/',
      'out/',
      'release/',
      'node_modules/',
      'test-results/',
      'playwright-report/',
      '.svelte-check/',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' } },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    rules: {
      // It would hear comments that switch a rule off.
      'svelte/comment-directive': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-fallthrough': 'error',
      'no-self-compare': 'error',
      'no-template-curly-in-string': 'error',
      'no-unreachable-loop': 'error',
      'no-unsafe-finally': 'error',
      'no-useless-escape': 'error',
      'no-empty': 'error',
      'no-eval': 'error',
      // The check of promises by types (.oxlintrc.json) would hear them.
      'no-warning-comments': ['error', { terms: ['eslint-', 'oxlint-'], location: 'anywhere' }],
      'no-new-func': 'error',
      'no-restricted-syntax': ['error', noDefaultExport],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-nocheck': true, 'ts-expect-error': true },
      ],
      '@typescript-eslint/unified-signatures': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    // Others' classes are declared as they are.
    files: ['**/*.d.ts'],
    rules: { '@typescript-eslint/no-extraneous-class': 'off' },
  },
  {
    plugins: { words: plainWords },
    rules: { 'words/docstring-opening': 'error' },
  },
  { files: tests, rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] },
    },
  },
  {
    files: ['**/*.ts', '**/*.svelte'],
    ignores: ['src-main/rules/registry.ts', 'src-main/rules/rulesets/**', ...tests],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, noRulesetBranch] },
  },
  {
    files: core,
    ignores: tests,
    rules: {
      'no-restricted-globals': ['error', ...outside],
      'no-restricted-properties': ['error', noDice],
    },
  },
  {
    files: ['src-main/rules/**/*.test.ts', 'src-main/campaign/**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', ...determinism],
      'no-restricted-properties': ['error', noDice],
    },
  },
  {
    files: ['src-renderer/**'],
    rules: {
      'svelte/no-at-html-tags': 'error',
      // It takes every local Set of a function for state; state classes choose for themselves.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    // The layer check reads Svelte after the compiler has erased type imports, so they are fenced here.
    files: ['src-renderer/**/*.svelte'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex:
                'src-main/(?!(ipc/(client|page-wire|contract/)|rules/|campaign/|print/(print|press-contract|fields/marks)\\.ts|storage/records\\.ts))',
              message: 'The screen asks over the contract.',
            },
            {
              regex: 'src-main/rules/(registry|rulesets/)|^(node:|electron$|dexie$)',
              message: 'The screen shows what the views hold.',
            },
            {
              regex:
                'src-main/(rules/(?!registry|rulesets/)|campaign/)|src-main/(print/print|storage/records)\\.ts',
              allowTypeImports: true,
              message: 'Only types come from there; the screen computes no rule.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.mjs', '*.js', '*.cjs'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['*.config.ts', '*.config.js', 'src-main/setup/page-environment.mjs', '*.cjs'],
    rules: { 'no-restricted-syntax': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
)
