import type { Monster } from '../../rules/monsters/canonical.ts'
import { readMonsters } from '../../rules/monsters/read.ts'
import { conversionTo } from '../../rules/registry.ts'
import type { convert, library } from '../contract/convert.ts'
import { Refusal, type Handlers } from '../contract/endpoint.ts'
import type { OnTheTable } from './on-the-table.ts'
import type { World } from './world.ts'

export function convertHandlers(world: World, table: OnTheTable): Handlers<typeof convert> {
  return {
    'convert.read': ({ text }) => {
      const { monsters, says } = readMonsters(text)
      // Readers count from one in every text; the library wants an id that no other text has.
      return { monsters: monsters.map((monster) => ({ ...monster, id: world.newId() })), says }
    },
    'convert.to': ({ monster, ruleset, answers }) => {
      const kit = conversionTo(ruleset)
      if (!kit)
        throw new Refusal(
          'refused',
          'This version does not convert to that game yet.',
          'Choose another game.',
        )
      const converted = kit.convert(monster, answers, table.id ? table.campaign.situation : null)
      return { converted, judgements: converted.judgements, text: kit.toText(converted) }
    },
  }
}

export function libraryHandlers(table: OnTheTable): Handlers<typeof library> {
  return {
    'library.search': ({ words, limit }) => {
      const { shelf } = table.campaign
      const found = shelf.all().filter((monster) => matches(monster, words))
      return {
        total: found.length,
        monsters: found.slice(0, limit).map((monster) => ({
          id: monster.id,
          name: monster.name,
          line: lineOf(monster),
          family: monster.figures.family,
          unread: monster.unread.length,
          bundled: shelf.isBundled(monster.id),
        })),
      }
    },
    'library.monster': ({ id }) => table.campaign.shelf.monster(id) ?? null,
  }
}

/** Every word stands somewhere in the name, the tags or the text. */
function matches(monster: Monster, words: string): boolean {
  const text = `${monster.name} ${monster.tags.join(' ')} ${monster.source.text}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** The one figure that tells how hard it is: "HD 1-1", "4 HP". */
function lineOf({ figures }: Monster): string {
  if (figures.family === 'cairn') return figures.hp ? `${figures.hp.value} HP` : 'no HP'
  if (!figures.hd) return 'no HD'
  const { dice, modifier, hitPoints } = figures.hd.value
  if (dice === 0) return `${hitPoints ?? 1} hp`
  const sign = modifier > 0 ? `+${modifier}` : modifier < 0 ? `−${-modifier}` : ''
  return `HD ${dice === 0.5 ? '½' : dice}${sign}`
}
