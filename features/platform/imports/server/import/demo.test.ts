import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AppServices } from '@candor/db/database'
import { aBundle, writeFiles } from '@candor/testkit/bundles'
import { serverUnderTest } from '@candor/testkit/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadFormat } from '../../../../../apps/server/src/plumbing/importing.ts'
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

async function load(services: AppServices): Promise<string[]> {
  const said: string[] = []
  await loadDemoIfEmpty(services, await loadFormat(), folder, (text) => said.push(text))
  return said
}

const countCandidates = async () =>
  (await server.services.db.selectFrom('candidate').select('id').execute()).length

test('the demo is loaded once, bundle by bundle, and only in demo mode', async () => {
  const off = { ...server.services, settings: { ...server.services.settings, isDemoOn: false } }
  expect(await load(off)).toEqual([])
  const said = await load(server.services)
  expect(said.join('\n')).toContain('two was refused')
  expect(await countCandidates()).toBe(1)
  expect(await load(server.services)).toEqual([])
})

test('a load that was ended in its middle is gone on with', async () => {
  await server.services.db.updateTable('demoLoad').set({ finishedAt: null }).execute()
  await server.services.db.deleteFrom('candidate').execute()
  expect(await load(server.services)).not.toEqual([])
  expect(await countCandidates()).toBe(1)
})

test('two starts at once load the demo once', async () => {
  await server.services.db.updateTable('demoLoad').set({ finishedAt: null }).execute()
  await server.services.db.deleteFrom('candidate').execute()
  await Promise.all([load(server.services), load(server.services)])
  expect(await countCandidates()).toBe(1)
})
