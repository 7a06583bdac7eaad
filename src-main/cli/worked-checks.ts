import { readFileSync } from 'node:fs'
import { differences, type Example } from '../rules/worked-checks/differences.ts'
import { operations } from '../rules/registry.ts'

interface Printer {
  out(line: string): void
  err(line: string): void
}

const printer: Printer = {
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (line) => void process.stderr.write(`${line}\n`),
}

/**
 * Runs worked checks: each failure with its difference, then `N passed, N failed`.
 * @returns the exit code: 0 when all passed, 1 when one failed, 2 when a file can't be read.
 */
export function run(files: readonly string[], print: Printer = printer): number {
  if (files.length === 0) {
    print.err('examples: name one file of worked checks, or more: npm run -s examples -- FILE…')
    return 2
  }
  let passed = 0
  let failed = 0
  let unread = 0
  for (const file of files) {
    const read = readExamples(file)
    if ('says' in read) {
      print.err(`${file}: ${read.says}`)
      unread += 1
      continue
    }
    for (const example of read.examples) {
      const found = differences(example, operations)
      if (found.length === 0) passed += 1
      else failed += 1
      for (const says of found) print.out(`${example.id} (${example.rule}, ${example.op}): ${says}`)
    }
  }
  print.out(`${passed} passed, ${failed} failed`)
  if (unread > 0) return 2
  return failed === 0 ? 0 : 1
}

function readExamples(file: string): { examples: Example[] } | { says: string } {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (cause) {
    return { says: `can’t be read: ${cause instanceof Error ? cause.message : String(cause)}` }
  }
  try {
    const list: unknown = JSON.parse(text)
    if (!Array.isArray(list)) return { says: 'is not a bare list of checks' }
    const bad = list.findIndex((each) => !isExample(each))
    if (bad >= 0) return { says: `check ${bad + 1} lacks id, rule, op, input or expect` }
    return { examples: list }
  } catch (cause) {
    return { says: `is no JSON: ${cause instanceof Error ? cause.message : String(cause)}` }
  }
}

function isExample(value: unknown): value is Example {
  if (typeof value !== 'object' || value === null) return false
  const { id, rule, op, input, expect } = value as Record<string, unknown>
  return (
    [id, rule, op].every((word) => typeof word === 'string') && isObject(input) && isObject(expect)
  )
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
