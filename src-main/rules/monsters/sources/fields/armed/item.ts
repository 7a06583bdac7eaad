import { paragraphsIn } from '../figure-values.ts'
import { at, wordsOf, type Branch, type Tree } from '../tree.ts'
import { attackNameKeys, textKeys, firstWords } from '../worded.ts'
import { orBefore } from './attack.ts'
import { damageOf, hasSilentDamage } from './damage.ts'
import { dealtIn } from './dealt.ts'

/** An item or action of a foreign file, as its fields tell it. */
export interface ForeignItem {
  item: Branch
  /** Its `system` or `data`, where Foundry keeps the fields; else the item itself. */
  inner: Branch
  /** Its `type`, empty where it has none. */
  kind: string
  /** True for an ability, feature, spell or armour: dice in its text or name are no attack's. */
  ability: boolean
  name: string
  /** Its text, without markup. */
  spoken: string
  /** Damage in its text. */
  dealt: ReturnType<typeof dealtIn>
  /** The dice of its damage field; null where there are none. */
  formula: string | null
  /** A weapon whose damage field stands empty: dice in its text are not its own. */
  silent: boolean
}

export function itemOf(item: Branch): ForeignItem {
  const inner = branchOr(at(item, 'system') ?? at(item, 'data'), item)
  const kind = wordsOf(at(item, 'type')) ?? ''
  const ability = abilities.test(kind)
  const said = firstWords(inner, textKeys) ?? firstWords(item, textKeys) ?? ''
  const spoken = paragraphsIn(said).join(' ')
  const formula = damageOf(inner, item, ability)
  return {
    item,
    inner,
    kind,
    ability,
    name: (firstWords(item, attackNameKeys) ?? typeName(kind)).replace(orBefore, ''),
    spoken,
    dealt: dealtIn(spoken),
    formula,
    silent: formula === null && kind === 'weapon' && hasSilentDamage(inner),
  }
}

const abilities = /^(?:ability|feature|spell|spellbook|armou?r)$/i

/** `{ type: 'bite', damage: '1d6' }`: what it is, where it has no name. */
function typeName(kind: string): string {
  return /^[a-z][a-z ]{2,20}$/i.test(kind) &&
    !/^(?:weapon|item|attack|action|melee|ranged)$/i.test(kind)
    ? kind
    : 'attack'
}

function branchOr(tree: Tree | undefined, other: Branch): Branch {
  return tree?.kind === 'branch' ? tree : other
}
