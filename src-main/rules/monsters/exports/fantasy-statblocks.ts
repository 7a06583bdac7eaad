import { stringify } from 'yaml'
import type { Monster } from '../canonical.ts'
import { bxAttacks, cairnAttacks } from './attack-words.ts'
import { armourClass, hitDice, saveClass, thac0 } from './bx-clauses.ts'
import type { MonsterExport } from './export.ts'
import { creditOf, oneLine, paragraphsOf } from './prose.ts'

/** A note for Obsidian with one stat block a monster, in the fields its OSE layouts read. */
export const fantasyStatblocks: MonsterExport = {
  id: 'fantasy-statblocks',
  title: 'Obsidian stat blocks (YAML)',
  extension: 'md',
  write: (monsters) =>
    monsters.map((monster) => `\`\`\`statblock\n${yaml(monster)}\`\`\`\n`).join('\n'),
}

function yaml(monster: Monster): string {
  const fields: Record<string, unknown> = {
    name: oneLine(monster.name),
    ...figuresOf(monster),
    tags: monster.tags,
    traits: paragraphsOf(monster).map(({ title, text }) => ({ name: title, desc: text })),
    source: creditOf(monster),
  }
  const said = Object.entries(fields).filter(
    ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  )
  return stringify(Object.fromEntries(said), { lineWidth: 0 })
}

function figuresOf({ figures, attacks, source }: Monster): Record<string, unknown> {
  if (figures.family === 'cairn') {
    const { hp, armor, str, dex, wil } = figures
    const scores = Object.entries({ hp, armor, str, dex, wil })
    return {
      ...Object.fromEntries(scores.map(([key, score]) => [key, score && score.value])),
      attack: cairnAttacks(attacks),
    }
  }
  const five = figures.saves?.value
  const hd = figures.hd?.value
  return {
    layout: 'OSE EN',
    alignment: figures.alignment?.value ?? null,
    ac: armourClass(figures, source.system),
    hit_dice: hd ? hitDice({ ...hd, hitPoints: null }) : null,
    hp: hd?.hitPoints ?? null,
    attack: bxAttacks(attacks),
    thaco: figures.thac0 && thac0(figures.thac0.value),
    speed: figures.movement?.value ?? null,
    jds: five ? [five.D, five.W, five.P, five.B, five.S] : null,
    save: figures.save?.value ?? null,
    save_as: figures.saveAs && saveClass(figures.saveAs.value),
    moral: figures.morale?.value ?? null,
    xp: figures.xp?.value ?? null,
    number_appearing: figures.numberAppearing?.value ?? null,
    loot: figures.treasure?.value ?? null,
  }
}
