/**
 * Imports that are allowed. Each room of src-main names what it may use; everything else is refused.
 * The words behind each rule stand in CONTRIBUTING.md.
 */
const { builtinModules } = require('node:module')

/** Tests, the suites they share, and what only they use (`test-pages.ts`, `testing/`). */
const tests = '[.](test|spec|suite)[.]ts$|/test-[^/]+[.]ts$|/testing/'
const types = 'type-only'

/** npm packages, wherever npm put them. */
const npm = (...names) => `(^|/)node_modules/(${names.join('|')})(/|$)`

/**
 * A room that may import only what is listed, in values and in types.
 * @param {string} name @param {string} from @param {string[]} values
 * @param {{ types?: string[], node?: boolean, comment: string, except?: string[] }} more
 */
function room(name, from, values, { types: alsoTypes = [], node = false, comment, except = [] }) {
  const room = { path: from, pathNot: [tests, ...except] }
  const builtIn = node ? { dependencyTypesNot: ['core'] } : {}
  return [
    {
      name,
      comment,
      severity: 'error',
      from: room,
      // What leads nowhere is told once, by no-unresolvable.
      to: { pathNot: [...values, ...alsoTypes], couldNotResolve: false, ...builtIn },
    },
    ...(alsoTypes.length === 0
      ? []
      : [
          {
            name: `${name}-types`,
            comment: `${comment} Types only from there.`,
            severity: 'error',
            from: room,
            to: { path: alsoTypes, pathNot: values, dependencyTypesNot: [types] },
          },
        ]),
  ]
}

const contract = '^src-main/ipc/contract/'
const wire = '^src-main/ipc/[^/]+[.]ts$'
const nodeModules = `^(node:)?(${builtinModules.filter((name) => !name.startsWith('_')).join('|')})$`
/** Beginnings of programs: the app, its commands, its threads and its pages. */
const programs = [
  '^src-main/main[.]ts$',
  '^src-main/cli/(gatefold|examples)[.]ts$',
  '^src-main/shell/electron/preload[.]ts$',
  '[.]worker[.]ts$',
  '^src-main/storage/vault/vault[.]ts$',
  '^src-renderer/(main|press|players)[.]ts$',
  // What npm runs, and what that starts as a process of its own.
  '^src-main/setup/(start|test|dev|build|dist|gatefold|run|layers|electron|electron-download)[.]mjs$',
  '^e2e/(tour|bench/bench|soak/soak)[.]ts$',
  // What ESLint loads.
  '^src-main/setup/plain-words[.]mjs$',
]
/** Beginnings of tests, and the environment that vitest gives to those of the screen. */
const testPrograms = ['[.](test|spec)[.]ts$', '^src-main/setup/page-environment[.]mjs$']
/** Nothing leads to a beginning. */
const begins = [...programs, ...testPrograms]
/** Data is read by its name, a declaration by the compiler: neither is imported. */
const read = '[.](d[.]ts|json)$'
/** Stand-ins for the real thing, so that tests need none of it, and the suites they share. */
const testParts = [
  tests,
  '/(memory-store|wire-pair|subject|[a-z-]*(fixture|stand-in)[a-z-]*)[.]ts$',
  '^src-main/campaign/shape/',
  '^e2e/',
]
/** Parts of ipc that a shell knows: strings that go to and fro, and how a refusal is told. */
const portWire = '^src-main/ipc/(wire|deferred|contract/endpoint)[.]ts$'
const port = '^src-main/shell/shell[.]ts$'
/** Rooms that read and write other programs' forms, and the one that searches the bestiary. */
const foreignForms = '^src-main/rules/(monsters/(sources|exports|search)|gm/notes)/'
const records = '^src-main/storage/records[.]ts$'
/** Imports of the session and the handlers: contract, pure rooms, ports. */
const playsWith = [
  contract,
  '^src-main/(campaign|rules)/',
  '^src-main/storage/(store|records|campaign-snapshot|restore)[.]ts$',
  '^src-main/print/print[.]ts$',
  port,
  npm('valibot'),
]
/** Work beside main. */
const threads = '^src-main/threads/'

