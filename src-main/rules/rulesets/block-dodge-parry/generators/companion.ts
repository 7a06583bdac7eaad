import { defineAction } from '../../../core/action.ts'
import { newCreature } from '../../../core/creature.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { rollSum } from '../../../core/procedure.ts'
import type { Creature } from '../../../core/state/creature.ts'
import { shares } from '../hire.ts'
import { has } from '../people.ts'
import { nameFor } from '../../../common/names.ts'
import { firstNames } from '../tables.ts'
import { scoresOf } from './newcomer.ts'
import { valuesOf } from './scores.ts'

const kinds = { 'Animal Companion': 2, Companion: 3 } as const
type Kind = keyof typeof kinds
const names = Object.keys(kinds) as Kind[]

/** A pet of 2d6 abilities or a helper of 3d6, both with 3 HP, for whoever has the skill. Rules BDPX-SKL-02, BDPX-SKL-03. */
export const companion = defineAction({
  id: 'block-dodge-parry.companion',
  title: 'A companion joins',
  rule: 'BDPX-SKL-03',
  phase: 'table',
  slot: 'join',
  needs: [],
  finds: 'animal companion pet helper dog skill generate',
  asks: {
    of: { kind: 'creature', title: 'Whose', side: 'party' },
    kind: { kind: 'choice', title: 'By the skill', of: names, default: 'Companion' },
    name: { kind: 'text', title: 'Name', max: 80, optional: true },
  },
  preview(situation, { of, kind }) {
    const owner = situation.creatures[of]
    const why = [
      {
        name: kind,
        value: `abilities ${kinds[kind]}d6, 3 HP`,
        rule: kind === 'Companion' ? ('BDPX-SKL-03' as const) : ('BDPX-SKL-02' as const),
      },
    ]
    if (!owner) return { ...refusal('Choose whose companion it is.'), why }
    if (!has(owner, kind))
      return {
        ...refusal(`${owner.name} has not the skill ${kind}: choose somebody who has.`),
        why,
      }
    return plain(`3 HP, abilities ${kinds[kind]}d6`, [], why)
  },
  *run(situation, { of, kind, name }, at) {
    const called = yield* nameFor(situation, name, firstNames)
    const str = yield* rollSum('STR', 6, kinds[kind])
    const dex = yield* rollSum('DEX', 6, kinds[kind])
    const wil = yield* rollSum('WIL', 6, kinds[kind])
    const id = `c${situation.nextId}`
    const beast = kind === 'Animal Companion'
    const bite = {
      id: 'bite',
      name: 'bite',
      count: 1,
      dice: 'd6',
      notes: 'Fast',
      joins: 'first' as const,
    }
    const creature: Creature = {
      ...newCreature(id, called, beast ? 'animal' : 'hireling', valuesOf({ hp: 3, str, dex, wil })),
      tags: beast ? { animal: true } : { [shares]: true },
      ...(beast ? { attacks: { bite }, attackOrder: ['bite'] } : {}),
    }
    return line(at, {
      rule: beast ? 'BDPX-SKL-02' : 'BDPX-SKL-03',
      what: `${kind} of ${situation.creatures[of]?.name ?? 'nobody'}, ${called}`,
      says: scoresOf(creature),
      tone: 'good',
      who: [id],
      effects: [{ do: 'join', creature }],
    })
  },
})
