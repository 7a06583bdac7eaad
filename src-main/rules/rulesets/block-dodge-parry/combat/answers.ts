import type { Effect } from '../../../core/effects.ts'
import type { Id, ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { isDown } from '../../../common/incapacitated.ts'
import { dueNow } from '../effects.ts'

const fightBackId = (target: Id): string => `fight back:${target}`
/** Due of somebody who resisted a gambit. Rule BDPX-GMB-04. */
export const gambitBackId = (target: Id): string => `back:${target}`

/** Due for a target that fights back; that attack is taken on HP. Rules BDPX-DEF-02, BDPX-DEF-04. */
export function fightBackDue({
  attacker,
  target,
  reaction,
}: {
  attacker: ReadonlyCreature
  target: ReadonlyCreature
  reaction: string
}): Effect[] {
  if (reaction !== 'fight back') return []
  return [
    dueNow({
      id: fightBackId(target.id),
      action: 'block-dodge-parry.attack',
      input: { target: attacker.id, attacker: target.id, reaction: 'defend' },
      title: `${target.name} fights back`,
      why: `${attacker.name} struck; a reaction can’t be reacted to`,
      rule: 'BDPX-DEF-04',
      who: [target.id, attacker.id],
    }),
  ]
}

/** Settles the attacks that are due of somebody who strikes. */
export function settleAttack(who: Id): Effect {
  return { do: 'settle action', action: 'block-dodge-parry.attack', who }
}

const answerIds = (creature: Id): string[] => [fightBackId(creature), gambitBackId(creature)]

/** True for an attack or gambit that answers one of its target: it takes no turn of its own. Rules BDPX-DEF-04, BDPX-GMB-04. */
export function isAnswer(
  { dues }: Situation,
  { attacker, target }: { attacker: ReadonlyCreature; target: ReadonlyCreature },
): boolean {
  return answerIds(attacker.id).some((due) => dues[due]?.who.includes(target.id))
}

/** Settles the answer of somebody who is down. */
export function answerConsequences(_before: Situation, after: Situation): Effect[] {
  return Object.values(after.creatures)
    .filter(isDown)
    .flatMap(({ id }) => answerIds(id))
    .filter((due) => due in after.dues)
    .map((due) => ({ do: 'settle', due }))
}
