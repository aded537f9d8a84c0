import { aCompany } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { serverUnderTest } from '@candor/testkit/server'
import { countWaiting } from '@candor/testkit/waiting'
import { expect, test } from 'vitest'
import { startImportThread } from '../../../../../apps/server/src/plumbing/importing.ts'
import type { BundleResult } from '../../contract.ts'
import { lockBundle } from '../queries/candidates.ts'
import { ImportThread } from './import-thread.ts'

const server = serverUnderTest()

test('an import fails when its thread ends by itself, and the next import gets another thread', async () => {
  const { companyId } = await aCompany(server.services)
  const workers: ReturnType<typeof startImportThread>[] = []
  const start = () => {
    const worker = startImportThread(server.services)
    workers.push(worker)
    return worker
  }
  const thread = new ImportThread(start, server.services.log)
  const source = Buffer.from(JSON.stringify(aBundle()))
  const order = { companyId, keyId: null, locale: 'en' as const, now: server.clock.now(), source }
  const results: BundleResult[] = []
  const onResult = (result: BundleResult) => void results.push(result)

  const lost = thread.import(order, { onResult })
  await Promise.all([
    expect(lost).rejects.toThrow('the thread of imports ended before the import'),
    workers[0]?.terminate(),
  ])
  expect(results).toEqual([])

  await thread.import(order, { onResult })
  expect(results.map(({ state }) => state)).toEqual(['stored'])
  expect(workers).toHaveLength(2)
  await thread.stop()
})

test('a company imports two bundles at a time, eight wait, and more are refused; another company goes on meanwhile', async () => {
  const { companyId } = await aCompany(server.services)
  const other = await aCompany(server.services)
  const thread = new ImportThread(() => startImportThread(server.services), server.services.log)
  const importOf = async (bundle: object, of = companyId) => {
    const results: BundleResult[] = []
    const source = Buffer.from(JSON.stringify(bundle))
    const order = { companyId: of, keyId: null, locale: 'en' as const, now: server.clock.now(), source }
    await thread.import(order, { onResult: (result) => void results.push(result) })
    return results.map(({ state }) => state)
  }
  const bundles = Array.from({ length: 11 }, () => aBundle())
  const { imports } = await server.services.db.transaction().execute(async (holding) => {
    for (const { externalId } of bundles) await lockBundle(holding, companyId, externalId)
    const begun = Promise.allSettled(bundles.map((bundle) => importOf(bundle)))
    await expect.poll(() => countWaiting(server.services)).toBe(2)
    expect(await importOf(aBundle(), other.companyId)).toEqual(['stored'])
    expect(await countWaiting(server.services)).toBe(2)
    return { imports: begun }
  })
  const outcomes = await imports
  expect(outcomes.slice(0, 10).map((outcome) => 'value' in outcome && outcome.value)).toEqual(
    bundles.slice(0, 10).map(() => ['stored']),
  )
  expect(outcomes[10]).toMatchObject({ reason: { reason: 'busy' } })
  await thread.stop()
})
