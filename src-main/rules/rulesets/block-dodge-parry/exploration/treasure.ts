import { defineAction } from '../../../core/action.ts'
import { plain } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { roll } from '../../../core/procedure.ts'

const bands = [
  { from: 10, part: 1 },
  { from: 7, part: 0.75 },
  { from: 2, part: 0.5 },
  { from: 1, part: 0.01 },
] as const

/** Share of the base price that a buyer gives, by a d10. Rule BDPX-DUN-07. */
function appraised(d10: number): number {
  return bands.find(({ from }) => d10 >= from)?.part ?? 0.01
}

const buyers = ['anybody', 'a specialist', 'somebody hostile'] as const
type Buyer = (typeof buyers)[number]

/** A specialist takes the better of two, the hostile the worse. */
function counting(buyer: Buyer, faces: readonly number[]): number {
  return buyer === 'somebody hostile' ? Math.min(...faces) : Math.max(...faces)
}

function chanceOf(buyer: Buyer, face: number): number {
  if (buyer === 'anybody') return 0.1
  const least = buyer === 'a specialist' ? face : 11 - face
  return (2 * least - 1) / 100
}

/** Treasure is worth what somebody gives for it. Rule BDPX-DUN-07. */
export const appraise = defineAction({
  id: 'block-dodge-parry.appraise',
  title: 'Appraise treasure',
  rule: 'BDPX-DUN-07',
  phase: 'town',
  slot: 'roll',
  needs: [],
  finds: 'treasure sell value price buyer specialist loot coins worth',
  asks: {
    base: { kind: 'number', title: 'Its base price', min: 1, max: 99_999, default: 100 },
    buyer: { kind: 'choice', title: 'The buyer is', of: buyers, default: 'anybody' },
  },
  preview(_situation, { base, buyer }) {
    const faces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    const parts = [0.01, 0.5, 0.75, 1]
    const leads = (face: number): number => parts.indexOf(appraised(face))
    return {
      ...plain(`d10 for ${base} coins, from ${buyer}`),
      chances: parts.map((part, at) => ({
        says: `${Math.floor(base * part)} coins`,
        chance: faces
          .filter((face) => leads(face) === at)
          .reduce((sum, face) => sum + chanceOf(buyer, face), 0),
        tone: at === 0 ? 'bad' : at === 3 ? 'good' : 'plain',
      })),
      bars: faces.map((face) => ({ face, chance: chanceOf(buyer, face), leads: leads(face) })),
    }
  },
  *run(_situation, { base, buyer }, at) {
    const faces = yield* roll('appraisal', 10, buyer === 'anybody' ? 1 : 2)
    const face = counting(buyer, faces)
    const coins = Math.floor(base * appraised(face))
    return line(at, {
      rule: 'BDPX-DUN-07',
      what: `Treasure, base ${base}`,
      says: `${buyer} gives ${coins} coins`,
      tone: coins >= base / 2 ? 'good' : 'bad',
      total: face,
      why: [
        { name: 'd10', value: faces.join(', '), rule: 'BDPX-DUN-07' },
        {
          name: 'Of the base',
          value: `${Math.round(appraised(face) * 100)} %`,
          rule: 'BDPX-DUN-07',
        },
      ],
    })
  },
})
