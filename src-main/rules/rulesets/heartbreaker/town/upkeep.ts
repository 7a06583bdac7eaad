import { defineAction } from '../../../core/action.ts'
import { plain, refusal, type Scope } from '../../../core/preview.ts'
import type { Effect } from '../../../core/effects.ts'
import { previewCheck } from '../../../common/check.ts'
import { listed } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import { type Step, type RuleId, type Outcome, step } from '../../../core/outcome.ts'
import { rollOne } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { useId } from '../../../common/uses.ts'
import { factUse } from '../advancement/explorer.ts'
import { copperIn, describePurse, readingOf, takeCoins, worthOf, type Coin } from '../money.ts'
import { pieceOf } from '../gear.ts'
import { pathOf } from '../character/people.ts'
import { rollSave, saveTrial } from '../saves.ts'
import { filthy, rusty, sick } from '../conditions.ts'
import type { PathId } from '../character/paths.ts'
import { type Upkeep, upkeeps } from '../rest/index.ts'

/** Grades of upkeep: coin, beasts fed, and what each buys. Rules HBK-UPK-01, HBK-UPK-02. */
export const upkeepGrades: Readonly<
  Record<Upkeep, { unit: Coin; animals: 0 | 1 | 2; buys: string; rule: RuleId }>
> = {
  squalid: {
    unit: 'CP',
    animals: 0,
    buys: 'dregs of beer, a shared floor, cold scraps; no beast is fed',
    rule: 'HBK-UPK-02',
  },
  basic: {
    unit: 'SP',
    animals: 1,
    buys: 'ale, half a room, hot meals, storage, laundry, a stall for one beast',
    rule: 'HBK-UPK-02',
  },
  lavish: {
    unit: 'GP',
    animals: 2,
    buys: 'wine, a room, fine meals, laundry, storage, hay and stalls for two beasts',
    rule: 'HBK-UPK-02',
  },
}

/** 1d6 coins of the grade; a swashbuckler pays double. Rules HBK-UPK-01, HBK-PATH-01. */
export function upkeep(tier: Upkeep, d6: number, path?: PathId): { amount: number; unit: Coin } {
  return { amount: path === 'swashbuckler' ? 2 * d6 : d6, unit: upkeepGrades[tier].unit }
}

const squalor = {
  rule: 'HBK-UPK-03',
  success: 'No worse for it',
  failure: 'Rust, filth and sickness',
  label: 'SAV against squalor',
} as const

/** Beasts the GM named for upkeep, the sick first. */
function beasts(situation: Situation, ids: readonly string[]): ReadonlyCreature[] {
  return ids
    .flatMap((id) => situation.creatures[id] ?? [])
    .filter(({ kind }) => kind === 'animal')
    .sort((one, other) => Number(sick in other.conditions) - Number(sick in one.conditions))
}

/** Upkeep between adventures. Rules HBK-UPK-01 to HBK-UPK-04. */
export const payUpkeep = defineAction({
  id: 'heartbreaker.upkeep',
  title: 'Pay upkeep',
  rule: 'HBK-UPK-01',
  phase: 'town',
  slot: 'coins',
  finds: 'squalid basic lavish lodging inn keep living cost stable',
  asks: {
    who: {
      kind: 'creature',
      role: 'actor',
      title: 'Who',
      side: 'party',
      only: ['character'],
    },
    tier: { kind: 'choice', title: 'Lives', of: upkeeps, default: 'basic' },
    payer: {
      kind: 'creature',
      title: 'Paid by',
      side: 'party',
      only: ['character', 'hireling'],
      optional: true,
      none: 'themself',
    },
    animals: {
      kind: 'creatures',
      title: 'With beasts',
      side: 'party',
      only: ['animal'],
      optional: true,
    },
  },
  plan(situation, { who, tier, payer, animals }) {
    const creature = situation.creatures[who]
    if (creature?.kind === 'hireling')
      return refusal(`${creature.name} is hired: “Pay hirelings” rolls 3d6 (HBK-HIRE-02).`)
    if (creature?.kind !== 'character') return refusal('Choose who pays: a character.')
    return {
      creature,
      tier,
      purse: situation.creatures[payer ?? who] ?? creature,
      lodged: beasts(situation, animals ?? []),
    }
  },
  preview({ creature, tier, purse }, situation, at) {
    const { unit, buys, rule } = upkeepGrades[tier]
    const double = pathOf(creature) === 'swashbuckler'
    const verdict = `${double ? '2 × d6' : 'd6'} ${unit}; ${describePayer(purse, creature.id)}`
    const why: Step[] = [
      { name: tier, value: buys, rule },
      ...(double ? [step('Swashbuckler', 'double', 'HBK-PATH-01')] : []),
    ]
    const beastless = !Object.values(situation.creatures).some(({ kind }) => kind === 'animal')
    const scope: Record<string, Scope> = beastless ? { animals: { idle: true } } : {}
    if (tier !== 'squalid') return { ...plain(verdict, [], why), scope }
    const shown = previewCheck(saveTrial(creature, squalor), at.ruling)
    return { ...shown, verdict: `${verdict}; then a SAV`, why: [...why, ...shown.why], scope }
  },
  *run({ creature, tier, purse, lodged }, situation, at) {
    const { id: who } = creature
    const d6 = yield* rollOne('upkeep', 6)
    const { amount, unit } = upkeep(tier, d6, pathOf(creature))
    const reading = readingOf(situation)
    const what = `Upkeep, ${creature.name}, ${tier}`
    const why: Step[] = [
      step('d6', d6, 'HBK-UPK-01'),
      step(tier, upkeepGrades[tier].buys, 'HBK-UPK-02'),
      ...(pathOf(creature) === 'swashbuckler'
        ? [step('Swashbuckler', 'pays double', 'HBK-PATH-01')]
        : []),
    ]
    if (copperIn(purse, reading) < amount * worthOf(reading)[unit])
      return line(at, {
        rule: 'HBK-UPK-01',
        what,
        says: `${purse.name} has ${describePurse(purse)}, and ${amount} ${unit} is due: choose a lower grade, or who pays under “Paid by”`,
        tone: 'bad',
        who: [who],
        why,
      })
    const save = tier === 'squalid' ? yield* rollSave(creature, at.ruling, squalor) : null
    const after =
      save && !save.success
        ? squalorEffects(creature, lodged)
        : lodgingEffects(creature, lodged, tier)
    return line(at, {
      rule: save ? 'HBK-UPK-03' : 'HBK-UPK-01',
      what,
      says: [`${amount} ${unit}${purse.id === who ? '' : ` from ${purse.name}`}`, after.says]
        .filter(Boolean)
        .join('; '),
      tone: save && !save.success ? 'bad' : 'good',
      who: [who],
      total: amount,
      why: [...why, ...(save?.why ?? []), ...after.why],
      effects: [
        ...takeCoins(purse, amount, unit, reading),
        ...after.effects,
        ...(creature.uses?.[useId(factUse)]
          ? [{ do: 'use' as const, creature: who, id: useId(factUse), to: null }]
          : []),
      ],
    })
  },
})

