import type { Attack, BxFigures, CairnFigures, Family, Monster } from '../canonical.ts'
import { bxAttacks, cairnAttacks } from './attack-words.ts'
import { armourClass, hitDice, saves, thac0 } from './bx-clauses.ts'
import type { MonsterExport } from './export.ts'
import { creditOf, oneLine, paragraphsOf } from './prose.ts'

/** Creatures for Improved Initiative; anything its newer-game fields have no place for becomes a trait. */
export const improvedInitiative: MonsterExport = {
  id: 'improved-initiative',
  title: 'Improved Initiative',
  extension: 'json',
  write: (monsters) =>
    `${JSON.stringify(Object.fromEntries(monsters.map((monster, index) => [`Creatures.gatefold-${index + 1}`, creature(monster, `gatefold-${index + 1}`)])), null, 2)}\n`,
}

interface Entry {
  Name: string
  Content: string
}

function creature(monster: Monster, id: string): object {
  const { figures } = monster
  const own = figures.family === 'bx' ? ofBx(monster, figures) : ofCairn(figures)
  return {
    Id: id,
    Name: monster.name,
    Path: '',
    Version: '3.9.1',
    Source: creditOf(monster),
    Type: monster.tags.join(', '),
    HP: own.hp,
    AC: own.ac,
    Speed: own.speed,
    Abilities: own.abilities,
    InitiativeModifier: 0,
    Saves: [],
    Skills: [],
    Senses: [],
    Languages: [],
    Challenge: own.challenge,
    Traits: [...own.traits, ...paragraphsOf(monster).map(trait)],
    Actions: monster.attacks.map((attack, index) => ({
      Name: attack.name,
      Content: `${index === 0 ? '' : jointOf(attack, figures.family)}${figures.family === 'bx' || attack.dice === '' ? bxAttacks([attack]) : cairnAttacks([attack])}`,
    })),
    Reactions: [],
    Description: '',
    Player: '',
    ImageURL: '',
  }
}

/** Joining word of an action that departs from the default: all in B/X, a choice of one in Cairn. */
function jointOf({ joins }: Attack, family: Family): string {
  if (joins === 'or') return family === 'bx' ? 'or ' : ''
  return family === 'cairn' ? 'and ' : ''
}

interface Parts {
  hp: { Value: number; Notes: string }
  ac: { Value: number; Notes: string }
  speed: string[]
  abilities: Record<string, number>
  challenge: string
  traits: Entry[]
}

const plainScores = { Str: 10, Dex: 10, Con: 10, Int: 10, Wis: 10, Cha: 10 }

function ofBx(monster: Monster, figures: BxFigures): Parts {
  const ac = armourClass(figures, monster.source.system)
  const upward = figures.ac?.value.ascending ?? figures.ac?.value.descending ?? 0
  const said = (Name: string, Content: string | null): Entry[] =>
    Content === null || Content === '' ? [] : [{ Name, Content }]
  return {
    hp: { Value: figures.hd?.value.hitPoints ?? 0, Notes: '' },
    ac: { Value: upward, Notes: ac ?? '' },
    speed: figures.movement ? [figures.movement.value] : [],
    abilities: plainScores,
    challenge: figures.hd ? hitDice({ ...figures.hd.value, hitPoints: null }) : '',
    traits: [
      ...said('THAC0', figures.thac0 && thac0(figures.thac0.value)),
      ...said('Saving Throws', saves(figures)),
      ...said('Morale', figures.morale && String(figures.morale.value)),
      ...said('Alignment', figures.alignment && figures.alignment.value),
      ...said('XP', figures.xp && String(figures.xp.value)),
      ...said('Number Appearing', figures.numberAppearing && figures.numberAppearing.value),
      ...said('Treasure Type', figures.treasure && figures.treasure.value),
    ],
  }
}

function ofCairn(figures: CairnFigures): Parts {
  const traits = (['str', 'dex', 'wil'] as const).flatMap((key): Entry[] => {
    const score = figures[key]
    return score ? [{ Name: names[key], Content: String(score.value) }] : []
  })
  return {
    hp: { Value: figures.hp?.value ?? 0, Notes: '' },
    ac: {
      Value: figures.armor?.value ?? 0,
      Notes: figures.armor ? `Armor ${figures.armor.value}` : 'no armor',
    },
    speed: [],
    abilities: plainScores,
    challenge: '',
    traits,
  }
}

const names = { str: 'STR', dex: 'DEX', wil: 'WIL' } as const

function trait({ title, text }: { title: string; text: string }): Entry {
  return { Name: oneLine(title), Content: text }
}
