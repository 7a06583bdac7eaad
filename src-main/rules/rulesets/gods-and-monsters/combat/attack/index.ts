import { defineAction } from '../../../../core/action.ts'
import { refusal } from '../../../../common/trial.ts'
import { line } from '../../../../core/line.ts'
import { termSteps } from '../../checks/trial.ts'
import { hurtEffects, pointSteps } from '../../harm/hurt.ts'
import { pointsOf } from '../../harm/states.ts'
import { attackAsks } from './asks.ts'
import { blowOf } from './blow.ts'
import { costs } from './cost.ts'
import { attacks } from './rolled.ts'
import { ruleOf, shown } from './shown.ts'
import { unsettles } from './unsettles.ts'

/** One d20 an attack, at or under 11 and all that bears on it. Rules GAM-CMB-07 to GAM-CMB-12, GAM-CMB-16 to GAM-CMB-25. */
export const attack = defineAction({
  id: 'gods-and-monsters.attack',
  title: 'Attack',
  rule: 'GAM-CMB-07',
  phase: 'fight',
  slot: 'attack',
  needs: ['hp'],
  finds:
    'strike hit shoot throw weapon called shot knockout kill grab immobilize ambush poison venom',
  asks: attackAsks,
  preview(situation, input, at) {
    const blow = blowOf(situation, input)
    return 'says' in blow ? refusal(blow.says) : shown(blow, input, at)
  },
  *run(situation, input, at) {
    const blow = blowOf(situation, input)
    if ('says' in blow) return line(at, { rule: 'GAM-CMB-07', what: 'Attack', says: blow.says })
    const { attacker, target, arm } = blow
    const was = pointsOf(target)
    const struck = yield* attacks(situation, blow, input, at)
    const hits = struck.says.some(({ hit }) => hit)
    return line(at, {
      rule: ruleOf[blow.aim],
      what: `${attacker.name} on ${target.name}, ${arm.name}`,
      says: struck.says.map(({ says }) => says).join('; '),
      tone: !hits ? 'plain' : target.side === 'party' ? 'bad' : 'good',
      who: [attacker.id, target.id],
      ...(hits ? { total: struck.damage } : {}),
      why: [...termSteps(blow.terms), ...struck.why, ...pointSteps(was, struck.points)],
      effects: [
        ...hurtEffects(target, struck.points, blow.archetypal),
        ...struck.effects,
        ...(hits ? unsettles(target) : []),
        ...costs(situation, blow, input),
      ],
    })
  },
})
