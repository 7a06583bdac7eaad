import type { Site } from '../../rules/core/state/site.ts'
import { byTitle } from '../../rules/core/words.ts'
import { monsterInRow } from '../../rules/gm/meeting.ts'
import type { Monster } from '../../rules/monsters/canonical.ts'
import { drawSite, type SiteDrawing } from '../../rules/sites/drawing/draw.ts'
import { exitsOf, stairsDown } from '../../rules/sites/keyed.ts'
import { refused } from '../refusal.ts'
import { blowsOf, oneLine } from './monsters/blows.ts'
import { figuresOf } from './monsters/figures.ts'
import type { Maker, PrintSources } from './print-content.ts'
import type { SiteWanted } from './wanted.ts'

/** A keyed place as it is printed. */
interface PrintedPlace {
  number: number
  title: string
  aloud: string
  text: string
  lines: { title: string; text: string }[]
  /** Boxes to be ticked at the table. */
  boxes: string[]
  exits: string
}

/** A site as it is printed; the players' version has the map alone, without secret ways. */
export interface SiteSheet {
  title: string
  says: string
  drawing: SiteDrawing | null
  about: { title: string; text: string }[]
  wanderers: string[]
  /** Everybody who is here or wanders, with their figures in the game in force. */
  monsters: { title: string; text: string }[]
  places: PrintedPlace[]
  seed: string
}

/** A site's map with its key. */
export const site: Maker<SiteWanted> = ({ site: id, players }, around) => {
  const { situation, ruleset } = around
  // Without an id the first of the list from which the GM chooses.
  const all = (Object.values(situation.sites ?? {}) as Site[]).sort(byTitle)
  const kept = id === null ? all[0] : all.find((one) => one.id === id)
  if (!kept)
    return refused(
      id === null ? 'No site is kept in this campaign.' : 'That site is not kept any more.',
      'Generate one under Prep, Sites.',
    )
  const drawing = drawSite(kept, { players, onlySeen: false })
  if (players && !drawing)
    return refused(
      `“${kept.title}” is a list of places without a map.`,
      'Print the GM’s version: it holds the list.',
    )
  const level = drawing ? `level ${kept.recipe.level}` : 'a list without a map'
  const data: SiteSheet = {
    title: kept.title,
    says: players ? '' : `${kept.places.length} places, ${level}, ${ruleset.title}`,
    drawing,
    about: players ? [] : kept.about.map((fact) => ({ ...fact })),
    wanderers: players ? [] : [...kept.wanderers],
    monsters: players ? [] : monstersOf(kept, around),
    places: players ? [] : kept.places.map((place) => printedPlace(kept, place)),
    seed: players ? '' : kept.recipe.seed,
  }
  return {
    end: 'made',
    title: kept.title,
    subject: players ? 'Map for the players' : 'Site',
    author: situation.name,
    language: 'en',
    data,
  }
}

/** Monsters of all bands and wanderers that the library knows, each once, by name. */
function monstersOf(
  { places, wanderers }: Site,
  { shelf, situation, ruleset }: PrintSources,
): SiteSheet['monsters'] {
  const rows = [...places.flatMap(({ bands }) => bands), ...wanderers]
  const found = new Map(
    rows.flatMap((row): [string, Monster][] => {
      const { monster } = monsterInRow(row, shelf)
      return monster ? [[monster.name, monster]] : []
    }),
  )
  return [...found.values()]
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .map((monster) => {
      const { fields, monsters } = ruleset
      const converted = monsters.convert(monster, monster.judged[ruleset.id] ?? {}, situation)
      const figures = figuresOf(fields, converted.values, converted.derived)
      const blows = blowsOf(converted.attacks).map(({ name, dice, notes }) =>
        [name, dice, notes && `(${notes})`].filter(Boolean).join(' '),
      )
      return {
        title: oneLine(monster.name),
        text: [...figures.map(({ label, value }) => `${label} ${value}`), ...blows].join(', '),
      }
    })
}

function printedPlace(of: Site, place: Site['places'][number]): PrintedPlace {
  const { number, title, aloud, text, light, bands, treasure, matters, entrance, note } = place
  const deeper = stairsDown(of, place)
  return {
    number,
    title,
    aloud,
    text,
    lines: [
      ...(entrance === undefined ? [] : [{ title: 'Way in', text: entrance }]),
      ...(deeper === null ? [] : [{ title: 'Stairs down', text: deeper }]),
      ...bands.map((band) => ({ title: 'Here', text: band })),
      ...(treasure ? [{ title: 'Treasure', text: treasure.text }] : []),
      ...matters.map((matter) => ({ title: matter.title, text: matter.text })),
      ...(light === 'dark' ? [] : [{ title: 'Light', text: light }]),
      ...(note === undefined ? [] : [{ title: 'Note', text: note }]),
    ],
    boxes: [
      ...(bands.length > 0 ? ['met'] : []),
      ...(treasure ? ['taken'] : []),
      ...(matters.some(({ kind }) => kind === 'trap') ? ['sprung'] : []),
    ],
    exits: exitsOf(of, place)
      .map(({ to, door }) => (door === 'open' ? String(to) : `${to} (${door})`))
      .join(', '),
  }
}
