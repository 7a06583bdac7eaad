import { defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { step } from '../../../core/outcome.ts'
import { plain } from '../../../core/preview.ts'
import { roll } from '../../../core/procedure.ts'
import { facesOf } from '../checks/odds.ts'

const bands = [
  { from: 10, part: 1 },
  { from: 7, part: 0.75 },
  { from: 2, part: 0.5 },
  { from: 1, part: 0.01 },
] as const

/** Share of the base price that a buyer gives, by a d10. Rule BDPX-DUN-07. */
function shareOfBase(d10: number): number {
  return bands.find(({ from }) => d10 >= from)?.part ?? 0.01
}

const buyers = ['anybody', 'a specialist', 'somebody hostile'] as const
type Buyer = (typeof buyers)[number]

/** Face that counts: the better of two for a specialist, the worse for a hostile buyer. */
function countedFace(buyer: Buyer, faces: readonly number[]): number {
  return buyer === 'somebody hostile' ? Math.min(...faces) : Math.max(...faces)
}

function chanceOf(buyer: Buyer, face: number): number {
  if (buyer === 'anybody') return 0.1
  const least = buyer === 'a specialist' ? face : 11 - face
  return (2 * least - 1) / 100
}

/** Rolls what a buyer gives for treasure. Rule BDPX-DUN-07. */
export const appraise = defineAction({
  id: 'block-dodge-parry.appraise',
  title: 'Appraise treasure',
  rule: 'BDPX-DUN-07',
  phase: 'town',
  slot: 'roll',
  finds: 'treasure sell value price buyer specialist loot coins worth',
  asks: {
    base: { kind: 'number', title: 'Its base price', min: 1, max: 99_999, default: 100 },
    buyer: { kind: 'choice', title: 'The buyer is', of: buyers, default: 'anybody' },
  },
  plan: (_situation, input) => input,
  preview({ base, buyer }) {
    const faces = facesOf(10)
    const parts = [0.01, 0.5, 0.75, 1]
    const leads = (face: number): number => parts.indexOf(shareOfBase(face))
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
  *run({ base, buyer }, _situation, at) {
    const faces = yield* roll('appraisal', 10, buyer === 'anybody' ? 1 : 2)
    const face = countedFace(buyer, faces)
    const coins = Math.floor(base * shareOfBase(face))
    return line(at, {
      rule: 'BDPX-DUN-07',
      what: `Treasure, base ${base}`,
      says: `${buyer} gives ${coins} coins`,
      tone: coins >= base / 2 ? 'good' : 'bad',
      total: face,
      why: [
        step('d10', faces.join(', '), 'BDPX-DUN-07'),
        step('Of the base', `${Math.round(shareOfBase(face) * 100)} %`, 'BDPX-DUN-07'),
      ],
    })
  },
})
