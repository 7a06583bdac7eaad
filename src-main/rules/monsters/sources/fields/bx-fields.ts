import type { BxFigures, HitDice, Read, SaveLetter, Span } from '../../canonical.ts'
import {
  armourClassIn,
  bonusAfterDice,
  experienceIn,
  hitDiceIn,
  numberIn,
  saveAsIn,
  savesIn,
  thac0In,
  type ArmourClassScale,
} from './figure-values.ts'
import type { GatheredMonster, GatheredWords } from './gather/index.ts'
import { bareKey, type FieldKey } from './keys.ts'

/** Words of a cell; a dash alone says nothing. */
function spoken(words: string): string | null {
  return /[\p{L}\d]/u.test(words) ? words.replace(/\s+/g, ' ').trim().slice(0, 300) : null
}

/** Every figure of the B/X family that the fields give. */
export function bxFigures(got: GatheredMonster, scale: ArmourClassScale): BxFigures {
  const held = (field: FieldKey): GatheredWords | undefined => got.fields.get(field)?.[0]
  const read = <T>(field: FieldKey, from: (words: string) => T | null): Read<T> | null => {
    for (const each of got.fields.get(field) ?? []) {
      const value = from(each.words)
      if (value !== null) return { value, span: each.span }
    }
    return null
  }
  const words = (field: FieldKey) =>
    read(field, (said) => said.replace(/\s+/g, ' ').trim().slice(0, 300) || null)
  const saves = fullest(got.fields.get('saves') ?? [])
  const said = saves ? savesIn(saves.words) : null
  return {
    family: 'bx',
    hd: starred(
      added(
        hitDice(
          held('hd') ?? challenge(held('challenge'), held('hp')),
          held('hpMax') ?? held('hp'),
        ),
        held('hdBonus'),
      ),
      held('stars'),
    ),
    ac:
      armourAsClass(held('armor'), got) ??
      armourClass(
        read('ac', (each) => armourClassIn(each, scale)),
        held('acDown'),
        held('acUp'),
      ),
    saves: placed(said?.five, saves) ?? fiveSaves(held),
    saveAs: read('saveAs', levelledSave) ?? placed(said?.as, saves),
    save: placed(said?.one, saves),
    thac0: thac0(read('thac0', thac0In), held('attackBonus'), held('hd')),
    morale: read('morale', numberIn),
    alignment: read('alignment', spoken),
    xp: read('xp', experienceIn) ?? read('challenge', levelledExperience),
    movement: words('movement'),
    numberAppearing: words('numberAppearing') ?? appearing(held),
    treasure: read('treasure', spoken),
  }
}

/** A bare number under "save as" is a monster of so many dice. */
function levelledSave(words: string): { class: string; level: number } | null {
  return saveAsIn(/^\s*\d{1,2}\s*$/.test(words) ? `(${words.trim()})` : words)
}

/** Of several fields for saving throws, the one with all five; otherwise the first. */
function fullest(saves: readonly GatheredWords[]): GatheredWords | undefined {
  return saves.length > 1
    ? (saves.find(({ words }) => savesIn(words).five !== null) ?? saves[0])
    : saves[0]
}

function placed<T>(value: T | null | undefined, held: GatheredWords | undefined): Read<T> | null {
  return value !== null && value !== undefined && held ? { value, span: held.span } : null
}

/** Hit Dice; without a field of their own, from hit points such as `9 (2d8)`. */
function hitDice(
  dice: GatheredWords | undefined,
  points: GatheredWords | undefined,
): Read<HitDice> | null {
  const counted =
    points && /^\s*\d{1,4}\b(?!\s?[,;]\s?\d)/.test(points.words) ? numberIn(points.words) : null
  const average = counted === null || counted <= 0 ? null : counted
  const read = dice ? hitDiceIn(dice.words) : null
  if (read && dice)
    return { value: { ...read, hitPoints: read.hitPoints ?? average }, span: dice.span }
  if (!points) return null
  const counts =
    /(?:^|[^\d])([½¼]|\d{1,2}(?:[+-]\d{1,2})?\*{0,4})\s?(?:hd|hit dice|dv|dg|tw)\b|\b(?:hd|dv|dg|tw)\s?([\d½¼][^\s,;)]{0,6})/i.exec(
      points.words,
    )
  const inside = /\d{1,3}d\d{1,2}(?:\s?[+-]\s?\d{1,3})?/.exec(points.words)
  const rolled = hitDiceIn(counts?.[1] ?? counts?.[2] ?? inside?.[0] ?? '')
  if (rolled) return { value: { ...rolled, hitPoints: average }, span: points.span }
  if (average === null) return null
  return { value: { dice: 0, modifier: 0, stars: 0, hitPoints: average }, span: points.span }
}

/** Challenge that holds the Hit Dice, where a program for newer games has no field for them. */
function challenge(
  held: GatheredWords | undefined,
  points: GatheredWords | undefined,
): GatheredWords | undefined {
  const rolled = /\dd\d/.test(points?.words ?? '')
  return held && (!rolled || /[+*½-]/.test(held.words)) ? held : undefined
}

/** `3/60`: a challenge that has its experience points behind it. */
function levelledExperience(words: string): number | null {
  return /^\s*\d{1,2}\s?\/\s?\d/.test(words) ? experienceIn(words) : null
}

