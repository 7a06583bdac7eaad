import type { Shelf } from '../rules/core/action.ts'
import { previewAction } from '../rules/core/action.ts'
import { isRefusal, type Preview } from '../rules/core/preview.ts'
import type { CampaignState, Id, Situation } from '../rules/core/situation.ts'
import type { PreparedEncounter } from '../rules/core/state/encounter.ts'
import { seeded } from '../rules/dice/rng.ts'
import {
  bandsSay,
  monsterNameOf,
  readBand,
  type PreparedBand,
} from '../rules/gm/encounters/bands.ts'
import type { Monster } from '../rules/monsters/canonical.ts'
import { actionsOf, rulesetOf } from '../rules/registry.ts'
import { tableOf } from './apply.ts'
import { FightTable, fightRules } from './danger/fight-table.ts'
import { onlyTheParty } from './danger/estimate-danger.ts'
import type { DangerQuestion } from './danger/danger-question.ts'
import { withDefaults } from './input.ts'
import { withOwnTables } from './library.ts'

/** A prepared encounter as the list shows it. */
export interface EncounterLine {
  id: Id
  title: string
  /** "2d4 goblins, an ogre". */
  says: string
  /** Lines, activity and notes, to search in. */
  words: string
  /** Set when a band can't be brought to the table as it is written. */
  fault?: string
}

/** A band as the page of an encounter shows it. */
interface BandLine {
  line: string
  says: string
  monster: { id: Id; name: string } | null
  /** Activity that its line tells: "asleep". */
  activity?: string
  fault?: string
  /** Name of a monster that no library has, to be made. */
  unknown?: string
}

/** A prepared encounter as its page shows it. */
export interface EncounterPage {
  encounter: PreparedEncounter
  bands: BandLine[]
  /** Odds of the reaction when it is rolled; null where the attitude is settled or no band can come. */
  reaction: Preview | null
  /** Figures of the party and the bands that an estimate was made with. */
  figures: string
}

/** Seed of an encounter that is only set up to be looked at. */
const lookSeed = '5'.repeat(32)

/** Prepared encounters of a campaign as it stands. Nothing that it makes is kept. */
export class EncounterDesk {
  private readonly shelf: Shelf

  constructor(
    private readonly situation: Situation,
    shelf: Shelf,
  ) {
    this.shelf = withOwnTables(shelf, situation)
  }

  lines(): EncounterLine[] {
    return this.all()
      .map(({ id, title, bands, activity = '', text = '' }) => {
        const read = bands.map((line) => readBand(line, this.shelf))
        const fault = read.find(isRefusal)
        return {
          id,
          title,
          says: read
            .map((band, nth) => (isRefusal(band) ? (bands[nth] ?? '') : bandsSay([band])))
            .join(', '),
          words: [title, ...bands, activity, text].join('\n'),
          ...(fault ? { fault: fault.refuses } : {}),
        }
      })
      .sort((a, b) => a.title.localeCompare(b.title, 'en', { numeric: true }))
  }

  page(id: Id): EncounterPage | null {
    const encounter = this.encounter(id)
    if (!encounter) return null
    const bands = encounter.bands.map((line): BandLine => {
      const band = readBand(line, this.shelf)
      if (isRefusal(band)) {
        const unknown = 'isUnknown' in band ? monsterNameOf(line) : ''
        const fault = { line, says: line, monster: null, fault: band.refuses }
        return unknown === '' ? fault : { ...fault, unknown }
      }
      const { monster, tale } = band
      return {
        line,
        says: bandLineSays(band),
        monster: { id: monster.id, name: monster.name },
        ...(tale === '' ? {} : { activity: tale }),
      }
    })
    return {
      encounter,
      bands,
      reaction: bands.some(({ fault }) => fault !== undefined) ? null : this.reaction(encounter),
      figures: this.figures(encounter),
    }
  }

  /** All that an estimate needs, or null for an encounter that is gone. */
  question(id: Id): Omit<DangerQuestion, 'seed' | 'runs'> | null {
    const prepared = this.encounter(id)
    if (!prepared) return null
    const named = new Map<string, Monster>()
    const monsterNamed = (name: string): Monster | undefined => {
      const monster = this.shelf.monsterNamed(name)
      if (monster) named.set(name, monster)
      return monster
    }
    for (const line of prepared.bands) readBand(line, { monsterNamed })
    return {
      state: onlyTheParty(this.situation as CampaignState, prepared),
      prepared,
      named: [...named],
    }
  }

  private reaction(encounter: PreparedEncounter): Preview | null {
    if (encounter.attitude) return null
    const start = onlyTheParty(this.situation as CampaignState, encounter)
    const table = new FightTable(start, fightRules(start, this.shelf), seeded(lookSeed))
    if (!table.run('house.start-prepared', { which: encounter.id })) return null
    const met = table.state
    const found = actionsOf(met).find(({ action }) => action.slot === 'reaction')
    if (!found) return null
    const { action } = found
    const at = tableOf({ adjust: 0, secret: false }, met, { shelf: this.shelf })
    const filled = action.prefill?.(met, rulesetOf(met)) ?? {}
    const preview = previewAction(action, met, withDefaults(action.asks, { ...filled }), at)
    return preview && preview.refuses === undefined ? preview : null
  }

  private figures(prepared: PreparedEncounter): string {
    const { creatures, party, houseRules } = onlyTheParty(this.situation as CampaignState, prepared)
    const figures = party.map((id) => {
      const { values, items, conditions, attacks } = creatures[id] ?? {}
      return [values, Object.values(items ?? {}).filter(({ ready }) => ready), conditions, attacks]
    })
    return digestOf(JSON.stringify([prepared, houseRules, figures]))
  }

  private all(): PreparedEncounter[] {
    return Object.values(this.situation.prepared ?? {}) as PreparedEncounter[]
  }

  private encounter(id: Id): PreparedEncounter | undefined {
    return this.all().find((one) => one.id === id)
  }
}

/** A band with all that its line says: "2d4 goblins · HP average · asleep · carries a horn". */
function bandLineSays(band: PreparedBand): string {
  const { hitPoints, isPrinted, tale, carries } = band
  return [
    bandsSay([band]),
    ...(hitPoints === undefined
      ? []
      : [`${isPrinted ? 'printed ' : ''}HP ${[hitPoints].flat().join(', ')}`]),
    ...(tale ? [tale] : []),
    ...(carries ? [`carries ${carries}`] : []),
  ].join(' · ')
}

/** FNV-1a of a text, to tell whether figures have changed. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
