import { createHash } from 'node:crypto'
import ts from 'typescript'
import type { Rng } from '../../src-main/rules/dice/rng.ts'

/** A small change of one source file that some test should notice. */
export interface Mutant {
  file: string
  line: number
  /** The code before and after: "a < b" and "a <= b". */
  before: string
  after: string
  /** Whole text of the changed file. */
  text: string
}

const swapped: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
}

interface Change {
  from: number
  to: number
  code: string
}

/** Every change of an operator, a constant or a condition that a file has room for. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const changes: Change[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node))
      return
    changes.push(...changesOf(node, source))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return changes.map(({ from, to, code }) => ({
    file,
    line: source.getLineAndCharacterOfPosition(from).line + 1,
    before: text.slice(from, to),
    after: code,
    text: text.slice(0, from) + code + text.slice(to),
  }))
}

function changesOf(node: ts.Node, source: ts.SourceFile): Change[] {
  const replace = (part: ts.Node, code: string): Change[] => [
    { from: part.getStart(source), to: part.getEnd(), code },
  ]
  if (ts.isBinaryExpression(node)) {
    const to = swapped[node.operatorToken.kind]
    const joinsText =
      node.operatorToken.kind === ts.SyntaxKind.PlusToken &&
      [node.left, node.right].some(
        (side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side),
      )
    return to === undefined || joinsText ? [] : replace(node.operatorToken, to)
  }
  if (ts.isNumericLiteral(node)) return replace(node, String(Number(node.text) + 1))
  if (node.kind === ts.SyntaxKind.TrueKeyword) return replace(node, 'false')
  if (node.kind === ts.SyntaxKind.FalseKeyword) return replace(node, 'true')
  if (ts.isIfStatement(node))
    return replace(node.expression, `!(${node.expression.getText(source)})`)
  if (ts.isConditionalExpression(node))
    return replace(node.condition, `!(${node.condition.getText(source)})`)
  return []
}

/** So many mutants of all, each file as likely as it has code; the same seed picks the same ones. */
export function pickMutants(all: readonly Mutant[], count: number, rng: Rng): Mutant[] {
  const salt = rng.state()
  const rank = ({ file, line, before, after }: Mutant): string =>
    createHash('sha256').update([salt, file, line, before, after].join('\n')).digest('hex')
  return all
    .map((mutant) => ({ mutant, rank: rank(mutant) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant)
}
