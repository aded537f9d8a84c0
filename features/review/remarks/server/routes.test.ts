import { anAccount } from '@candor/testkit/builders'
import { undoLast } from '@candor/testkit/builders/undo'
import { aRecommendation } from '@candor/testkit/recommendations'
import { type CallAs, serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { listUndoable, undoAct } from '../../../platform/undo/contract.ts'
import { finishActs } from '../../../platform/undo/server/jobs.ts'
import { reviewersUnderTest } from '../../evaluations/server/routes/reviewer-under-test.ts'
import { changeRemark, deleteRemark, listRemarkVersions } from '../contract.ts'

const server = serverUnderTest()
const { aReviewer, addResume, entriesOf } = reviewersUnderTest(server)

type Reviewer = Awaited<ReturnType<typeof aReviewer>>

const remarksOf = ({ candidateId }: Pick<Reviewer, 'candidateId'>) =>
  server.services.db.selectFrom('remark').where('candidateId', '=', candidateId).selectAll().execute()

async function anAuthor() {
  const author = await aReviewer()
  await addResume(author, { source: 4, estimateText: '约下周' })
  const [remark] = await remarksOf(author)
  return { ...author, remarkId: remark?.id ?? '' }
}

type Author = Awaited<ReturnType<typeof anAuthor>>

const change = ({ candidateId, remarkId }: Author, text: string, revision: number, as: CallAs) =>
  server.call(changeRemark, { jobseekerChannelId: candidateId, remarkId, revision, text }, as)
const remove = ({ candidateId, remarkId }: Author, revision: number, as: CallAs) =>
  server.call(deleteRemark, { jobseekerChannelId: candidateId, remarkId, revision }, as)
const versions = ({ candidateId, remarkId }: Author, as: CallAs) =>
  server.call(listRemarkVersions, { jobseekerChannelId: candidateId, remarkId }, as)

test('an author changes a remark, and both texts stay in the record', async () => {
  const author = await anAuthor()
  server.clock.pass(60_000)
  expect(await change(author, ' 约下周二 ', 1, author)).toMatchObject({ code: 0, data: { revision: 2 } })
  expect(await remarksOf(author)).toMatchObject([{ content: '约下周二', revision: 2 }])
  expect((await versions(author, author)).data).toMatchObject([{ revision: 1, text: '约下周' }])
  expect((await entriesOf(author)).at(-1)).toMatchObject({
    action: 'remark.changed',
    details: { from: { length: 3 }, to: { length: 4, revision: 2 } },
  })
})

test('the same text again is no change', async () => {
  const author = await anAuthor()
  expect(await change(author, '约下周', 1, author)).toMatchObject({ code: 0, data: { revision: 1 } })
  expect((await versions(author, author)).data).toEqual([])
})

test('of two changes of one text the second is refused, and told so', async () => {
  const author = await anAuthor()
  const both = await Promise.all([change(author, '甲', 1, author), change(author, '乙', 1, author)])
  expect(both.map(({ code }) => code).sort()).toEqual([0, 1012])
  const refused = await change(author, '丙', 1, { ...author, lang: 'en' })
  expect(refused.msg).toBe(
    'This remark was changed meanwhile. Look at the present text, then change it again',
  )
  expect((await remove(author, 1, author)).code).toBe(1012)
})

test('nobody but the author changes or deletes a remark, administrators neither', async () => {
  const author = await anAuthor()
  const { companyId } = author
  for (const userType of ['general', 'admin', 'superAdmin'] as const) {
    const other = await anAccount(server.services, { companyId, userType })
    expect([(await change(author, '别的', 1, other)).code, (await remove(author, 1, other)).code]).toEqual([
      1005, 1005,
    ])
  }
  expect(await remarksOf(author)).toMatchObject([{ content: '约下周', deletedAt: null }])
})

test('the former text opens for the author and administrators, and for nobody else', async () => {
  const author = await anAuthor()
  const { companyId } = author
  await change(author, '另约', 1, author)
  const admin = await anAccount(server.services, { companyId, userType: 'admin' })
  const colleague = await anAccount(server.services, { companyId })
  expect((await versions(author, admin)).data).toMatchObject([{ text: '约下周' }])
  expect((await versions(author, colleague)).code).toBe(1005)
})

test('an empty text and one of 501 characters are refused', async () => {
  const author = await anAuthor()
  expect((await change(author, ' \n ', 1, author)).code).toBe(1003)
  expect((await change(author, '长'.repeat(501), 1, author)).code).toBe(1003)
})

test('a deleted remark is hidden, comes back by undo, and is gone with its texts once its time is over', async () => {
  const author = await anAuthor()
  await change(author, '另约', 1, author)
  expect((await remove(author, 2, author)).code).toBe(0)
  expect((await versions(author, author)).code).toBe(1005)
  expect((await undoLast(server, author)).act).toMatchObject({ kind: 'remarkDeletion' })
  expect((await versions(author, author)).data).toHaveLength(1)
  await remove(author, 2, author)
  server.clock.pass(11 * 60_000)
  await finishActs(server.services)
  expect(await remarksOf(author)).toEqual([])
  const left = await server.services.db
    .selectFrom('remarkVersion')
    .where('candidateId', '=', author.candidateId)
    .select('id')
    .execute()
  expect(left).toEqual([])
})

test('an interviewer who lost the candidate changes no remark any more', async () => {
  const author = await aReviewer(undefined, { userType: 'interviewer' })
  await aRecommendation(server.services, { ...author, toAccountId: author.accountId })
  await addResume(author, { source: 4, estimateText: '约下周' })
  const [remark] = await remarksOf(author)
  await server.services.db
    .deleteFrom('recommendation')
    .where('candidateId', '=', author.candidateId)
    .execute()
  expect((await change({ ...author, remarkId: remark?.id ?? '' }, '另约', 1, author)).code).toBe(1002)
})

test('an undone change gives the former text back, unless the author changed it again', async () => {
  const author = await anAuthor()
  server.clock.pass(60_000)
  await change(author, '约下周二', 1, author)
  const undone = await undoLast(server, author)
  expect(undone).toMatchObject({ act: { kind: 'remarkChange' }, data: { done: 1, refused: [] } })
  expect(await remarksOf(author)).toMatchObject([{ content: '约下周', revision: 1, changedAt: null }])
  expect((await versions(author, author)).data).toEqual([])
  await change(author, '甲', 1, author)
  const { data: acts } = await server.call(listUndoable, {}, author)
  server.clock.pass(1000)
  await change(author, '乙', 2, author)
  const undoId = acts[0]?.undoId ?? ''
  expect((await server.call(undoAct, { undoId }, author)).data).toMatchObject({
    done: 0,
    refused: [{ why: 'changed' }],
  })
  await undoLast(server, author)
  expect(await remarksOf(author)).toMatchObject([{ content: '甲', revision: 2 }])
  expect((await entriesOf(author)).at(-1)).toMatchObject({ action: 'act.undone' })
})

test('an undone change names the colleagues again whom the former text named', async () => {
  const author = await aReviewer()
  const { accountId } = await anAccount(server.services, { companyId: author.companyId, name: '林涛' })
  await addResume(author, { source: 4, estimateText: '请 @林涛 看', mentioned: [accountId] })
  const [remark] = await remarksOf(author)
  const mentioned = () =>
    server.services.db
      .selectFrom('mention')
      .where('subjectId', '=', remark?.id ?? '')
      .select(['accountId', 'name'])
      .execute()
  const before = await mentioned()
  expect(before).toMatchObject([{ accountId, name: '林涛' }])
  await change({ ...author, remarkId: remark?.id ?? '' }, '没事了', 1, author)
  expect(await mentioned()).toEqual([])
  await undoLast(server, author)
  expect(await mentioned()).toEqual(before)
})
