import { abilities, fieldOf } from '../../abilities.ts'
import { newFoe } from '../../creature.ts'
import { criticalOf } from '../../monsters/critical.ts'
import type {
  Attack,
  BxFigures,
  CairnFigures,
  Converted,
  Derived,
  Judgement,
  Monster,
} from '../../monsters/canonical.ts'
import type { MonsterKit } from '../../ruleset.ts'
import type { Creature } from '../../situation.ts'

/** Monsters of Cairn as they stand, and those of B/X by this game's own guidance. Rules BDPX-NPC-01, BDPX-NPC-02, BDPX-NPC-09. */
export const monsters: MonsterKit = { convert, judgements, toText, toCreature }

/** Its effect on a failed save stands in its notes, where an attack looks for it. */
function toCreature(converted: Converted, id: string, name: string): Creature {
  const foe = newFoe(converted, id, name)
  const told = converted.derived.filter(({ field }) => field === 'critical')
  const full = Object.fromEntries(
    abilities.map((ability) => {
      const now = foe.values[fieldOf[ability]] ?? 10
      return [`max${ability.charAt(0)}${ability.slice(1).toLowerCase()}`, now]
    }),
  )
  return {
    ...foe,
    values: { ...foe.values, ...full, fatigue: 0 },
    notes: told.map(({ title, value }) => `${title}: ${value}`).join('\n'),
  }
}

type Hide = 'none' | 'leather' | 'chain' | 'plate'
const armorOf: Readonly<Record<Hide, number>> = { none: 0, leather: 1, chain: 2, plate: 3 }
type Build = 'bad' | 'ordinary' | 'good'
const scoreFor: Readonly<Record<Build, number>> = { bad: 6, ordinary: 10, good: 15 }

function judgements(monster: Monster): Judgement[] {
  const { figures } = monster
  if (figures.family !== 'bx') return []
  return [
    hideOf(monster, figures),
    buildOf('str', 'strength', suggestedBuild(figures)),
    buildOf('dex', 'speed', 'ordinary'),
  ]
}

function hideOf(monster: Monster, figures: BxFigures): Judgement {
  const gives = (hide: Hide): Judgement['options'][number]['gives'] => ({
    title: 'Armor',
    value: armorOf[hide],
  })
  return {
    id: 'hide',
    asks: 'What is its hide like? The game names leather, chain and plate; where an AC falls is ours.',
    evidence: figures.ac ? monster.source.text.slice(figures.ac.span.from, figures.ac.span.to) : '',
    ...(figures.ac ? { span: figures.ac.span } : {}),
    options: [
      { id: 'none', title: 'None', hint: 'soft', gives: gives('none') },
      { id: 'leather', title: 'Leather', hint: 'thick skin, fur', gives: gives('leather') },
      { id: 'chain', title: 'Chain', hint: 'scales, mail', gives: gives('chain') },
      { id: 'plate', title: 'Plate', hint: 'dragon, stone', gives: gives('plate') },
    ],
    default: suggestedHide(figures),
    rule: 'BDPX-NPC-04',
  }
}

function buildOf(id: 'str' | 'dex', word: string, by: Build): Judgement {
  const gives = (build: Build): Judgement['options'][number]['gives'] => ({
    title: id.toUpperCase(),
    value: scoreFor[build],
  })
  return {
    id,
    asks: `How is its ${word}? 6 is bad, 10 ordinary, 15 good.`,
    evidence: '',
    options: [
      { id: 'bad', title: 'Bad', hint: 'small, slow', gives: gives('bad') },
      { id: 'ordinary', title: 'Ordinary', hint: 'as a man', gives: gives('ordinary') },
      { id: 'good', title: 'Good', hint: 'it is known for it', gives: gives('good') },
    ],
    default: by,
    rule: 'BDPX-NPC-01',
  }
}

/** B/X counts AC down from 9: 7 is leather, 5 chain, 3 plate. Where the words begin is our ruling. */
function suggestedHide(figures: BxFigures): Hide {
  const { descending = null, ascending = null } = figures.ac?.value ?? {}
  const ac = descending ?? (ascending === null ? 9 : 19 - ascending)
  if (ac >= 8) return 'none'
  if (ac >= 6) return 'leather'
  return ac >= 4 ? 'chain' : 'plate'
}

function suggestedBuild(figures: BxFigures): Build {
  const hd = figures.hd?.value.dice ?? 1
  if (hd < 1) return 'bad'
  return hd >= 4 ? 'good' : 'ordinary'
}

