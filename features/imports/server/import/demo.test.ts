import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { House } from '@candor/db/database'
import { aBundle, writeFiles } from '@candor/testkit/bundles'
import { serverUnderTest } from '@candor/testkit/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadFormat } from '../../../../apps/server/src/plumbing/importing.ts'
import { loadDemoIfEmpty } from './demo.ts'

const server = serverUnderTest()
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-demo-'))
  const company = { externalId: 'demo', name: 'Demo', profile: 'eu', timeZone: 'Europe/London' }
  await writeFiles(folder, {
    'demo/company.json': { format: 'candor-company/1', company, accounts: [], positions: [] },
    'demo/one/bundle.json': aBundle(),
    'demo/two/bundle.json': '{',
  })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function load(house: House): Promise<string[]> {
  const said: string[] = []
  await loadDemoIfEmpty(house, await loadFormat(), folder, (text) => said.push(text))
  return said
}

const countCandidates = async () =>
  (await server.house.db.selectFrom('candidate').select('id').execute()).length

test('the demo is loaded once, bundle by bundle, and only in demo mode', async () => {
  const off = { ...server.house, settings: { ...server.house.settings, isDemoOn: false } }
  expect(await load(off)).toEqual([])
  const said = await load(server.house)
  expect(said.join('\n')).toContain('two was refused')
  expect(await countCandidates()).toBe(1)
  expect(await load(server.house)).toEqual([])
})

test('a load that was ended in its middle is gone on with', async () => {
  await server.house.db.updateTable('demoLoad').set({ finishedAt: null }).execute()
  await server.house.db.deleteFrom('candidate').execute()
  expect(await load(server.house)).not.toEqual([])
  expect(await countCandidates()).toBe(1)
})

test('two starts at once load it once', async () => {
  await server.house.db.updateTable('demoLoad').set({ finishedAt: null }).execute()
  await server.house.db.deleteFrom('candidate').execute()
  await Promise.all([load(server.house), load(server.house)])
  expect(await countCandidates()).toBe(1)
})
