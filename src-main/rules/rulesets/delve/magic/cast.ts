import { deadLeftOut, livingTargets, onlyDeadChosen } from '../../../common/spell-targets.ts'
import { type Ruling, defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { stepsOnce, type Step } from '../../../core/outcome.ts'
import { type RefusedPreview, isRefusal, plain, refusal } from '../../../core/preview.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Due } from '../../../core/state/due.ts'
import { listed } from '../../../core/words.ts'
import { aboutAsk, bookAsks, whomAsk } from '../../../gm/cast-asks.ts'
import { defaultSpellLevel } from '../house-rules/magic.ts'
import { rollSave } from '../saves.ts'
import { casting, effectDue } from './interrupt.ts'
import { castSteps, previewCasting, scopeOf } from './preview.ts'
import { resolveSpell } from './resolve.ts'
import {
  type ReadyCasting,
  castingCosts,
  concernedIds,
  fromTheBook,
  planCasting,
} from './source.ts'
import { type DelveSpell, spellNamed, spellNames } from './spells.ts'

/** Casts any spell; in a fight it takes effect at the end of the round. Rules DLV-MAG-01 to DLV-MAG-09. */
export const cast = defineAction({
  id: 'delve.cast',
  title: 'Cast a spell',
  rule: 'DLV-MAG-02',
  phase: 'fight',
  slot: 'spell',
  deed: 'spell',
  needs: ['wil'],
  finds: `magic spellbook scroll ${spellNames.join(' ').toLowerCase()}`,
  asks: {
    ...bookAsks,
    power: {
      kind: 'choice',
      role: 'power',
      title: 'Spell',
      of: [fromTheBook, ...spellNames],
      default: fromTheBook,
    },
    level: {
      kind: 'number',
      role: 'pool',
      title: 'Level (0: as written)',
      min: 0,
      max: 9,
      default: 0,
    },
    targets: whomAsk,
    danger: { kind: 'switch', title: 'In danger: a WIL save', default: false },
    blood: { kind: 'switch', title: 'Paid in blood (Augury)', default: false },
    enhanced: {
      kind: 'text',
      title: 'Enhanced, with time and safety: how',
      max: 120,
      optional: true,
    },
    about: aboutAsk,
  },
  plan(situation, input) {
    const scope = scopeOf(situation, input)
    const ready = planCasting(situation, input)
    if (isRefusal(ready)) {
      const spell = spellNamed(input.power)
      const spellSteps = spell ? [{ name: spell.name, value: spell.says, rule: spell.rule }] : []
      const refused: RefusedPreview = { ...ready, why: [...ready.why, ...spellSteps], scope }
      return refused
    }
    const { danger, blood, enhanced, about = '', targets: chosen = [] } = input
    const dead = onlyDeadFor(situation, ready.spell, chosen)
    if (dead) return { ...dead, scope }
    const targets = targetsOf(situation, ready.caster, ready.spell, ready.level, chosen)
    const beyond = beyondLevel(situation, ready, targets, chosen)
    return { ready, targets, beyond, chosen, danger, blood, about, enhanced, scope }
  },
  preview({ ready, targets, beyond, scope }, situation, at) {
    const shown = previewCasting(situation, ready, targets, at.ruling)
    return { ...shown, why: [...shown.why, ...beyond], scope }
  },
  *run({ ready, targets, beyond, chosen, danger, blood, about, enhanced }, situation, at) {
    const { caster, spell, level } = ready
    const risk = danger ? yield* rollDanger(situation, caster, at.ruling) : unharmed
    const base = {
      rule: spell.rule,
      what: `${spell.name}, ${caster.name}, level ${level}`,
    }
    const before = [
      ...castSteps(situation, ready),
      ...beyond,
      ...enhancementSteps(enhanced),
      ...risk.why,
    ]
    if (situation.fight)
      return line(at, {
        ...base,
        says: [`${caster.name} begins to read`, ...risk.says].join('; '),
        tone: 'due',
        who: [caster.id],
        why: before,
        effects: [
          ...castingCosts(ready),
          { do: 'mark', creature: caster.id, mark: casting, on: true },
          { do: 'acted', creature: caster.id },
          { do: 'due', due: effectDueOf(ready, { targets: [...chosen], blood, about }) },
        ],
      })
    const atWork = { caster, spell, level, targets, blood, about }
    const worked = yield* resolveSpell(situation, atWork, at.ruling)
    return line(at, {
      ...base,
      says: [worked.says, ...risk.says].join('; '),
      tone: risk.says.length > 0 ? 'bad' : worked.tone,
      who: concernedIds(caster, targets),
      ...(worked.secret ? { secret: true } : {}),
      why: stepsOnce(before, worked.why),
      effects: [...castingCosts(ready), ...worked.effects],
    })
  },
})

/**
 * Steps of enhancing a spell with time and safety, at no cost; the GM rules the effect. Rules DLV-MAG-04,
 * E-DLV-25.
 */
function enhancementSteps(how: string | undefined): Step[] {
  return how?.trim()
    ? [
        { name: 'Enhanced', value: 'at no more cost', rule: 'DLV-MAG-04' },
        { name: 'Enhanced', value: how.trim(), rule: 'E-DLV-25' },
      ]
    : []
}

const unharmed: { says: string[]; why: Step[] } = { says: [], why: [] }

/** Rolls the save for casting in danger; on a failure the GM names terrible consequences. Rule DLV-MAG-05. */
function* rollDanger(
  situation: Situation,
  caster: ReadonlyCreature,
  ruling: Ruling,
): ProcedureOf<{ says: string[]; why: Step[] }> {
  const how = { rule: 'DLV-MAG-05' as const, label: 'WIL save, in danger' }
  const result = yield* rollSave(situation, caster, 'WIL', ruling, how)
  return {
    says: result.success ? [] : ['and something terrible follows: you say what'],
    why: [
      { name: 'In danger', value: result.success ? 'held' : 'it goes wrong', rule: 'DLV-MAG-05' },
      ...result.why,
    ],
  }
}

/** Due effect of a spell begun in a fight, in the last phase of the round. Rule DLV-INIT-02. */
function effectDueOf(
  { caster, spell, level }: ReadyCasting,
  { about, ...input }: { targets: string[]; blood: boolean; about: string },
): Due {
  return {
    id: effectDue(caster.id),
    action: 'delve.effect',
    input: {
      caster: caster.id,
      power: spell.name,
      level,
      ...input,
      ...(about ? { about } : {}),
    },
    title: `${spell.name} takes effect`,
    why: `${caster.name} has cast ${spell.name}`,
    rule: 'DLV-INIT-02',
    when: 'end of round',
    who: [caster.id],
    must: false,
  }
}

/** Resolves a spell begun earlier in the round, in the last phase. Rule DLV-INIT-02. */
export const effect = defineAction({
  id: 'delve.effect',
  title: 'The spell takes effect',
  rule: 'DLV-INIT-02',
  phase: 'fight',
  slot: 'spell',
  needs: ['wil'],
  finds: 'magic effect phase spell end of round',
  asks: {
    caster: { kind: 'creature', role: 'actor', title: 'Who cast' },
    power: { kind: 'choice', role: 'power', title: 'Spell', of: spellNames },
    level: { kind: 'number', title: 'Level (0: the default)', min: 0, max: 9, default: 0 },
    targets: whomAsk,
    blood: { kind: 'switch', title: 'Paid in blood (Augury)', default: false },
    about: aboutAsk,
  },
  prefill: ({ dues }) =>
    Object.values(dues).find(({ action }) => action === 'delve.effect')?.input ?? {},
  plan(situation, { level: askedLevel, targets: chosen = [], blood, about = '', ...input }) {
    const caster = situation.creatures[input.caster]
    const spell = spellNamed(input.power)
    if (!caster || !spell) return refusal('Choose who cast, and which spell.')
    if (!situation.dues[effectDue(caster.id)])
      return refusal(`${caster.name} has no spell under way (DLV-INIT-02): cast one first.`)
    const level = askedLevel || houseRule<number>(situation, defaultSpellLevel)
    const targets = targetsOf(situation, caster, spell, level, chosen)
    return { caster, spell, level, targets, blood, about }
  },
  preview({ spell, level, targets }) {
    const names = targets.map(({ name }) => name)
    return plain(
      `${spell.name}, level ${level}${names.length > 0 ? ` on ${listed(names)}` : ''}`,
      [],
      [{ name: spell.name, value: spell.says, rule: spell.rule }],
    )
  },
  *run(atWork, situation, at) {
    const { caster, spell, level, targets } = atWork
    const worked = yield* resolveSpell(situation, atWork, at.ruling)
    return line(at, {
      rule: spell.rule,
      what: `${spell.name}, ${caster.name}, level ${level}`,
      says: worked.says,
      tone: worked.tone,
      who: concernedIds(caster, targets),
      ...(worked.secret ? { secret: true } : {}),
      why: worked.why,
      effects: [
        ...worked.effects,
        { do: 'settle', due: effectDue(caster.id) },
        { do: 'mark', creature: caster.id, mark: casting, on: false },
      ],
    })
  },
})

/** Refusal of a spell on the dead alone; null where it takes the caster, or nobody. */
function onlyDeadFor(
  { creatures }: Situation,
  { name, reach }: DelveSpell,
  chosen: readonly string[],
): RefusedPreview | null {
  if (reach === 'caster' || reach === 'nobody') return null
  return onlyDeadChosen(
    name,
    chosen.flatMap((id) => creatures[id] ?? []),
  )
}

/** Steps that name those chosen who are dead, or beyond what the spell's level takes; none where it takes them all. */
function beyondLevel(
  { creatures }: Situation,
  { spell, level }: Pick<ReadyCasting, 'spell' | 'level'>,
  targets: readonly ReadonlyCreature[],
  chosen: readonly string[],
): Step[] {
  if (spell.reach === 'caster' || spell.reach === 'nobody') return []
  const there = chosen.flatMap((id) => creatures[id] ?? [])
  const left = livingTargets(there).filter((one) => !targets.includes(one))
  const most = spell.reach === 'one' ? 'one alone' : `level ${level}`
  const dead = deadLeftOut(there, spell.rule)
  return left.length === 0
    ? dead
    : [
        ...dead,
        {
          name: `Beyond ${most}`,
          value: `${listed(left.map(({ name }) => name))} left out`,
          rule: spell.rule,
        },
      ]
}

/**
 * Targets of a spell among those chosen: its caster, one, one per level, or all. Of a mixed choice, those it
 * is meant for come first.
 */
function targetsOf(
  situation: Situation,
  caster: ReadonlyCreature,
  spell: DelveSpell,
  level: number,
  chosen: readonly string[],
): ReadonlyCreature[] {
  if (spell.reach === 'caster') return [caster]
  if (spell.reach === 'nobody') return []
  const there = livingTargets(chosen.flatMap((id) => situation.creatures[id] ?? []))
  const against = (one: ReadonlyCreature): boolean =>
    (one.side === caster.side) !== (spell.harmful ?? false)
  const sorted = [...there.filter(against), ...there.filter((one) => !against(one))]
  const wanted = sorted.length > 0 || spell.harmful ? sorted : [caster]
  if (spell.reach === 'area') return wanted
  return wanted.slice(0, spell.reach === 'one' ? 1 : level)
}
