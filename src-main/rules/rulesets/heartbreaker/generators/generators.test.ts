import type { Creature } from '../../../core/state/creature.ts'
import { spellsOf } from '../magic/spells.ts'
import { expect, test } from 'vitest'
import { HeartbreakerEvening } from '../testing/evening.ts'
import { ancestries } from '../character/ancestries.ts'
import { backgrounds } from '../character/backgrounds.ts'
import { paths } from '../character/paths.ts'

const dice = {
  STR: [6, 5, 3, 1],
  DEX: [3, 3, 3, 3],
  CON: [6, 6, 6, 1],
  INT: [1, 1, 1, 1],
  WIS: [4, 4, 4, 4],
  CHA: [2, 3, 4, 5],
}

test('a dwarf of the fields who seeks: every number by its rule', () => {
  const evening = new HeartbreakerEvening([])
  evening.do(
    'heartbreaker.new-character',
    { name: 'Hob', ancestry: 'Dwarf', background: 'Peasant', path: 'Seeker' },
    {
      ...dice,
      STA: [2, 1],
      'STA, a peasant’s': [1],
      'STA, a seeker’s loss': [2],
      coins: [3, 3, 3],
    },
  )
  const hob = evening.state.creatures['c20']
  expect(hob?.values).toMatchObject({
    strength: 14,
    dexterity: 8,
    constitution: 19,
    intelligence: 3,
    wisdom: 12,
    charisma: 12,
    maxHp: 5,
    hp: 5,
    sav: 15,
    com: 0,
    mag: -3,
    ski: 2,
    lvl: 1,
  })
  // 90 SP less a padded coat of 10 GP.
  expect([hob?.values.gp, hob?.values.sp, hob?.values.cp]).toEqual([0, 40, 0])
  expect(hob?.notes).toContain('Dwarven')
  expect(Object.values(evening.state.creatures).map(({ name }) => name)).toEqual([
    'Hob',
    'Hob’s donkey',
  ])
})

test('scores are exchanged once, and STA and MAG follow', () => {
  const evening = new HeartbreakerEvening([])
  evening.do(
    'heartbreaker.new-character',
    { name: 'Idony', ancestry: 'Elf', background: 'Noble', path: 'Champion' },
    { ...dice, STA: [3, 4], coins: [1, 1, 1] },
  )
  const is = (field: string) => evening.value('c20', field)
  expect([is('constitution'), is('intelligence'), is('maxHp'), is('mag')]).toEqual([17, 4, 9, -3])
  evening.do('heartbreaker.swap', { who: 'c20', first: 'CON', second: 'INT' })
  expect([is('constitution'), is('intelligence'), is('maxHp'), is('mag')]).toEqual([2, 19, 4, 2])
  expect(evening.refuses('heartbreaker.swap', { who: 'c20' })).toContain('HBK-CHAR-03')
})

test('whatever the dice choose, nobody new breaks a limit', () => {
  for (const { title: ancestry } of ancestries)
    for (const { title: background } of backgrounds)
      for (const { title: path } of paths) {
        const evening = new HeartbreakerEvening([])
        evening.do('heartbreaker.new-character', { ancestry, background, path })
        expect([ancestry, background, path, evening.problems('c20')]).toEqual([
          ancestry,
          background,
          path,
          [],
        ])
      }
})

test('nobody of a higher level than the party’s highest is hired', () => {
  const evening = new HeartbreakerEvening([])
  expect(evening.refuses('heartbreaker.new-hireling', { level: 2 })).toContain('HBK-HIRE-01')
  evening.do('heartbreaker.new-hireling', { name: 'Silas', role: 'bodyguard' }, { STA: [6] })
  const silas = evening.state.creatures['c20']
  expect([silas?.kind, silas?.values.maxHp, silas?.values.amr, silas?.values.def]).toEqual([
    'hireling',
    6,
    2,
    4,
  ])
})

test('an outlander speaks two monster languages of their choice, now or when they are asked', () => {
  const evening = new HeartbreakerEvening([])
  const spoken = (id: string) => evening.state.creatures[id]?.notes
  const outlander = { ancestry: 'Human', background: 'Outlander', path: 'Champion' }
  evening.do('heartbreaker.new-character', { ...outlander, name: 'Ulf', languages: 'goblin, orc' })
  expect(spoken('c20')).toBe('Speaks, besides the common tongue: Goblin, Orc.')
  expect(evening.state.dues).toEqual({})
  evening.do('heartbreaker.new-character', { ...outlander, name: 'Wulf' })
  const [due] = Object.values(evening.state.dues)
  expect(due).toMatchObject({
    action: 'heartbreaker.languages',
    why: 'Wulf speaks 2 monster languages of their choice',
  })
  const who = due?.who[0] ?? ''
  expect(evening.refuses('heartbreaker.languages', { who, languages: 'Troll' })).toContain(
    '2 languages, not 1',
  )
  evening.do('heartbreaker.languages', { who, languages: 'Troll and Kobold' })
  expect(evening.state.dues).toEqual({})
  expect(spoken(who)).toBe('Speaks, besides the common tongue: Troll, Kobold.')
  evening.do('heartbreaker.languages', { who, languages: 'Troll, Ogre' })
  expect(spoken(who)).toBe('Speaks, besides the common tongue: Troll, Ogre.')
  expect(
    evening.refuses('heartbreaker.languages', { who: 'c21', languages: 'Orc, Ogre' }),
  ).toContain('outlander')
})

test('spells are named at creation, as many as MAG holds', () => {
  const evening = new HeartbreakerEvening([])
  const seeker = { ancestry: 'Human', background: 'Noble', path: 'Seeker', name: 'Isa' }
  evening.do('heartbreaker.new-character', {
    ...seeker,
    gift: 'INT',
    spells: 'sleep, Web 2, Sleep, Light, Fly 3, Knock, Shield, Charm, Haste 3, Ward, Gate 9',
  })
  const isa = Object.values(evening.state.creatures).find(({ name }) => name === 'Isa')
  const known = spellsOf(isa as Creature).map(({ name, level, holy }) => [name, level, holy])
  const all = [
    ['Sleep', 0, false],
    ['Web', 2, false],
    ['Light', 0, false],
    ['Fly', 3, false],
  ]
  const { mag = 0 } = isa?.values ?? {}
  expect(mag).toBeGreaterThan(0)
  expect(known.slice(0, 4)).toEqual(all.slice(0, mag))
  expect(known.length).toBe(Math.min(mag, 10))
})

test('a kit is listed whole, and gear that the ancestry may not use has its reason', () => {
  const evening = new HeartbreakerEvening([])
  const outcome = evening.do(
    'heartbreaker.new-character',
    {
      name: 'Elu',
      ancestry: 'Elf',
      background: 'Noble',
      path: 'Seeker',
      outfit: false,
      gear: '1 light-plate; 10 arrows',
    },
    { ...dice, STA: [6, 6], 'STA, a seeker’s loss': [1], coins: [6, 6, 6] },
  )
  const steps = outcome.why.map(({ name, value }) => `${name}: ${value}`)
  expect(steps).toContain('Kit: Fine clothes, Longsword and Horse')
  expect(steps).toContain('Not worn: Light plate: No elf may use light plate')
  expect(evening.state.creatures['c20']?.values).toMatchObject({ gp: 149, amr: 0 })
})
