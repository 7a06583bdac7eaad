import { defineAction } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { abilities } from '../people.ts'
import { woundGain } from './figures.ts'
import { gainWound } from './gain.ts'
import { alike, typeOf } from './kept.ts'
import { kindsOfWound, remedyFor } from './remedies.ts'

const levels = ['light', 'severe', 'permanent'] as const

/** A wound, as harm of its kind leaves it. Rules BDP-WND-01, BDP-WND-02. */
export const wound = defineAction({
  id: 'block-dodge-parry.wound',
  title: 'Wound',
  rule: 'BDP-WND-01',
  phase: 'fight',
  slot: 'wound',
  needs: ['str'],
  finds: 'burns frostbite nerve poisoning light severe permanent slot',
  asks: {
    // Nobody until said: what harms somebody for good is never done by a mere Enter.
    who: { kind: 'creature', title: 'Who', optional: true },
    kind: { kind: 'choice', title: 'Of what kind', of: kindsOfWound, default: 'Cut' },
    named: { kind: 'text', title: 'Or as you name it', max: 40, optional: true },
    level: { kind: 'choice', title: 'How bad', of: levels, default: 'light' },
    ability: { kind: 'choice', title: 'If permanent, off', of: abilities, default: 'STR' },
  },
  preview(situation, { who, kind, named, level, ability }) {
    const creature = situation.creatures[who ?? '']
    if (!creature) return refusal('Choose who is wounded.')
    const type = typeOf(named?.trim() ? named : kind)
    const old = alike(creature, type)[0]
    const remedy = remedyFor(type)
    const raised = old ? woundGain(old.level, level, 'worsen') : null
    return plain(
      old && raised?.allowed
        ? `${creature.name} has ${old.name}: it becomes ${raised.wounds[0] ?? level}, or a new one takes a slot`
        : `${creature.name}: ${level} ${type.toLowerCase()}, in a slot of its own`,
      [],
      [
        { name: 'A wound', value: 'fills one slot', rule: 'BDP-WND-01' },
        ...(level === 'permanent'
          ? [
              {
                name: 'Permanent',
                value: `never heals, and ${ability} loses a point for good`,
                rule: 'BDP-WND-05' as const,
              },
            ]
          : []),
        ...(remedy ? [{ name: 'Remedy', value: remedy.says, rule: 'BDP-WND-07' as const }] : []),
        ...(old
          ? [{ name: 'The same again', value: 'the player chooses', rule: 'BDP-WND-02' as const }]
          : []),
        ...(old?.level === 'permanent'
          ? [{ name: old.name, value: 'can’t worsen: a new slot', rule: 'E-BDP-08' as const }]
          : []),
      ],
    )
  },
  *run(situation, { who, kind, named, level, ability }, at) {
    const creature = situation.creatures[who ?? '']
    if (!creature) return line(at, { rule: 'BDP-WND-01', what: 'Wound', says: 'Nobody is hurt' })
    const type = typeOf(named?.trim() ? named : kind)
    const came = yield* gainWound(creature, { type, level, ability }, 'wound')
    return line(at, {
      rule: 'BDP-WND-01',
      what: `Wound, ${creature.name}`,
      says: came.says,
      tone: creature.side === 'party' ? 'bad' : 'good',
      who: [creature.id],
      why: came.why,
      effects: came.effects,
    })
  },
})
