import { chmod, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { findBrowser, findOffice } from './programs.ts'

const folder = await mkdtemp(join(tmpdir(), 'candor-office-'))
beforeAll(async () => {
  await mkdir(join(folder, 'bin'))
  await writeFile(join(folder, 'bin', 'soffice'), '#!/bin/sh\n')
  await chmod(join(folder, 'bin', 'soffice'), 0o755)
  await writeFile(join(folder, 'soffice'), 'no program')
})

test('an office program is found where programs are looked for', async () => {
  const searchPath = `${folder}:${join(folder, 'bin')}`
  expect(await findOffice(readEnv({ PATH: searchPath }))).toBe(join(folder, 'bin', 'soffice'))
})

test('a named program is taken, and must be there', async () => {
  const named = join(folder, 'bin', 'soffice')
  expect(await findOffice(readEnv({ LIBREOFFICE: named }))).toBe(named)
  await expect(findOffice(readEnv({ LIBREOFFICE: join(folder, 'soffice') }))).rejects.toThrow(
    'LIBREOFFICE must be off',
  )
})

test('none is looked for where it is off', async () => {
  expect(await findOffice(readEnv({ LIBREOFFICE: 'off', PATH: join(folder, 'bin') }))).toBeNull()
})

test('a browser is found by any of its names, and a named one must be there', async () => {
  const chrome = join(folder, 'bin', 'google-chrome')
  await writeFile(chrome, '#!/bin/sh\n')
  await chmod(chrome, 0o755)
  const searchPath = join(folder, 'bin')
  expect(await findBrowser(readEnv({ PATH: searchPath }))).toBe(chrome)
  expect(await findBrowser(readEnv({ CHROMIUM: 'off', PATH: searchPath }))).toBeNull()
  await expect(findBrowser(readEnv({ CHROMIUM: join(folder, 'none') }))).rejects.toThrow(
    'CHROMIUM must be off or the path of the program chromium',
  )
})
