import { defineAction } from '../../../core/action.ts'
import { bars, chanceOf, oddsOrRefusal } from '../../../dice/odds.ts'
import { askNotation } from '../../../dice/roll.ts'
import { readAmount } from '../../../dice/read-notation.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { hpOverflow } from '../house-rules/harm.ts'
import { abilities, scoreOf } from '../people.ts'
import { hurt } from './hurt.ts'
import { damaged, land, type AimedHarm } from './land.ts'

const pools = ['HP, then STR', ...abilities] as const

const ends = ['No harm', 'HP lost', 'Past HP: a Critical Damage Save', 'Killed outright'] as const

function endOf(situation: Situation, blow: AimedHarm): number {
  const came = damaged(blow, houseRule(situation, hpOverflow))
  if (came.dead) return 3
  if (came.save) return 2
  return came.damage > 0 ? 1 : 0
}

/** Exact chances of what dice would do to somebody; none where they are past counting. */
function oddsOf(
  situation: Situation,
  target: ReadonlyCreature,
  amount: string,
  armour: boolean,
  by: number,
) {
  const read = readAmount(amount)
  if ('says' in read) return { chances: [], bars: [] }
  const distribution = oddsOrRefusal(read.expression)
  if ('refused' in distribution) return { chances: [], bars: [] }
  const leads = (total: number): number =>
    endOf(situation, { target, totals: [Math.max(0, total + by)], armour })
  const reached = [...new Set(distribution.points.map(({ total }) => leads(total)))].sort()
  return {
    chances: reached.map((end) => ({
      says: ends[end] ?? '',
      tone: 'plain' as const,
      chance: chanceOf(distribution, (total) => leads(total) === end),
    })),
    bars: bars(distribution, (total) => reached.indexOf(leads(total))),
  }
}

/** Harm by hand: a blow off HP and STR, or straight to an ability. Rules BDP-DMG-01 to BDP-DMG-05. */
export const damage = defineAction({
  id: 'block-dodge-parry.damage',
  title: 'Damage',
  rule: 'BDP-DMG-02',
  phase: 'fight',
  slot: 'damage',
  needs: ['hp', 'str'],
  finds: 'harm hurt trap fire poison lose strength dexterity will',
  asks: {
    target: { kind: 'creature', title: 'Whom' },
    amount: { kind: 'notation', title: 'How much', default: '1' },
    off: { kind: 'choice', title: 'Off', of: pools, default: 'HP, then STR' },
    armour: { kind: 'switch', title: 'Armor counts', default: true },
    lethal: { kind: 'switch', title: 'Off an ability: lethal or disabling', default: false },
  },
  preview(situation, { target, amount, off, armour, lethal }, at) {
    const creature = situation.creatures[target]
    if (!creature) return refusal('Choose who is hurt.')
    const read = readAmount(amount)
    if ('says' in read) return refusal(`“${amount}” can’t be read: ${read.says}.`)
    if (off !== 'HP, then STR') {
      const score = scoreOf(creature, off)
      const after = lethal ? ', then a Critical Damage Save' : ''
      return plain(
        `${amount} straight off ${off} ${score} of ${creature.name}${after}`,
        [{ name: off, value: score, rule: 'BDP-DMG-03' }],
        [
          { name: off, value: 'HP and armor don’t help', rule: 'BDP-DMG-03' },
          ...(lethal
            ? [{ name: 'Lethal', value: 'a save follows', rule: 'BDP-DMG-05' as const }]
            : []),
        ],
      )
    }
    const { hp = 0, armor = 0 } = creature.values
    return {
      ...plain(
        `${amount} against ${creature.name}${armour ? '' : ', past armor'}`,
        [],
        [{ name: 'A save', value: 'only where STR is hurt', rule: 'E-BDP-23' }],
      ),
      ...oddsOf(situation, creature, amount, armour, at.ruling.adjust),
      terms: [
        { name: 'HP', value: hp, rule: 'BDP-DMG-02' },
        { name: 'STR', value: scoreOf(creature, 'STR'), rule: 'BDPX-ATK-01' },
        ...(armour ? [{ name: 'Armor', value: armor, rule: 'BDPX-DEF-01' as const }] : []),
      ],
    }
  },
  *run(situation, { target, amount, off, armour, lethal }, at) {
    const creature = situation.creatures[target]
    const read = readAmount(amount)
    if (!creature || 'says' in read)
      return line(at, { rule: 'BDP-DMG-02', what: `Damage, ${amount}`, says: 'Nobody was hurt' })
    const rolled = yield* askNotation('damage', read.expression)
    const total = Math.max(0, rolled.total + at.ruling.adjust)
    const what = `Damage to ${creature.name}, ${amount}`
    if (off !== 'HP, then STR') {
      const came = hurt(creature, off, total, lethal)
      return line(at, { rule: 'BDP-DMG-03', what, total, who: [target], ...came })
    }
    const landed = yield* land(situation, { target: creature, totals: [total], armour })
    return line(at, {
      rule: 'BDP-DMG-02',
      what,
      says: landed.says,
      tone: landed.tone,
      who: [target],
      total,
      why: landed.why,
      effects: landed.effects,
    })
  },
})
