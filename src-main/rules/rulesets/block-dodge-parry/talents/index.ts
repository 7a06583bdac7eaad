import { defineAction, type Action } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { step, type Step } from '../../../core/outcome.ts'
import {
  plain,
  refusal,
  type Chance,
  type Preview,
  type RefusedPreview,
} from '../../../core/preview.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Use } from '../../../core/state/creature.ts'
import { alternatives } from '../../../core/words.ts'
import { chancesOfTexts } from '../../../common/sayings.ts'
import { leftOf, useId } from '../../../common/uses.ts'
import { has } from '../character/people.ts'
import { talents, type Talent, type TalentResult } from './talents.ts'

const names = talents.map(({ skill }) => skill)

/** Use counter of a skill with limited uses, unspent where none is stored; null for unlimited use. */
function useOf(creature: ReadonlyCreature, talent: Talent): Use | null {
  if (!talent.again) return null
  const kept = creature.uses?.[useId(talent.skill)]
  return kept ?? { title: talent.skill, of: 1, spent: 0, at: 0, again: talent.again }
}

interface PlannedTalent {
  creature: ReadonlyCreature
  talent: Talent
  /** Creature that it is used on; the user where none is chosen. */
  target: ReadonlyCreature
  use: Use | null
  about: string
}

function planTalent(
  situation: Situation,
  input: { who: string; skill: string; on?: string | undefined; about?: string | undefined },
): PlannedTalent | RefusedPreview {
  const { skill, on } = input
  const talent = talents.find((each) => each.skill === skill)
  const refuse = (why: string): RefusedPreview =>
    refusal(why, talent ? { why: [factOf(talent)], scope: scopeOf(talent) } : {})
  const creature = situation.creatures[input.who]
  if (!creature || !talent) return refuse('Choose who uses which skill.')
  if (!has(creature, skill))
    return refuse(`${creature.name} has not learnt ${skill}: choose a skill of theirs.`)
  if (talent.offeredAt) return refuse(`${skill} is offered at ${talent.offeredAt}: roll that save.`)
  const target = on ? situation.creatures[on] : undefined
  if (talent.on === 'somebody' && !target)
    return refuse(`${skill} is used on somebody: choose whom.`)
  if (talent.fight && !situation.fight)
    return refuse(`${skill} is for a fight, and none is on: begin one first.`)
  const said = (input.about ?? '').trim().toLowerCase()
  const about = talent.about?.find((each) => each.toLowerCase() === said) ?? ''
  if (talent.about && about === '' && (said !== '' || talent.must))
    return refuse(
      `${said === '' ? `${skill} is for one of several` : `“${input.about}” is nothing that ${skill} is for`}: choose ${alternatives(talent.about)} under “Of what”.`,
    )
  const use = useOf(creature, talent)
  if (use && leftOf(use, situation.clock.seconds) < 1)
    return refuse(`${creature.name} has used ${skill} already: once a ${use.again}.`)
  return { creature, talent, target: target ?? creature, use, about }
}

/** Inputs that mean something for a skill, and the list of what it is about. */
function scopeOf(talent: Talent): NonNullable<Preview['scope']> {
  return {
    ...(talent.on === 'nobody' ? { on: { idle: true } } : {}),
    about: talent.about ? { of: talent.about } : { idle: true },
  }
}

function factOf({ skill, says, rule }: Talent): Step {
  return step(skill, says, rule)
}

function* workOf(
  { creature, talent, target, about }: PlannedTalent,
  situation: Situation,
): ProcedureOf<TalentResult> {
  const result = talent.work?.(creature, target, situation, about)
  if (!result) return { says: talent.says, effects: [] }
  return 'says' in result ? result : yield* result
}

const talent = defineAction({
  id: 'block-dodge-parry.talent',
  title: 'Use a skill',
  rule: 'BDPX-CAR-01',
  phase: 'check',
  slot: 'skill',
  finds: `career skill talent once a day ${names.join(' ').toLowerCase()}`,
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party' },
    skill: { kind: 'choice', title: 'Skill', of: names, skillsOf: 'who' },
    on: { kind: 'creature', role: 'target', title: 'On whom', optional: true },
    about: {
      kind: 'text',
      title: 'Of what',
      max: 24,
      optional: true,
      closed: true,
      also: ['ability', 'element'],
    },
  },
  plan: planTalent,
  preview(plan, situation) {
    const { creature, talent } = plan
    return {
      ...plain(`${creature.name}: ${talent.says}`, [], [factOf(talent)]),
      chances: chancesOf(plan, situation),
      scope: scopeOf(talent),
    }
  },
  *run(plan, situation, at) {
    const { creature, talent, target, use } = plan
    const { skill, rule } = talent
    const result = yield* workOf(plan, situation)
    return line(at, {
      rule,
      what: `${skill}, ${creature.name}`,
      says: result.says,
      tone: 'good',
      who: [...new Set([creature.id, target.id])],
      why: [factOf(talent)],
      effects: [
        ...result.effects,
        ...(use
          ? [
              {
                do: 'use' as const,
                creature: creature.id,
                id: useId(skill),
                to: { ...use, spent: use.of, at: situation.clock.seconds },
              },
            ]
          : []),
      ],
    })
  },
})

/** Odds of a skill that rolls; none where no dice are rolled. */
function chancesOf(plan: PlannedTalent, situation: Situation): Chance[] {
  const all = [...chancesOfTexts(() => workOf(plan, situation))]
  return all.length < 2 ? [] : all.map(([says, chance]) => ({ says, chance, tone: 'plain' }))
}

export const talentActions: readonly Action[] = [talent]
