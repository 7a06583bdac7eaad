import { calculator, living } from '../reckoning.ts'
import { maxSpellLevel } from './figures.ts'

/** The highest spell that a hurt sorceror may cast or memorize. Rule GAM-INJ-03. */
export const highestSpell = calculator({
  id: 'gods-and-monsters.highest-spell',
  title: 'Highest spell while hurt',
  rule: 'GAM-INJ-03',
  phase: 'fight',
  slot: 'spell',
  finds: 'sorceror cast memorize level injuries limit',
  asks: { who: { kind: 'creature', title: 'Who', first: 'party' } },
  reckon(situation, { who }) {
    const creature = living(situation, who)
    if ('refuses' in creature) return creature
    const { sorceror = 0, injuries = 0 } = creature.values
    if (sorceror < 1)
      return { refuses: `${creature.name} has no level of sorceror: choose one who has.` }
    const most = maxSpellLevel(sorceror, injuries)
    return {
      says:
        most === 0
          ? `${creature.name} is too hurt to cast or memorize`
          : `${creature.name} casts and memorizes up to level ${most}`,
      terms: [
        { name: 'Level', value: sorceror, rule: 'GAM-INJ-03' },
        { name: 'Injuries', value: 0 - injuries, rule: 'GAM-INJ-03' },
      ],
      who: [creature.id],
    }
  },
})