function convert(monster: Monster, given: Record<string, string>): Converted {
  const asked = judgements(monster)
  const answers = Object.fromEntries(
    asked.map((judgement) => {
      const said = given[judgement.id] ?? monster.judged['block-dodge-parry']?.[judgement.id]
      const known = said !== undefined && judgement.options.some(({ id }) => id === said)
      return [judgement.id, known ? said : judgement.default]
    }),
  )
  const { figures } = monster
  const derived = [
    ...(figures.family === 'bx' ? fromBx(figures, answers) : fromCairn(figures)),
    ...criticalOf(monster, 'shown when somebody it hurt fails the STR save', 'BDPX-NPC-09'),
  ]
  const values = Object.fromEntries(
    derived.flatMap(({ field, value }) => (typeof value === 'number' ? [[field, value]] : [])),
  )
  return {
    ruleset: 'block-dodge-parry',
    name: monster.name,
    values: { ...values, maxHp: values['hp'] ?? 0 },
    attacks: monster.attacks,
    derived,
    judgements: asked,
    answers,
    tags: monster.tags,
  }
}

/** A civilian has 3, a bandit 4, the dangerous 7 to 12 and champions 13 to 18; which HD is which is our ruling. */
export function hpOfHitDice(dice: number): number {
  const hd = Math.floor(dice)
  if (hd < 1) return 3
  return hd === 1 ? 4 : Math.min(18, hd + 5)
}

/** Morale 6 to 8 is ordinary nerve, less is bad, more is good: our ruling. */
export function wilOfMorale(morale: number): number {
  if (morale <= 5) return scoreFor.bad
  return morale >= 9 ? scoreFor.good : scoreFor.ordinary
}

function fromBx(figures: BxFigures, answers: Record<string, string>): Derived[] {
  const hd = figures.hd?.value.dice ?? 1
  const hide = answers['hide'] as Hide
  const morale = figures.morale?.value
  const build = (id: 'str' | 'dex'): Derived => ({
    field: id,
    title: id.toUpperCase(),
    value: scoreFor[answers[id] as Build],
    how: `${answers[id] ?? 'ordinary'}`,
    rule: 'BDPX-NPC-01',
    judgement: id,
  })
  return [
    {
      field: 'hp',
      title: 'HP',
      value: hpOfHitDice(hd),
      how: `${hd} HD on the guidance: 3 civilian, 4 bandit, from 2 HD on HD + 5, at most 18`,
      rule: 'BDPX-NPC-02',
    },
    build('str'),
    build('dex'),
    {
      field: 'wil',
      title: 'WIL',
      value: morale === undefined ? 10 : wilOfMorale(morale),
      how: morale === undefined ? 'no morale written, so 10' : `morale ${morale}`,
      rule: 'BDPX-NPC-01',
    },
    {
      field: 'armor',
      title: 'Armor',
      value: armorOf[hide],
      how: hide === 'none' ? 'no hide to speak of' : `hide like ${hide}`,
      rule: 'BDPX-NPC-04',
      judgement: 'hide',
    },
  ]
}

function fromCairn(figures: CairnFigures): Derived[] {
  return [
    {
      field: 'hp',
      title: 'HP',
      value: figures.hp?.value ?? 3,
      how: figures.hp ? 'as written' : 'left out: 3, a civilian',
      rule: figures.hp ? 'BDPX-NPC-09' : 'BDPX-NPC-02',
    },
    ...abilities.map((ability): Derived => {
      const read = figures[fieldOf[ability]]
      return {
        field: fieldOf[ability],
        title: ability,
        value: read?.value ?? 10,
        how: read ? 'as written' : 'left out, which is 10',
        rule: read ? 'BDPX-NPC-09' : 'BDPX-NPC-01',
      }
    }),
    {
      field: 'armor',
      title: 'Armor',
      value: Math.min(3, figures.armor?.value ?? 0),
      how: figures.armor ? 'as written' : 'none written',
      rule: 'BDPX-NPC-09',
    },
  ]
}

/** `Troll: 6 HP, 1 Armor, 15 STR, 10 DEX, 10 WIL, claws (d6)`. */
function toText(converted: Converted): string {
  const { values } = converted
  const armor = values['armor'] ?? 0
  const figures = [
    `${values['hp'] ?? 0} HP`,
    ...(armor > 0 ? [`${armor} Armor`] : []),
    ...abilities.map((ability) => `${values[fieldOf[ability]] ?? 10} ${ability}`),
  ]
  return `${converted.name}: ${[...figures, ...converted.attacks.map(attackLine)].join(', ')}`
}

function attackLine(attack: Attack): string {
  const many = attack.count > 1 ? `${attack.count} × ` : ''
  return `${many}${attack.name}${attack.dice ? ` (${attack.dice})` : ''}`
}
