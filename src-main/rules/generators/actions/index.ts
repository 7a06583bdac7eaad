import { keepPeople } from './keep-people.ts'
import { keepResult } from './keep-result.ts'
import { keepTreasure } from './keep-treasure.ts'

/** Actions that put what was generated into the campaign. */
export const generatorActions = [keepResult, keepTreasure, keepPeople]

/** Ids of these actions, as the screen calls them by name. */
export type GeneratorActionId = (typeof generatorActions)[number]['id']
