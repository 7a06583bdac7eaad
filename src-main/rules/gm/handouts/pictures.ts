import { defineAction, type Action } from '../../core/action.ts'
import type { Picture } from '../../core/state/prep.ts'
import type { Situation } from '../../core/situation.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'

const gone = 'No picture of that name is kept.'

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

/** Rule GF-HANDOUT-03. */
const keep: Action = defineAction({
  id: 'house.keep-picture',
  title: 'Keep a picture',
  rule: 'GF-HANDOUT-03',
  phase: 'table',
  slot: 'keep',
  needs: [],
  finds: 'image handout map photo',
  asks: { picture: { kind: 'record', title: 'Picture', of: 'picture' } },
  preview: (_situation, { picture }) =>
    isPicture(picture)
      ? plain(`${picture.name}, ${picture.width} × ${picture.height}`)
      : refusal('This is no picture: choose a PNG, JPEG, GIF or WebP file.'),
  *run(situation, { picture }) {
    yield* []
    if (!isPicture(picture)) return gmOutcome('GF-HANDOUT-03', 'Picture', 'Nothing was kept', [])
    const name = unused(picture, situation)
    const { id, width, height } = picture
    return gmOutcome('GF-HANDOUT-03', `Picture kept, ${name}`, `${width} × ${height}`, [
      { do: 'keep picture', picture: { id, name, width, height } },
    ])
  },
})

/** Rule GF-HANDOUT-04. */
const forget: Action = defineAction({
  id: 'house.forget-picture',
  title: 'Drop a picture',
  rule: 'GF-HANDOUT-04',
  phase: 'table',
  slot: 'keep',
  needs: [],
  finds: 'image handout delete remove',
  asks: { picture: { kind: 'text', title: 'Its name', max: 70 } },
  preview(situation, { picture }) {
    const found = named(situation, picture)
    return found ? plain(`${found.name} is dropped; handouts that show it say so`) : refusal(gone)
  },
  *run(situation, { picture }) {
    yield* []
    const found = named(situation, picture)
    if (!found) return gmOutcome('GF-HANDOUT-04', 'Picture', gone, [])
    return gmOutcome('GF-HANDOUT-04', 'Picture', `${found.name} dropped`, [
      { do: 'forget picture', picture: found.id },
    ])
  },
})

function named({ pictures }: Situation, words: string | undefined): Picture | undefined {
  const wanted = words?.trim().toLowerCase() ?? ''
  return Object.values(pictures ?? {}).find(
    ({ id, name }) => id === wanted || name.toLowerCase() === wanted,
  )
}

export const pictures: readonly Action[] = [keep, forget]
