import { isBx, saysScores } from '../family.ts'
import type { FieldKey } from '../keys.ts'
import { wordsOf } from '../tree.ts'
import type { GatheredMonster } from './gathering.ts'
import { settleMovement } from './movement.ts'

/** Settles fields whose meaning depends on the fields beside them. */
export function settleLevels(got: GatheredMonster): void {
  settleStrength(got)
  settleSaveLevel(got)
  settleNumber(got)
  settleMovement(got)
  settleScores(got)
  holdFromSentences(got)
}

/** `ST` is a saving throw, and Strength where German scores are beside it. */
function settleStrength(got: GatheredMonster): void {
  const [saves] = got.fields.get('saves') ?? []
  if (!saves || !/^st$/i.test(saves.key) || !got.fields.has('dex') || got.fields.has('str')) return
  got.fields.delete('saves')
  got.hold('str', saves)
}

/** The class that a monster saves as, and its level under a key of its own. */
function settleSaveLevel(got: GatheredMonster): void {
  const [level] = got.fields.get('saveAsLevel') ?? []
  const [as] = got.fields.get('saveAs') ?? []
  if (level && as && !/\d/.test(as.words)) as.words = `${as.words} ${level.words}`
}

/** `Nombre` is a name in Spanish, and in French how many there are. */
function settleNumber(got: GatheredMonster): void {
  const names = got.fields.get('name') ?? []
  const number = names.findIndex(({ key, words }) => /^nombre$/i.test(key) && /^\d/.test(words))
  const [held] = names.length > 1 && number >= 0 ? names.splice(number, 1) : []
  if (held) got.hold('numberAppearing', held)
}

const plainScore = '10'

/** In Cairn the form's Strength and Dexterity count, and for Willpower what is nearest to it. */
function settleScores(got: GatheredMonster): void {
  if (got.scores.length === 0 || isBx(got) || !(got.saysCairn || got.fields.has('armor'))) return
  if (saysScores(got) || got.fields.has('str')) return
  const entryOf = (name: RegExp) => got.scores.find(({ key }) => name.test(key))
  const wisdom = entryOf(/^wis/i)
  const charisma = entryOf(/^cha/i)
  const will = wisdom && wordsOf(wisdom.value) !== plainScore ? wisdom : (charisma ?? wisdom)
  const scores = { str: entryOf(/^str/i), dex: entryOf(/^dex/i), wil: will } as const
  for (const field of ['str', 'dex', 'wil'] as const) {
    const entry = scores[field]
    const words = entry && wordsOf(entry.value)
    if (entry && words) got.hold(field, { key: field, words, span: entry.span })
  }
}

const ofCairn = new Set<FieldKey>(['str', 'dex', 'wil', 'armor', 'hp'])
/** Fields that tell the same; where one is held, the others are not missing. */
const alike: readonly (readonly FieldKey[])[] = [
  ['ac', 'acUp', 'acDown', 'armor'],
  ['hp', 'hpMax'],
  ['saves', 'saveD', 'saveW', 'saveP', 'saveB', 'saveS'],
  ['numberAppearing', 'inDungeon', 'inWild', 'inLair'],
  ['thac0', 'attackBonus'],
]

/** Holds figures from sentences where no field gives them. */
function holdFromSentences(got: GatheredMonster): void {
  if (got.fromSentences.length === 0) return
  const bx = isBx(got)
  const cairn = !bx && (saysScores(got) || (['str', 'dex', 'wil'] as const).some(heldIn(got)))
  const before = new Set(got.fields.keys())
  for (const { field, key, words, span } of got.fromSentences) {
    if (cairn ? !ofCairn.has(field) : ofCairn.has(field) && field !== 'hp') continue
    const [own] = got.fields.get(field) ?? []
    if (own && field === 'ac' && isFuller(words, own.words)) own.words = words
    if (
      own ||
      (alike.find((group) => group.includes(field)) ?? []).some((each) => before.has(each))
    )
      continue
    got.hold(field, { key, words, span })
  }
}

/** True when the words give the same armour class on both scales. */
function isFuller(words: string, own: string): boolean {
  const numbers: readonly string[] = words.match(/-?\d{1,2}/g) ?? []
  return numbers.length === 2 && numbers.includes(own.trim())
}

function heldIn(got: GatheredMonster): (field: FieldKey) => boolean {
  return (field) => got.fields.has(field)
}
