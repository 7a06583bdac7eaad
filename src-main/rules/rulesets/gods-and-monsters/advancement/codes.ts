import { compact } from '../../../common/compact.ts'
import { defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { type Step, step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { personKinds } from '../../../core/state/creature.ts'
import { aboutOf, aboutTitles, notesWith } from '../character/about.ts'
import { moralCodes } from '../generators/choices.ts'
import { condition, forsaken } from '../harm/states.ts'
import { spiritTypes } from '../magic/spells.ts'

const isEvil = (code: string): boolean => code.endsWith('Evil')

/**
 * Changes somebody’s moral code to the one that was played. A character of the players who turns evil becomes the
 * Guide’s; a prophet who turns without the god calls no spirits, until the god takes them back. Rules GAM-ADV-16,
 * GAM-ADV-17, GAMX-MOR-06, GAMX-MOR-07.
 */
export const changeCode = defineAction({
  id: 'gods-and-monsters.moral-code',
  title: 'Change the moral code',
  rule: 'GAM-ADV-17',
  phase: 'town',
  slot: 'edit',
  finds: 'moral code alignment good evil ordered chaotic turn prophet god deity atone quest',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party', only: personKinds },
    code: { kind: 'choice', title: 'Code as it was played', of: moralCodes, default: 'none' },
    helped: { kind: 'switch', title: 'With the god’s help', default: false },
  },
  plan(situation, { who, code, helped }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose whose code changes.')
    const had = aboutOf(creature).moralCode || 'none'
    const isForsaken = forsaken in creature.conditions
    if (had === code && !(isForsaken && helped))
      return refusal(`${creature.name} has that code already: choose another.`)
    const isProphet = (creature.values.prophet ?? 0) > 0
    if (isProphet && code === 'none')
      return refusal('A prophet has a moral code (GAMX-MOR-02): choose one.')
    const loses = isProphet && !helped && had !== 'none'
    const isLost = isEvil(code) && creature.side === 'party'
    const why: Step[] = compact(
      had !== code && step('Moral code', `${had}, now ${code}`, 'GAM-ADV-16'),
      isLost && step('Evil', 'is the Guide’s from now on', 'GAM-ADV-17'),
      loses &&
        step(
          'Without the god',
          'no spirits, and no specialty of prophets, until the quest is done that the god sets',
          'GAM-ADV-17',
        ),
      isForsaken && helped && step('The god', 'takes them back', 'GAMX-MOR-07'),
    )
    return { creature, code, loses, isLost, returns: isForsaken && helped, why }
  },
  preview: ({ creature, code, loses, isLost, why }) =>
    plain(
      `${creature.name}: ${code}${isLost ? ', and the Guide’s' : ''}${loses ? ', and no spirits' : ''}`,
      [],
      why,
    ),
  run({ creature, code, loses, isLost, returns, why }, _situation, at) {
    const who = creature.id
    const title = aboutTitles.moralCode
    return line(at, {
      rule: 'GAM-ADV-17',
      what: `${creature.name} changes code`,
      says: compact(
        code === 'none' ? 'No code' : code,
        isLost && 'leaves the party, and is the Guide’s',
        loses && 'no spirit comes any more',
        returns && 'spirits come again',
      ).join('; '),
      tone: loses || isLost ? 'bad' : 'plain',
      who: [who],
      why,
      effects: compact(
        {
          do: 'notes',
          creature: who,
          notes: notesWith(creature.notes, title, code === 'none' ? '' : code),
        },
        loses && condition(who, forsaken, { rule: 'GAM-ADV-17' }),
        returns && condition(who, forsaken, null),
        isLost && { do: 'player', creature: who, player: '' },
        isLost && { do: 'side', creature: who, side: 'others' },
      ),
    })
  },
})

/** Tag of a prophet who has changed a type of spirit at this level. */
const swappedAt = (level: number): string => `other spirits at level ${level}`

/**
 * Gives a prophet a type of spirit: one that the god grants, or once a level after the first another for one that is
 * given up and can’t be called any more. Rule GAM-ADV-20.
 */
export const changeSpirits = defineAction({
  id: 'gods-and-monsters.spirit-type',
  title: 'Change a type of spirit',
  rule: 'GAM-ADV-20',
  phase: 'town',
  slot: 'edit',
  finds:
    'prophet spirit type swap exchange call god animal sky water fire prophecy night protection',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Which prophet', side: 'party' },
    fresh: { kind: 'text', title: 'New type', max: 40, optional: true, offers: spiritTypes },
    old: { kind: 'text', title: 'In place of', max: 40, optional: true },
  },
  plan(situation, { who, fresh, old }) {
    const creature = situation.creatures[who]
    const level = creature?.values.prophet ?? 0
    if (!creature || level < 1) return refusal('Choose a prophet: nobody else calls spirits.')
    const { spirits } = aboutOf(creature)
    const scope = { scope: { old: { of: spirits } } }
    const [gains, gives] = [fresh, old].map((each) => each?.trim().toLowerCase() ?? '')
    if (!gains) return refusal('Name the new type of spirit.', scope)
    if (spirits.includes(gains))
      return refusal(`${creature.name} calls ${gains} already: name another type.`, scope)
    if (gives && !spirits.includes(gives))
      return refusal(`${creature.name} does not call ${gives}: choose a type of theirs.`, scope)
    if (gives && level < 2)
      return refusal(
        `${creature.name} is of the first level, and types change from the second on (GAM-ADV-20): add a type, or wait.`,
        scope,
      )
    if (gives && creature.tags[swappedAt(level)])
      return refusal(
        `${creature.name} has changed a type at this level (GAM-ADV-20): wait for the next.`,
        scope,
      )
    const has = [...spirits.filter((one) => one !== gives), gains]
    return { creature, gains, gives, has, level, scope: scope.scope }
  },
  preview: ({ creature, has, scope }) => ({
    ...plain(`${creature.name} calls ${has.join(', ')}`),
    scope,
  }),
  run({ creature, gains, gives, has, level }, _situation, at) {
    const who = creature.id
    return line(at, {
      rule: 'GAM-ADV-20',
      what: `${creature.name}’s spirits`,
      says: gives ? `${gains} in place of ${gives}` : `${gains} as well`,
      tone: 'good',
      who: [who],
      why: compact(
        step('Calls', has.join(', '), 'GAM-ADV-20'),
        gives && step(gives, 'is called no more', 'GAM-ADV-20'),
      ),
      effects: compact(
        {
          do: 'notes',
          creature: who,
          notes: notesWith(creature.notes, aboutTitles.spirits, has.join(', ')),
        },
        gives && { do: 'tag', creature: who, tag: swappedAt(level), on: true },
      ),
    })
  },
})