/** Rooms of the rules, from the ground up, and the other rooms each may import; the games may import all of them. */
const rulesRooms = {
  core: { values: [], types: ['dice', 'tables', 'monsters', 'borrowing'] },
  dice: { values: ['core'] },
  tables: { values: ['core', 'dice'] },
  clock: { values: ['core'] },
  travel: { values: ['core', 'clock', 'tables'] },
  monsters: { values: ['core', 'dice', 'tables'] },
  borrowing: { values: ['core', 'dice'] },
  common: { values: ['core', 'dice', 'tables', 'clock'] },
  gm: { values: ['core', 'dice', 'tables', 'clock', 'travel', 'monsters', 'common'] },
  generators: { values: ['core', 'dice', 'tables', 'clock', 'monsters', 'common', 'gm'] },
  sites: {
    values: ['core', 'dice', 'tables', 'monsters', 'gm', 'generators'],
  },
  regions: {
    values: ['core', 'dice', 'tables', 'travel', 'gm', 'generators', 'sites'],
  },
  'worked-checks': { values: ['core'] },
}
/** Exports and forms are in the words of each game, and readers know its own line: these ask the registry. */
const askRegistry = [
  '^src-main/rules/monsters/(exports/(in-family|index)|edit/forms|game-lines)[.]ts$',
]
const ofRules = (/** @type {string[]} */ names) => names.map((name) => `^src-main/rules/${name}/`)

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...room('rules-are-pure', '^src-main/rules/', ['^src-main/rules/'], {
      comment: 'Rules import rules. Pass what else they need as an argument.',
      except: [foreignForms],
    }),
    ...room(
      'monsters-are-pure',
      foreignForms,
      ['^src-main/rules/', npm('yaml', 'csv42', 'minisearch')],
      { comment: 'Text in, monsters out: parsers and the index are pure too.' },
    ),
    ...Object.entries(rulesRooms).flatMap(([name, { values, types = [] }]) =>
      room(
        `rules-${name}`,
        `^src-main/rules/${name}/`,
        [...ofRules([name, ...values]), npm('yaml', 'csv42', 'minisearch')],
        {
          types: ofRules(types),
          comment: 'Rooms of the rules import those beneath them: see rulesRooms.',
          except: askRegistry,
        },
      ),
    ),
    {
      name: 'rulesets-are-strangers',
      comment: 'A ruleset never imports another. Move what they share up into dice, tables, clock.',
      severity: 'error',
      from: { path: '^src-main/rules/rulesets/([^/]+)/' },
      to: { path: '^src-main/rules/rulesets/[^/]+/', pathNot: '^src-main/rules/rulesets/$1/' },
    },
    {
      name: 'only-the-registry-names-rulesets',
      comment: 'Ask rules/registry.ts; nothing else knows which games there are.',
      severity: 'error',
      from: {
        path: '^(src-main|src-renderer|e2e)/',
        pathNot: ['^src-main/rules/registry[.]ts$', '^src-main/rules/rulesets/', tests],
      },
      to: { path: '^src-main/rules/rulesets/' },
    },
    {
      name: 'rulesets-know-no-registry',
      comment: 'The registry lists the rulesets, so none of them may ask it.',
      severity: 'error',
      from: { path: '^src-main/rules/rulesets/[^/]+/', pathNot: tests },
      to: { path: '^src-main/rules/registry[.]ts$' },
    },
    ...room(
      'campaign-is-pure',
      '^src-main/campaign/',
      ['^src-main/(campaign|rules)/', npm('immer')],
      {
        comment: 'The campaign is handed time, chance and storage.',
      },
    ),
    ...room('contract-is-schemas', contract, [contract, records, npm('valibot')], {
      types: ['^src-main/(rules|campaign)/'],
      comment: 'Both sides of the wire import the contract, so it holds no behaviour.',
    }),
    ...room('wire-knows-schemas', '^src-main/ipc/[^/]+[.]ts$', [contract, wire, npm('valibot')], {
      comment: 'The wire carries calls; it does not know what they do.',
    }),
    ...room('session-uses-ports', '^src-main/session/', ['^src-main/session/', ...playsWith], {
      comment: 'A service is given its store, its shell and its press; it never picks one.',
    }),
    ...room(
      'handlers-use-ports',
      '^src-main/ipc/handlers/',
      ['^src-main/ipc/handlers/', '^src-main/session/', ...playsWith],
      { comment: 'A handler translates a call for a service or a pure function.' },
    ),
    ...room(
      'storage-knows-records',
      '^src-main/storage/',
      [
        '^src-main/storage/',
        threads,
        wire,
        '^src-main/ipc/contract/endpoint[.]ts$',
        npm('valibot', 'fflate', 'immer'),
      ],
      {
        types: ['^src-main/(campaign|rules)/'],
        node: true,
        except: ['^src-main/storage/vault/'],
        comment: 'Storage keeps records and files; it knows no rule, window or handler.',
      },
    ),
    ...room(
      'vault-is-a-page',
      '^src-main/storage/vault/',
      [
        '^src-main/storage/',
        wire,
        '^src-main/ipc/contract/endpoint[.]ts$',
        npm('valibot', 'dexie'),
      ],
      {
        types: ['^src-main/(campaign|rules)/'],
        comment: 'The vault runs in a page: Dexie and the wire, no Node.',
      },
    ),
    {
      name: 'pages-reach-no-node',
      comment: 'What runs in a page has no Node, not even through three other files.',
      severity: 'error',
      from: { path: '^(src-main/storage/vault|src-renderer)/', pathNot: tests },
      to: { path: nodeModules, reachable: true },
    },
    ...room(
      'threads-know-no-work',
      threads,
      [threads, '^src-main/ipc/contract/endpoint[.]ts$', npm('valibot')],
      { node: true, comment: 'How a thread is asked and bounded; what it does is its worker’s.' },
    ),
    ...room(
      'print-makes-pdf',
      '^src-main/print/',
      [
        '^src-main/print/',
        threads,
        wire,
        contract,
        port,
        npm('@cantoo/pdf-lib', '@cantoo/fontkit', 'valibot'),
      ],
      {
        types: ['^src-main/rules/'],
        node: true,
        comment: 'Print turns a job into bytes; whoever asked saves them.',
      },
    ),
    ...room(
      'electron-shell-is-thin',
      '^src-main/shell/electron/',
      ['^src-main/shell/electron/', '^src-main/shell/[^/]+[.]ts$', portWire, npm('electron')],
      { node: true, comment: 'An adapter of one platform to the port.' },
    ),
    ...room(
      'chromium-shell-is-node',
      '^src-main/shell/chromium/',
      ['^src-main/shell/chromium/', '^src-main/shell/[^/]+[.]ts$', portWire],
      { node: true, comment: 'An adapter of one platform to the port.' },
    ),
    ...room(
      'shell-port-is-small',
      '^src-main/shell/[^/]+[.]ts$',
      ['^src-main/shell/[^/]+[.]ts$', portWire],
      {
        node: true,
        comment: 'What both shells share; it belongs to neither.',
      },
    ),
    {
      name: 'electron-in-its-shell',
      comment: 'Importing electron anywhere else starts a download, or fails, in the other shell.',
      severity: 'error',
      from: { pathNot: '^src-main/shell/electron/' },
      to: { path: [npm('electron'), '^electron$'] },
    },
    {
      name: 'composition-is-the-top',
      comment: 'main.ts, app/ and the CLI put the house together; no room imports them.',
      severity: 'error',
      // The bench puts houses together too.
      from: { pathNot: ['^src-main/([^/]+[.]ts$|app/|cli/)', '^e2e/', tests] },
      to: { path: '^src-main/([^/]+[.]ts$|app/|cli/)' },
    },
    {
      name: 'app-picks-no-shell',
      comment: 'app/ is handed its shell; only a program that is started picks one.',
      severity: 'error',
      from: { path: '^src-main/app/', pathNot: tests },
      to: { path: '^src-main/(main[.]ts$|cli/|shell/(electron|chromium)/)' },
    },
    {
      name: 'markdown-in-handouts',
      comment:
        'What reads and cleans Markdown stands in one place: nothing else takes foreign HTML.',
      severity: 'error',
      from: { path: '^(src-main|src-renderer)/', pathNot: '^src-renderer/print/handout/' },
      to: { path: [npm('marked', 'dompurify')] },
    },
    ...room(
      'screen-asks-over-the-contract',
      '^src-renderer/',
      [
        '^src-renderer/',
        '^src-main/ipc/(client|page-wire|serve)[.]ts$',
        contract,
        '^src-main/print/(press-contract|fields/marks)[.]ts$',
        npm('svelte', '@fontsource', '@fontsource-variable', 'marked', 'dompurify', 'pdfjs-dist'),
        '^resources/',
      ],
      {
        types: [
          '^src-main/(rules|campaign)/',
          '^src-main/print/print[.]ts$',
          '^src-main/ipc/wire[.]ts$',
          records,
        ],
        comment: 'The screen holds no rule, no storage and no file.',
      },
    ),
    {
      name: 'panels-are-strangers',
      comment: 'A panel never imports another panel. Share through ui/ or lib/.',
      severity: 'error',
      from: { path: '^src-renderer/panels/([^/]+)/' },
      to: { path: '^src-renderer/panels/[^/]+/', pathNot: '^src-renderer/panels/$1/' },
    },
    {
      name: 'small-parts-know-no-panel',
      comment: 'ui/ and lib/ are what panels stand on.',
      severity: 'error',
      from: { path: '^src-renderer/(ui|lib|print)/', pathNot: tests },
      to: { path: '^src-renderer/(panels|folds)/' },
    },
    {
      name: 'main-knows-no-screen',
      comment:
        'Main answers the screen; it never imports it, but for tests of pages that both make.',
      severity: 'error',
      from: { path: '^src-main/', pathNot: '^src-main/print/[^/]+[.]test[.]ts$' },
      to: { path: '^src-renderer/' },
    },
    {
      name: 'no-circular',
      comment: 'Two files that need each other are one file, or three; types count as values do.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'The import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-orphans',
      comment: 'Nothing leads to this file and it leads nowhere.',
      severity: 'error',
      from: { orphan: true, pathNot: ['[.]d[.]ts$', tests, '^(e2e|src-main/setup)/'] },
      to: {},
    },
    {
      name: 'no-dead-files',
      comment: 'No program reaches this file: it is finished work nobody uses, or left over.',
      severity: 'error',
      from: { path: programs },
      to: {
        path: '^(src-main|src-renderer)/',
        pathNot: [...testParts, ...begins, read],
        reachable: false,
      },
    },
    {
      name: 'no-dead-test-parts',
      comment: 'No test reaches this file, though it is there only for tests.',
      severity: 'error',
      from: { path: begins },
      to: { path: testParts, pathNot: [...begins, read], reachable: false },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.svelte', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['svelte', 'browser', 'import', 'types', 'default'],
    },
  },
}
