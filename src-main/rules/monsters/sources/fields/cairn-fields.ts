import type { CairnFigures, Read } from '../../canonical.ts'
import { armourIn, numberIn } from './figure-values.ts'
import type { Gathering } from './gather.ts'
import { bareKey, type FieldKey } from './keys.ts'

/** Scores of the Cairn family; full values before current ones, WIL before what stands in for it. */
export function cairnFigures(got: Gathering): CairnFigures {
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
  return {
    family: 'cairn',
    hp: read('hpMax') ?? read('hp'),
    armor: read('armor', armourIn),
    str: read('str', numberIn, /max$/),
    dex: read('dex', numberIn, /max$/),
    wil: read('wil', numberIn, /max$|^wil|^vol/),
  }
}
