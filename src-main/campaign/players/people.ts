import { captured, isDown, plightOf } from '../../rules/common/incapacitated.ts'
import { houseRule } from '../../rules/core/ruleset/house-rules.ts'
import type { Ruleset } from '../../rules/core/ruleset.ts'
import type { Id, ReadonlyCreature, Situation } from '../../rules/core/situation.ts'
import { rowOf } from '../../rules/gm/fight/order.ts'
import { partyRanks } from '../../rules/gm/party/march.ts'
import { healthShown, namesShown } from '../../rules/gm/players/rules.ts'
import { timerView } from '../view/top.ts'
import type { HealthWord, PlayersFoe, PlayersLight, PlayersProjection } from './projection.ts'
import type { PlayersSwitches } from './switches.ts'

/** Lights that the party carries, the first to go out before the others. */
export function lightsOf(situation: Situation): (PlayersLight & { id: Id })[] {
  return Object.values(situation.timers)
    .filter(({ kind, bearer, paused }) =>
      Boolean(kind === 'light' && paused === undefined && bearer && isOfParty(situation, bearer)),
    )
    .map((timer) => {
      const { icon, left, of, die, open, low } = timerView(timer, situation)
      return {
        id: timer.bearer ?? '',
        bearer: nameOf(situation, timer.bearer ?? ''),
        icon: icon === 'lantern' || icon === 'candle' ? icon : ('torch' as const),
        left: open ? 0 : left,
        of: open ? 0 : of,
        die: open ? 0 : (die ?? null),
        low,
      }
    })
    .sort((a, b) => a.left - b.left || a.bearer.localeCompare(b.bearer, 'en'))
}

/** Ranks of the party with the lights that they carry. */
export function orderOf(situation: Situation): NonNullable<PlayersProjection['order']> {
  const lights = lightsOf(situation)
  return partyRanks(situation).map((rank) =>
    rank
      .filter((id) => situation.creatures[id])
      .map((id) => {
        const light = lights.find((one) => one.id === id)
        const { icon = null, low = false } = light ?? {}
        return { name: nameOf(situation, id), light: icon, low }
      }),
  )
}

/** The party's health, in marching order. */
export function partyOf(
  situation: Situation,
  ruleset: Ruleset,
): NonNullable<PlayersProjection['party']> {
  return situation.party.flatMap((id) => {
    const creature = situation.creatures[id]
    if (!creature) return []
    const health = healthOf(creature, ruleset)
    return [{ name: creature.name, word: wordOf(creature, health), health }]
  })
}

/** Foes of the fight as the players see them; those that they do not see are left out. */
export function foesOf(
  situation: Situation,
  ruleset: Ruleset,
  switches: Pick<PlayersSwitches, 'foes'>,
): PlayersFoe[] {
  const exact = houseRule<string>(situation, healthShown)
  const names = foeNames(situation, switches)
  return rowOf(situation)
    .flatMap((id) => situation.creatures[id] ?? [])
    .filter(({ id }) => names.has(id))
    .map((creature): PlayersFoe => {
      const health = healthOf(creature, ruleset)
      const known = wordOf(creature, health)
      const isUp = known === 'unhurt' || known === 'hurt' || known === 'badly hurt'
      const word = exact === 'nothing' && isUp ? 'up' : known
      return {
        name: names.get(creature.id) ?? 'Foe',
        word,
        cells: exact === 'words' ? cellsOf[word] : null,
        health: exact === 'numbers' ? health : null,
      }
    })
}

/** Names of the foes that the players see, by id, in the order of the fight. */
export function foeNames(
  situation: Situation,
  { foes }: Pick<PlayersSwitches, 'foes'>,
): ReadonlyMap<Id, string> {
  const seen = rowOf(situation).filter((id) => {
    const one = situation.creatures[id]
    return one?.side === 'foes' && !(captured in one.conditions) && foes[id]?.hidden !== true
  })
  const byName = houseRule<string>(situation, namesShown) === 'names'
  return new Map(
    seen.map((id, at) => {
      const known = foes[id]?.name?.trim()
      const alone = seen.length === 1 ? 'Foe' : `Foe ${at + 1}`
      return [id, known || (byName ? nameOf(situation, id) : alone)]
    }),
  )
}

const cellsOf: Readonly<Record<HealthWord, number>> = {
  unhurt: 3,
  hurt: 2,
  'badly hurt': 1,
  up: 3,
  down: 0,
  dying: 0,
  dead: 0,
  fled: 0,
}

function wordOf(
  creature: ReadonlyCreature,
  health: { left: number; of: number } | null,
): HealthWord {
  const downState = plightOf(creature)
  // A foe is dead or not: whether it is dying is the GM's to say.
  if (downState) return creature.side === 'party' ? downState : 'down'
  if (isDown(creature)) return 'down'
  if ('fled' in creature.conditions) return 'fled'
  if (!health || health.left >= health.of) return 'unhurt'
  return health.left * 2 > health.of ? 'hurt' : 'badly hurt'
}

function healthOf(
  creature: ReadonlyCreature,
  { fields }: Ruleset,
): { left: number; of: number } | null {
  const field = fields.find(({ id }) => id === 'hp')
  const left = creature.values['hp']
  const of = field?.most === undefined ? undefined : creature.values[field.most]
  return left === undefined || of === undefined ? null : { left: Math.max(0, left), of }
}

function isOfParty({ party, creatures }: Situation, id: Id): boolean {
  return party.includes(id) && creatures[id] !== undefined
}

function nameOf({ creatures }: Situation, id: Id): string {
  return creatures[id]?.name ?? ''
}
