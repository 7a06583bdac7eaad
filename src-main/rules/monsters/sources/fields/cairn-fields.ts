import type { CairnFigures, Read } from '../../canonical.ts'
import { armourIn, numberIn } from './figure-values.ts'
import type { GatheredMonster } from './gather/index.ts'
import { bareKey, type FieldKey } from './keys.ts'

/** Scores of the Cairn family; full values before current ones, WIL before its substitutes. */
export function cairnFigures(got: GatheredMonster): CairnFigures {
  const read = (field: FieldKey, from = numberIn, exact = /./): Read<number> | null => {
    const held = [...(got.fields.get(field) ?? [])].sort(
      (a, b) => Number(exact.test(bareKey(b.key))) - Number(exact.test(bareKey(a.key))),
    )
    for (const each of held) {
      const value = from(each.words)
      if (value !== null && value >= 0) return { value, span: each.span }
    }
    return null
  }
  const [number] = got.fields.get('numberAppearing') ?? []
  return {
    family: 'cairn',
    hp: read('hpMax') ?? read('hp') ?? read('hp', boxesIn),
    armor: worn(got) ?? read('armor', armourIn) ?? armourOf(read('ac')),
    str: read('str', numberIn, /max$/),
    dex: read('dex', numberIn, /max$/),
    wil: read('wil', numberIn, /max$|^wil|^vol/),
    ...(number && /\d/.test(number.words)
      ? { numberAppearing: { value: number.words.trim().slice(0, 300), span: number.span } }
      : {}),
  }
}

const boxes = /^[▢□☐◻○◯⬜\s]+$/u

/** `▢▢▢▢ ▢▢`: hit protection as boxes to be ticked off, one for each point. */
function boxesIn(words: string): number | null {
  return boxes.test(words) ? words.replace(/\s/g, '').length : null
}

/** Armour of a thing worn, where the sheet itself has none. */
function worn(got: GatheredMonster): Read<number> | null {
  const all = (got.fields.get('armor') ?? []).map(({ words, span }) => ({
    value: armourIn(words) ?? 0,
    span,
  }))
  return all.length > 1 && all[0]?.value === 0 ? (all.find(({ value }) => value > 0) ?? null) : null
}

/** Armour under the name of an armour class: three at the most. */
function armourOf(worn: Read<number> | null): Read<number> | null {
  return worn && worn.value <= 3 ? worn : null
}
