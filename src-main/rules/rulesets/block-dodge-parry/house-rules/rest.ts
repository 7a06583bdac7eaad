import { choice } from '../../../core/choice.ts'

export const deprivationFatigueRule = choice(
  'deprivationFatigue',
  'Rest',
  'E-BDP-03',
  'The first day of going without',
  'Past a full day of it, each day costs a Fatigue. Does day one count?',
  ['afterFirstDay', 'It is free', 'One Fatigue for each day after the first.'],
  ['everyDay', 'It counts', 'One Fatigue for every day, the first among them.'],
)

export const comfortableRestores = choice(
  'comfortableRestores',
  'Rest',
  'E-BDP-13',
  'What a comfortable night gives back',
  'It restores a point of lost ability scores: of one, or of each?',
  ['oneAbility', 'One ability', 'A point of one, the player’s pick.'],
  ['each', 'Each ability', 'A point of every ability that has lost any.'],
)

export const pukedMealFeeds = choice(
  'pukedMealFeeds',
  'Rest',
  'E-BDP-14',
  'A meal that comes up again',
  'Does a desperate meal feed that did not stay down?',
  [false, 'No', 'They have not eaten.'],
  [true, 'Yes', 'It was a meal all the same.'],
)

export const rationsNeedFire = choice(
  'rationsNeedFire',
  'Rest',
  'E-BDP-12',
  'Rations and fire',
  'Rations count as simple meals, and those need a fire.',
  [false, 'Cold', 'Rations are eaten as they are.'],
  [true, 'Warmed', 'Rations need a fire like any simple meal.'],
)

export const diseaseOneSaveHeals = choice(
  'diseaseOneSaveHeals',
  'Rest',
  'E-BDP-10',
  'One save against a disease',
  'Where no number of saves is given, what does a passed one do?',
  [false, 'Spares a day', 'That day’s harm stays away, and the disease stays.'],
  [true, 'Ends it', 'One pass ends a disease that has no count.'],
)

export const fatigueBeyond = choice(
  'fatigueBeyond',
  'Rest',
  'BDPX-GAP-01',
  'Fatigue that finds no slot',
  'All slots are full and a Fatigue is forced on somebody. Our ruling.',
  ['drop', 'Something goes', 'They drop a thing; with nothing to drop it costs 1 STR.'],
  ['str', 'It hurts', 'It costs 1 STR at once.'],
)

export const restRules = [
  deprivationFatigueRule,
  comfortableRestores,
  pukedMealFeeds,
  rationsNeedFire,
  diseaseOneSaveHeals,
  fatigueBeyond,
]
