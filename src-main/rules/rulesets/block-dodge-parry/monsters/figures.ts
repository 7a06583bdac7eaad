import type { BxFigures, CairnFigures, Derived } from '../../../monsters/canonical.ts'
import { countedHitDice, hitDiceSaid } from '../../../monsters/conversion/hit-dice.ts'
import { abilities, fieldOf } from '../character/people.ts'
import {
  armorOf,
  hpOfHitDice,
  scoreFor,
  type ArmorLook,
  type Build,
  type DangerReading,
} from './judged.ts'

type Answers = Readonly<Record<string, string>>

/** Rules BDPX-NPC-01, BDPX-NPC-02, BDPX-NPC-04. */
export function fromBx(figures: BxFigures, answers: Answers): Derived[] {
  const hide = answers['hide'] as ArmorLook
  const reading = answers['hp'] as DangerReading
  const said = hitDiceSaid(figures)
  return [
    {
      field: 'hp',
      title: 'HP',
      value: hpOfHitDice(countedHitDice(figures), reading),
      how:
        reading === 'guidance'
          ? `${said} on the guidance: 3 civilian, 4 bandit, from 2 HD on HD + 5, at most 18`
          : `${said} + 3, as Cairn’s page has it`,
      rule: 'BDPX-NPC-02',
      judgement: 'hp',
    },
    score('str', answers['str'] as Build, 'strength'),
    hide === 'speed'
      ? { ...score('dex', 'good', 'speed'), how: 'quick enough for its AC', judgement: 'hide' }
      : score('dex', answers['dex'] as Build, 'speed'),
    score(
      'wil',
      answers['wil'] as Build,
      figures.morale ? `nerve, morale ${figures.morale.value}` : 'nerve, no morale written',
    ),
    {
      field: 'armor',
      title: 'Armor',
      value: armorOf[hide],
      how:
        hide === 'none'
          ? 'no hide to speak of'
          : hide === 'speed'
            ? 'its AC is quickness'
            : `hide like ${hide}`,
      rule: 'BDPX-NPC-04',
      judgement: 'hide',
    },
  ]
}

function score(field: 'str' | 'dex' | 'wil', build: Build, word: string): Derived {
  return {
    field,
    title: field.toUpperCase(),
    value: scoreFor[build],
    how: `${build} ${word}`,
    rule: 'BDPX-NPC-01',
    judgement: field,
  }
}

/** A Cairn block as it stands. Rule BDPX-NPC-09. */
export function fromCairn(figures: CairnFigures): Derived[] {
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
