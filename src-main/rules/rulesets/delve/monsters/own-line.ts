import { type OwnLine, sameFigure } from '../../../monsters/own-lines.ts'

/** The stat line of Delve, in its own labels. */
export const ownLine: OwnLine = {
  game: 'delve',
  layout: 'delve-line',
  title: 'Delve stat line',
  system: 'Delve',
  family: 'cairn',
  labels: [
    { label: 'HP', field: 'hp', form: 'hp' },
    ...(['str', 'dex', 'wil'] as const).map((key) => ({
      label: key.toUpperCase(),
      field: key,
      form: key,
    })),
    { label: 'DR', field: 'dr', form: 'dr' },
  ],
  sign: 'DR',
  needs: [['hp', 'str', 'dr']],
  figures: [
    ...['hp', 'str', 'dex', 'wil'].map((key) => ({ key, from: key, value: sameFigure })),
    { key: 'armor', from: 'dr', value: sameFigure },
  ],
}
