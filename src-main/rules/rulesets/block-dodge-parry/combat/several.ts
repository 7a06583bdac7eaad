import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { step, type Step } from '../../../core/outcome.ts'
import { isRefusal, plain, refusal, type RefusedPreview } from '../../../core/preview.ts'
import type { Situation } from '../../../core/situation.ts'
import { listed } from '../../../core/words.ts'
import { askNotation } from '../../../dice/roll.ts'
import { targetAsk, weaponsAsk, weaponsTyped } from '../../../gm/fight/attack-asks.ts'
import { landBlow } from '../harm/blow.ts'
import { fightBackDue, settleAttack } from './answers.ts'
import { armorIgnored, planStrike, type PlannedStrike } from './attack-plan.ts'
import { bearingSteps, reactionSteps } from './attack-preview.ts'
import { leans, type DieLean } from './dice.ts'
import { reactions, type CombatReaction } from './reactions.ts'
import { aftermath, payTrueStrike, isCountered, strikeEffects } from './strike.ts'
import { applyTags } from './tags.ts'

const quiet: { why: Step[]; effects: Effect[] } = { why: [], effects: [] }

/** Most attackers that can reach one target. */
const most = 12

interface SeveralInput {
  target: string
  attackers: readonly string[]
  weapons?: string | undefined
  how: DieLean
  reaction: CombatReaction
}

/** Plans the attacks of those chosen who oppose the target and can strike it; a creature with a routine is named once for each attack. */
function planAttacks(
  situation: Situation,
  input: SeveralInput,
): { attacks: PlannedStrike[]; reaction: CombatReaction } | RefusedPreview {
  const target = situation.creatures[input.target]
  if (!target) return refusal('Choose whom they strike.')
  const weapons = weaponsTyped(input.weapons)
  const reach = new Set([...new Set(input.attackers)].slice(0, most))
  const blow = input.attackers
    .map((attacker, nth) => ({ attacker, weapon: weapons[nth] }))
    .filter(
      ({ attacker }) => reach.has(attacker) && situation.creatures[attacker]?.side !== target.side,
    )
    .map((each) => planStrike(situation, { ...input, ...each, unaware: false, savage: false }))
  const attacks = blow.flatMap((each) => (isRefusal(each) ? [] : [each]))
  if (attacks.length > 0) return { attacks, reaction: input.reaction }
  return (
    blow.find(isRefusal) ??
    refusal('None of those chosen can strike there: choose some who stand against it.')
  )
}

/** Several attack at one moment: all roll, the single highest counts, one reaction answers all. Rules BDPX-ATK-09, BDPX-DEF-09. */
export const several = defineAction({
  id: 'block-dodge-parry.several',
  title: 'Several attack one',
  rule: 'BDPX-ATK-09',
  phase: 'fight',
  slot: 'attack',
  needs: ['hp', 'str'],
  finds: 'multiple attackers gang together all strike highest die',
  asks: {
    target: targetAsk,
    attackers: { kind: 'creatures', role: 'actor', title: 'Attackers', first: 'party' },
    reaction: {
      kind: 'choice',
      role: 'reaction',
      title: 'The target’s reaction',
      of: reactions.filter((each) => each !== 'parry'),
      default: 'defend',
    },
    weapons: weaponsAsk,
    how: { kind: 'choice', title: 'The dice', of: leans, default: 'as it is' },
  },
  plan: planAttacks,
  preview: ({ attacks }) =>
    plain(
      `${listed(attacks.map(({ attacker, dice }) => `${attacker.name} ${dice}`))}: the highest counts`,
      [],
      [
        step('At the same moment', 'the single highest', 'BDPX-ATK-09'),
        step('One reaction', 'for all of that moment', 'BDPX-DEF-09'),
        ...attacks.flatMap(bearingSteps),
      ],
    ),
  *run({ attacks, reaction }, situation, at) {
    const rolls: { blow: PlannedStrike; shown: number }[] = []
    const paid: { why: Step[]; effects: Effect[] }[] = []
    for (const [place, blow] of attacks.entries()) {
      if (blow.useless) {
        rolls.push({ blow, shown: 0 })
        continue
      }
      const rolled = yield* askNotation(`${place + 1}. ${blow.attacker.name}`, blow.expression)
      const missed = blow.negated || rolled.total <= (blow.arm.tags.Heavy ?? 0)
      rolls.push({ blow, shown: missed ? 0 : rolled.total })
      paid.push(yield* payTrueStrike(blow, `${place + 1}. True Strikes`))
    }
    const reach = ({ blow, shown }: (typeof rolls)[number]): number =>
      shown === 0 ? 0 : Math.max(blow.least, shown + blow.plus)
    const best = rolls.reduce((top, each) => (reach(each) > reach(top) ? each : top))
    const { blow, shown } = best
    const total = Math.max(0, reach(best) + at.ruling.adjust)
    const back = shown > 0 && isCountered(situation, blow, shown)
    const victim = back ? blow.attacker : blow.target
    const passes = armorIgnored({ ...blow, target: victim }, shown)
    const landed = yield* landBlow(situation, {
      target: victim,
      totals: [total],
      ignores: passes.ignores,
      pastHp: back ? false : blow.pastHp,
      by: back ? blow.target : blow.attacker,
      weapon: blow.arm.weapon.name,
    })
    const by = new Set(attacks.map(({ attacker }) => attacker.id))
    const after = back ? quiet : applyTags(situation, blow, shown, landed)
    const more = back ? [] : yield* aftermath(blow, shown, landed)
    return line(at, {
      rule: 'BDPX-ATK-09',
      what: `${by.size} on ${blow.target.name}`,
      says: back ? `It comes back: ${landed.says}` : landed.says,
      tone: landed.tone,
      who: [blow.target.id, ...by],
      total,
      why: [
        ...rolls.map((each) => step(each.blow.attacker.name, each.shown, 'BDPX-ATK-01')),
        step('The highest', `${total}, ${blow.attacker.name}`, 'BDPX-ATK-09'),
        step('One reaction', reaction, 'BDPX-DEF-09'),
        ...reactionSteps(blow),
        ...blow.why,
        ...passes.why,
        ...landed.why,
        ...(back ? [step('Counter', 'a low roll bounces back', 'BDPX-WPN-04')] : []),
        ...after.why,
        ...[...more, ...paid].flatMap(({ why }) => why),
      ],
      effects: [
        // Before what these attacks make due: those are attacks too.
        ...[...by].map((who) => settleAttack(who)),
        ...landed.effects,
        ...after.effects,
        ...[...more, ...paid].flatMap(({ effects }) => effects),
        ...attacks.flatMap((each, place) =>
          strikeEffects(situation, place === 0 ? each : { ...each, cost: 0 }),
        ),
        ...fightBackDue(blow),
      ],
    })
  },
})
