import { defineAction, type Action, type Scope } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, previewTrial, refusal } from '../../../common/trial.ts'
import { listed } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { rollOne } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { useId } from '../../../common/uses.ts'
import { factUse } from '../advancement/explorer.ts'
import { copperIn, purseSays, readingOf, spent, worthOf } from '../coins.ts'
import { pieceOf } from '../gear.ts'
import { pathOf } from '../people.ts'
import { saved, saveTrial } from '../saves.ts'
import { filthy, rusty, sick } from './conditions.ts'
import { keep, tiers, upkeep, type Tier } from './figures.ts'

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

/** Between adventures. Rules HBK-UPK-01 to HBK-UPK-04. */
export const upkeepAction: Action = defineAction({
  id: 'heartbreaker.upkeep',
  title: 'Pay upkeep',
  rule: 'HBK-UPK-01',
  phase: 'town',
  slot: 'coins',
  needs: [],
  finds: 'squalid basic lavish lodging inn keep living cost stable',
  asks: {
    who: { kind: 'creature', title: 'Who', side: 'party', only: ['character', 'hireling'] },
    tier: { kind: 'choice', title: 'Lives', of: tiers, default: 'basic' },
    payer: {
      kind: 'creature',
      title: 'Paid by',
      side: 'party',
      only: ['character', 'hireling'],
      optional: true,
    },
    animals: {
      kind: 'creatures',
      title: 'With beasts',
      side: 'party',
      only: ['animal'],
      optional: true,
    },
  },
  preview(situation, { who, tier, payer }, at) {
    const creature = situation.creatures[who]
    if (!creature || creature.kind === 'animal')
      return refusal('Choose who pays: a character or a hireling.')
    const { unit, buys, rule } = keep[tier]
    const double = pathOf(creature) === 'swashbuckler'
    const verdict = `${double ? '2 × d6' : 'd6'} ${unit}; ${purseOf(situation.creatures[payer ?? who] ?? creature, who)}`
    const why: Step[] = [
      { name: tier, value: buys, rule },
      ...(double ? [{ name: 'Swashbuckler', value: 'double', rule: 'HBK-PATH-01' as const }] : []),
    ]
    const beastless = !Object.values(situation.creatures).some(({ kind }) => kind === 'animal')
    const scope: Record<string, Scope> = beastless ? { animals: { idle: true } } : {}
    if (tier !== 'squalid') return { ...plain(verdict, [], why), scope }
    const shown = previewTrial(saveTrial(creature, squalor), at.ruling)
    return { ...shown, verdict: `${verdict}; then a SAV`, why: [...why, ...shown.why], scope }
  },
  *run(situation, { who, tier, payer, animals }, at) {
    const creature = situation.creatures[who]
    if (!creature) return line(at, { rule: 'HBK-UPK-01', what: 'Upkeep', says: 'Nobody paid' })
    const purse = situation.creatures[payer ?? who] ?? creature
    const d6 = yield* rollOne('upkeep', 6)
    const { amount, unit } = upkeep(tier, d6, pathOf(creature))
    const reading = readingOf(situation)
    const what = `Upkeep, ${creature.name}, ${tier}`
    const why: Step[] = [
      { name: 'd6', value: d6, rule: 'HBK-UPK-01' },
      { name: tier, value: keep[tier].buys, rule: 'HBK-UPK-02' },
      ...(pathOf(creature) === 'swashbuckler'
        ? [{ name: 'Swashbuckler', value: 'pays double', rule: 'HBK-PATH-01' as const }]
        : []),
    ]
    if (copperIn(purse, reading) < amount * worthOf(reading)[unit])
      return line(at, {
        rule: 'HBK-UPK-01',
        what,
        says: `${amount} ${unit} is more than ${purse.name} has, ${purseSays(purse)}: choose a lower grade, or who pays under “Paid by”`,
        tone: 'bad',
        who: [who],
        why,
      })
    const lodged = beasts(situation, animals ?? [])
    const save = tier === 'squalid' ? yield* saved(creature, at.ruling, squalor) : null
    const after = save && !save.success ? worse(creature, lodged) : better(creature, lodged, tier)
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
        ...spent(purse, amount, unit, reading),
        ...after.effects,
        ...(creature.uses?.[useId(factUse)]
          ? [{ do: 'use' as const, creature: who, id: useId(factUse), to: null }]
          : []),
      ],
    })
  },
})

/** "has 3 GP", or "paid by Maud, who has 3 GP". */
function purseOf(purse: ReadonlyCreature, who: string): string {
  return `${purse.id === who ? '' : `paid by ${purse.name}, who `}has ${purseSays(purse)}`
}

interface After {
  says: string
  why: Step[]
  effects: Effect[]
}

/**
 * Results of a failed SAV: rust, filth and sickness, as far as they apply. Rules HBK-UPK-03, HBK-UPK-04,
 * E-HBK-22.
 */
function worse(creature: ReadonlyCreature, lodged: readonly ReadonlyCreature[]): After {
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
      { name: 'One SAV', value: 'for armour, clothes and beasts', rule: 'E-HBK-22' },
      { name: 'Rust', value: 'AMR 1 less, never below 0', rule: 'HBK-UPK-04' },
    ],
    effects: [
      ...(armoured ? [on(creature.id, rusty, 'rusty')] : []),
      on(creature.id, filthy, 'filthy'),
      ...lodged.map(({ id }) => on(id, sick, 'of no use until fed and stabled')),
    ],
  }
}

/** Laundry cleans clothes and stalls cure beasts; rust needs a smith. Rules HBK-UPK-02, HBK-UPK-04. */
function better(
  creature: ReadonlyCreature,
  lodged: readonly ReadonlyCreature[],
  tier: Tier,
): After {
  const fed = lodged.slice(0, keep[tier].animals)
  const unfed = lodged.slice(keep[tier].animals)
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
    why:
      lodged.length > 0 ? [{ name: 'Stalls', value: keep[tier].animals, rule: 'HBK-UPK-02' }] : [],
    effects: [
      ...(tier !== 'squalid' && filthy in creature.conditions ? [off(creature.id, filthy)] : []),
      ...fed.filter(({ conditions }) => sick in conditions).map(({ id }) => off(id, sick)),
    ],
  }
}
