import { claim, type Apply } from './change.ts'

export const keep: Apply<'keep handout'> = (draft, { handout }) => {
  draft.handouts ??= {}
  draft.handouts[handout.id] = handout
  claim(draft, handout.id)
}

export const forget: Apply<'forget handout'> = (draft, effect) => {
  delete draft.handouts?.[effect.handout]
}

export const keepPicture: Apply<'keep picture'> = (draft, { picture }) => {
  draft.pictures ??= {}
  draft.pictures[picture.id] = picture
}

export const forgetPicture: Apply<'forget picture'> = (draft, effect) => {
  delete draft.pictures?.[effect.picture]
}
