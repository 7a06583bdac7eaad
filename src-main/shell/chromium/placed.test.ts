import { expect, test } from 'vitest'
import type { Display } from '../shell.ts'
import { namedById } from './placed.ts'

const display = (id: string, title: string): Display => ({
  id,
  title,
  left: 0,
  top: 0,
  width: 1920,
  height: 1080,
  isPrimary: false,
})

test('a display that is plugged in again is the same by its name, whatever its number', () => {
  const ids = (...displays: Display[]) => namedById(displays).map(({ id }) => id)
  expect(ids(display('1', 'Laptop'), display('2', 'Television'))).toEqual(['Laptop', 'Television'])
  expect(ids(display('1', 'Laptop'), display('7', 'Television'))).toEqual(['Laptop', 'Television'])
  expect(ids(display('4', 'Wall'), display('5', 'Wall'), display('6', ''))).toEqual([
    'Wall',
    'Wall 2',
    '6',
  ])
})
