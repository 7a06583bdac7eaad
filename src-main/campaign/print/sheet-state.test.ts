import { describe, expect, it } from 'vitest'
import { games } from '../../rules/registry.ts'
import { figure, itemLine, thingsOf } from '../../rules/common/sheet-places.ts'
import { notOnSheet } from '../../rules/common/not-on-sheet.ts'
import type { Field } from '../../rules/core/ruleset/characters.ts'
import type { SheetData } from '../../rules/core/sheet.ts'
import type { ReadonlyCreature, RulesetId } from '../../rules/core/situation.ts'
import { placesOf, squaresOf, ticksOf, writtenTexts } from '../../rules/testing/sheet.ts'
import { gameOf, playedParty } from './testing/played.ts'

interface Member {
  who: ReadonlyCreature
  sheet: SheetData
}

/** The party of a game after some play, each with the sheet that is printed of them. */
function membersOf(id: RulesetId): Member[] {
  const situation = playedParty(id)
  const { sheet: kit } = gameOf(id)
  return situation.party.flatMap((one) => {
    const who = situation.creatures[one]
    return who && kit ? [{ who, sheet: kit.of(who, situation) }] : []
  })
}

function memberNamed(id: RulesetId, name: string): Member {
  const member = membersOf(id).find(({ who }) => who.name === name)
  if (!member) throw new Error(`nobody is called ${name}`)
  return member
}

const valueOf = (sheet: SheetData, field: string): string | undefined =>
  placesOf(sheet).find((place) => place.field === field)?.value

/** Fields that were ticked or filled in, without the numbers of boxes. */
const ticked = (sheet: SheetData): string[] =>
  ticksOf(sheet).flatMap(({ field, on }) => (on ? [field] : []))

/** True where the number stands in its place, in its boxes, or in a list that sums it up. */
function hasNumber({ who, sheet }: Member, { id }: Pick<Field, 'id'>): boolean {
  const value = who.values[id] ?? 0
  if (valueOf(sheet, `values/${id}`) === figure(value)) return true
  const boxes = squaresOf(sheet).find(({ field }) => field === `tracks/values/${id}`)
  if (boxes) return boxes.full === Math.min(boxes.most, value)
  const ticks = ticksOf(sheet).filter(({ field }) => field.startsWith(`tracks/values/${id}/`))
  if (ticks.length > 0) return ticks.filter(({ on }) => on).length === Math.min(ticks.length, value)
  const total = sheet.lists['armour']?.find(([name]) => name === 'in all')
  return value === 0 || (total?.includes(figure(value)) ?? false)
}

/** Parts of a creature that its sheet does not say, by name. */
function unsaid({ who, sheet }: Member, fields: readonly Field[]): string[] {
  const texts = writtenTexts(sheet).map((text) => text.toLowerCase())
  const says = (part: string): boolean => texts.some((text) => text.includes(part.toLowerCase()))
  const rows = Object.values(sheet.lists).flat()
  const numbers = fields.filter(
    (field) => field.show.print && field.id in who.values && !hasNumber({ who, sheet }, field),
  )
  const skills = Object.entries(who.skills).filter(([skill, score]) => {
    const name = skill.replace(/^\w+: /u, '')
    const row = rows.find((cells) => cells.includes(name))
    const place = valueOf(sheet, `skills/${name}`)
    return place !== String(score) && !row
  })
  const things = thingsOf(who).filter((item) => {
    const worn = ticked(sheet).includes(`ticks/gear/${item.gear ?? ''}`)
    const written = (item.text ?? '').replace(/ \d+$/u, '')
    return !worn && !says(itemLine(item)) && !(written !== '' && says(written)) && !says(item.name)
  })
  const conditions = Object.keys(who.conditions).filter((name) => {
    const [, ...rest] = name.split(' ')
    const marks = ticked(sheet).map((field) => field.toLowerCase())
    const isMarked = marks.some((field) => field.includes(name.toLowerCase()))
    return !isMarked && !says(name) && !(rest.length > 0 && says(rest.join(' ')))
  })
  const uses = Object.values(who.uses ?? {}).filter(({ title }) => !says(title))
  return [
    ...numbers.map(({ label }) => label),
    ...skills.map(([name]) => name),
    ...things.map(({ name }) => name),
    ...conditions,
    ...uses.map(({ title }) => title),
    ...(sheet.notes === who.notes ? [] : ['notes']),
  ]
}

describe.each(games.map((game) => [game.title, game] as const))('a sheet of %s', (_, game) => {
  it('says every number, skill, thing, condition and use of who has been played', () => {
    const members = membersOf(game.id)
    expect(members.length).toBeGreaterThan(1)
    expect(members.map((member) => [member.who.name, unsaid(member, game.fields)])).toEqual(
      members.map(({ who }) => [who.name, []]),
    )
    expect(members.flatMap(({ who, sheet }) => notOnSheet(who, sheet))).toEqual([])
  })
})

