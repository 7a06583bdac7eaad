import { rowOf } from '../../rules/house/fight/order.ts'
import { plural } from '../../rules/house/words.ts'
import { kindName } from '../../rules/house/fight/names.ts'
import type { CombatOrder, Ruleset } from '../../rules/ruleset.ts'
import type { Situation } from '../../rules/situation.ts'
import { isDown } from '../../rules/standing.ts'
import { leftOf, usesOf } from '../../rules/uses.ts'
import { creatureView } from './creatures.ts'
import { Memory } from './memory.ts'
import type { BandView, FighterView, FightView, TimerView } from './views.ts'

type Someone = Situation['creatures'][string]

/** A fight as its fold draws it; before one is on, those who would fight. */
export function fightView(
  situation: Situation,
  ruleset: Ruleset,
  timers: readonly TimerView[],
): FightView {
  const { fight } = situation
  const { combat } = ruleset
  const strangers = Object.values(situation.creatures).filter(({ side }) => side !== 'party')
  return {
    on: fight !== undefined,
    round: fight?.round ?? 0,
    rule: combat?.rule ?? null,
    phases: phases(situation, ruleset),
    first: fight?.first ?? null,
    each: combat?.first === 'each',
    together: combat?.first === 'together',
    declarations: (combat?.declarations ?? []).map(({ id, title, phase }) => ({
      id,
      title,
      phase,
    })),
    bands: bands(situation, ruleset),
    strangers: strangers.map((creature) => creatureView(creature, situation, ruleset, timers)),
    money: ruleset.money?.many ?? null,
  }
}

function phases({ fight }: Situation, { combat }: Ruleset): FightView['phases'] {
  const steps = combat?.phases ?? []
  const now = steps.findIndex(({ id }) => id === fight?.phase)
  return steps.map(({ id, title, says, rule }, at) => ({
    id,
    title,
    says,
    rule,
    at: at < now ? 'done' : at === now ? 'now' : 'to come',
  }))
}

/** The party, split around the foes where each goes by their own save; then each band of foes; then the rest. */
function bands(situation: Situation, ruleset: Ruleset): BandView[] {
  const row = rowOf(situation).flatMap((id) => situation.creatures[id] ?? [])
  const party = row.filter(({ side }) => side === 'party')
  const { fight } = situation
  const order = ruleset.combat?.first === 'each' ? fight?.order : undefined
  const late = order ? party.filter(({ id }) => order[id] === 'after') : []
  const early = party.filter((creature) => !late.includes(creature))
  const ours = (id: string, title: string, members: Someone[], acts: BandView['acts']) =>
    bandOf(situation, { id, title, side: 'party', acts }, members)
  return [
    ...(early.length > 0
      ? [
          ours(
            'party',
            'The party',
            early,
            order ? 'before the foes' : actsOf(situation, ruleset, 'party'),
          ),
        ]
      : []),
    ...others(situation, row, 'foes', order ? null : actsOf(situation, ruleset, 'foes')),
    ...(late.length > 0
      ? [
          ours(
            'late',
            early.length > 0 ? 'After the foes' : 'The party',
            late,
            early.length > 0 ? null : 'after the foes',
          ),
        ]
      : []),
    ...others(situation, row, 'others', null),
  ]
}

function others(
  situation: Situation,
  row: readonly Someone[],
  side: 'foes' | 'others',
  acts: BandView['acts'],
): BandView[] {
  const here = row.filter((creature) => creature.side === side)
  const groups = [...new Set(here.map(({ group }) => group ?? ''))]
  return groups.map((group) => {
    const members = here.filter((creature) => (creature.group ?? '') === group)
    const title = titleOf(situation, group, members)
    return bandOf(situation, { id: group || side, title, side, acts }, members)
  })
}

/** "Goblins", "Ogre": what they are, without their number, which the row of them shows. */
function titleOf(situation: Situation, group: string, members: readonly Someone[]): string {
  const kinds = [...new Set(members.map(({ name }) => kindName(name)))]
  const [kind] = kinds
  if (kinds.length === 1 && kind !== undefined) return members.length > 1 ? plural(kind) : kind
  return situation.groups[group]?.name ?? (members[0]?.side === 'others' ? 'Others' : 'Foes')
}

/**
 * Whose turn it is where sides go one after another: as the phase says where the game has one for
 * each, else the second side once all of the first have acted.
 */
function actsOf(
  { fight, creatures }: Situation,
  { combat }: Ruleset,
  side: 'party' | 'foes',
): BandView['acts'] {
  if (fight && combat?.first === 'together') return stepOf(fight, combat, side)
  if (!fight?.first) return null
  if (fight.first === 'tie') return 'both together'
  const leads = Object.values(creatures).filter((one) => one.side === fight.first && stands(one))
  const done =
    combat?.phases.length === 2
      ? fight.phase === combat.phases[1]?.id
      : leads.length > 0 && leads.every(({ id }) => fight.acted[id])
  if (side === fight.first) return done ? 'have acted' : 'acting now'
  return done ? 'acting now' : 'then'
}

/** Where everybody acts at once: whether the steps of a side are yet to come, are now, or are over. */
function stepOf(
  { phase }: Situation['fight'] & object,
  { phases }: CombatOrder,
  side: 'party' | 'foes',
): BandView['acts'] {
  const now = phases.findIndex(({ id }) => id === phase)
  const steps = phases.flatMap(({ acts }, at) => (acts?.includes(side) ? [at] : []))
  if (steps.includes(now)) return 'acting now'
  return steps.some((at) => at > now) ? 'then' : 'have acted'
}

function stands(creature: Someone): boolean {
  return !isDown(creature) && !('fled' in creature.conditions)
}

function bandOf(
  situation: Situation,
  band: Pick<BandView, 'id' | 'title' | 'side' | 'acts'>,
  members: readonly Someone[],
): BandView {
  const strength = situation.groups[band.id]?.strength ?? members.length
  return {
    ...band,
    group: band.id in situation.groups ? band.id : null,
    standing: members.filter(stands).length,
    strength: Math.max(strength, members.length),
    fighters: members.map((creature) =>
      drawn.of(creature, situation, [], (seen) => fighterView(creature, seen)),
    ),
  }
}

const drawn = new Memory<Someone, FighterView>()
/** What may be used so often and no more is read out of notes: once for as long as they stand. */
const uses = new Memory<Someone, ReturnType<typeof usesOf>>()

function fighterView(creature: Someone, situation: Situation): FighterView {
  const { fight, clock } = situation
  return {
    id: creature.id,
    acted: fight?.acted[creature.id] === true,
    declared: fight?.declared[creature.id] ?? null,
    marks: Object.keys(fight?.marks?.[creature.id] ?? {}).map((mark) => named(mark, situation)),
    goes: fight?.order?.[creature.id] ?? null,
    is: stateOf(creature),
    uses: Object.entries(uses.of(creature, situation, [], () => usesOf(creature))).map(
      ([id, use]) => ({
        id,
        title: use.title,
        left: leftOf(use, clock.seconds),
        of: use.of,
        dice: use.again === 'roll',
      }),
    ),
  }
}

/** A mark that names somebody by their id, as the GM knows them: "charges Goblin 3". */
function named(mark: string, situation: Situation): string {
  return mark.replace(/\bc\d+\b/g, (id) => situation.creatures[id]?.name ?? id)
}

function stateOf(creature: Someone): FighterView['is'] {
  if (isDown(creature)) return 'down'
  if ('fled' in creature.conditions) return 'fled'
  return 'fleeing' in creature.conditions ? 'fleeing' : 'standing'
}
