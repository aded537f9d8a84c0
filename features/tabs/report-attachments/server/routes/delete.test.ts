import { aCandidate, aCompany, anAccount } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { undoLast } from '@candor/testkit/undo'
import { countWaiting } from '@candor/testkit/waiting'
import { afterEach, expect, test, vi } from 'vitest'
import { lockCandidates } from '../../../../platform/access/server/queries/reports.ts'
import { getPreviewUrl } from '../../../../platform/documents/contract.ts'
import { holdSweepOff } from '../../../../platform/imports/server/queries/files.ts'
import { undoMs } from '../../../../platform/undo/rules/deadline.ts'
import { finishActs } from '../../../../platform/undo/server/jobs.ts'
import { deleteAttachment } from '../../contract.ts'
import { attachmentsUnderTest, candidate, file } from './attachments-under-test.ts'

const { server, importBundle, importParts, readList } = attachmentsUnderTest()

const remove = ({ token }: { token: string }, attachInfoId = '') =>
  server.call(deleteAttachment, { attachInfoId }, { token })

test('an attachment that is deleted is gone from the list, its file and what was converted from it are served no more, and others stay [P7-072]', async () => {
  const imported = await importParts({ attachments: [file('media/letter.txt'), file('media/walk.mov')] })
  const [letter, walk] = (await readList(imported)).data
  if (!letter || !walk) throw new Error('an attachment is missing')
  const converted = await server.call(getPreviewUrl, { sourceUrl: letter.attachUrl }, imported)
  expect((await server.app.inject(converted.data)).body).toContain('a letter')
  const answer = await remove(imported, letter.attachInfoId)
  expect([answer.code, answer.data]).toEqual([0, null])
  expect((await readList(imported)).data.map(({ attachInfoId }) => attachInfoId)).toEqual([walk.attachInfoId])
  for (const address of [letter.attachUrl, converted.data]) {
    expect((await server.app.inject(address)).statusCode).toBe(404)
  }
  expect((await server.app.inject(walk.attachUrl)).body).toBe('a video')
  expect((await remove(imported, letter.attachInfoId)).code).toBe(1005)
})

test('an undone deletion brings the attachment back to its place, and its file opens again', async () => {
  const imported = await importParts({ attachments: [file('media/letter.txt'), file('media/walk.mov')] })
  const before = (await readList(imported)).data.map(({ attachInfoId }) => attachInfoId)
  await remove(imported, before[0])
  const { act, data } = await undoLast(server, imported)
  expect([act.kind, data?.done]).toEqual(['attachment', 1])
  const after = (await readList(imported)).data
  expect(after.map(({ attachInfoId }) => attachInfoId)).toEqual(before)
  expect((await server.app.inject(after[0]?.attachUrl ?? '')).body).toBe('a letter')
})

test('a deletion that nobody undid deletes the file after ten minutes', async () => {
  const imported = await importParts({ attachments: [file('media/letter.txt')] })
  const [letter] = (await readList(imported)).data
  await remove(imported, letter?.attachInfoId)
  const files = () =>
    server.services.db
      .selectFrom('storedFile')
      .where('companyId', '=', imported.companyId)
      .select('id')
      .execute()
  const hidden = await files()
  server.clock.pass(undoMs + 1000)
  await finishActs(server.services)
  expect(await files()).toHaveLength(hidden.length - 1)
})

async function aLetter() {
  const imported = await importParts({ attachments: [file('media/letter.txt')] })
  const [letter] = (await readList(imported)).data
  const preview = () => server.call(getPreviewUrl, { sourceUrl: letter?.attachUrl ?? '' }, imported)
  const results = () =>
    server.services.db
      .selectFrom('storedFile')
      .innerJoin('candidateFile', 'candidateFile.fileId', 'storedFile.id')
      .where('storedFile.companyId', '=', imported.companyId)
      .where('name', 'like', '%.html')
      .select(['fileId', 'contentHash', 'candidateId'])
      .execute()
  let isDeleted = false
  const deleteOnce = async () => {
    if (isDeleted) return
    isDeleted = true
    expect((await remove(imported, letter?.attachInfoId)).code).toBe(0)
  }
  return { ...imported, preview, results, deleteOnce }
}

afterEach(() => vi.restoreAllMocks())

test('an attachment that is deleted while it is shown takes along what is just being converted', async () => {
  const { preview, results, deleteOnce } = await aLetter()
  const { files, db } = server.services
  await db.deleteFrom('unnamedContent').execute()
  const { put } = files
  const hashes: string[] = []
  vi.spyOn(files, 'put').mockImplementation(async (...given) => {
    await deleteOnce()
    const stored = await put(...given)
    hashes.push(stored.hash)
    return stored
  })
  expect((await preview()).code).toBe(1005)
  expect(await results()).toEqual([])
  const notes = await db
    .selectFrom('unnamedContent')
    .where('contentHash', 'in', hashes)
    .select('isReleased')
    .execute()
  expect(notes).toEqual([{ isReleased: true }])
})

test('an attachment that is deleted while it is shown takes along what was converted for another candidate, who keeps it', async () => {
  const { companyId, preview, results, deleteOnce } = await aLetter()
  const { files, db } = server.services
  expect((await preview()).code).toBe(0)
  const [result] = await results()
  if (!result) throw new Error('nothing was converted')
  const { candidateId } = await aCandidate(server.services, { companyId })
  const { fileId, contentHash } = result
  await db.updateTable('candidateFile').set({ candidateId }).where('fileId', '=', fileId).execute()
  const { check } = files
  vi.spyOn(files, 'check').mockImplementation(async (hash) => {
    if (hash === contentHash) await deleteOnce()
    return check(hash)
  })
  expect((await preview()).code).toBe(1005)
  expect(await results()).toEqual([{ fileId, contentHash, candidateId }])
})

