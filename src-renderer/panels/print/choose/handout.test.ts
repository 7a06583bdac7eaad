import { expect, it } from 'vitest'
import { putIn } from './handout.svelte.ts'
import { pictureNameOf } from '../../../../src-main/ipc/contract/linked-pictures.ts'
import { isPicture, isCompleteFile } from '../../../lib/prepare-picture.ts'

const bytes = (text: string): Blob =>
  new Blob([Uint8Array.from(text, (sign) => sign.charCodeAt(0))])

it('names a picture as Markdown may call it', () => {
  expect(['Old Mill (1).png', 'карта.jpg', '???.gif', 'a'.repeat(80)].map(pictureNameOf)).toEqual([
    'old-mill-1',
    'карта',
    'picture',
    'a'.repeat(50),
  ])
})

it('knows a picture by its bytes, and half a one by its end', async () => {
  const png = '\x89PNG\r\n\x1a\n'
  expect(
    await Promise.all([png, '\xff\xd8\xff\xe0', '<svg/>', ''].map((one) => isPicture(bytes(one)))),
  ).toEqual([true, true, false, false])
  expect(
    await Promise.all(
      [`${png}IHDR…IEND0000`, `${png}IHDR`, '\xff\xd8\xff\xe0rest\xff\xd9', '\xff\xd8\xff\xe0'].map(
        (one) => isCompleteFile(bytes(one)),
      ),
    ),
  ).toEqual([true, false, true, false])
})

it('puts a picture on a line of its own, wherever the hand was', () => {
  expect(putIn('', 0, 0, '![m](image:m)').text).toBe('![m](image:m)\n')
  expect(putIn('One two', 3, 4, '![m](image:m)').text).toBe('One\n\n![m](image:m)\n\ntwo')
  expect(putIn('One\n\nTwo', 5, 5, '![m](image:m)')).toEqual({
    text: 'One\n\n![m](image:m)\n\nTwo',
    at: 18,
  })
})