it('a word that only the form says is not said of the character', () => {
  const { who, sheet } = memberNamed('block-dodge-parry', 'Ada Fenwick')
  const use = { title: 'Dodge', of: 1, spent: 0, at: 0, again: 'day' } as const
  expect(notOnSheet({ ...who, uses: { dodge: use } }, sheet)).toEqual(['uses of Dodge'])
})

describe('what a sheet of Heartbreaker reckons', () => {
  it('is DEF, COV and AMR of all that is worn, the package of each level, half of STA', () => {
    for (const { who, sheet } of membersOf('heartbreaker')) {
      const { def = 0, cov = 0, amr = 0, maxHp = 0, lvl = 1 } = who.values
      if (def + cov + amr > 0)
        expect(sheet.lists['armour']?.[0]).toEqual(['in all', ...[def, cov, amr].map(String)])
      expect(valueOf(sheet, 'about/half STA')).toBe(String(Math.floor(maxHp / 2)))
      const levels = ticked(sheet).filter((field) => field.startsWith('ticks/level '))
      expect(levels).toHaveLength(lvl - 1)
    }
  })

  it('is what ancestry and path give and forbid', () => {
    const { sheet } = memberNamed('heartbreaker', 'Maud Ostler')
    const powers = sheet.lists['powers']?.flat() ?? []
    expect(powers).toContain('casts holy magic only')
    expect(powers).toContain('STR raised by 1')
    const dwarf = memberNamed('heartbreaker', 'Ada Fenwick').sheet
    expect(dwarf.lists['powers']?.flat()).toContain('may not use spear, longbow, musket')
  })
})

describe('what a sheet of Block, Dodge, Parry reckons', () => {
  it('is as many slots as the load counts, wounds and Fatigue among them', () => {
    const situation = playedParty('block-dodge-parry')
    const { load } = gameOf('block-dodge-parry')
    for (const { who, sheet } of membersOf('block-dodge-parry')) {
      const slots = sheet.lists['slots']?.flat() ?? []
      expect(slots).toHaveLength(Math.min(10, load?.(who, situation).used ?? -1))
      const wounds = Object.keys(who.conditions).filter((name) => slots.includes(name))
      const marks = ticked(sheet).filter((field) => /^ticks\/slots\/\d+\/wound$/u.test(field))
      expect(marks).toHaveLength(wounds.length)
    }
  })

  it('is skills under the careers that teach them, proficiencies, the waterskin’s die and the species', () => {
    const { who, sheet } = memberNamed('block-dodge-parry', 'Maud Ostler')
    const careers = sheet.lists['careers'] ?? []
    expect(careers.map(([career]) => career).filter(Boolean)).toEqual([
      ...['Priest', 'Soldier', 'Thief'].filter((one) => `career: ${one}` in who.tags),
      'besides',
      'trained with',
    ])
    expect(
      careers
        .flat()
        .filter((cell) => cell in who.skills)
        .toSorted(),
    ).toEqual(Object.keys(who.skills).toSorted())
    expect(ticked(sheet).filter((field) => field.startsWith('ticks/water/'))).toHaveLength(1)
    expect(valueOf(sheet, 'about/Species, if any')).toBe('Tough')
  })
})

describe('what a sheet of Gods & Monsters says', () => {
  it('is moral code, specialties and motivation, and the spells with their levels', () => {
    const maud = memberNamed('gods-and-monsters', 'Maud Ostler').sheet
    expect(valueOf(maud, 'about/Moral code')).toBe('Ordered Good')
    expect(valueOf(maud, 'about/Specialties')).toBe('Sailor')
    const ada = memberNamed('gods-and-monsters', 'Ada Fenwick').sheet
    expect(valueOf(ada, 'about/Although I go on, because')).toBe('my sister is in there')
    expect(ada.lists['fields']).toContainEqual(['unarmed combat', '+1'])
    const bo = memberNamed('gods-and-monsters', 'Bo the Tall').sheet
    expect(bo.lists['spells']).toEqual([['Firewalk', '1']])
  })
})

describe('what a sheet of Delve reckons', () => {
  it('is a row of load for each unit that the meter counts', () => {
    const situation = playedParty('delve')
    const { load } = gameOf('delve')
    for (const { who, sheet } of membersOf('delve')) {
      expect(sheet.lists['load']).toHaveLength(load?.(who, situation).used ?? -1)
      const tired = ticked(sheet).filter((field) => field.startsWith('tracks/values/fatigue/'))
      expect(tired).toHaveLength(Math.min(4, who.values['fatigue'] ?? 0))
    }
  })
})
