import { createHash } from 'node:crypto'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Checks } from './file-checks.ts'

const root = await mkdtemp(join(tmpdir(), 'candor-checks-'))

test('a file is sound while it holds what its name says, damaged after, and missing once it is gone', async () => {
  const hash = createHash('sha256').update('content').digest('hex')
  const path = join(root, hash)
  const checks = new Checks()
  expect(await checks.of(hash, path)).toBe('missing')
  await writeFile(path, 'content')
  expect(await checks.of(hash, path)).toBe('sound')
  await utimes(path, 0, 0)
  expect(await checks.of(hash, path)).toBe('sound')
  await writeFile(path, 'CONTENT')
  expect(await checks.of(hash, path)).toBe('damaged')
  await writeFile(path, '')
  expect(await checks.of(hash, path)).toBe('damaged')
  await rm(path)
  expect(await checks.of(hash, path)).toBe('missing')
})
