import { defineAction } from '../../../core/action.ts'
import { askNotation } from '../../../dice/roll.ts'
import { weaponsAsk, weaponsTyped } from '../../../gm/fight/attack-asks.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { listed } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import type { Situation } from '../../../core/situation.ts'
import { land } from '../harm/land.ts'
import { attackOf, ignoredBy, type PlannedStrike } from './attack-of.ts'
import { reactionSteps } from './attack.ts'
import { bearing } from './bearing.ts'
import { leans, step, type DieLean } from './dice.ts'
import { reactions, type CombatReaction } from './reactions.ts'
import { aftermath, countered, traces } from './strike.ts'
import { tagged } from './tags.ts'

const quiet: { why: Step[]; effects: Effect[] } = { why: [], effects: [] }

/** More than this many cannot reach one target. */
const most = 12

interface Meant {
  target: string
  attackers: readonly string[]
  weapons?: string | undefined
  how: DieLean
  reaction: CombatReaction
}

/** Attacks of those chosen who stand against the target and can strike it; one with a routine is named for each. */
function attacksOn(situation: Situation, meant: Meant): PlannedStrike[] | { says: string } {
  const target = situation.creatures[meant.target]
  if (!target) return { says: 'Choose whom they strike.' }
  const weapons = weaponsTyped(meant.weapons)
  const reach = new Set([...new Set(meant.attackers)].slice(0, most))
  const made = meant.attackers
    .map((attacker, nth) => ({ attacker, weapon: weapons[nth] }))
    .filter(
      ({ attacker }) => reach.has(attacker) && situation.creatures[attacker]?.side !== target.side,
    )
    .map((each) => attackOf(situation, { ...meant, ...each, unaware: false, savage: false }))
  const attacks = made.flatMap((each) => ('says' in each ? [] : [each]))
  if (attacks.length > 0) return attacks
  const [first] = made
  return first && 'says' in first
    ? first
    : { says: 'None of those chosen can strike there: choose some who stand against it.' }
}

/** Several at one moment: all roll, the single highest counts, one reaction meets all. Rules BDPX-ATK-09, BDPX-DEF-09. */
export const several = defineAction({
  id: 'block-dodge-parry.several',
  title: 'Several attack one',
  rule: 'BDPX-ATK-09',
  phase: 'fight',
  slot: 'attack',
  needs: ['hp', 'str'],
  finds: 'multiple attackers gang together all strike highest die',
  asks: {
    target: { kind: 'creature', title: 'Target' },
    attackers: { kind: 'creatures', title: 'Attackers' },
    reaction: {
      kind: 'choice',
      title: 'The target’s reaction',
      of: reactions.filter((each) => each !== 'parry'),
      default: 'defend',
    },
    weapons: weaponsAsk,
    how: { kind: 'choice', title: 'The dice', of: leans, default: 'as it is' },
  },
  preview(situation, input) {
    const attacks = attacksOn(situation, input)
    if ('says' in attacks) return refusal(attacks.says)
    return plain(
      `${listed(attacks.map(({ attacker, dice }) => `${attacker.name} ${dice}`))}: the highest counts`,
      [],
      [
        step('At the same moment', 'the single highest', 'BDPX-ATK-09'),
        step('One reaction', 'for all of that moment', 'BDPX-DEF-09'),
        ...attacks.flatMap(bearing),
      ],
    )
  },
  *run(situation, input, at) {
    const attacks = attacksOn(situation, input)
    if ('says' in attacks)
      return line(at, { rule: 'BDPX-ATK-09', what: 'Several attack', says: attacks.says })
    const rolls: { made: PlannedStrike; shown: number }[] = []
    for (const [place, made] of attacks.entries()) {
      if (made.useless) {
        rolls.push({ made, shown: 0 })
        continue
      }
      const rolled = yield* askNotation(`${place + 1}. ${made.attacker.name}`, made.expression)
      const missed = made.negated || rolled.total <= (made.arm.tags.Heavy ?? 0)
      rolls.push({ made, shown: missed ? 0 : rolled.total })
    }
    const reach = ({ made, shown }: (typeof rolls)[number]): number =>
      shown === 0 ? 0 : Math.max(made.least, shown + made.plus)
    const best = rolls.reduce((top, each) => (reach(each) > reach(top) ? each : top))
    const { made, shown } = best
    const total = Math.max(0, reach(best) + at.ruling.adjust)
    const back = shown > 0 && countered(situation, made, shown)
    const victim = back ? made.attacker : made.target
    const passes = ignoredBy({ arm: made.arm, target: victim }, shown)
    const landed = yield* land(situation, {
      target: victim,
      totals: [total],
      ignores: passes.ignores,
      pastHp: back ? false : made.pastHp,
      by: back ? made.target : made.attacker,
      weapon: made.arm.weapon.name,
    })
    const by = new Set(attacks.map(({ attacker }) => attacker.id))
    const after = back ? quiet : yield* tagged(situation, made, shown, landed)
    const more = back ? [] : yield* aftermath(made, shown, landed)
    return line(at, {
      rule: 'BDPX-ATK-09',
      what: `${by.size} on ${made.target.name}`,
      says: back ? `It comes back: ${landed.says}` : landed.says,
      tone: landed.tone,
      who: [made.target.id, ...by],
      total,
      why: [
        ...rolls.map((each) => step(each.made.attacker.name, each.shown, 'BDPX-ATK-01')),
        step('The highest', `${total}, ${made.attacker.name}`, 'BDPX-ATK-09'),
        step('One reaction', input.reaction, 'BDPX-DEF-09'),
        ...reactionSteps(made),
        ...made.why,
        ...passes.why,
        ...landed.why,
        ...(back ? [step('Counter', 'a low roll bounces back', 'BDPX-WPN-04')] : []),
        ...after.why,
        ...more.flatMap(({ why }) => why),
      ],
      effects: [
        ...landed.effects,
        ...after.effects,
        ...more.flatMap(({ effects }) => effects),
        ...attacks.flatMap((each, place) =>
          traces(situation, place === 0 ? each : { ...each, cost: 0 }),
        ),
      ],
    })
  },
})
