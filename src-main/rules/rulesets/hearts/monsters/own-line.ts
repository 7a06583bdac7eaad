import { wilByTable } from '../../../monsters/conversion/morale.ts'
import { type OwnLine, sameFigure } from '../../../monsters/own-lines.ts'

/** The stat line of HEARTS, in its own labels. */
export const ownLine: OwnLine = {
  game: 'hearts',
  layout: 'hearts-line',
  title: 'HEARTS stat line',
  system: 'HEARTS',
  family: 'cairn',
  labels: [
    { label: 'HP', field: 'hp', form: 'hp' },
    { label: 'AP', field: 'ap', form: 'ap' },
    { label: 'ST', field: 'st', form: 'st' },
    { label: 'Mana', field: 'mana', form: 'mana' },
    { label: 'Morale', field: 'morale', form: 'morale' },
  ],
  sign: 'ST',
  needs: [
    ['hp', 'st', 'mana'],
    ['hp', 'st', 'morale'],
  ],
  figures: [
    { key: 'hp', from: 'hp', value: sameFigure },
    { key: 'str', from: 'st', value: sameFigure },
    { key: 'wil', from: 'morale', value: (morale) => wilByTable(morale, 'nearest') },
  ],
}