test('an attachment that is deleted waits for an import that has begun, which then gets its candidate', async () => {
  const imported = await importParts({ attachments: [file('media/letter.txt')] })
  const [letter] = (await readList(imported)).data
  const { candidateId } = await server.services.db
    .selectFrom('candidate')
    .where('companyId', '=', imported.companyId)
    .select('id as candidateId')
    .executeTakeFirstOrThrow()
  const deleting = await server.services.db.transaction().execute(async (importing) => {
    await holdSweepOff(importing, imported.companyId)
    const answer = remove(imported, letter?.attachInfoId)
    await expect.poll(() => countWaiting(server.services)).toBe(1)
    await lockCandidates(importing, imported.companyId, [candidateId])
    return { answer }
  })
  expect((await deleting.answer).code).toBe(0)
})

test('an attachment that is deleted waits for no import of another company', async () => {
  const imported = await importParts({ attachments: [file('media/letter.txt')] })
  const { companyId: another } = await aCompany(server.services)
  const [letter] = (await readList(imported)).data
  const answer = await server.services.db.transaction().execute(async (importing) => {
    await holdSweepOff(importing, another)
    return remove(imported, letter?.attachInfoId)
  })
  expect(answer.code).toBe(0)
})

test('an attachment that is deleted leaves the file where something else of the candidate names it', async () => {
  const attachments = [file('media/portfolio.PDF'), file('media/portfolio.PDF', { externalId: 'again' })]
  const imported = await importParts({ attachments })
  const [first, second] = (await readList(imported)).data
  expect((await remove(imported, first?.attachInfoId)).code).toBe(0)
  expect((await server.app.inject(second?.attachUrl ?? '')).body).toBe('a document')
})

test('an attachment that is deleted is one candidate’s alone, even under the name of another candidate’s', async () => {
  const attachments = [
    { externalId: 'l1', attachName: '个人网站', attachType: 1, attachUrl: 'https://su.example/' },
  ]
  const imported = await importParts({ attachments })
  await importBundle(imported.companyId, aBundle({ candidate, attachments }))
  const [mine] = (await readList(imported)).data
  const candidates = await server.services.db
    .selectFrom('candidate')
    .where('companyId', '=', imported.companyId)
    .select('id as candidateId')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect((await remove(imported, mine?.attachInfoId)).code).toBe(0)
  expect((await readList(imported)).data).toEqual([])
  expect((await readList({ ...imported, ...candidates })).data).toHaveLength(1)
})

test('an attachment that is deleted does not come back with a later bundle, nor does its file', async () => {
  const attachments = [file('media/portfolio.PDF'), file('media/walk.mov')]
  const imported = await importParts({ attachments })
  const [portfolio, walk] = (await readList(imported)).data
  await remove(imported, portfolio?.attachInfoId)
  const later = { ...imported.bundle, attachments: [...attachments, file('media/letter.txt')] }
  expect(await importBundle(imported.companyId, later)).toMatchObject({ state: 'stored', faults: [] })
  const { data } = await readList(imported)
  expect(data.map(({ ending }) => ending)).toEqual(['mov', 'txt'])
  expect(data[0]?.attachInfoId).toBe(walk?.attachInfoId)
  const files = await server.services.db
    .selectFrom('storedFile')
    .where('companyId', '=', imported.companyId)
    .orderBy('name')
    .select('name')
    .execute()
  expect(files.map(({ name }) => name)).toEqual(['letter.txt', 'walk.mov'])
})

test('an attachment that is deleted is not found in another company, by an id of nothing, and of an anonymous candidate [P7-072]', async () => {
  const imported = await importParts({ attachments: [file('media/portfolio.PDF')] })
  const [portfolio] = (await readList(imported)).data
  const stranger = await anAccount(server.services)
  expect((await remove(stranger, portfolio?.attachInfoId)).code).toBe(1005)
  const ids = ['nothing', `${imported.candidateId}.nothing`, imported.candidateId]
  const answers = await Promise.all(ids.map((id) => remove(imported, id)))
  expect(answers.map(({ code }) => code)).toEqual([1005, 1005, 1005])
  expect((await readList(imported)).data).toHaveLength(1)
  const hidden = await importParts({ attachments: [file('media/portfolio.PDF')] }, true)
  expect((await remove(hidden, `${hidden.candidateId}.id of portfolio.PDF`)).code).toBe(1005)
})

test('an attachment that is deleted is deleted once despite retries, and the log says by whom', async () => {
  const imported = await importParts({ attachments: [file('media/portfolio.PDF')] })
  const [portfolio] = (await readList(imported)).data
  const input = { attachInfoId: portfolio?.attachInfoId ?? '' }
  const as = { token: imported.token, idempotencyKey: '0192f0c1-0000-7000-8000-000000000001' }
  for (const _ of [1, 2]) expect((await server.call(deleteAttachment, input, as)).code).toBe(0)
  const entries = await server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', imported.companyId)
    .where('action', '<>', 'bundle.imported')
    .select(['action', 'candidateId', 'details'])
    .execute()
  expect(entries).toEqual([
    { action: 'attachment.deleted', candidateId: imported.candidateId, details: { subject: '作品集' } },
  ])
})
