import { RandomTable, TableRoller } from 'rpg-table-randomizer'
import { seeded, type Rng } from '../../src-main/rules/dice/rng.ts'
import { drawNow } from '../../src-main/rules/tables/draw.ts'
import { defineTable, type TableRow, type Table } from '../../src-main/rules/tables/table.ts'
import { againstFloor, againstPeer, measureAll, type BenchRow } from './row.ts'

const beasts = ['goblins', 'bears', 'wolves', 'bandits', 'crows', 'elves']
const foes = beasts.map((beast) => `[2d4 ${beast}] in [bench/mood] mood, with [bench/loot]`)
const moods = ['a foul', 'a fair', 'a hungry', 'a drowsy']
const loots = ['nothing', '[3d6 silver]', '[d6 gems]', '[2d6 coppers] and [bench/mood] dog']

/** A draw with a table and dice nested in it: by hand, by the peer, by ours. */
export async function tableRows(): Promise<BenchRow[]> {
  const tables = [
    makeTable('bench/foes', foes),
    makeTable('bench/mood', moods),
    makeTable('bench/loot', loots),
  ]
  const byId = new Map(tables.map((table) => [table.id, table]))
  const shelf = { table: (id: string) => byId.get(id) }
  const rng = seeded('00112233445566778899aabbccddeeff')
  const [first] = tables
  if (!first) throw new Error('the bench has no table')
  const times = await measureAll({
    floor: () => byHand(rng),
    ours: () => drawNow(first, rng, shelf),
    peer: peer(),
  })
  return [
    againstFloor('nested draw with its audit trail', times.floor, times.ours, 2),
    againstPeer('nested draw; rpg-table-randomizer', times.peer, times.ours, 20),
  ]
}

function makeTable(id: string, texts: readonly string[]): Table {
  const rows = texts.map((text, row): TableRow => [String(row + 1), text])
  return defineTable({ id, title: id, dice: `1d${texts.length}`, source: 'bench', rows })
}

interface Step {
  from: string
  total: number
  row: number
  text: string
}

/** Draws from the three tables written out as code, with the same text and the same trail at the end. */
function byHand(rng: Rng): { text: string; trail: Step[] } {
  const trail: Step[] = []
  const foe = rng.die(6)
  trail.push({ from: 'foes', total: foe, row: foe - 1, text: foes[foe - 1] ?? '' })
  const number = recordStep(trail, '2d4', rng.die(4) + rng.die(4))
  return {
    text: `${number} ${beasts[foe - 1]} in ${moodByHand(rng, trail)} mood, with ${lootByHand(rng, trail)}`,
    trail,
  }
}

function recordStep(trail: Step[], from: string, total: number): number {
  trail.push({ from, total, row: 0, text: '' })
  return total
}

function lootByHand(rng: Rng, trail: Step[]): string {
  const loot = rng.die(4)
  trail.push({ from: 'loot', total: loot, row: loot - 1, text: loots[loot - 1] ?? '' })
  if (loot === 1) return 'nothing'
  if (loot === 2) return `${recordStep(trail, '3d6', rng.die(6) + rng.die(6) + rng.die(6))} silver`
  if (loot === 3) return `${recordStep(trail, 'd6', rng.die(6))} gems`
  return `${recordStep(trail, '2d6', rng.die(6) + rng.die(6))} coppers and ${moodByHand(rng, trail)} dog`
}

function moodByHand(rng: Rng, trail: Step[]): string {
  const mood = rng.die(4)
  const text = moods[mood - 1] ?? ''
  trail.push({ from: 'mood', total: mood, row: mood - 1, text })
  return text
}

function peer(): () => unknown {
  const inTheirForm = (text: string) =>
    text
      .replace(
        /\[(\d*)d(\d) (\w+)\]/g,
        (_, count: string, sides: string, words: string) =>
          `{{roll:${count || '1'}d${sides}}} ${words}`,
      )
      .replace(/\[bench\/(\w+)\]/g, '{{table:$1}}')
  const tables: Record<string, RandomTable> = {
    foes: new RandomTable({ key: 'foes', title: 'foes', table: foes.map(inTheirForm) }),
    mood: new RandomTable({ key: 'mood', title: 'mood', table: [...moods] }),
    loot: new RandomTable({ key: 'loot', title: 'loot', table: loots.map(inTheirForm) }),
  }
  const roller = new TableRoller({})
  roller.setTableKeyLookup((key: string) => tables[key] ?? null)
  return () => roller.getTableResultSetByKey('foes').toString()
}
