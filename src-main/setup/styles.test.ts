import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const files = readdirSync(join(root, 'src-renderer'), { recursive: true, encoding: 'utf8' })
  .map((path) => `src-renderer/${path.replaceAll('\\', '/')}`)
  .filter((path) => /(?<!\.test)\.(svelte|ts|css|html)$/.test(path))

/** Style rules of a file, without comments. */
function cssOf(path: string): string {
  const text = read(path)
  const css = path.endsWith('.css')
    ? text
    : [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, rules]) => rules).join('\n')
  return css.replace(/\/\*.*?\*\//gs, '')
}

/** Words of markup and code, in which every class must appear. */
const words = new Set(
  files
    .filter((path) => !path.endsWith('.css'))
    .flatMap((path) =>
      read(path)
        .replace(/<style[^>]*>.*?<\/style>/gs, '')
        .match(/[A-Za-z][\w-]*/g),
    ),
)

/** Files of the GM's screen; paper and the players' window have colours and sizes of their own. */
const onScreen = files.filter((path) => !/^src-renderer\/(print|players)\//.test(path))
const styled = onScreen.filter((path) => /\.(css|svelte)$/.test(path))
const counted = (pattern: RegExp, paths = styled): number =>
  paths.reduce((sum, path) => sum + [...cssOf(path).matchAll(pattern)].length, 0)

test('every class in a shared sheet is used', () => {
  const dead = styled
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) => {
      const selectors = cssOf(path).replace(/\{[^{}]*\}/g, '{}')
      const classes = [...selectors.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name ?? '')
      return classes.filter((name) => !words.has(name)).map((name) => `${path}: .${name}`)
    })
  expect(dead).toEqual([])
})

test('colours come from the tokens', () => {
  const raw = styled
    .filter((path) => !path.endsWith('/tokens.css'))
    .filter((path) =>
      /#[0-9a-f]{3,8}\b|\b(rgb|hsl)a?\(/i.test(cssOf(path).replace(/url\([^)]*\)/g, '')),
    )
  expect(raw).toEqual([])
})

/** Upper bounds: a change may lower them, and never raises them. */
const most = { sizes: 1500, reaches: 300, effects: 90 }

test('raw sizes, rules that reach into other components, and effects only become fewer', () => {
  const sizes = counted(/(?<![\w.-])(?!0\b)\d*\.?\d+(?:rem|px|em)\b/g)
  const reaches = counted(/:global\(/g)
  const effects = onScreen
    .filter((path) => /\.(svelte|svelte\.ts)$/.test(path))
    .reduce((sum, path) => sum + [...read(path).matchAll(/\$effect(\.pre)?\(/g)].length, 0)
  expect({ sizes, reaches, effects }).toEqual({
    sizes: expect.toSatisfy((count: number) => count <= most.sizes, `at most ${most.sizes}`),
    reaches: expect.toSatisfy((count: number) => count <= most.reaches, `at most ${most.reaches}`),
    effects: expect.toSatisfy((count: number) => count <= most.effects, `at most ${most.effects}`),
  })
})
