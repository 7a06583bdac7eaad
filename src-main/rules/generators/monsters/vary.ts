import { lowerFirst } from '../../core/words.ts'
import type { Attack, BxFigures, CairnFigures, Derived, Monster } from '../../monsters/canonical.ts'
import { experienceByHitDice } from '../../monsters/conversion/bx/by-hit-dice.ts'
import type { MonsterTemplate } from './templates.ts'

/** Hit points that a Hit Die is worth in the Cairn family. */
const pointsOfDie = 3
/** Hit points that a template gives at most in the Cairn family, where a dragon has fewer. */
const mostPoints = 20
const rule = 'GF-GENERATE-04'

/** Derivation of a figure that a template changes. */
interface VariedFigure extends Derived {
  /** The figure of the original, where it is short. */
  was?: string
}

/** A monster changed by a template, with the derivation of each figure that differs from the original. */
export function applyTemplate(
  monster: Monster,
  id: string,
  template: MonsterTemplate,
): { monster: Monster; derived: VariedFigure[] } {
  const derived: VariedFigure[] = []
  const name = `${template.title} ${lowerFirst(monster.name)}`
  const note = (field: string, title: string, was: unknown, value: number | string): void => {
    if (String(was) === String(value)) return
    const how = `${String(was)}, and ${template.title.toLowerCase()}`
    const isShort = !field.startsWith('attack')
    derived.push({ field, title, value, how, rule, ...(isShort ? { was: String(was) } : {}) })
  }
  const figures =
    monster.figures.family === 'bx'
      ? variedBx(monster.figures, template, note)
      : variedCairn(monster.figures, template, note)
  const bite = monster.attacks.findIndex(({ name: of }) => /bite|beak|jaw|maw|fang/i.test(of))
  const natural = Math.max(0, bite)
  const marked = template.bites ? natural : 0
  const attacks = monster.attacks.map((attack, nth) => {
    const added = nth === marked ? template.attack : undefined
    const more = nth === natural ? template.more : 0
    return variedAttack(attack, nth, { ...template, attack: added, more }, note)
  })
  const end = monster.source.text.length
  const special = { title: template.title, text: template.special, span: { from: end, to: end } }
  derived.push({
    field: 'special',
    title: 'Special',
    value: template.special,
    how: template.title,
    rule,
  })
  // Its own game's printed figures are of the monster as it was.
  const { asRead: _asRead, nameSpan: _nameSpan, own: _own, ...rest } = monster
  return {
    monster: {
      ...rest,
      id,
      name,
      figures,
      attacks,
      details: [...monster.details, special],
      tags: [...new Set([...monster.tags, ...(template.tags ?? [])])],
    },
    derived,
  }
}

type Note = (field: string, title: string, was: unknown, value: number | string) => void

function variedBx(
  figures: BxFigures,
  { dice: added = 0, times = 1, armour = 0, morale = 0 }: MonsterTemplate,
  note: Note,
): BxFigures {
  const { hd, ac, morale: nerve, xp } = figures
  const changed = { ...figures }
  if (hd && (added !== 0 || times !== 1)) {
    const before = hd.value
    const dice =
      before.dice < 1 && times < 1
        ? before.dice
        : Math.max(1, Math.floor(before.dice * times) + added)
    const value = { ...before, dice, hitPoints: null }
    changed.hd = { ...hd, value }
    note('hd', 'Hit Dice', diceSay(before), diceSay(value))
    if (xp) {
      changed.xp = { ...xp, value: experienceByHitDice(value) }
      note('xp', 'XP', xp.value, changed.xp.value)
    }
    // Saves and attacks of the original's dice would be too few: they follow from the new ones.
    changed.saves = null
    changed.saveAs = null
    changed.thac0 = null
  }
  if (ac && armour !== 0) {
    const { descending, ascending } = ac.value
    const value = {
      descending: descending === null ? null : descending - armour,
      ascending: ascending === null ? null : ascending + armour,
    }
    changed.ac = { ...ac, value }
    note('ac', 'Armour Class', descending ?? ascending, value.descending ?? value.ascending ?? 0)
  }
  if (nerve && morale !== 0) {
    changed.morale = { ...nerve, value: Math.min(12, Math.max(2, nerve.value + morale)) }
    note('morale', 'Morale', nerve.value, changed.morale.value)
  }
  return changed
}

function diceSay({ dice, modifier }: { dice: number; modifier: number }): string {
  const sign = modifier > 0 ? `+${modifier}` : modifier < 0 ? String(modifier) : ''
  return `${dice === 0.5 ? '½' : dice}${sign}`
}

function variedCairn(
  figures: CairnFigures,
  { dice = 0, times = 1, armour = 0, morale = 0 }: MonsterTemplate,
  note: Note,
): CairnFigures {
  const { hp, armor, wil } = figures
  const changed = { ...figures }
  if (hp && (dice !== 0 || times !== 1)) {
    const value = Math.max(1, Math.floor(hp.value * times) + dice * pointsOfDie)
    changed.hp = { ...hp, value: Math.min(value, Math.max(hp.value, mostPoints)) }
    note('hp', 'HP', hp.value, changed.hp.value)
  }
  if (armour !== 0) {
    const value = Math.min(3, (armor?.value ?? 0) + armour)
    changed.armor = { span: armor?.span ?? { from: 0, to: 0 }, value }
    note('armor', 'Armor', armor?.value ?? 0, value)
  }
  if (wil && morale !== 0) {
    changed.wil = { ...wil, value: Math.min(18, Math.max(3, wil.value + 2 * morale)) }
    note('wil', 'WIL', wil.value, changed.wil.value)
  }
  return changed
}

function variedAttack(
  attack: Attack,
  nth: number,
  {
    damage = 1,
    attack: added,
    more = 0,
  }: Pick<MonsterTemplate, 'damage'> &
    Record<'attack', string | undefined> & {
      more: number | undefined
    },
  note: Note,
): Attack {
  const dice =
    damage === 1
      ? attack.dice
      : attack.dice.replace(/(\d*)d(\d+)/g, (_, count: string, sides: string) => {
          return `${Math.round(Number(count === '' ? 1 : count) * damage)}d${sides}`
        })
  const changed = {
    ...attack,
    dice,
    count: attack.count + more,
    notes: added ? withNote(attack.notes, added) : attack.notes,
  }
  note(`attack-${nth + 1}`, `Attack, ${attack.name}`, attackSay(attack), attackSay(changed))
  return changed
}

/** Notes of an attack with another; “poison” alone gives way to a poison that says what it does. */
function withNote(notes: string, added: string): string {
  const [word = ''] = added.split(':')
  const others = notes.split(', ').filter((each) => each !== '' && each !== word)
  return [...others, added].join('; ')
}

function attackSay({ count, dice, notes }: Attack): string {
  const words = `${count > 1 ? `${count} × ` : ''}${dice === '' ? 'as written' : dice}`
  return notes === '' ? words : `${words}, ${notes}`
}
