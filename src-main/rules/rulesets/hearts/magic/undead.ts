import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { animateDeadEnds, raisedMark, raisedOf } from '../../../common/animated-dead.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Timer } from '../../../core/state/due.ts'
import { counted, listed } from '../../../core/words.ts'
import { nameAmong, setFields } from '../character.ts'
import { animateRoll } from '../house-rules/magic.ts'
import type { Casting, SpellResult } from './casting.ts'
import { durationStep, liftSpell, spellTimer } from './lasting.ts'

/** Condition of the caster who keeps the dead standing. */
export const holdingMark = 'holds the dead'
const rule = 'HRT-SPELL-01'

/** Raises the chosen dead for the caster; figures of others the GM picks. Rules HRT-SPELL-01, E-HRT-21. */
export function animateDead(situation: Situation, casting: Casting): SpellResult {
  const { spell, caster, mana, targets, seconds } = casting
  const corpses = targets.filter((creature) => 'dead' in creature.conditions).slice(0, mana)
  const rest = mana - corpses.length
  return {
    says: [
      ...(corpses.length > 0
        ? [`${listed(corpses.map(({ name }) => name))} ${rises(corpses.length)}`]
        : []),
      ...(rest > 0
        ? [`${rest} ${corpses.length > 0 ? 'more' : 'undead'} ${rises(rest)}, of figures you pick`]
        : []),
    ].join('; '),
    tone: caster.side === 'foes' ? 'bad' : 'good',
    why: [
      { name: 'Undead', value: mana, rule },
      { name: 'Figures', value: 'their own, or a monster you pick', rule: 'E-HRT-21' },
      durationStep(spell, seconds),
    ],
    effects: [
      ...corpses.flatMap((corpse) => raise(corpse, caster)),
      { do: 'condition', creature: caster.id, name: holdingMark, to: { rule } },
      ...(seconds ? [{ do: 'timer' as const, timer: closing(situation, casting, seconds) }] : []),
    ],
  }
}

function rises(count: number): string {
  return count === 1 ? 'rises' : 'rise'
}

function raise(corpse: ReadonlyCreature, caster: ReadonlyCreature): Effect[] {
  const most = Math.max(1, corpse.values.maxHp ?? 1)
  return [
    ...setFields(corpse, { maxHp: most, hp: most }),
    { do: 'condition', creature: corpse.id, name: 'dead', to: null },
    { do: 'condition', creature: corpse.id, name: raisedMark, to: { rule } },
    ...(corpse.side === caster.side
      ? []
      : [{ do: 'side' as const, creature: corpse.id, side: caster.side }]),
  ]
}

function closing(situation: Situation, { spell, caster, mana }: Casting, seconds: number): Timer {
  return spellTimer(situation, spell, seconds, {
    at: 0,
    bearer: caster.id,
    due: {
      action: 'hearts.end-spell',
      input: { spell: spell.name, undead: Math.max(1, mana) },
      title: 'The raised dead are released',
      why: `Animate Dead by ${caster.name} is over`,
      rule,
      when: 'now',
      who: [caster.id],
      must: false,
    },
  })
}

type Fate = 'hostile' | 'dust' | 'permanent'

const ends: Readonly<Record<Fate, string>> = {
  hostile: 'turn hostile',
  dust: 'crumble to dust',
  permanent: 'serve for good',
}
const endsAlone: Readonly<Record<Fate, string>> = {
  hostile: 'turns hostile',
  dust: 'crumbles to dust',
  permanent: 'serves for good',
}

/** One d6 for all of them, or one each by house rule. Rules HRT-SPELL-01, E-HRT-22. */
export function* releaseDead(
  situation: Situation,
  undead: number,
): ProcedureOf<{ says: string; why: Step[]; effects: Effect[]; bad: boolean }> {
  const raised = raisedOf(situation)
  const each = houseRule<string>(situation, animateRoll) === 'each'
  const count = each ? Math.max(raised.length, raised.length > 0 ? 0 : undead) : 1
  const why: Step[] = []
  const effects: Effect[] = []
  const results: Fate[] = []
  for (let at = 0; at < count; at++) {
    const one = raised[at] ? nameAmong(raised, at) : `undead ${at + 1}`
    const die = yield* rollOne(each ? `end of ${one}` : 'end d6', 6)
    const { result } = animateDeadEnds(die)
    results.push(result)
    const who = each ? raised.slice(at, at + 1) : raised
    why.push({
      name: each ? (who[0]?.name ?? `Undead ${at + 1}`) : 'd6 for all',
      value: `${die}: ${each ? endsAlone[result] : ends[result]}`,
      rule: each ? 'E-HRT-22' : rule,
    })
    effects.push(...who.flatMap((creature) => ended(creature, result)))
  }
  return {
    says: each
      ? listed(
          results.map(
            (result, at) => `${raised[at]?.name ?? `Undead ${at + 1}`} ${endsAlone[result]}`,
          ),
        )
      : `The undead ${ends[results[0] ?? 'dust']}`,
    bad: results.includes('hostile'),
    why: each
      ? [
          { name: 'A die each', value: counted(count, 'undead', 'undead'), rule: 'E-HRT-22' },
          ...why,
        ]
      : why,
    effects,
  }
}

function ended(creature: ReadonlyCreature, result: Fate): Effect[] {
  const off = liftSpell(creature, rule)
  if (result === 'hostile')
    return creature.side === 'foes'
      ? off
      : [...off, { do: 'side', creature: creature.id, side: 'foes' }]
  if (result === 'permanent')
    return [
      ...off,
      { do: 'condition', creature: creature.id, name: 'undead servant', to: { rule } },
    ]
  return [
    ...off,
    { do: 'set', creature: creature.id, field: 'hp', to: 0 },
    { do: 'condition', creature: creature.id, name: 'dead', to: { rule } },
  ]
}
