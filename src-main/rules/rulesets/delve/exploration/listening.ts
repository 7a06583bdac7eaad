import { defineAction, type Action } from '../../../core/action.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { figuresOf, type Step } from '../../../core/outcome.ts'
import { line } from '../line.ts'
import { saved } from '../saves.ts'
import { inTheTurn } from './happening.ts'
import { asksOfWork, leaningOf, previewWork } from './saving.ts'

const behind = ['the living', 'the undead', 'nobody'] as const
const heard = 'Hears somebody'
const silent = 'Hears nothing'
const proves: Step = { name: 'Silence', value: 'proves nothing', rule: 'DLV-DOOR-01' }

/** A WIL save to hear who is behind a door; the undead make no sound. Rule DLV-DOOR-01. */
export function listening(gameOf: GameOf): readonly Action[] {
  return [
    defineAction({
      id: 'delve.listen',
      title: 'Listen at a door',
      rule: 'DLV-DOOR-01',
      phase: 'dungeon',
      slot: 'listen',
      needs: ['wil'],
      finds: 'door hear noise ear occupied',
      asks: {
        who: asksOfWork.who,
        behind: { kind: 'choice', title: 'Behind it', of: behind, default: 'the living' },
        helped: { kind: 'switch', title: 'All is quiet: advantage', default: false },
        hindered: { kind: 'switch', title: 'Noise about: disadvantage', default: false },
        turn: { kind: 'switch', title: 'It takes the turn', default: false },
      },
      preview: (situation, { behind: there, turn, ...work }, at) =>
        previewWork(situation, work, 'WIL', at, {
          success: there === 'the living' ? heard : `${silent}: ${there} there`,
          failure: silent,
          turn,
          why: [proves],
        }),
      *run(situation, { behind: there, turn, ...work }, at) {
        const creature = situation.creatures[work.who]
        if (!creature)
          return line(at, { rule: 'DLV-DOOR-01', what: 'A door', says: 'Nobody listens' })
        const tried = yield* saved(situation, creature, 'WIL', at.ruling, {
          leaning: leaningOf(situation, work),
        })
        const hears = tried.success && there === 'the living'
        const done = line(at, {
          rule: 'DLV-DOOR-01',
          what: `${creature.name} listens`,
          says: hears ? heard : silent,
          tone: hears ? 'good' : 'plain',
          who: [work.who],
          ...figuresOf(tried),
          why: [
            ...tried.why,
            ...(there === 'the undead'
              ? [{ name: 'The undead', value: 'make no sound', rule: 'DLV-DOOR-01' as const }]
              : []),
            ...(hears ? [] : [proves]),
          ],
        })
        return turn ? yield* inTheTurn(situation, at, gameOf, 'delve.listen', done) : done
      },
    }),
  ]
}
