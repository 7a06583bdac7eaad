import type { Attack, Derived, Monster } from '../rules/monsters/canonical.ts'
import type { conversions } from '../rules/registry.ts'

/** A game, or a family of stat blocks, that monsters are converted to. */
export type Target = (typeof conversions)[number]

/** A monster as an element of `--json`: every figure read, null where there is none. */
export function asJson(
  file: string,
  monster: Monster,
  to: readonly Target[],
): Record<string, unknown> {
  const { name, layout, sureness, figures, tags, unread } = monster
  const attacks = monster.attacks.map((attack) => ({
    count: attack.count,
    name: attack.name,
    dice: diceOf(attack),
  }))
  const { family, ...read } = figures
  const values = Object.fromEntries(
    Object.entries(read).map(([key, figure]: [string, { value: unknown } | null]) => [
      key,
      figure?.value ?? null,
    ]),
  )
  return {
    file,
    name,
    layout,
    sureness,
    family,
    read: { ...values, attacks, ...(family === 'cairn' ? { tags } : {}) },
    unread: unread.map(({ text }) => text),
    converted: Object.fromEntries(to.map((target) => [target.id, convertedJson(monster, target)])),
  }
}

/** Figures of its stat line, null where there is none, with its dice and every reason. */
function convertedJson(monster: Monster, { monsters }: Target): Record<string, unknown> {
  const { values, attacks, derived } = monsters.convert(monster, {}, null)
  const line = monsters.line ?? Object.keys(values).filter((field) => !field.startsWith('max'))
  return {
    ...Object.fromEntries(line.map((field) => [field, values[field] ?? null])),
    damage: attacks.flatMap(diceOf),
    why: derived.map(explained),
  }
}

/** An attack's value already begins with its name. */
function explained({ title, value, how, rule }: Derived): string {
  const figure = String(value).includes(title) ? value : `${title} ${value}`
  return `${figure}: ${how} (${rule})`
}

/** `3d10+1d10` are two dice, `1d6+1` is one. */
function diceOf({ dice }: Attack): string[] {
  return dice === '' ? [] : dice.split(/\+(?=\d*d)/i)
}

/** A monster in each game with every figure's reason, and what was left unread. */
export function asText(monster: Monster, to: readonly Target[]): string {
  const games = to.map((game) => {
    const converted = game.monsters.convert(monster, {}, null)
    const why = converted.derived.map((figure) => `    ${explained(figure)}\n`)
    return `  ${game.title}\n  ${game.monsters.toText(converted)}\n${why.join('')}`
  })
  const unread = monster.unread.map(({ text }) => `  unread: ${text.replace(/\s+/g, ' ')}\n`)
  return `${monster.name}\n${games.join('')}${unread.join('')}\n`
}
