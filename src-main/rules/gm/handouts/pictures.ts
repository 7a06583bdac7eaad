import { plain, refusal } from '../../core/preview.ts'
import { defineAction } from '../../core/action.ts'
import type { Picture } from '../../core/state/prep.ts'
import type { Situation } from '../../core/situation.ts'
import { gmOutcome } from '../gm-outcome.ts'

function isPicture(value: unknown): value is Picture {
  const { id, name, width, height } = (value ?? {}) as Partial<Picture>
  const sized = [width, height].every((pixels) => Number.isInteger(pixels) && Number(pixels) > 0)
  return typeof id === 'string' && id !== '' && typeof name === 'string' && name !== '' && sized
}

/** Picture name that no other picture has: `mill`, `mill-2`. */
function unused(picture: Picture, { pictures }: Situation): string {
  const others = Object.values(pictures ?? {}).filter(({ id }) => id !== picture.id)
  const taken = new Set(others.map(({ name }) => name.toLowerCase()))
  let name = picture.name
  for (let next = 2; taken.has(name.toLowerCase()); next++) name = `${picture.name}-${next}`
  return name
}

function named({ pictures }: Situation, words: string | undefined): Picture | undefined {
  const wanted = words?.trim().toLowerCase() ?? ''
  return Object.values(pictures ?? {}).find(
    ({ id, name }) => id === wanted || name.toLowerCase() === wanted,
  )
}

/** Rule GF-HANDOUT-03. */
const keep = defineAction({
  id: 'house.keep-picture',
  title: 'Keep a picture',
  rule: 'GF-HANDOUT-03',
  phase: 'table',
  slot: 'keep',
  finds: 'image handout map photo',
  asks: { picture: { kind: 'record', title: 'Picture', of: 'picture' } },
  plan: (_situation, { picture }) =>
    isPicture(picture)
      ? picture
      : refusal('This is no picture: choose a PNG, JPEG, GIF or WebP file.'),
  preview: ({ name, width, height }) => plain(`${name}, ${width} × ${height}`),
  run(picture, situation) {
    const name = unused(picture, situation)
    const { id, width, height } = picture
    return gmOutcome('GF-HANDOUT-03', `Picture kept, ${name}`, `${width} × ${height}`, [
      { do: 'keep picture', picture: { id, name, width, height } },
    ])
  },
})

/** Rule GF-HANDOUT-04. */
const forget = defineAction({
  id: 'house.forget-picture',
  title: 'Drop a picture',
  rule: 'GF-HANDOUT-04',
  phase: 'table',
  slot: 'keep',
  finds: 'image handout delete remove',
  asks: { picture: { kind: 'text', title: 'Its name', max: 70 } },
  plan: (situation, { picture }) =>
    named(situation, picture) ?? refusal('No picture of that name is kept.'),
  preview: ({ name }) => plain(`${name} is dropped; handouts that show it say so`),
  run: ({ id, name }) =>
    gmOutcome('GF-HANDOUT-04', 'Picture', `${name} dropped`, [
      { do: 'forget picture', picture: id },
    ]),
})

export const pictures = [keep, forget]
