import { defineAction, type Ruling } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { step } from '../../../core/outcome.ts'
import { isRefusal, plain, type Preview, type Scope } from '../../../core/preview.ts'
import type { Situation } from '../../../core/situation.ts'
import { has } from '../character/people.ts'
import { targetAsk } from '../../../gm/fight/attack-asks.ts'
import { fightBackDue, settleAttack } from './answers.ts'
import { planStrike, type PlannedStrike } from './attack-plan.ts'
import { secondScope } from './arms.ts'
import { bearingSteps, previewHarm, reactionSteps, ruleOf } from './attack-preview.ts'
import { leans } from './dice.ts'
import { parry, parryChances } from './parry.ts'
import { impairs, reactions } from './reactions.ts'
import { strike } from './strike.ts'

/** Attacks with a weapon: its die less armor, against the target's reaction. */
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
    target: { ...targetAsk, proposed: true },
    attacker: { kind: 'creature', role: 'actor', title: 'Attacker', optional: true },
    reaction: {
      kind: 'choice',
      role: 'reaction',
      title: 'The target’s reaction',
      of: reactions,
      default: 'defend',
    },
    weapon: { kind: 'text', role: 'weapon', title: 'Weapon or dice', max: 80, optional: true },
    second: { kind: 'text', title: 'Second weapon', max: 80, optional: true },
    how: { kind: 'choice', title: 'The die', of: leans, default: 'as it is' },
    unaware: { kind: 'switch', title: 'The target is unaware', default: false },
    held: { kind: 'switch', title: 'Not to kill', default: false },
    savage: { kind: 'switch', title: 'Savage Strikes', default: false },
    thrown: { kind: 'switch', title: 'Thrown', default: false },
  },
  plan(situation, input) {
    const blow = planStrike(situation, input)
    return isRefusal(blow) ? blow : { blow, nonLethal: input.held }
  },
  preview: ({ blow }, situation, at) => ({
    ...previewOf(situation, blow, at.ruling),
    deed: blow.arm.ranged ? 'shot' : 'blow',
  }),
  *run({ blow, nonLethal }, situation, at) {
    const { attacker, target, arm, reaction } = blow
    const { adjust } = at.ruling
    const result =
      reaction === 'parry' && !blow.useless
        ? yield* parry(situation, blow, adjust)
        : yield* strike(situation, blow, { adjust, nonLethal })
    return line(at, {
      rule: reaction === 'defend' ? 'BDPX-ATK-01' : ruleOf[reaction],
      what: `${attacker.name} on ${target.name}, ${arm.weapon.name}`,
      says: result.says,
      tone: result.tone,
      who: [attacker.id, target.id],
      total: result.total,
      why: [
        ...result.why,
        ...reactionSteps(blow),
        ...(nonLethal ? [step('Held back', 'knocked out, not injured', 'BDPX-ATK-04')] : []),
      ],
      effects: [
        // Before what this attack makes due: those are attacks too.
        settleAttack(attacker.id),
        ...result.effects,
        ...fightBackDue(blow),
      ],
    })
  },
})

function previewOf(situation: Situation, blow: PlannedStrike, { adjust }: Ruling): Preview {
  const { attacker, target, arm, dice, reaction } = blow
  const scope: Record<string, Scope> = {
    second: secondScope(attacker, arm),
    ...(has(attacker, 'Savage Strikes') ? {} : { savage: { idle: true as const } }),
    ...(/\bthrown\b/i.test(arm.weapon.notes) ? {} : { thrown: { idle: true as const } }),
  }
  const base = `${attacker.name} on ${target.name}, ${arm.weapon.name} ${dice} (${arm.kind})`
  const why = [
    step('Nothing to roll to hit', 'the die less armor', 'BDPX-ATK-01'),
    ...blow.why,
    ...reactionSteps(blow),
    ...bearingSteps(blow),
  ]
  if (blow.useless)
    return {
      ...plain(
        `${base}: it can’t be hurt so, and nothing is rolled`,
        [],
        [step('Impenetrable', 'only magic gets through', 'BDPX-ATK-03')],
      ),
      scope,
    }
  if (reaction === 'parry')
    return {
      ...plain(`${base}, parried: the higher die hurts the other’s STR`, [], why),
      chances: parryChances(situation, blow, adjust),
      scope,
    }
  return {
    ...plain(`${base}, ${reaction}${reactionWords(blow)}`),
    ...previewHarm(blow, adjust),
    why,
    scope,
  }
}

/** Fatigue of a block or dodge, and that it does nothing against this class. Rules BDPX-DEF-05, BDPX-DEF-06. */
function reactionWords({ arm, reaction, cost, negated }: PlannedStrike): string {
  if (reaction === 'defend') return ''
  const idle = (reaction === 'block' || reaction === 'dodge') && !impairs(reaction, arm.kind)
  return [
    idle && !negated ? `: no help against a ${arm.kind} weapon` : '',
    cost > 0 ? `, ${cost} Fatigue` : '',
  ].join('')
}
