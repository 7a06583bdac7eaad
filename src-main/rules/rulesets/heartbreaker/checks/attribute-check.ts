import { refusal } from '../../../core/preview.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import { defineAction } from '../../../core/action.ts'
import { previewCheck, runCheck, type Check } from '../../../common/check.ts'
import { line } from '../../../core/line.ts'
import { figuresOf, type Step, step } from '../../../core/outcome.ts'
import { attribute, attributes, uses, type Attribute } from '../character/attributes.ts'
import { fieldOf, scoreOf } from '../character/people.ts'

/** A check of one attribute, as its row of the table has it. Rules HBK-ATTR-01, HBK-ATTR-02. */
export function checkTrial(creature: ReadonlyCreature, which: Attribute): Check {
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

/** A d6 of an attribute's row or less. Rules HBK-ATTR-01, HBK-ATTR-02. */
export const attributeCheck = defineAction({
  id: 'heartbreaker.check',
  title: 'Check',
  rule: 'HBK-ATTR-02',
  phase: 'check',
  slot: 'skill',
  finds:
    'strength dexterity constitution intelligence wisdom charisma door breath notice sway in six',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who' },
    attribute: { kind: 'choice', title: 'Attribute', of: attributes, default: 'STR' },
    at: { kind: 'text', title: 'At what', max: 80, optional: true },
  },
  plan(situation, { who, attribute: which, at: task }) {
    const creature = situation.creatures[who]
    return creature?.values[fieldOf[which]] === undefined
      ? refusal(`Choose somebody who has ${which}, or give them one by an edit.`)
      : { creature, which, task }
  },
  preview({ creature, which }, _situation, at) {
    const shown = previewCheck(checkTrial(creature, which), at.ruling)
    return { ...shown, why: [...shown.why, ...stepsOf(creature, which)] }
  },
  *run({ creature, which, task }, _situation, at) {
    const result = yield* runCheck(checkTrial(creature, which), at.ruling)
    return line(at, {
      rule: 'HBK-ATTR-02',
      what: [`${which} check`, creature.name, task].filter(Boolean).join(', '),
      says: result.success ? 'Done' : 'Not done',
      tone: result.success === (creature.side === 'party') ? 'good' : 'bad',
      who: [creature.id],
      ...figuresOf(result),
      why: [...result.why, ...stepsOf(creature, which)],
    })
  },
})

function stepsOf(creature: ReadonlyCreature, which: Attribute): Step[] {
  const score = scoreOf(creature, which)
  return [
    step(`${which} ${score}`, `${attribute(score).checkIn6} in 6`, 'HBK-ATTR-01'),
    ...(score < 3 || score > 18 ? [step('Beyond the table', 'the nearest row', 'E-HBK-10')] : []),
    { name: which, value: uses[which].check, rule: uses[which].rule },
  ]
}
