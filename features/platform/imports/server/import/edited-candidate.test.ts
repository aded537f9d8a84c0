import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { anAccount } from '@candor/testkit/builders'
import { aBundle, bundledInterview } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { countWaiting } from '@candor/testkit/waiting'
import { expect, test } from 'vitest'
import { importTree } from './import-tree.ts'
import { openTree } from './open-tree.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)
const { importFiles, findCandidate } = importer

/** A candidate that came by a bundle, and how the next bundle of it is sent. */
async function anImported() {
  const { companyId, token } = await anAccount(server.services)
  const { candidate, ...bundle } = aBundle()
  const base = { ...candidate, phone: '13800000001', email: 'lin@person.example' }
  let appliedAt = candidate.appliedAt
  const filesOf = (changes: object) => {
    // Another hash each time: an unchanged bundle is not stored.
    appliedAt += 1
    return { 'bundle.json': { ...bundle, candidate: { ...base, appliedAt, ...changes } } }
  }
  const bring = async (changes: object = {}) => {
    const [result] = await importFiles(filesOf(changes), companyId)
    return result
  }
  await bring()
  const found = await findCandidate(companyId)
  if (!found) throw new Error('nobody was stored')
  return { companyId, token, candidateId: found.id, bring, filesOf }
}

const change = (candidateId: CandidateId, columns: object) =>
  server.services.db.updateTable('candidate').set(columns).where('id', '=', candidateId).execute()

const stored = (companyId: CompanyId) =>
  server.services.db
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .select(['phone', 'stageId', 'stageTypeKind', 'outcome'])
    .executeTakeFirstOrThrow()

test('a phone that a person changed stays while the bundle sends the same one, and goes with a new one', async () => {
  const { companyId, candidateId, bring } = await anImported()
  await change(candidateId, { phone: '13900000009' })
  expect((await bring())?.notes).toEqual([
    {
      path: 'candidate.phone',
      message: 'kept: somebody changed it here, and the bundle sends the same value as before',
    },
  ])
  expect((await stored(companyId)).phone).toBe('13900000009')
  expect((await bring({ phone: '13700000007' }))?.notes).toEqual([
    {
      path: 'candidate.phone',
      message: 'replaced: somebody had changed it here, and the bundle sends a new value',
    },
  ])
  expect((await stored(companyId)).phone).toBe('13700000007')
  expect((await bring({ phone: '13700000007' }))?.notes).toEqual([])
})

test.each([
  ['cn', '已保留：有人在此修改过，而数据包的值与上次相同'],
  ['en', 'kept: somebody changed it here, and the bundle sends the same value as before'],
  ['zh-TW', '已保留：有人在此修改過，而資料包的值與上次相同'],
] as const)('the note of a kept value is in the language of the caller: %s', async (locale, message) => {
  const { companyId, candidateId, filesOf } = await anImported()
  await change(candidateId, { name: '沈知遙' })
  const tree = await openTree(await importer.folderOf(filesOf({})))
  const notes: unknown[] = []
  const importing = { services: server.services, format: importer.format, locale, companyId }
  await importTree(importing, tree, { onResult: (result) => void notes.push(...result.notes) })
  tree.close()
  expect(notes).toEqual([{ path: 'candidate.name', message }])
})

test('a move by a person stays until the bundle names another stage', async () => {
  const { companyId, candidateId, bring } = await anImported()
  await change(candidateId, { stageId: '1001', stageTypeKind: 3 })
  expect((await bring())?.notes.map(({ path }) => path)).toEqual(['candidate.stageId'])
  expect(await stored(companyId)).toMatchObject({ stageId: '1001', stageTypeKind: 3 })
  expect((await bring({ stageId: '1', stageTypeKind: 1 }))?.notes.map(({ path }) => path)).toEqual([
    'candidate.stageId',
  ])
  expect(await stored(companyId)).toMatchObject({ stageId: '1', stageTypeKind: 1 })
})

test('an outcome of a bundle keeps the stage at which the candidate ended', async () => {
  const { companyId, bring } = await anImported()
  expect((await bring({ stageId: '9', stageTypeKind: 9 }))?.notes).toEqual([])
  expect(await stored(companyId)).toMatchObject({ stageId: '2', stageTypeKind: 9, outcome: 'rejected' })
  expect((await bring({ stageId: '2', stageTypeKind: 2 }))?.notes).toEqual([])
  expect(await stored(companyId)).toMatchObject({ stageId: '2', stageTypeKind: 2, outcome: null })
})

test('what a bundle changes is kept field by field, without an account', async () => {
  const { companyId, bring } = await anImported()
  await bring({ phone: '13700000007', age: 30 })
  const edits = await server.services.db
    .selectFrom('candidateEdit')
    .where('companyId', '=', companyId)
    .orderBy('field')
    .select(['field', 'fromValue', 'toValue', 'byAccountId'])
    .execute()
  expect(edits).toEqual([
    { field: 'age', fromValue: null, toValue: 30, byAccountId: null },
    { field: 'phone', fromValue: '13800000001', toValue: '13700000007', byAccountId: null },
  ])
})

test('a bundle that comes while somebody edits waits, and keeps the edit', async () => {
  const { companyId, candidateId, bring } = await anImported()
  let result: ReturnType<typeof bring> | null = null
  const { db } = server.services
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('candidate')
      .set({ phone: '13900000009' })
      .where('id', '=', candidateId)
      .execute()
    result = bring({ age: 31 })
    await expect.poll(() => countWaiting(server.services)).toBeGreaterThan(0)
  })
  expect(await result).toMatchObject({ state: 'stored', notes: [{ path: 'candidate.phone' }] })
  expect((await stored(companyId)).phone).toBe('13900000009')
})

test.each([
  ['bundle', { externalId: 'candor:1' }, 'externalId'],
  ['position', { position: { externalId: 'candor:1', name: 'P' } }, 'position.externalId'],
  ['interview', { interviews: [bundledInterview({ externalId: 'candor:1' })] }, 'interviews[0].externalId'],
])('a bundle with a reserved id of its %s is refused', async (_of, changes, path) => {
  const { companyId } = await anAccount(server.services)
  const [result] = await importFiles({ 'bundle.json': aBundle(changes) }, companyId)
  expect(result).toMatchObject({ state: 'refused' })
  expect(result?.faults).toEqual([
    { path, message: 'must not begin with candor:: such ids belong to what people make in Candor' },
  ])
})
