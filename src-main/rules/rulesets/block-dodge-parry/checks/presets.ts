import type { Ability } from '../character/people.ts'

/** Example task of the text, with what counts as time, gear and skill. Rule BDP-TGS-09. */
interface Preset {
  title: string
  time: string
  helps: string
  hinders: string
  /** Scores that may count. */
  abilities: readonly Ability[]
  /** Skills and trades that count. */
  skills: readonly string[]
}

export const presets: readonly Preset[] = [
  {
    title: 'Lockpicking',
    time: 'ten minutes at the lock',
    helps: 'lockpicks, light',
    hinders: 'nothing',
    abilities: ['DEX'],
    skills: ['Lockpicker'],
  },
  {
    title: 'Sneaking around',
    time: 'nobody chases or hunts them',
    helps: 'soft soles',
    hinders: 'heavy armor',
    abilities: ['DEX'],
    skills: ['Subtle'],
  },
  {
    title: 'Breaching a barred door',
    time: 'not under attack',
    helps: 'axe, crowbar',
    hinders: 'nothing',
    abilities: ['STR'],
    skills: [],
  },
  {
    title: 'Climbing a wall',
    time: 'nobody chases them',
    helps: 'rope, spikes',
    hinders: 'heavy armor, a full backpack',
    abilities: ['DEX', 'STR'],
    skills: ['Acrobat', 'Skilled Climber'],
  },
  {
    title: 'Plotting an escape route in the city',
    time: 'planned beforehand',
    helps: 'pencil and paper, contacts',
    hinders: 'nothing',
    abilities: [],
    skills: ['Escape Artist', 'Friends in Low Places'],
  },
  {
    title: 'Running along besieged walls',
    time: 'a lull between the volleys',
    helps: 'a shield',
    hinders: 'nothing',
    abilities: ['DEX', 'WIL'],
    skills: [],
  },
]

export const something = 'Something else'
export const presetTitles: readonly string[] = [something, ...presets.map(({ title }) => title)]
