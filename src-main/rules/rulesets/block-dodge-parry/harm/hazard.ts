import { defineAction, type Action } from '../../../core/action.ts'
import { bars, chanceOf, oddsOrRefusal } from '../../../dice/odds.ts'
import { askNotation } from '../../../dice/roll.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { readAmount } from '../../../dice/read-notation.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { listed } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import { scoreOf } from '../people.ts'
import { gainWound } from '../wounds/gain.ts'
import { hazardDice, hazards, hazardTitles, kindsOfHarm, type Hazard } from './hazards.ts'
import { hurt } from './hurt.ts'

function hazardOf(title: string): Hazard {
  const found = hazards.find((each) => each.title === title) ?? hazards[0]
  if (!found) throw new Error('there are no hazards')
  return found
}

function stepsOf(hazard: Hazard): Step[] {
  return [
    { name: hazard.ability, value: kindsOfHarm[hazard.ability], rule: 'BDP-DMG-04' },
    { name: 'No defence', value: 'HP and armor don’t help', rule: 'BDP-DMG-03' },
    {
      name: 'Lethal or disabling',
      value: hazard.critSave ? 'a save follows' : 'no save',
      rule: 'BDP-DMG-05',
    },
    ...(hazard.leaves
      ? [{ name: 'It may leave', value: hazard.leaves.toLowerCase(), rule: 'E-BDP-16' as const }]
      : []),
  ]
}

/** A fall, gas, cold, venom, terror: straight to an ability. Rules BDP-DMG-03 to BDP-DMG-06. */
export function hazarding(gameOf: GameOf): Action {
  return defineAction({
    id: 'block-dodge-parry.hazard',
    title: 'Hazard',
    rule: 'BDP-DMG-06',
    phase: 'dungeon',
    slot: 'trap',
    needs: [],
    finds: 'fall falling gas cold venom fear fright environment trap floors poison',
    asks: {
      who: { kind: 'creatures', title: 'Whom', side: 'party', optional: true },
      hazard: { kind: 'choice', title: 'What', of: hazardTitles, default: 'Fall' },
      times: { kind: 'number', title: 'Floors, turns or watches', min: 1, max: 30, default: 1 },
      wound: { kind: 'switch', title: 'It leaves a light wound', default: false },
    },
    preview(situation, { who = [], hazard: title, times }) {
      const [first] = who.flatMap((id) => situation.creatures[id] ?? [])
      if (!first) return refusal('Choose whom it strikes: nobody is chosen.')
      const of = hazardOf(title)
      const dice = hazardDice(of, times)
      const { borrower } = gameOf(situation)
      const harms = listed(who.map((id) => situation.creatures[id]?.name ?? id))
      if (borrower)
        return {
          ...plain(`${dice} for ${harms}`, [], [borrower.harm.says(situation)]),
          scope: { wound: { idle: true }, ...(of.each ? {} : { times: { idle: true } }) },
        }
      const shown = plain(
        `${dice} ${of.ability} for ${harms}`,
        [{ name: of.ability, value: scoreOf(first, of.ability), rule: 'BDP-DMG-04' }],
        stepsOf(of),
      )
      const read = readAmount(dice)
      const odds = 'says' in read ? null : oddsOrRefusal(read.expression)
      const scope = of.each ? {} : { scope: { times: { idle: true as const } } }
      if (!odds || 'refused' in odds || odds.points.length < 2) return { ...shown, ...scope }
      const score = scoreOf(first, of.ability)
      const gone = chanceOf(odds, (total) => total >= score)
      return {
        ...shown,
        ...scope,
        chances: [
          { says: `${first.name} at ${of.ability} 0`, chance: gone, tone: 'bad' },
          { says: of.critSave ? 'Hurt, and a save' : 'Hurt', chance: 1 - gone, tone: 'plain' },
        ],
        bars: bars(odds, (total) => (total >= score ? 0 : 1)),
      }
    },
    *run(situation, { who = [], hazard: title, times, wound }, at) {
      const of = hazardOf(title)
      const dice = hazardDice(of, times)
      const read = readAmount(dice)
      const struck = who.flatMap((id) => situation.creatures[id] ?? [])
      if ('says' in read || struck.length === 0)
        return line(at, { rule: 'BDP-DMG-06', what: title, says: 'Nobody was struck' })
      const says: string[] = []
      const { borrower } = gameOf(situation)
      const why: Step[] = borrower ? [] : stepsOf(of)
      const effects: Effect[] = []
      for (const creature of struck) {
        const label = struck.length === 1 ? 'hazard' : `hazard, ${creature.name} (${creature.id})`
        const rolled = yield* askNotation(label, read.expression)
        if (borrower) {
          const harmed = borrower.harm.run(creature, rolled.total + at.ruling.adjust, situation)
          says.push(`${rolled.total} for ${creature.name}: ${harmed.says}`)
          why.push(...harmed.why)
          effects.push(...harmed.effects)
          continue
        }
        const came = hurt(creature, of.ability, rolled.total + at.ruling.adjust, of.critSave)
        says.push(`${creature.name} ${came.says}`)
        why.push(...came.why)
        effects.push(...came.effects)
        if (!wound || !of.leaves) continue
        const left = yield* gainWound(
          creature,
          { type: of.leaves, level: 'light', ability: of.ability },
          label,
        )
        says.push(left.says)
        why.push(...left.why)
        effects.push(...left.effects)
      }
      return line(at, {
        rule: 'BDP-DMG-06',
        what: borrower ? `${title}, ${dice}` : `${title}, ${dice} ${of.ability}`,
        says: says.join('; '),
        tone: 'bad',
        who: struck.map(({ id }) => id),
        why,
        effects,
      })
    },
  })
}
