import type { Monster } from '../../monsters/canonical.ts'
import { monsterInRow } from '../../gm/meeting.ts'
import { NotGenerated } from '../generated.ts'
import type { Generator } from '../generator.ts'
import { monsterTemplates, type MonsterTemplate, type TemplateId } from '../monsters/templates.ts'
import { applyTemplate } from '../monsters/vary.ts'
import type { PartRoller } from '../roller.ts'

const templates = Object.keys(monsterTemplates) as [TemplateId, ...TemplateId[]]

/** A monster of the library under a template: elder, sickly, two-headed. */
const monsterVariation: Generator = {
  id: 'monster',
  title: 'Monster variation',
  group: 'Monsters',
  finds: 'creature beast template elder young giant undead foe unusual bestiary',
  inputs: {
    monster: { kind: 'text', title: 'Monster of the library, or any', max: 80, optional: true },
    template: { kind: 'choice', title: 'Template', of: ['any', ...templates], default: 'any' },
  },
  parts({ monster: named, template }, on) {
    const original = isAny(named)
      ? anyMonster(template as TemplateId | 'any', on)
      : monsterNamed(String(named), on)
    const of = template === 'any' ? anyTemplate(original, on) : (template as TemplateId)
    const id = `${original.id}-${of}`
    const { monster, derived } = applyTemplate(original, id, monsterTemplates[of])
    const { ruleset } = on.context.at
    const rests = ['base', 'template']
    const converted = ruleset.monsters.convert(monster, {}, on.situation)
    return {
      title: monster.name,
      parts: [
        on.part('base', 'Monster', original.name),
        // One drawn for the monster follows from it.
        on.part('template', 'Template', monsterTemplates[of].title, {
          rests: template === 'any' ? ['base'] : [],
        }),
        ...derived.map(({ field, title, value, how, was }) =>
          on.part(field, title, figureSays(value, was), {
            why: [{ name: title, value: how }],
            rests,
          }),
        ),
        on.part('figures', `In ${ruleset.title}`, ruleset.monsters.toText(converted), { rests }),
      ],
      monster,
      derived,
    }
  },
}

/** A figure with that of the original: “5, from 7”. */
function figureSays(value: number | string, was: string | undefined): string {
  return was === undefined ? String(value) : `${value}, from ${was}`
}

/** True for a name left empty, or the word itself. */
function isAny(named: unknown): boolean {
  return named === undefined || /^(any)?$/i.test(String(named).trim())
}

function suits(id: TemplateId, { name, tags, attacks }: Monster): boolean {
  const { never }: MonsterTemplate = monsterTemplates[id]
  const about = [name, ...tags, ...attacks.map((attack) => `${attack.name} ${attack.notes}`)]
  return !never?.test(about.join(' '))
}

/** A template that suits a monster. */
function anyTemplate(monster: Monster, on: PartRoller): TemplateId {
  const rng = on.rng('template')
  for (let attempts = 0; attempts < 200; attempts += 1) {
    const id = on.pick(templates, rng)
    if (suits(id, monster)) return id
  }
  return 'armoured'
}

/** @throws {NotGenerated} */
function monsterNamed(name: string, on: PartRoller): Monster {
  const { shelf } = on.context.at
  const found = shelf.monsterNamed(name) ?? shelf.monster(name)
  if (found) return found
  throw new NotGenerated(
    `No monster of the library is called “${name}”.`,
    'Give the name as the bestiary has it, or leave it empty for any.',
  )
}

/**
 * A monster from the encounter tables that the template suits; any of them where it suits none drawn.
 * @throws {NotGenerated} where they name none of the library
 */
function anyMonster(template: TemplateId | 'any', on: PartRoller): Monster {
  const { shelf } = on.context.at
  const rng = on.rng('base')
  const [first, ...others] = shelf.tables('encounter')
  let found: Monster | undefined
  for (let attempts = 0; first && attempts < 200; attempts += 1) {
    const table = on.pick([first, ...others], rng)
    const row = table.rows.length > 0 ? table.rows[rng.die(table.rows.length) - 1] : undefined
    const { monster } = row ? monsterInRow(row[1], shelf) : {}
    if (monster && (template === 'any' || suits(template, monster))) return monster
    found ??= monster
  }
  if (found) return found
  throw new NotGenerated(
    'No encounter table names a monster of the library.',
    'Type the monster that is to be varied.',
  )
}

export const monsters: readonly Generator[] = [monsterVariation]
