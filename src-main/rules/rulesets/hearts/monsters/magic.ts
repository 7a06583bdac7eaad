import type { Judgement, Monster } from '../../../monsters/canonical.ts'
import { manaOf, type Magic } from './conversion.ts'

const grades: readonly { id: Magic; title: string; hint: string }[] = [
  { id: 'none', title: 'None', hint: 'no magic' },
  { id: 'slight', title: 'Slight', hint: 'like a gnome' },
  { id: 'moderate', title: 'Moderate', hint: 'like a shaman' },
  { id: 'major', title: 'Major', hint: 'like a lich or a dragon' },
]

const options: Judgement['options'] = grades.map((grade) => ({
  ...grade,
  gives: { title: 'Mana', value: manaOf[grade.id] },
}))

/** How magical: always asked of B/X; of Cairn, whose section gives no Mana, where the text speaks of magic. Rule HRT-BX-08. */
export function magicJudgement(monster: Monster): Judgement[] {
  const found = magicFound(monster)
  const cairn = monster.figures.family === 'cairn'
  if (cairn && found.magic === 'none') return []
  return [
    {
      id: 'magic',
      asks: cairn ? 'How magical is it? The section on Cairn gives no Mana.' : 'How magical is it?',
      evidence: found.evidence,
      like: `magic: ${found.evidence.toLowerCase()}`,
      options,
      default: cairn ? 'none' : found.magic,
      rule: 'HRT-BX-08',
    },
  ]
}

const spellSigns = [
  /\b(?:casts?|memori[sz]e[ds]?|knows?) (?:[\w-]+ ){0,4}spells?\b/i,
  /\b(?:spell-?casting|spell-?casters?|magic-users?|shamans?)\b/i,
]

/** Without one of these there is no sign: a cheap look that lets most of a text pass by. */
const maybeMagic = /spell|magic-?user|shaman/i

/** Magic found in a monster’s name and text; the four names are the book’s own examples. */
function magicFound(monster: Monster): { magic: Magic; evidence: string } {
  const named = /\b(?:lich|dragon|shaman|gnome)\b/i.exec(monster.name)?.[0]
  if (named) {
    const magic = /gnome/i.test(named) ? 'slight' : /shaman/i.test(named) ? 'moderate' : 'major'
    return { magic, evidence: named }
  }
  const casts = monster.attacks.find((attack) => /^(?:spells?|breath)\b/i.test(attack.name))
  if (casts) return { magic: 'moderate', evidence: casts.name }
  for (const { title, text } of monster.details) {
    const words = `${title}: ${text}`
    if (!maybeMagic.test(words)) continue
    const sign = spellSigns.map((pattern) => pattern.exec(words)?.[0]).find(Boolean)
    if (sign) return { magic: 'moderate', evidence: sign }
  }
  return { magic: 'none', evidence: 'no spells found' }
}
