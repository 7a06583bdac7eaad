import { descendingArmourClass } from '../../armour-class.ts'
import type { BxFigures, CairnFigures, Derived, Monster } from '../../canonical.ts'
import { movementInFeet } from '../feet.ts'
import { countedHitDice, hitDiceInWords } from '../hit-dice.ts'
import { savesByClass } from './by-class.ts'
import { savesByHitDice } from './by-hit-dice.ts'
import {
  armourClassOf,
  diceOf,
  moraleOf,
  paces,
  type HitDiceReading,
  type NerveReading,
  type Pace,
} from './judged.ts'
import { armourFigures, attackFigure, diceFigures, experienceFigure, saveFigures } from './parts.ts'

type Answers = Readonly<Record<string, string>>

/** Rules GF-BX-01 to GF-BX-08. */
export function fromCairn(figures: CairnFigures, answers: Answers): Derived[] {
  const hp = figures.hp?.value ?? 3
  const armor = figures.armor?.value ?? 0
  const wil = figures.wil?.value ?? 10
  const quick = answers['quick'] === 'yes'
  const dice = diceOf(hp, answers['hitDice'] as HitDiceReading)
  const counted = { dice, modifier: 0, stars: Number(answers['stars'] ?? 0) }
  const pace = answers['pace'] as Pace
  const said = figures.hp ? `${hp} HP` : 'no HP in the text, 3'
  const how =
    answers['hitDice'] === 'one each' ? said : `${said} less 3, ${dice < 1 ? '½' : '1'} at least`
  return [
    ...diceFigures(
      counted,
      null,
      'GF-BX-01',
      dice > 1 ? how.replace(/, 1 at least$/, '') : how,
      'hitDice',
    ),
    ...armourFigures(
      armourClassOf(armor, quick),
      `Armor ${armor}${quick ? ', and one better for its quickness' : ''}`,
      'GF-BX-02',
      figures.dex && figures.dex.value >= 14 ? 'quick' : undefined,
    ),
    ...attackFigure(counted),
    {
      field: 'movement',
      title: 'MV',
      value: paces[pace],
      how: `${pace}, feet a turn`,
      rule: 'GF-BX-08',
      judgement: 'pace',
    },
    ...saveFigures(
      savesByHitDice(dice),
      `as a monster of ${hitDiceInWords({ ...counted, stars: 0, hitPoints: null })} HD`,
      'GF-BX-03',
    ),
    {
      field: 'morale',
      title: 'ML',
      value: moraleOf(wil, answers['morale'] as NerveReading),
      how: nerveHow(figures, answers['morale'] as NerveReading),
      rule: 'GF-BX-05',
      judgement: 'morale',
    },
    experienceFigure(counted, 'stars'),
  ]
}

function nerveHow({ wil }: CairnFigures, reading: NerveReading): string {
  if (reading === 'fearless') return 'it knows no fear'
  const said = wil ? `WIL ${wil.value}` : 'no WIL in the text, which is 10'
  return `${said}, ${reading === 'page' ? 'two thirds of it' : 'on the table that HEARTS prints'}`
}

/** Figures of a B/X block as printed; missing ones follow from its Hit Dice. Rule GF-BX-09. */
export function fromBx(monster: Monster, figures: BxFigures): Derived[] {
  const { hd, ac, saves, thac0, morale, xp, movement, alignment } = figures
  const rule = 'GF-BX-09'
  const asWritten = 'as written'
  const printed = hd?.value ?? { dice: 1, modifier: 0, stars: 0, hitPoints: null }
  const counted = { ...printed, dice: countedHitDice(figures) }
  const armourClass = descendingArmourClass(figures, monster.source.system)
  const pace = movementInFeet(figures, monster.source.system)
  return [
    ...diceFigures(printed, printed.hitPoints, rule, hd ? asWritten : 'no HD in the text, 1'),
    ...(armourClass === null
      ? []
      : armourFigures(
          armourClass,
          ac?.value.descending === null ? 'its ascending AC' : asWritten,
          rule,
        )),
    ...(thac0?.value.thac0 == null
      ? attackFigure(counted, thac0?.value.bonus ?? null)
      : [
          {
            field: 'thac0',
            title: 'THAC0',
            value: thac0.value.thac0,
            how: asWritten,
            rule,
          } as const,
          {
            field: 'attackBonus',
            title: 'Attack bonus',
            value: thac0.value.bonus ?? 19 - thac0.value.thac0,
            how: asWritten,
            rule,
          } as const,
        ]),
    ...(movement
      ? [
          {
            field: 'movement',
            title: 'MV',
            value: movement.value,
            how: asWritten,
            rule,
            ...pace,
          } as const,
        ]
      : []),
    ...(saves ? saveFigures(saves.value, asWritten, rule) : savesNotPrinted(figures, counted.dice)),
    ...(morale
      ? [{ field: 'morale', title: 'ML', value: morale.value, how: asWritten, rule } as const]
      : []),
    ...(alignment
      ? [{ field: 'alignment', title: 'AL', value: alignment.value, how: asWritten, rule } as const]
      : []),
    xp
      ? { field: 'xp', title: 'XP', value: xp.value, how: asWritten, rule }
      : experienceFigure(counted),
  ]
}

/** Five saves of a block that prints a class, one number or none. */
function savesNotPrinted({ saveAs, save }: BxFigures, dice: number): Derived[] {
  if (saveAs) {
    const { class: name, level } = saveAs.value
    const said = level > 0 ? `${name} ${level}` : name
    return saveFigures(savesByClass(name, level), `saves as ${said}`, 'GF-BX-03')
  }
  const one = save ? `; its one save is ${save.value}` : ''
  return saveFigures(savesByHitDice(dice), `as a monster of its Hit Dice${one}`, 'GF-BX-03')
}
