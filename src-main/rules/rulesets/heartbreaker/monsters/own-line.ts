import {
  type OwnLine,
  plainArmourClass,
  plainHitDice,
  sameFigure,
} from '../../../monsters/own-lines.ts'

/** The stat line of Heartbreaker, in its own labels. */
export const ownLine: OwnLine = {
  game: 'heartbreaker',
  layout: 'heartbreaker-line',
  title: 'Heartbreaker stat line',
  system: 'Heartbreaker',
  family: 'bx',
  labels: [
    { label: 'STA', field: 'hp', form: 'sta' },
    { label: 'SAV', field: 'sav', form: 'sav' },
    { label: 'COM', field: 'com', form: 'com' },
    { label: 'DEF', field: 'def', form: 'def' },
    { label: 'COV', field: 'cov', form: 'cov' },
    { label: 'AMR', field: 'amr', form: 'amr' },
    { label: 'MAG', field: 'mag', form: 'mag' },
    { label: 'HD', field: 'hd', form: 'hd' },
    { label: 'Morale', field: 'morale', form: 'morale' },
    { label: 'STR', field: 'strength', form: 'str' },
    { label: 'DEX', field: 'dexterity', form: 'dex' },
  ],
  sign: 'STA',
  needs: [
    ['hp', 'sav', 'com'],
    ['hp', 'sav', 'amr'],
  ],
  figures: [
    {
      key: 'hd',
      from: 'hp',
      value: (sta, { hd }) => plainHitDice(hd ?? Math.round(sta / 4.5), sta),
    },
    { key: 'ac', from: 'amr', value: (amr) => plainArmourClass(9 - 2 * Math.min(3, amr)) },
    { key: 'morale', from: 'morale', value: sameFigure },
  ],
}
