import { cruise } from 'dependency-cruiser'
import cruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import tsConfigOf from 'dependency-cruiser/config-utl/extract-ts-config'
import { inRoot } from './places.mjs'

/**
 * The layer check over the folder it is called in: `.dependency-cruiser.cjs`, whose rules about what
 * can be reached are answered here. The cruiser looks for a way from each file to each other one by
 * one; going through the whole graph once says the same, and takes no time.
 */

/** @typedef {{ rule: string, comment: string, from: string, to: string }} Violation */
/** @typedef {Map<string, string[]>} Graph what each file leads to */
/**
 * @typedef {{
 *   name: string, comment: string,
 *   from: { path?: Pattern, pathNot?: Pattern },
 *   to: { path?: Pattern, pathNot?: Pattern, reachable: boolean },
 * }} ReachRule
 * @typedef {string | string[]} Pattern
 */

/** @param {Pattern} pattern */
const regex = (pattern) => new RegExp([pattern].flat().join('|'))

/** @param {{ path?: Pattern, pathNot?: Pattern }} where @returns {(file: string) => boolean} */
function within({ path, pathNot }) {
  const is = path && regex(path)
  const isNot = pathNot && regex(pathNot)
  return (file) => (!is || is.test(file)) && !(isNot && isNot.test(file))
}

/**
 * Each file that a way leads to from `starts`, with the one before it on that way.
 * @param {Graph} graph @param {string[]} starts
 */
function reachedFrom(graph, starts) {
  /** @type {Map<string, string>} */
  const reached = new Map()
  const open = [...starts]
  for (let file = open.shift(); file !== undefined; file = open.shift())
    for (const next of graph.get(file) ?? []) {
      if (reached.has(next)) continue
      reached.set(next, file)
      open.push(next)
    }
  return reached
}

/** @param {Graph} graph @returns {Graph} what leads to each file */
function backwards(graph) {
  /** @type {Graph} */
  const back = new Map()
  for (const [file, leads] of graph)
    for (const to of leads) back.set(to, [...(back.get(to) ?? []), file])
  return back
}

/** @param {ReachRule} rule @param {Graph} graph @returns {Violation[]} */
function reachViolations({ name: rule, comment, from, to }, graph) {
  const files = [...graph.keys()]
  const starts = files.filter(within(from))
  const ends = files.filter(within(to))
  if (to.reachable) {
    const leadThere = reachedFrom(backwards(graph), ends)
    return starts.flatMap((file) => {
      const next = leadThere.get(file)
      return next === undefined ? [] : [{ rule, comment, from: file, to: next }]
    })
  }
  const reached = reachedFrom(graph, starts)
  return ends
    .filter((file) => !reached.has(file))
    .map((file) => ({ rule, comment, from: file, to: file }))
}

/**
 * @param {string[]} folders of the folder this is called in
 * @returns {Promise<{ violations: Violation[], modules: number }>}
 */
async function look(folders) {
  const { ruleSet, ...options } = await cruiseOptions(inRoot('.dependency-cruiser.cjs'))
  const rules = ruleSet?.forbidden ?? []
  const reach = /** @type {ReachRule[]} */ (
    rules.filter((rule) => 'to' in rule && rule.to !== undefined && 'reachable' in rule.to)
  )
  const forbidden = rules.filter((rule) => !reach.some(({ name }) => name === rule.name))
  const { output } = await cruise(
    folders,
    { ...options, ruleSet: { ...ruleSet, forbidden }, validate: true },
    undefined,
    { tsConfig: tsConfigOf('tsconfig.json') },
  )
  if (typeof output === 'string') throw new Error(output)
  const { modules, summary } = output
  /** @type {Graph} */
  const graph = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map((one) => one.resolved)]),
  )
  const comments = new Map(forbidden.map(({ name, comment }) => [name, comment ?? '']))
  const importViolations = summary.violations.map(({ rule, from, to }) => {
    return { rule: rule.name, comment: comments.get(rule.name) ?? '', from, to }
  })
  return {
    violations: [...importViolations, ...reach.flatMap((rule) => reachViolations(rule, graph))],
    modules: modules.length,
  }
}

const [how, ...rest] = process.argv.slice(2)
const isJson = how === '--json'
const { violations, modules } = await look(isJson ? rest : [how ?? '.', ...rest])
if (isJson) console.log(JSON.stringify(violations))
else {
  for (const { rule, from, to, comment } of violations)
    console.log(`${rule}: ${from}${to === from ? '' : ` → ${to}`}\n  ${comment}`)
  console.log(`${violations.length} borders crossed, in ${modules} files`)
  process.exitCode = violations.length > 0 ? 1 : 0
}
