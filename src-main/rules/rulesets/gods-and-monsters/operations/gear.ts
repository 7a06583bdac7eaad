import { hour } from '../../../clock/clock.ts'
import {
  choiceIn,
  isTrue,
  numberIn,
  numberOr,
  textIn,
  type Operations,
  type Values,
} from '../../../worked-checks/operations.ts'
import { archetypes } from '../character/archetypes.ts'
import { lights } from '../exploration/lights.ts'
import {
  armorAllowed,
  carriedArmorBulk,
  fullHelmetCost,
  handsNeeded,
  weaponBulk,
  wornDefense,
  type Levels,
} from '../gear/armor.ts'
import {
  animalMovement,
  bookPrice,
  books,
  carving,
  carvings,
  lockPenalty,
  materials,
} from '../gear/priced.ts'
import {
  actionsNeeded,
  rangePenalty,
  strengthBuilt,
  strengthBuiltUse,
  thrownRangePenalty,
  type ThrownRelief,
} from '../gear/shooting.ts'
import { bulkFor, sizeAttackPenalty, sizedCost, sizedWeapon } from '../gear/sized.ts'
import { carriedUnnamed, ordinaryChain, thrownReliefRule } from '../house-rules/gear.ts'
import { damageStep, sizes, type CreatureSize } from '../scales.ts'
import { improvisedLevel, upkeepCost, upkeepKinds } from '../town/upkeep.ts'
import { ruledIn } from './play.ts'

const size = (i: Values, key: string): CreatureSize => choiceIn(i, key, sizes)
const named = (i: Values, key: string): string | undefined =>
  key in i ? textIn(i, key) : undefined

export const gearOperations: Operations = {
  'gam.animalMovement': (i) => ({
    movement: animalMovement(
      numberIn(i, 'movement'),
      numberIn(i, 'load_rating'),
      numberIn(i, 'load'),
    ),
  }),
  'gam.carving': (i) => carving(choiceIn(i, 'row', carvings), choiceIn(i, 'material', materials)),
  'gam.lockPenalty': (i) => ({ picking_modifier: lockPenalty(numberIn(i, 'cost')) }),
  'gam.bookPrice': (i) => bookPrice(choiceIn(i, 'kind', books), numberIn(i, 'pages')),
  'gam.lightDuration': (i) => {
    const source = textIn(i, 'source')
    const light = lights.find(({ title }) => title === source)
    if (!light?.sheds) throw new Error(`no light is called “${source}”`)
    const flasks = source === 'Lantern' ? numberOr(i, 'flasks', 1) : 1
    return { hours: (flasks * light.burns) / hour, radius_yd: Number.parseInt(light.sheds) }
  },
  'gam.rangePenalty': (i) => ({
    attack_modifier: rangePenalty(numberIn(i, 'range_yd'), numberIn(i, 'distance_yd')),
  }),
  'gam.thrownRangePenalty': (i) => ({
    attack_modifier: thrownRangePenalty(
      numberIn(i, 'range_yd'),
      numberIn(i, 'distance_yd'),
      numberIn(i, 'strength'),
      ruledIn<ThrownRelief>(i, thrownReliefRule),
    ),
  }),
  'gam.strengthBuiltPropelled': (i) => {
    const { cost, range, damageBonus } = strengthBuilt(
      numberIn(i, 'base_cost'),
      numberIn(i, 'base_range_yd'),
      numberIn(i, 'built_for_strength'),
    )
    return { cost, range_yd: range, damage_bonus: damageBonus }
  },
  'gam.strengthBuiltUse': (i) => {
    const { attack, range, damageBonus } = strengthBuiltUse(
      numberIn(i, 'built_for_strength'),
      numberIn(i, 'user_strength'),
      numberIn(i, 'base_range_yd'),
    )
    return { attack_modifier: attack, range_yd: range, damage_bonus: damageBonus }
  },
  'gam.weaponBulk': (i) => ({ bulk: weaponBulk(numberIn(i, 'bulk'), isTrue(i, 'never_a_weapon')) }),
  'gam.handsNeeded': (i) => {
    const hands = handsNeeded(
      numberIn(i, 'weapon_hands'),
      numberIn(i, 'bulk'),
      numberIn(i, 'strength'),
    )
    return { hands, shield_allowed: hands === 1 }
  },
  'gam.actionsNeeded': (i) => ({
    actions: actionsNeeded(numberIn(i, 'fire_actions'), isTrue(i, 'in_close_combat')),
  }),
  'gam.damageStep': (i) => ({ damage: damageStep(textIn(i, 'damage'), numberIn(i, 'steps')) }),
  'gam.sizedWeapon': (i) => {
    const { damage, range, cost } = sizedWeapon(
      { damage: textIn(i, 'damage'), range: numberOr(i, 'range_yd', 0), cost: numberIn(i, 'cost') },
      size(i, 'size'),
      size(i, 'market'),
    )
    return { damage, range_yd: range, cost }
  },
  'gam.bulkFor': (i) => ({
    bulk: bulkFor(numberIn(i, 'bulk'), size(i, 'item_size'), size(i, 'bearer_size')),
  }),
  'gam.sizedCost': (i) => ({
    cost: sizedCost(numberIn(i, 'cost'), size(i, 'item_size'), size(i, 'market_size')),
  }),
  'gam.sizeAttackPenalty': (i) => ({
    attack_modifier: sizeAttackPenalty(size(i, 'weapon_size'), size(i, 'wielder_size')),
  }),
  'gam.wornDefense': (i) => ({
    defense: wornDefense({
      armor: named(i, 'armor'),
      shield: named(i, 'shield'),
      helmet: isTrue(i, 'helmet'),
      agility: numberOr(i, 'agility_bonus', 0),
    }),
  }),
  'gam.fullHelmetCost': (i) => ({ cost: fullHelmetCost(numberIn(i, 'worn_armor_cost')) }),
  'gam.carriedArmorBulk': (i) => ({
    bulk: carriedArmorBulk(textIn(i, 'armor'), ruledIn<number>(i, carriedUnnamed)),
  }),
  'gam.armorAllowed': (i) => ({
    allowed: armorAllowed(
      textIn(i, 'armor'),
      levelsIn(i),
      isTrue(i, 'magically_light'),
      ruledIn<boolean>(i, ordinaryChain),
    ),
  }),
}

function levelsIn(input: Values): Levels {
  const given = (input['levels'] ?? {}) as Values
  return Object.fromEntries(
    archetypes.map((archetype) => [archetype, numberOr(given, archetype, 0)]),
  )
}

/** The books of a household, and of magic made up in play, by the names that worked checks use. */
export const bookOperations: Operations = {
  'gam.upkeep': (i) => {
    const kind = choiceIn(i, 'kind', upkeepKinds)
    const periods = numberOr(i, kind === 'weapon' ? 'years' : 'months', 1)
    return { silver: upkeepCost(kind, numberIn(i, 'cost'), periods) }
  },
  'gam.improvisedManifestation': (i) => ({ level: improvisedLevel(numberIn(i, 'guessed_level')) }),
}
