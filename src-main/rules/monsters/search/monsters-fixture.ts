import type { BxFigures, CairnFigures, Monster } from '../canonical.ts'

const span = { from: 0, to: 0 }
const read = <T>(value: T): { value: T; span: typeof span } => ({ value, span })

/** Monster for tests, with the parts that a test is about. */
export function monsterOf(name: string, some: Partial<Monster> = {}): Monster {
  return {
    id: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    name,
    layout: 'ose-one-line',
    sureness: 1,
    source: { text: name, system: 'Old-School Essentials', licence: '', credit: '' },
    figures: bxOf(1),
    attacks: [],
    attackSpans: [],
    details: [],
    tags: [],
    unread: [],
    foreign: {},
    judged: {},
    ...some,
  }
}

export function bxOf(dice: number, numberAppearing = ''): BxFigures {
  return {
    family: 'bx',
    hd: read({ dice, modifier: 0, stars: 0, hitPoints: null }),
    ac: null,
    saves: null,
    saveAs: null,
    save: null,
    thac0: null,
    morale: null,
    alignment: null,
    xp: null,
    movement: null,
    numberAppearing: numberAppearing === '' ? null : read(numberAppearing),
    treasure: null,
  }
}

export function cairnOf(hp: number): CairnFigures {
  return { family: 'cairn', hp: read(hp), armor: null, str: null, dex: null, wil: null }
}
