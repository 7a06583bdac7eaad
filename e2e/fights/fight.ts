import type { PlayScript } from '../../src-main/campaign/script/form.ts'
import type { TypedFaces } from '../evening/games.ts'

/** One thing that the GM does in a fight, and its outcome. */
export interface FightStep {
  /** Title of an action in the palette, with what is filled in its form; or a key; or the title of a due card. */
  does?: string
  fields?: Readonly<Record<string, string>>
  key?: string
  card?: string
  dice?: TypedFaces
  /** Part of the line in the chronicle. */
  says?: string
  /** Part of what the form shows, which is left without doing it. */
  shows?: string
  /** Numbers and conditions by the creature’s name, as they are afterwards; read at the end of the round. */
  then?: Readonly<Record<string, Readonly<Record<string, number | boolean>>>>
  /** Another answer to the first question of the line, and what the line says then; it is restored afterwards. */
  amend?: { to: string; says: string }
}

/** A fight of one game: its table before the first round, in the form of a script, and its rounds. */
export interface PlayedFight {
  table: Omit<PlayScript, 'steps'> & { game: string; title: string }
  rounds: readonly (readonly FightStep[])[]
}
