import type { Effect } from '../../../core/effects.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { isUsedUp, useId } from '../../../common/uses.ts'
import { plain, refusal, type RefusedPreview, isRefusal } from '../../../core/preview.ts'
import { defineAction } from '../../../core/action.ts'
import { listed } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { cannotAct } from '../combat/order.ts'
import { pieceOf } from '../gear.ts'
import { maxSpellLevel } from '../house-rules/magic.ts'
import { pathOf } from '../character/people.ts'
import { highestSpellLevel, type LevelReading, spellsOf, type KnownSpell } from './spells.ts'

/** True when casting is possible: a free hand and no metal armour. Rules HBK-MAG-03, HBK-ARM-05. */
export function canCast(freeHands: number, metal: boolean): { ok: boolean } {
  return { ok: freeHands >= 1 && !metal }
}

/** Name of the metal armour worn; null when none is. Rule HBK-ARM-05. */
export function metalWorn(creature: ReadonlyCreature): string | null {
  const worn = Object.values(creature.items).find((item) => item.ready && pieceOf(item)?.metal)
  return worn?.name ?? null
}

/** True when the spell has been cast or discharged today. Rule HBK-MAG-01. */
function isSpent(situation: Situation, creature: ReadonlyCreature, spell: KnownSpell): boolean {
  return isUsedUp(creature, spell.name, situation.clock.seconds)
}

/** Effect that marks a spell as used today. Rule HBK-MAG-01. */
export function spendSpell(
  situation: Situation,
  creature: ReadonlyCreature,
  { name }: KnownSpell,
): Effect {
  return {
    do: 'use',
    creature: creature.id,
    id: useId(name),
    to: { title: name, of: 1, spent: 1, at: situation.clock.seconds, again: 'day' },
  }
}

/** Highest spell level a creature may cast, by the house rule. Rules HBK-MAG-02, E-HBK-09. */
export function highestLevel(situation: Situation, creature: ReadonlyCreature): number {
  return highestSpellLevel(
    creature.values.mag ?? 0,
    houseRule<LevelReading>(situation, maxSpellLevel),
  ).level
}

/**
 * Known spell with this id, or the caster's first without one; refused, with these steps, where it can't be
 * used now.
 */
export function usableSpell(
  situation: Situation,
  creature: ReadonlyCreature,
  { id, hands }: { id: string | undefined; hands: number },
  why: Step[] = [],
): KnownSpell | RefusedPreview {
  const known = spellsOf(creature)
  const spell = known.find((each) => each.id === id) ?? (id ? undefined : known[0])
  const refused = (fault: string): RefusedPreview => ({ ...refusal(fault), why })
  if (!spell)
    return refused(`${creature.name} knows no such spell: “Learn a spell” first (HBK-MAG-06).`)
  const hindrance = castingHindrance(situation, creature, spell, hands)
  return hindrance === null ? spell : refused(hindrance)
}

/** Reason a spell can't be used now, with the remedy; null when it can. */
function castingHindrance(
  situation: Situation,
  creature: ReadonlyCreature,
  spell: KnownSpell,
  freeHands: number,
): string | null {
  const { name } = creature
  const held = cannotAct(creature, situation)
  if (held) return held
  if (isSpent(situation, creature, spell))
    return `${name} has used ${spell.name} today (HBK-MAG-01): tomorrow again.`
  const metal = metalWorn(creature)
  if (canCast(freeHands, metal !== null).ok) return levelHindrance(situation, creature, spell)
  return metal
    ? `${name} wears ${metal.toLowerCase()}, and metal stops casting (HBK-ARM-05): take it off.`
    : `${name} needs a free hand to cast (HBK-MAG-03): put something down.`
}

/** Reason a spell is beyond its caster, by level or by holiness. Rules HBK-MAG-02, HBK-PATH-05. */
function levelHindrance(
  situation: Situation,
  creature: ReadonlyCreature,
  spell: KnownSpell,
): string | null {
  const most = highestLevel(situation, creature)
  if (spell.level > most)
    return `${spell.name} is of level ${spell.level}, and MAG ${creature.values.mag ?? 0} reaches ${most} (HBK-MAG-02).`
  if (pathOf(creature) === 'champion' && !spell.holy)
    return `${spell.name} is not holy, and a champion casts nothing else (HBK-PATH-05).`
  return null
}

