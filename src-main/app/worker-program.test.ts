import { expect, test } from 'vitest'
import { workerProgram } from './worker-program.ts'

test('a thread is started from beside main', () => {
  const { href } = workerProgram('zip', 'file:///opt/gatefold/dist/main/main.mjs')
  expect(href).toBe('file:///opt/gatefold/dist/main/zip.worker.mjs')
})

test('in a package it is started from outside the archive', () => {
  const { href } = workerProgram('read', 'file:///opt/g/resources/app.asar/dist/main/part.mjs')
  expect(href).toBe('file:///opt/g/resources/app.asar.unpacked/dist/main/read.worker.mjs')
})
