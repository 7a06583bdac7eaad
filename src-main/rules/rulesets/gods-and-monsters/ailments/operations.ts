import { choiceIn, numberIn, optionIn, type Operations } from '../../../worked-checks/operations.ts'
import {
  acceptedReadings,
  ailmentPenalty,
  ailmentReaction,
  chronicDoses,
  contacts,
  dosesText,
  inescapableDoses,
} from './figures.ts'
import { ailmentNames, ailments } from './rows.ts'

/** Poisons and diseases by the names that worked checks use. */
export const ailmentOperations: Operations = {
  'gam.ailmentTest': (i) => {
    const strength =
      'ailment' in i
        ? ailments[choiceIn(i, 'ailment', ailmentNames)].strength
        : numberIn(i, 'strength')
    const contact = choiceIn(i, 'mode', contacts)
    const reaction = ailmentReaction(contact)
    const penalty = ailmentPenalty(strength, contact, optionIn(i, 'acceptedAdds', acceptedReadings))
    return { reaction, target: numberIn(i, reaction) - penalty }
  },
  'gam.chronicDoses': (i) => {
    const doses = chronicDoses(numberIn(i, 'failed_throw_offs'))
    const ailment = 'ailment' in i ? ailments[choiceIn(i, 'ailment', ailmentNames)] : undefined
    return ailment?.dose?.points ? { doses, effect: dosesText(ailment, doses) } : { doses }
  },
  'gam.inescapable': (i) => {
    const ailment = ailments[choiceIn(i, 'ailment', ailmentNames)]
    const doses = inescapableDoses(ailment, numberIn(i, 'rounds'), numberIn(i, 'failures'))
    return { effect: dosesText(ailment, doses) }
  },
}
