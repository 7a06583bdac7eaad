import type { Gathering } from './gathering.ts'

/** Settles what a field alone could not tell: what stands beside it does. */
export function settleLevels(got: Gathering): void {
  settleStrength(got)
  settleSaveLevel(got)
}

/** `ST` is a saving throw, and Strength where German scores stand beside it. */
function settleStrength(got: Gathering): void {
  const [saves] = got.fields.get('saves') ?? []
  if (!saves || !/^st$/i.test(saves.key) || !got.fields.has('dex') || got.fields.has('str')) return
  got.fields.delete('saves')
  got.hold('str', saves)
}

/** The class that a monster saves as, and its level under a key of its own. */
function settleSaveLevel(got: Gathering): void {
  const [level] = got.fields.get('saveAsLevel') ?? []
  const [as] = got.fields.get('saveAs') ?? []
  if (level && as && !/\d/.test(as.words)) as.words = `${as.words} ${level.words}`
}