/** Hit points added to the dice under a key of their own. */
function added(hd: Read<HitDice> | null, bonus: GatheredWords | undefined): Read<HitDice> | null {
  const modifier = bonus ? numberIn(bonus.words) : null
  if (!hd || modifier === null || hd.value.modifier !== 0) return hd
  return { ...hd, value: { ...hd.value, modifier } }
}

/** Special abilities counted under a key of their own. */
function starred(hd: Read<HitDice> | null, stars: GatheredWords | undefined): Read<HitDice> | null {
  const counted = stars ? numberIn(stars.words) : null
  if (!hd || counted === null || counted < 0 || counted > 9 || hd.value.stars > 0) return hd
  return { ...hd, value: { ...hd.value, stars: counted } }
}

type ArmourClass = NonNullable<BxFigures['ac']>

function armourClass(
  either: ArmourClass | null,
  down: GatheredWords | undefined,
  up: GatheredWords | undefined,
): ArmourClass | null {
  // `5 [14]` under a key of one scale is both.
  const both = [down, up].find((held) => held && /^\s*-?\d{1,2}\s?[[(/]\s?-?\d/.test(held.words))
  const whole = both && armourClassIn(both.words, 'either')
  if (both && whole) return { value: whole, span: both.span }
  const [descending, ascending] = [down, up].map((held) => (held ? numberIn(held.words) : null))
  const span = either?.span ?? down?.span ?? up?.span
  if (!span) return null
  // Beside an ascending field of its own, a lone number under "AC" is the other scale.
  const lone =
    either && up && !down && either.value.descending === null ? either.value.ascending : null
  const value = {
    descending: descending ?? lone ?? either?.value.descending ?? null,
    ascending: ascending ?? (lone === null ? (either?.value.ascending ?? null) : null),
  }
  return value.descending === null && value.ascending === null ? null : { value, span }
}

/** Some games call the armour class just "Armor": in a block of Hit Dice it can be nothing else. */
function armourAsClass(worn: GatheredWords | undefined, got: GatheredMonster): BxFigures['ac'] {
  if (!worn || (['ac', 'acUp', 'acDown'] as const).some((field) => got.fields.has(field)))
    return null
  if (bareKey(worn.key) !== 'av' && !isOnlyWorn(worn, got))
    return placed(armourClassIn(worn.words, 'either'), worn)
  // The Black Hack's armour takes off damage, as Cairn's does: 1, 2 and 3 are leather, chain and plate.
  const points = numberIn(worn.words)
  return placed(
    points === null ? null : { descending: 9 - 2 * Math.min(3, points), ascending: null },
    worn,
  )
}

/** `| HD | Damage | Armour |` and no figure besides: the armour of The Black Hack. */
function isOnlyWorn({ words }: GatheredWords, got: GatheredMonster): boolean {
  return (
    /^\s*[0-4]\s*$/.test(words) &&
    got.fields.has('damage') &&
    !bxOnly.some((field) => got.fields.has(field))
  )
}

const bxOnly = ['attacks', 'attackBonus', 'thac0', 'saves', 'saveAs', 'morale', 'movement'] as const

const saveFields: readonly (readonly [SaveLetter, FieldKey])[] = [
  ['D', 'saveD'],
  ['W', 'saveW'],
  ['P', 'saveP'],
  ['B', 'saveB'],
  ['S', 'saveS'],
]

function fiveSaves(held: (field: FieldKey) => GatheredWords | undefined): BxFigures['saves'] {
  const found = saveFields.map(([letter, field]) => {
    const each = held(field)
    return [letter, each ? numberIn(each.words) : null, each?.span] as const
  })
  const spans = found.flatMap(([, , span]): Span[] => (span ? [span] : []))
  if (found.some(([, number]) => number === null) || spans.length === 0) return null
  const value = Object.fromEntries(found) as Record<SaveLetter, number>
  return {
    value,
    span: {
      from: Math.min(...spans.map(({ from }) => from)),
      to: Math.max(...spans.map(({ to }) => to)),
    },
  }
}

function thac0(
  own: BxFigures['thac0'],
  bonus: GatheredWords | undefined,
  dice: GatheredWords | undefined,
): BxFigures['thac0'] {
  // `To Hit: 13 [+6]` is both.
  const both = bonus && !own && /^\s*\d{1,2}\s?[[(]/.test(bonus.words) ? thac0In(bonus.words) : null
  if (both && bonus) return { value: both, span: bonus.span }
  const added = bonus ? numberIn(bonus.words) : dice ? bonusAfterDice(dice.words) : null
  const span = own?.span ?? (added === null ? undefined : (bonus ?? dice)?.span)
  if (!span) return null
  return { value: { thac0: own?.value.thac0 ?? null, bonus: own?.value.bonus ?? added }, span }
}

/** Dungeon, wilderness and lair under keys of their own: `1d4 (2d6)`. */
function appearing(held: (field: FieldKey) => GatheredWords | undefined): Read<string> | null {
  const inside = held('inDungeon')
  const outside = held('inWild') ?? held('inLair')
  const first = inside ?? outside
  if (!first) return null
  const value = inside && outside ? `${inside.words} (${outside.words})` : first.words
  return { value: value.trim(), span: first.span }
}
