import { day, round, turn } from '../clock/clock.ts'
import type { Again, Creature, Use } from '../core/state/creature.ts'
import type { Id, ReadonlyCreature } from '../core/situation.ts'

const lengths: Partial<Record<Again, number>> = { round, turn, day }

/** Uses left at time `now`; a new round, turn or day restores those spent before it. */
export function leftOf(use: Readonly<Use>, now: number): number {
  const each = lengths[use.again]
  const back = each !== undefined && Math.floor(now / each) > Math.floor(use.at / each)
  return Math.max(0, use.of - (back ? 0 : use.spent))
}

/** True when all uses of the name are spent at time `now`. */
export function isUsedUp(creature: ReadonlyCreature, name: string, now: number): boolean {
  const use = creature.uses?.[useId(name)]
  return use !== undefined && leftOf(use, now) === 0
}

/** Id of a use: its title, trimmed and in lower case. */
export function useId(title: string): Id {
  return title.trim().toLowerCase()
}

const perTime =
  /(\d{1,2})\s*(?:\/|x\s*(?:per|a)|×\s*(?:per|a)|times?\s+(?:per|a|each))\s*(day|turn|round|fight|combat|encounter)/i
const recharge = /recharges?\s*(?:on\s*)?(?:a\s*)?([2-6])(?:\s*[-–]\s*6|\+)?/i
const wordOf: Record<string, Again> = {
  day: 'day',
  turn: 'turn',
  round: 'round',
  fight: 'fight',
  combat: 'fight',
  encounter: 'fight',
}

/** Limited use found in a text: "breath, 3/day", "recharge 5–6". Null when there is none. */
export function limitIn(title: string, text: string): Use | null {
  const per = perTime.exec(text)
  if (per?.[1] && per[2]) {
    const again = wordOf[per[2].toLowerCase()] ?? 'never'
    return { title, of: Math.max(1, Number(per[1])), spent: 0, at: 0, again }
  }
  const die = recharge.exec(text)
  return die?.[1] ? { title, of: 1, spent: 0, at: 0, again: 'roll', on: Number(die[1]) } : null
}

/** Limited uses of a creature: those counted, and those found in its attacks and notes. */
export function usesOf(creature: ReadonlyCreature | Creature): Record<Id, Use> {
  const written = [
    ...creature.attackOrder.flatMap((id) => {
      const attack = creature.attacks[id]
      return attack ? (limitIn(attack.name, `${attack.name} ${attack.notes}`) ?? []) : []
    }),
    ...creature.notes
      .split(/[\n.;]/)
      .flatMap((line) => limitIn(titleIn(line), line) ?? [])
      .filter(({ title }) => title !== ''),
  ]
  return {
    ...Object.fromEntries(written.map((use) => [useId(use.title), use])),
    ...(creature.uses ?? {}),
  }
}

/** Words before the limit: "Fire breath" in "Fire breath (3/day)". */
function titleIn(line: string): string {
  const at = Math.min(
    ...[perTime.exec(line)?.index, recharge.exec(line)?.index].filter((one) => one !== undefined),
  )
  return line
    .slice(0, at)
    .replace(/[\s(,:-]+$/, '')
    .trim()
    .slice(0, 40)
}
