import * as v from 'valibot'
import { endpoint, Id, json } from './endpoint.ts'
import { mostBase64, Picture, PictureId, type HandoutWords } from './handout.ts'

export const handouts = {
  /** Contents of a saved handout; null when it is gone. */
  'handouts.read': endpoint({ input: v.object({ id: Id }), output: json<HandoutWords | null>() }),
  /** Saves an image with the campaign on the table; returns its file and the name it goes by. */
  'pictures.keep': endpoint({
    input: v.object({
      base64: v.pipe(v.string(), v.maxLength(mostBase64, 'That picture is too large.')),
      name: Picture.entries.name,
      width: Picture.entries.width,
      height: Picture.entries.height,
    }),
    output: v.object({ id: PictureId, name: v.string() }),
    patience: 120_000,
  }),
} as const
