import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'

/** Names that say that something was done, or that somebody is there, and not what or who. */
const banned = new Set(
  [
    'told',
    'made',
    'looked',
    'asked',
    'opened',
    'tried',
    'tested',
    'done',
    'said',
    'struck',
    'found',
  ]
    .flatMap((name) => [name, name.charAt(0).toUpperCase() + name.slice(1)])
    .concat(
      'Someone',
      'Somebody',
      'OnTheTable',
      'tryIt',
      'Asking',
      'Piece',
      'Around',
      'Along',
      'Here',
    ),
)

/** An exported name and the file that declares it. */
interface ExportedName {
  file: string
  name: string
  /** True for an interface, type, class or enum. */
  isType: boolean
  /** True when its own file uses it too. */
  usedInside?: boolean
}

/** Exports of a source tree, and the names that each file takes from another. */
interface Exports {
  declared: ExportedName[]
  /** Names that other files import, as `file#name`; `file#*` where one is imported whole. */
  used: Set<string>
  /** Subset of `used` that files of the app import: neither tests nor worked checks. */
  usedByApp: Set<string>
}

const folders = ['src-main', 'src-renderer', 'e2e']
/** Files that check the rules: tests with what they share, and the operations of the worked checks. */
const checks =
  /[.](test|suite|spec)[.]ts$|\/test-[^/]+$|\/testing\/|fixture[^/]*[.]ts$|operations[.]ts$|\/operations\/|worked-play[.]ts$|rules\/worked-checks\/|^e2e\/(?!bench\/)/
const rulesOutsideCore = /^src-main\/rules\/(?!core\/)/
/** Imported by the build under a name that is made at run time. */
const entries = ['src-main/app/bundled.ts']

/** Reads the exports and imports of every TypeScript and Svelte file below the root of the repository. */
export function readExports(root: string): Exports {
  const begin = entries.map((file) => `${file}#*`)
  const exports: Exports = { declared: [], used: new Set(begin), usedByApp: new Set(begin) }
  for (const folder of folders)
    for (const path of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const file = join(folder, path)
      if (/\.(ts|svelte|mjs)$/.test(file))
        readFile(exports, file, scriptsOf(file, readFileSync(join(root, file), 'utf8')))
    }
  return exports
}

/** Exports that no other file imports, as `file name`. */
export function deadExports({ declared, used }: Pick<Exports, 'declared' | 'used'>): string[] {
  return declared
    .filter(({ file, name }) => !used.has(`${file}#${name}`) && !used.has(`${file}#*`))
    .map(({ file, name }) => `${file} ${name}`)
}

/** Functions and data of the rules that only tests and worked checks use, as `file name`: the app plays something else. */
export function onlyChecked({
  declared,
  usedByApp,
}: Pick<Exports, 'declared' | 'usedByApp'>): string[] {
  // `core/` holds no rules; what runs and previews an action is there for checks too.
  const rules = declared.filter(
    ({ file, isType }) => rulesOutsideCore.test(file) && !isType && !checks.test(file),
  )
  return deadExports({ declared: rules.filter((one) => !one.usedInside), used: usedByApp })
}

/** Exported type names that two files declare, as `name: file, file`. */
export function twinTypes({ declared }: Pick<Exports, 'declared'>): string[] {
  const files = new Map<string, Set<string>>()
  for (const { file, name, isType } of declared)
    if (isType) files.set(name, (files.get(name) ?? new Set()).add(file))
  return [...files].flatMap(([name, of]) => (of.size > 1 ? `${name}: ${[...of].join(', ')}` : []))
}

/** Exported names that do not say of what, as `file name`. */
export function findBannedNames({ declared }: Pick<Exports, 'declared'>): string[] {
  return declared.filter(({ name }) => banned.has(name)).map(({ file, name }) => `${file} ${name}`)
}

/** The scripts of a component; any other file is one. */
function scriptsOf(file: string, text: string): string {
  if (!file.endsWith('.svelte')) return text
  return [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code).join('\n')
}

function readFile({ declared, used, usedByApp }: Exports, file: string, text: string): void {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false)
  const uses = (specifier: string, name: string): void => {
    if (!specifier.startsWith('.')) return
    const key = `${normalize(join(dirname(file), specifier))}#${name}`
    used.add(key)
    if (!checks.test(file)) usedByApp.add(key)
  }
  const mentions = new Map<string, number>()
  const follow = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) mentions.set(node.text, (mentions.get(node.text) ?? 0) + 1)
    // A file that is fetched later, or named by its type, is used whole.
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      uses(textOf(node.argument.literal), '*')
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      uses(textOf(node.arguments[0]), '*')
    ts.forEachChild(node, follow)
  }
  const own: Omit<ExportedName, 'file'>[] = []
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const bindings = statement.importClause?.namedBindings
      if (bindings && ts.isNamedImports(bindings))
        for (const one of bindings.elements)
          uses(textOf(statement.moduleSpecifier), (one.propertyName ?? one.name).text)
      else uses(textOf(statement.moduleSpecifier), '*')
    } else if (ts.isExportDeclaration(statement)) {
      if (!statement.moduleSpecifier) continue
      const specifier = textOf(statement.moduleSpecifier)
      if (statement.exportClause && ts.isNamedExports(statement.exportClause))
        for (const one of statement.exportClause.elements)
          uses(specifier, (one.propertyName ?? one.name).text)
      else uses(specifier, '*')
    } else {
      own.push(...declaredBy(statement))
      follow(statement)
    }
  }
  for (const one of own)
    declared.push({ file, ...one, usedInside: (mentions.get(one.name) ?? 0) > 1 })
}

function textOf(node: ts.Node | undefined): string {
  return node && ts.isStringLiteral(node) ? node.text : ''
}

function declaredBy(statement: ts.Statement): Omit<ExportedName, 'file'>[] {
  const flags = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
  if (!flags.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [{ name: name.text, isType: false }] : [],
    )
  const isType =
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  if (!isType && !ts.isFunctionDeclaration(statement)) return []
  return statement.name ? [{ name: statement.name.text, isType }] : []
}
