import type { Attack } from '../../../canonical.ts'

/** A name and its dice in brackets, and no more: most attacks are. */
const simplest = /^[\s,]*(\p{L}[\p{L} '-]{1,50}?) \((\d{0,2}d\d{1,2}(?:\+\d{0,2}d\d{1,2})?)\)\s*$/iu
/** Words that a name does not begin with, or does not end with. */
const notFirst = words(
  'it they he she these this when on or and plus oppure oder und ou et ed e o y a an the its his her their with armed wield wields wielding carry carries carrying fights uses strikes attack attacks att atk ataca golpea attacca colpisce attaque frappe combat greift kämpft schlägt lucha luta weapon weapons damage dmg attaque attaques ataque ataques angriff angriffe attacco attacchi arma armas arme armes waffe waffen daño dégâts schaden danno dano warband detachment',
)
const notLast = words(
  'deal deals dealing does doing inflict inflicts inflicting cause causes causing for at damage dmg do x',
)
const joining = /\s(?:attacks with|strikes with|or|and|plus|oppure|oder|und|ou|et|ed?|o|y)\s/i

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

/** The attack of a piece like `claws (d6)`; null where there is more to it, or less. */
export function simpleAttack(piece: string, nth: number, joins: Attack['joins']): Attack | null {
  if (piece.length > 70 || !piece.includes('(')) return null
  const [, name = '', dice = ''] = simplest.exec(piece) ?? []
  if (name === '' || joining.test(name)) return null
  const first = /^[^\s'-]+/.exec(name)?.[0] ?? ''
  const last = name.slice(name.lastIndexOf(' ') + 1)
  if (notFirst.has(first.toLowerCase()) || notLast.has(last.toLowerCase())) return null
  return {
    id: `a${nth}`,
    name: name.trimEnd(),
    count: 1,
    dice,
    notes: '',
    joins: nth === 1 ? 'first' : joins,
  }
}
