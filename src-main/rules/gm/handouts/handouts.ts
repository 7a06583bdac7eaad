import { plain, refusal } from '../../core/preview.ts'
import { defineAction } from '../../core/action.ts'
import type { Handout } from '../../core/state/prep.ts'
import type { Situation } from '../../core/situation.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { counted } from '../../core/words.ts'

/** Checks the parts that the rules rely on; the contract has checked the whole record. */
function isHandout(value: unknown): value is Handout {
  const { title, text } = (value ?? {}) as Partial<Handout>
  return typeof title === 'string' && title.trim() !== '' && typeof text === 'string'
}

/** Number of words: parts between blanks that have a letter or digit. */
export function wordsIn(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

function named({ handouts }: Situation, words: string | undefined): Handout | undefined {
  const wanted = words?.trim().toLowerCase() ?? ''
  return Object.values(handouts ?? {}).find(
    ({ id, title }) => id === wanted || title.toLowerCase() === wanted,
  )
}

const styleSays: Readonly<Record<Handout['style'], string>> = {
  letter: 'a letter',
  notice: 'a notice',
  plain: 'plain words',
  wanted: 'a wanted poster',
  newspaper: 'a newspaper',
  scroll: 'a scroll',
  pictures: 'a sheet of pictures',
}

/** Rule GF-HANDOUT-01. */
const keep = defineAction({
  id: 'house.keep-handout',
  title: 'Keep a handout',
  rule: 'GF-HANDOUT-01',
  phase: 'table',
  slot: 'keep',
  finds: 'letter notice print players text markdown',
  asks: { handout: { kind: 'record', title: 'Handout', of: 'handout' } },
  plan({ handouts: kept, nextId }, { handout }) {
    if (!isHandout(handout)) return refusal('Give the handout a title.')
    const { style, text } = handout
    const over = kept?.[handout.id] !== undefined
    const id = over ? handout.id : `handout-${nextId}`
    const words = counted(wordsIn(text), 'word')
    return { handout: { id, title: handout.title.trim(), style, text }, over, words }
  },
  preview: ({ handout, over, words }) =>
    plain(`${handout.title}: ${words}${over ? ', over what was kept of it' : ''}`),
  run: ({ handout, words }) =>
    gmOutcome(
      'GF-HANDOUT-01',
      `Handout kept, ${handout.title}`,
      `${words}, as ${styleSays[handout.style]}`,
      [{ do: 'keep handout', handout }],
    ),
})

/** Rule GF-HANDOUT-02. */
const forget = defineAction({
  id: 'house.forget-handout',
  title: 'Drop a handout',
  rule: 'GF-HANDOUT-02',
  phase: 'table',
  slot: 'keep',
  finds: 'letter notice print delete remove',
  asks: { handout: { kind: 'text', title: 'Its title', max: 200 } },
  plan: (situation, { handout }) =>
    named(situation, handout) ?? refusal('No handout of that title is kept.'),
  preview: ({ title }) => plain(`${title} is dropped; its pictures stay`),
  run: ({ id, title }) =>
    gmOutcome('GF-HANDOUT-02', 'Handout', `${title} dropped`, [
      { do: 'forget handout', handout: id },
    ]),
})

export const handouts = [keep, forget]