/** Purse that pays: "has 3 GP", or "paid by Maud, who has 3 GP". */
function describePayer(purse: ReadonlyCreature, who: string): string {
  return `${purse.id === who ? '' : `paid by ${purse.name}, who `}has ${describePurse(purse)}`
}

type Aftermath = Pick<Outcome, 'says' | 'why' | 'effects'>

/**
 * Results of a failed SAV: rust, filth and sickness, as far as they apply. Rules HBK-UPK-03, HBK-UPK-04,
 * E-HBK-22.
 */
function squalorEffects(
  creature: ReadonlyCreature,
  lodged: readonly ReadonlyCreature[],
): Aftermath {
  const armoured = Object.values(creature.items).some((item) => pieceOf(item)?.kind === 'armour')
  const on = (who: string, name: string, says: string): Effect => ({
    do: 'condition',
    creature: who,
    name,
    to: { rule: 'HBK-UPK-04' },
    says,
  })
  const names = [
    ...(armoured ? ['armour rusts'] : []),
    'clothes are filthy',
    ...(lodged.length > 0 ? [`${listed(lodged.map(({ name }) => name))} sickens`] : []),
  ]
  return {
    says: listed(names),
    why: [
      step('One SAV', 'for armour, clothes and beasts', 'E-HBK-22'),
      step('Rust', 'AMR 1 less, never below 0', 'HBK-UPK-04'),
    ],
    effects: [
      ...(armoured ? [on(creature.id, rusty, 'rusty')] : []),
      on(creature.id, filthy, 'filthy'),
      ...lodged.map(({ id }) => on(id, sick, 'of no use until fed and stabled')),
    ],
  }
}

/** Laundry cleans clothes and stalls cure beasts; rust needs a smith. Rules HBK-UPK-02, HBK-UPK-04. */
function lodgingEffects(
  creature: ReadonlyCreature,
  lodged: readonly ReadonlyCreature[],
  tier: Upkeep,
): Aftermath {
  const fed = lodged.slice(0, upkeepGrades[tier].animals)
  const unfed = lodged.slice(upkeepGrades[tier].animals)
  const off = (who: string, name: string): Effect => ({
    do: 'condition',
    creature: who,
    name,
    to: null,
    says: 'no more',
  })
  const said = [
    ...(fed.length > 0 ? [`${listed(fed.map(({ name }) => name))} fed and stabled`] : []),
    ...(unfed.length > 0 ? [`no stall for ${listed(unfed.map(({ name }) => name))}`] : []),
  ]
  return {
    says: said.join('; '),
    why: lodged.length > 0 ? [step('Stalls', upkeepGrades[tier].animals, 'HBK-UPK-02')] : [],
    effects: [
      ...(tier !== 'squalid' && filthy in creature.conditions ? [off(creature.id, filthy)] : []),
      ...fed.filter(({ conditions }) => sick in conditions).map(({ id }) => off(id, sick)),
    ],
  }
}
