import { defineAction, type Scope } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Effect } from '../../../core/effects.ts'
import type { RuleId, Step } from '../../../core/outcome.ts'
import { has } from '../people.ts'
import { attackOf, type PlannedStrike } from './attack-of.ts'
import { bearing } from './bearing.ts'
import { leans, step } from './dice.ts'
import { previewHarm } from './odds.ts'
import { parry } from './parry.ts'
import { reactions, type CombatReaction } from './reactions.ts'
import { strike } from './strike.ts'

const ruleOf: Readonly<Record<CombatReaction, RuleId>> = {
  defend: 'BDPX-DEF-03',
  'fight back': 'BDPX-DEF-04',
  block: 'BDPX-DEF-05',
  dodge: 'BDPX-DEF-06',
  parry: 'BDPX-DEF-07',
}

/** How the target takes it, chosen before anything is rolled. Rule BDPX-DEF-02. */
export function reactionSteps({ reaction, cost }: PlannedStrike): Step[] {
  return [
    step('Before damage is rolled', reaction, 'BDPX-DEF-02'),
    step(reaction, cost === 0 ? 'no Fatigue' : `${cost} Fatigue`, ruleOf[reaction]),
    ...(cost > 0 ? [step('Fatigue', 'fills a slot', 'BDP-DEP-04')] : []),
  ]
}

/** Due for a target that fights back; that attack is taken on HP. Rules BDPX-DEF-02, BDPX-DEF-04. */
function fightBack({ attacker, target, reaction }: PlannedStrike): Effect[] {
  if (reaction !== 'fight back') return []
  return [
    {
      do: 'due',
      due: {
        id: `fight back:${target.id}`,
        action: 'block-dodge-parry.attack',
        input: { target: attacker.id, attacker: target.id, reaction: 'defend' },
        title: `${target.name} fights back`,
        why: `${attacker.name} struck; a reaction can’t be reacted to`,
        rule: 'BDPX-DEF-04',
        when: 'now',
        who: [target.id, attacker.id],
        must: false,
      },
    },
  ]
}

/** The weapon's die less armor, and the reaction that meets it. */
export const attack = defineAction({
  id: 'block-dodge-parry.attack',
  title: 'Attack',
  rule: 'BDPX-ATK-01',
  phase: 'fight',
  slot: 'attack',
  needs: ['hp', 'str'],
  finds:
    'strike hit weapon sword shoot throw block dodge parry fight back enhanced impaired ambush',
  asks: {
    target: { kind: 'creature', title: 'Target' },
    attacker: { kind: 'creature', title: 'Attacker', optional: true },
    reaction: { kind: 'choice', title: 'The target’s reaction', of: reactions, default: 'defend' },
    weapon: { kind: 'text', title: 'Weapon or dice', max: 80, optional: true },
    second: { kind: 'text', title: 'Second weapon', max: 80, optional: true },
    how: { kind: 'choice', title: 'The die', of: leans, default: 'as it is' },
    unaware: { kind: 'switch', title: 'The target is unaware', default: false },
    held: { kind: 'switch', title: 'Not to kill', default: false },
    savage: { kind: 'switch', title: 'Savage Strikes', default: false },
    thrown: { kind: 'switch', title: 'Thrown', default: false },
  },
  preview(situation, input, at) {
    const made = attackOf(situation, input)
    if ('says' in made) return refusal(made.says)
    const { attacker, target, arm, dice } = made
    const scope: Record<string, Scope> = {
      ...(has(attacker, 'Savage Strikes') ? {} : { savage: { idle: true as const } }),
      ...(/\bthrown\b/i.test(arm.weapon.notes) ? {} : { thrown: { idle: true as const } }),
    }
    const base = `${attacker.name} on ${target.name}, ${arm.weapon.name} ${dice} (${arm.kind})`
    const why = [
      step('Nothing to roll to hit', 'the die less armor', 'BDPX-ATK-01'),
      ...made.why,
      ...reactionSteps(made),
      ...bearing(made),
    ]
    if (made.useless)
      return {
        ...plain(
          `${base}: it can’t be hurt so, and nothing is rolled`,
          [],
          [step('Impenetrable', 'only magic gets through', 'BDPX-ATK-03')],
        ),
        scope,
      }
    if (input.reaction === 'parry')
      return { ...plain(`${base}, parried: the higher die hurts the other’s STR`, [], why), scope }
    return {
      ...plain(`${base}, ${input.reaction}`),
      ...previewHarm(made, at.ruling.adjust),
      why,
      scope,
    }
  },
  *run(situation, input, at) {
    const made = attackOf(situation, input)
    if ('says' in made) return line(at, { rule: 'BDPX-ATK-01', what: 'Attack', says: made.says })
    const { attacker, target, arm } = made
    const came =
      input.reaction === 'parry' && !made.useless
        ? yield* parry(situation, made, at.ruling.adjust)
        : yield* strike(situation, made, { adjust: at.ruling.adjust, nonLethal: input.held })
    return line(at, {
      rule: input.reaction === 'defend' ? 'BDPX-ATK-01' : ruleOf[input.reaction],
      what: `${attacker.name} on ${target.name}, ${arm.weapon.name}`,
      says: came.says,
      tone: came.tone,
      who: [attacker.id, target.id],
      total: came.total,
      why: [
        ...came.why,
        ...reactionSteps(made),
        ...(input.held ? [step('Held back', 'knocked out, not injured', 'BDPX-ATK-04')] : []),
      ],
      effects: [
        // Before what this attack makes due: those are attacks too.
        { do: 'settle action', action: 'block-dodge-parry.attack', who: attacker.id },
        ...came.effects,
        ...fightBack(made),
      ],
    })
  },
})
