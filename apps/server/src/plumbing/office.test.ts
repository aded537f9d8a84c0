import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { findOffice } from './office.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-office-'))
  await mkdir(join(folder, 'bin'))
  await writeFile(join(folder, 'bin', 'soffice'), '#!/bin/sh\n')
  await chmod(join(folder, 'bin', 'soffice'), 0o755)
  await writeFile(join(folder, 'soffice'), 'no program')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('an office program is found where programs are looked for', async () => {
  const searchPath = `${folder}:${join(folder, 'bin')}`
  expect(await findOffice(readEnv({ PATH: searchPath }))).toBe(join(folder, 'bin', 'soffice'))
})

test('one that is named is taken, and must be there', async () => {
  const named = join(folder, 'bin', 'soffice')
  expect(await findOffice(readEnv({ LIBREOFFICE: named }))).toBe(named)
  await expect(findOffice(readEnv({ LIBREOFFICE: join(folder, 'soffice') }))).rejects.toThrow(
    'LIBREOFFICE must be off',
  )
})

test('none is looked for where it is off', async () => {
  expect(await findOffice(readEnv({ LIBREOFFICE: 'off', PATH: join(folder, 'bin') }))).toBeNull()
})
