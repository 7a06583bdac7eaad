import { defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { step } from '../../../core/outcome.ts'
import { plain, refusal, type Preview } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { bars, chanceOf, oddsOrRefusal } from '../../../dice/odds.ts'
import { readAmount, type ParsedNotation } from '../../../dice/read-notation.ts'
import { askNotation } from '../../../dice/roll.ts'
import { abilities, scoreOf } from '../character/people.ts'
import { settleOpen } from '../effects.ts'
import { trapDueId } from '../exploration/traps.ts'
import { hpOverflow } from '../house-rules/fight.ts'
import { dealBlow, hurtAbility, landBlow, type AimedHarm } from './blow.ts'

const pools = ['HP, then STR', ...abilities] as const

const ends = ['No harm', 'HP lost', 'Past HP: a Critical Damage Save', 'Killed outright'] as const

function endOf(situation: Situation, blow: AimedHarm): number {
  const result = dealBlow(blow, houseRule(situation, hpOverflow))
  if (result.dead) return 3
  if (result.save) return 2
  return result.damage > 0 ? 1 : 0
}

interface Blow {
  creature: ReadonlyCreature
  amount: string
  expression: ParsedNotation
  armour: boolean
}

/** Exact chances of the results of damage dice; none where they are too many to count. */
function oddsOf(
  situation: Situation,
  { creature: target, expression, armour }: Blow,
  by: number,
): Pick<Preview, 'chances' | 'bars'> {
  const distribution = oddsOrRefusal(expression)
  if ('refused' in distribution) return { chances: [], bars: [] }
  const leads = (total: number): number =>
    endOf(situation, { target, totals: [Math.max(0, total + by)], armour })
  const reached = [...new Set(distribution.points.map(({ total }) => leads(total)))].sort()
  return {
    chances: reached.map((end) => ({
      says: ends[end] ?? '',
      tone: 'plain',
      chance: chanceOf(distribution, (total) => leads(total) === end),
    })),
    bars: bars(distribution, (total) => reached.indexOf(leads(total))),
  }
}

/** Deals damage by hand: off HP and then STR, or straight off an ability. Rules BDP-DMG-01 to BDP-DMG-05. */
export const damage = defineAction({
  id: 'block-dodge-parry.damage',
  title: 'Damage',
  rule: 'BDP-DMG-02',
  phase: 'fight',
  slot: 'damage',
  needs: ['hp', 'str'],
  finds: 'harm hurt trap fire poison lose strength dexterity will',
  asks: {
    target: { kind: 'creature', role: 'target', title: 'Whom', first: 'foes' },
    amount: { kind: 'notation', role: 'amount', title: 'How much', default: '1' },
    off: { kind: 'choice', role: 'reading', title: 'Off', of: pools, default: 'HP, then STR' },
    armour: { kind: 'switch', title: 'Armor counts', default: true },
    lethal: { kind: 'switch', title: 'Off an ability: lethal or disabling', default: false },
  },
  plan(situation, { target, amount, off, armour, lethal }) {
    const creature = situation.creatures[target]
    if (!creature) return refusal('Choose who is hurt.')
    const read = readAmount(amount)
    if ('says' in read) return refusal(`“${amount}” can’t be read: ${read.says}.`)
    return { creature, amount, expression: read.expression, off, armour, lethal }
  },
  preview(blow, situation, at) {
    const { creature, amount, off, armour, lethal } = blow
    if (off !== 'HP, then STR') {
      const score = scoreOf(creature, off)
      const after = lethal ? ', then a Critical Damage Save' : ''
      return plain(
        `${amount} straight off ${off} ${score} of ${creature.name}${after}`,
        [step(off, score, 'BDP-DMG-03')],
        [
          step(off, 'HP and armor don’t help', 'BDP-DMG-03'),
          ...(lethal ? [step('Lethal', 'a save follows', 'BDP-DMG-05')] : []),
        ],
      )
    }
    const { hp = 0, armor = 0 } = creature.values
    return {
      ...plain(
        `${amount} against ${creature.name}${armour ? '' : ', past armor'}`,
        [],
        [step('A save', 'only where STR is hurt', 'E-BDP-23')],
      ),
      ...oddsOf(situation, blow, at.ruling.adjust),
      terms: [
        step('HP', hp, 'BDP-DMG-02'),
        step('STR', scoreOf(creature, 'STR'), 'BDPX-ATK-01'),
        ...(armour ? [step('Armor', armor, 'BDPX-DEF-01')] : []),
      ],
    }
  },
  *run({ creature, amount, expression, off, armour, lethal }, situation, at) {
    const rolled = yield* askNotation('damage', expression)
    const total = Math.max(0, rolled.total + at.ruling.adjust)
    const base = { what: `Damage to ${creature.name}, ${amount}`, total, who: [creature.id] }
    if (off !== 'HP, then STR') {
      const result = hurtAbility(creature, off, total, lethal ? situation : null)
      const effects = [...result.effects, ...settleOpen(situation, trapDueId(creature.id))]
      return line(at, { ...base, rule: 'BDP-DMG-03', ...result, effects })
    }
    const landed = yield* landBlow(situation, { target: creature, totals: [total], armour })
    return line(at, {
      ...base,
      rule: 'BDP-DMG-02',
      says: landed.says,
      tone: landed.tone,
      why: landed.why,
      effects: landed.effects,
    })
  },
})
