import { defineAction } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { actingOf } from './acting.ts'
import { kept } from './running.ts'

/** Out of the place that made it inescapable: a chronic one fades from its own strength, others are over. Rules GAM-AIL-07, GAM-AIL-08. */
export const leaves = defineAction({
  id: 'gods-and-monsters.ailment-left',
  title: 'Get away from an ailment',
  rule: 'GAM-AIL-08',
  phase: 'check',
  slot: 'settle',
  needs: [],
  finds: 'leave area gas escape poison inescapable out',
  asks: { ailment: { kind: 'timer', title: 'Ailment' } },
  preview(situation, { ailment }) {
    const acting = actingOf(situation, ailment)
    if ('refuses' in acting) return refusal(acting.refuses)
    const { creature, timer, running } = acting
    if (!running.inside) return refusal(`${creature.name} can get away from it already.`)
    return plain(
      running.chronic && running.caught
        ? `${timer.title} begins to fade`
        : `${timer.title} is over for ${creature.name}`,
    )
  },
  *run(situation, { ailment }, at) {
    const acting = actingOf(situation, ailment)
    if ('refuses' in acting)
      return line(at, { rule: 'GAM-AIL-08', what: 'Ailment', says: acting.refuses })
    const { creature, timer, running } = acting
    const fades = running.chronic && running.caught
    const grown = Math.max(0, running.doses - 1)
    return line(at, {
      rule: 'GAM-AIL-08',
      what: `${creature.name} gets away from ${timer.title}`,
      says: fades ? 'It fades from now on' : 'It is over',
      tone: 'good',
      who: [creature.id],
      effects: [
        fades
          ? kept(timer, creature, {
              ...running,
              inside: false,
              throws: 0,
              strength: running.strength - grown,
            })
          : { do: 'stop timer', timer: ailment },
      ],
    })
  },
})
