import { base64Of } from '../../lib/base64.ts'
import { preparePicture } from '../../lib/prepare-picture.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import { notesPlace } from './notes.svelte.ts'

/** Keeps a picture file with the campaign; its id, or null with the reason on the screen. */
export async function keepPortrait(screen: Screen, file: File): Promise<string | null> {
  const prepared = await preparePicture(file)
  if ('says' in prepared) {
    screen.places.fail(notesPlace, { code: 'bad-input', message: prepared.says, way: prepared.way })
    return null
  }
  const { blob, name, width, height } = prepared
  const base64 = await base64Of(blob, () => undefined)
  const kept = await screen.api.call('pictures.keep', { base64, name, width, height })
  return screen.take(notesPlace, kept)?.id ?? null
}
