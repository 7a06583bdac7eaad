import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, resolve } from 'node:path'
import type { Rng } from '../../src-main/rules/dice/rng.ts'
import { mutantsOf, pickMutants, type Mutant } from './mutants.ts'

interface MutantReport {
  tried: number
  /** Mutants that some test noticed. */
  caught: number
  survivors: string[]
}

/** Folders whose code is mutated: the rules and the campaign. */
const mutated = ['src-main/rules', 'src-main/campaign']

/** Files without behaviour of their own: tests and their parts, rule texts, sample data. */
const spared =
  /\.test\.ts$|\/(testing|reference|fixtures|golden|worked-checks)\/|\/(bundled|fixture)[^/]*\.ts$/

/** Parts of the tree that a run of tests needs. */
const copied = [
  'package.json',
  'vitest.config.ts',
  'svelte.config.js',
  'src-main',
  'src-renderer',
  'resources',
  'e2e',
]

/** A mutant may run for ever; then the tests have noticed it. */
const patience = 300_000

/**
 * Changes the rules and the campaign in `count` places, one at a time, in a copy of the tree, and runs the
 * tests nearest to each: those of its folder, then those of the folders above it.
 */
export function runMutants(count: number, rng: Rng, hear: (says: string) => void): MutantReport {
  const root = resolve('.')
  const copy = mkdtempSync(join(tmpdir(), 'gatefold-mutants-'))
  try {
    for (const name of copied) cpSync(join(root, name), join(copy, name), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    const files = mutated.flatMap((folder) => sourcesIn(join(copy, folder)))
    const all = files.flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')))
    const survivors: string[] = []
    const sound = new Map<string, boolean>()
    const chosen = pickMutants(all, count, rng)
    chosen.forEach((mutant, nth) => {
      const caughtBy = catcherOf(mutant, copy, sound)
      const says = `${relative(copy, mutant.file)}:${mutant.line} “${mutant.before}” as “${mutant.after}”`
      if (caughtBy === null) survivors.push(says)
      hear(`${nth + 1} of ${chosen.length}: ${says}: ${caughtBy ?? 'survives'}`)
    })
    return { tried: chosen.length, caught: chosen.length - survivors.length, survivors }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !spared.test(path))
}

/** The round of tests that noticed a mutant; null for a survivor. Rounds that fail without it prove nothing. */
function catcherOf(mutant: Mutant, copy: string, sound: Map<string, boolean>): string | null {
  const original = readFileSync(mutant.file, 'utf8')
  const before = rounds(mutant.file, copy).filter((tests) => {
    const key = tests.join(' ')
    const known = sound.get(key) ?? pass(tests, copy)
    sound.set(key, known)
    return known
  })
  writeFileSync(mutant.file, mutant.text)
  try {
    for (const tests of before) if (!pass(tests, copy)) return tests[0] ?? ''
    return null
  } finally {
    writeFileSync(mutant.file, original)
  }
}

/** Tests by nearness: of the folder, of each folder above it, and those of all games. */
function rounds(file: string, copy: string): string[][] {
  const found: string[][] = []
  const top = join(copy, 'src-main')
  for (let folder = dirname(file); folder.length > top.length; folder = dirname(folder)) {
    const tests = readdirSync(folder).filter((name) => name.endsWith('.test.ts'))
    const own = tests.filter((name) => name === basename(file).replace(/\.ts$/, '.test.ts'))
    const rest = tests.filter((name) => !own.includes(name))
    for (const round of [own, rest])
      if (round.length > 0) found.push(round.map((name) => relative(copy, join(folder, name))))
  }
  return [...found, ['e2e/soak/games.test.ts', 'src-main/campaign/promises.test.ts']]
}

function pass(tests: readonly string[], copy: string): boolean {
  const words = ['run', '--project', 'unit', '--bail', '1', '--reporter', 'dot', ...tests]
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs')
  return (
    spawnSync(process.execPath, [vitest, ...words], {
      cwd: copy,
      timeout: patience,
      stdio: 'ignore',
    }).status === 0
  )
}
