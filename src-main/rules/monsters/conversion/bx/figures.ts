import { descendingArmourClass } from '../../armour-class.ts'
import type {
  BxFigures,
  CairnFigures,
  Derived,
  HitDice,
  Monster,
  SaveLetter,
} from '../../canonical.ts'
import { averageHitPoints, countedHitDice, hitDiceInWords } from '../hit-dice.ts'
import { savesByClass } from './by-class.ts'
import { attackByHitDice, experienceByHitDice, savesByHitDice, type Saves } from './by-hit-dice.ts'
import {
  armourClassOf,
  diceOf,
  moraleOf,
  paces,
  type DiceReading,
  type NerveReading,
  type Pace,
} from './judged.ts'

type Answers = Readonly<Record<string, string>>
type Dice = Omit<HitDice, 'hitPoints'>

const saveNames: Readonly<Record<SaveLetter, string>> = {
  D: 'Death',
  W: 'Wands',
  P: 'Paralysis',
  B: 'Breath',
  S: 'Spells',
}
const letters = Object.keys(saveNames) as SaveLetter[]

/** Rules GF-BX-01 to GF-BX-08. */
export function fromCairn(figures: CairnFigures, answers: Answers): Derived[] {
  const hp = figures.hp?.value ?? 3
  const armor = figures.armor?.value ?? 0
  const wil = figures.wil?.value ?? 10
  const quick = answers['quick'] === 'yes'
  const dice = diceOf(hp, answers['hitDice'] as DiceReading)
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

/** A B/X block as it stands; what it leaves out follows from its Hit Dice. Rule GF-BX-09. */
export function fromBx(monster: Monster, figures: BxFigures): Derived[] {
  const { hd, ac, saves, saveAs, save, thac0, morale, xp, movement, alignment } = figures
  const rule = 'GF-BX-09'
  const asWritten = 'as written'
  const printed = hd?.value ?? { dice: 1, modifier: 0, stars: 0, hitPoints: null }
  const counted = { ...printed, dice: countedHitDice(figures) }
  const armourClass = descendingArmourClass(figures, monster.source.system)
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
      ? [{ field: 'movement', title: 'MV', value: movement.value, how: asWritten, rule } as const]
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

function diceFigures(
  { dice, modifier, stars }: Dice,
  hitPoints: number | null,
  rule: Derived['rule'],
  how: string,
  judgement?: string,
): Derived[] {
  const because = judgement === undefined ? {} : { judgement }
  const average = averageHitPoints(dice, modifier)
  return [
    { field: 'hd', title: 'HD', value: dice, how, rule, ...because },
    ...(modifier === 0
      ? []
      : [{ field: 'hdModifier', title: 'HD modifier', value: modifier, how, rule }]),
    ...(stars === 0
      ? []
      : [
          {
            field: 'stars',
            title: 'Asterisks',
            value: stars,
            how: judgement ? 'its special abilities' : how,
            rule: judgement ? ('GF-BX-07' as const) : rule,
            ...(judgement ? { judgement: 'stars' } : {}),
          },
        ]),
    {
      field: 'hp',
      title: 'Hit points',
      value: hitPoints ?? average,
      how: hitPoints === null ? 'average of as many d8' : 'as written',
      rule,
    },
  ]
}

function armourFigures(
  descending: number,
  how: string,
  rule: Derived['rule'],
  judgement?: string,
): Derived[] {
  const because = judgement === undefined ? {} : { judgement }
  return [
    { field: 'ac', title: 'AC', value: descending, how, rule, ...because },
    {
      field: 'ascendingAc',
      title: 'Ascending AC',
      value: 19 - descending,
      how: '19 less its AC',
      rule,
    },
  ]
}

function attackFigure(counted: Dice, printed: number | null = null): Derived[] {
  const { bonus } = attackByHitDice(counted)
  const used = printed ?? bonus
  const how = printed === null ? 'by its Hit Dice' : 'from its attack bonus'
  return [
    { field: 'thac0', title: 'THAC0', value: 19 - used, how, rule: 'GF-BX-04' },
    {
      field: 'attackBonus',
      title: 'Attack bonus',
      value: used,
      how: printed === null ? how : 'as written',
      rule: 'GF-BX-04',
    },
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

function saveFigures(saves: Saves, how: string, rule: Derived['rule']): Derived[] {
  return letters.map((letter) => ({
    field: `save${letter}`,
    title: saveNames[letter],
    value: saves[letter],
    how,
    rule,
  }))
}

function experienceFigure(counted: Dice, judgement?: string): Derived {
  return {
    field: 'xp',
    title: 'XP',
    value: experienceByHitDice(counted),
    how: counted.stars > 0 ? `by its Hit Dice and ${'*'.repeat(counted.stars)}` : 'by its Hit Dice',
    rule: 'GF-BX-07',
    ...(judgement === undefined ? {} : { judgement }),
  }
}
