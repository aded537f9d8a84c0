import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listTimelineParts } from './parts.ts'

const features = join(import.meta.dirname, '../../../..')

test('each feature with entries words all of their kinds', async () => {
  const paths = globSync('*/*/server/timeline.ts', { cwd: features })
  expect(paths.length).toBeGreaterThan(8)
  for (const path of paths) {
    const { timeline } = await import(join(features, path))
    const card = await readFile(
      join(features, path.replace('server/timeline.ts', 'web/timeline.tsx')),
      'utf8',
    )
    for (const kind of timeline.kinds) expect(card, `${path}: ${kind}`).toContain(kind)
  }
})

test('no two features bring one kind', async () => {
  const kinds = (await listTimelineParts()).flatMap((part) => part.kinds)
  expect(new Set(kinds).size).toBe(kinds.length)
})