/**
 * Casts a known spell; the GM applies its effect, as the book has no spell list. Rules HBK-MAG-01 to
 * HBK-MAG-03, HBK-MAG-06.
 */
export const cast = defineAction({
  id: 'heartbreaker.cast',
  title: 'Cast a spell',
  rule: 'HBK-MAG-01',
  phase: 'check',
  slot: 'spell',
  needs: [],
  finds: 'magic spell wizard',
  asks: {
    caster: { kind: 'creature', role: 'actor', title: 'Who casts' },
    spell: { kind: 'item', title: 'Which spell', of: 'caster', only: 'written' },
    targets: { kind: 'creatures', role: 'target', title: 'On whom', optional: true },
    hands: { kind: 'number', role: 'pool', title: 'Free hands', min: 0, max: 2, default: 1 },
    lasts: { kind: 'switch', title: 'Lasts until spells end', default: false },
  },
  plan(situation, { caster, spell: id, targets, hands, lasts }) {
    const creature = situation.creatures[caster]
    if (!creature) return refusal('Choose who casts.')
    const why = steps(situation, creature, hands)
    const spell = usableSpell(situation, creature, { id, hands }, why)
    if (isRefusal(spell)) return spell
    const on = (targets ?? []).flatMap((each) => situation.creatures[each] ?? [])
    return { creature, spell, on, lasts, why }
  },
  preview: ({ spell, why }) => plain(`${spell.name} is cast, once today`, [], why),
  run({ creature, spell, on, lasts, why }, situation, at) {
    return line(at, {
      rule: 'HBK-MAG-01',
      what: `${creature.name} casts ${spell.name}`,
      says: `${on.length > 0 ? `On ${listed(on.map(({ name }) => name))}` : 'Cast'}${lasts ? ', until spells end' : ''}; not again today`,
      who: [creature, ...on].map(({ id }) => id),
      why,
      effects: [
        spendSpell(situation, creature, spell),
        { do: 'acted', creature: creature.id },
        ...(lasts ? lastingEffects(spell, on.length > 0 ? on : [creature]) : []),
      ],
    })
  },
})

function steps(situation: Situation, creature: ReadonlyCreature, hands: number): Step[] {
  return [
    {
      name: 'Highest level',
      value: `${highestLevel(situation, creature)} with MAG ${creature.values.mag ?? 0}`,
      rule: 'HBK-MAG-02',
    },
    { name: 'Free hands', value: hands, rule: 'HBK-MAG-03' },
    { name: 'Weapons name no hands', value: 'you say how many are free', rule: 'E-HBK-31' },
    {
      name: 'Metal',
      value: metalWorn(creature) ?? 'none worn',
      rule: 'HBK-ARM-05',
    },
  ]
}

/**
 * Effects of a spell that lasts until spells end; the book gives no other duration. Rules HBK-MAG-01,
 * HBK-DTURN-02.
 */
function lastingEffects(
  { name }: Pick<KnownSpell, 'name'>,
  on: readonly ReadonlyCreature[],
): Effect[] {
  return on.map(({ id }) => ({
    do: 'condition',
    creature: id,
    name,
    to: { rule: 'HBK-MAG-01' },
    says: 'until spells end',
  }))
}

/** Spells on anybody that end when the dungeon turn says that spells end. Rule HBK-DTURN-02. */
export function endSpells(situation: Situation): Effect[] {
  return Object.values(situation.creatures).flatMap(({ id, conditions }) =>
    Object.entries(conditions)
      .filter(([, { rule }]) => rule === 'HBK-MAG-01')
      .map(([name]): Effect => ({
        do: 'condition',
        creature: id,
        name,
        to: null,
        says: 'ends',
      })),
  )
}
