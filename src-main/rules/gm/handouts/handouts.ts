import { defineAction, type Action } from '../../core/action.ts'
import type { Handout } from '../../core/state/prep.ts'
import type { Situation } from '../../core/situation.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { counted } from '../../core/words.ts'

const gone = 'No handout of that title is kept.'

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

/** Rule GF-HANDOUT-01. */
const keep: Action = defineAction({
  id: 'house.keep-handout',
  title: 'Keep a handout',
  rule: 'GF-HANDOUT-01',
  phase: 'table',
  slot: 'keep',
  needs: [],
  finds: 'letter notice print players text markdown',
  asks: { handout: { kind: 'record', title: 'Handout', of: 'handout' } },
  preview(situation, { handout }) {
    if (!isHandout(handout)) return refusal('Give the handout a title.')
    const over = situation.handouts?.[handout.id] ? ', over what was kept of it' : ''
    return plain(`${handout.title.trim()}: ${counted(wordsIn(handout.text), 'word')}${over}`)
  },
  *run(situation, { handout }) {
    yield* []
    if (!isHandout(handout)) return gmOutcome('GF-HANDOUT-01', 'Handout', 'Nothing was kept', [])
    const { style, text } = handout
    const title = handout.title.trim()
    const id = situation.handouts?.[handout.id] ? handout.id : `handout-${situation.nextId}`
    return gmOutcome(
      'GF-HANDOUT-01',
      `Handout kept, ${title}`,
      `${counted(wordsIn(text), 'word')}, as ${words[style]}`,
      [{ do: 'keep handout', handout: { id, title, style, text } }],
    )
  },
})

const words: Readonly<Record<Handout['style'], string>> = {
  letter: 'a letter',
  notice: 'a notice',
  plain: 'plain words',
}

/** Rule GF-HANDOUT-02. */
const forget: Action = defineAction({
  id: 'house.forget-handout',
  title: 'Drop a handout',
  rule: 'GF-HANDOUT-02',
  phase: 'table',
  slot: 'keep',
  needs: [],
  finds: 'letter notice print delete remove',
  asks: { handout: { kind: 'text', title: 'Its title', max: 200 } },
  preview(situation, { handout }) {
    const found = named(situation, handout)
    return found ? plain(`${found.title} is dropped; its pictures stay`) : refusal(gone)
  },
  *run(situation, { handout }) {
    yield* []
    const found = named(situation, handout)
    if (!found) return gmOutcome('GF-HANDOUT-02', 'Handout', gone, [])
    return gmOutcome('GF-HANDOUT-02', 'Handout', `${found.title} dropped`, [
      { do: 'forget handout', handout: found.id },
    ])
  },
})

export const handouts: readonly Action[] = [keep, forget]
