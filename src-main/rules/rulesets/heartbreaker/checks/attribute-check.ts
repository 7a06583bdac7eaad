import type { ReadonlyCreature } from '../../../core/situation.ts'
import { defineAction, type Action } from '../../../core/action.ts'
import { previewTrial, refusal, runTrial, type Trial } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { figuresOf } from '../../../core/outcome.ts'
import { attribute, attributes, uses, type Attribute } from '../attributes.ts'
import { fieldOf, scoreOf } from '../people.ts'

/** A d6 of so much or less; 0 never, 6 always. Rule HBK-ATTR-02. */
export function check(chanceIn6: number, d6: number): { success: boolean } {
  return { success: d6 <= Math.min(6, Math.max(0, chanceIn6)) }
}

/** A check of one attribute, as its row of the table has it. Rules HBK-ATTR-01, HBK-ATTR-02. */
export function checkTrial(creature: ReadonlyCreature, which: Attribute): Trial {
  return {
    label: `${which} check`,
    count: 1,
    sides: 6,
    score: attribute(scoreOf(creature, which)).checkIn6,
    scoreName: `${which} ${scoreOf(creature, which)}`,
    way: 'at or under',
    rule: 'HBK-ATTR-02',
    success: 'Done',
    failure: 'Not done',
  }
}

export const attributeCheck: Action = defineAction({
  id: 'heartbreaker.check',
  title: 'Check',
  rule: 'HBK-ATTR-02',
  phase: 'check',
  slot: 'skill',
  needs: [],
  finds:
    'strength dexterity constitution intelligence wisdom charisma door breath notice sway in six',
  asks: {
    who: { kind: 'creature', title: 'Who' },
    attribute: { kind: 'choice', title: 'Attribute', of: attributes, default: 'STR' },
    at: { kind: 'text', title: 'At what', max: 80, optional: true },
  },
  preview(situation, { who, attribute: which }, at) {
    const creature = situation.creatures[who]
    if (creature?.values[fieldOf[which]] === undefined)
      return refusal(`Choose somebody who has ${which}, or give them one by an edit.`)
    const shown = previewTrial(checkTrial(creature, which), at.ruling)
    return { ...shown, why: [...shown.why, ...stepsOf(creature, which)] }
  },
  *run(situation, { who, attribute: which, at: task }, at) {
    const creature = situation.creatures[who]
    if (!creature) return line(at, { rule: 'HBK-ATTR-02', what: 'Check', says: 'Nobody rolled' })
    const tried = yield* runTrial(checkTrial(creature, which), at.ruling)
    return line(at, {
      rule: 'HBK-ATTR-02',
      what: [`${which} check`, creature.name, task].filter(Boolean).join(', '),
      says: tried.success ? 'Done' : 'Not done',
      tone: tried.success === (creature.side === 'party') ? 'good' : 'bad',
      who: [who],
      ...figuresOf(tried),
      why: [...tried.why, ...stepsOf(creature, which)],
    })
  },
})

function stepsOf(creature: ReadonlyCreature, which: Attribute) {
  return [
    {
      name: `${which} ${scoreOf(creature, which)}`,
      value: `${attribute(scoreOf(creature, which)).checkIn6} in 6`,
      rule: 'HBK-ATTR-01' as const,
    },
    ...(scoreOf(creature, which) < 3 || scoreOf(creature, which) > 18
      ? [{ name: 'Beyond the table', value: 'the nearest row', rule: 'E-HBK-10' as const }]
      : []),
    { name: which, value: uses[which].check, rule: uses[which].rule },
  ]
}
