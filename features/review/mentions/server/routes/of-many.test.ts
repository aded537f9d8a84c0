import { newId } from '@candor/db/new-id'
import { anAccount } from '@candor/testkit/builders'
import { undoLast } from '@candor/testkit/builders/undo'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { bulkUnderTest } from '../../../../candidates/bulk/server/routes/bulk-under-test.ts'
import { transmitResume } from '../../../recommend/contract.ts'
import { writeRecommendation } from '../../../recommend/rules/wire.ts'
import { findMentionableOfMany } from '../../contract.ts'
import { storeMentionsOfMany } from '../actions/store-mentions-of-many.ts'

const server = serverUnderTest()
const { aScene, manyCandidates } = bulkUnderTest(server)

/** Three candidates: 周予川 has all of them, 林涛 one, and 韩雪 none. */
async function aTeam() {
  const scene = await aScene()
  const { companyId, candidateIds } = scene
  const someone = (name: string) => anAccount(server.services, { companyId, name, userType: 'interviewer' })
  const zhou = await someone('周予川')
  const lin = await someone('林涛')
  const han = await someone('韩雪')
  const give = (candidateId: (typeof candidateIds)[number], { accountId }: typeof zhou) =>
    aRecommendation(server.services, { companyId, candidateId, toAccountId: accountId })
  for (const candidateId of candidateIds) await give(candidateId, zhou)
  for (const candidateId of candidateIds.slice(0, 1)) await give(candidateId, lin)
  const plan = async (to = han) =>
    (await scene.look(candidateIds, { kind: 'recommend', accountIds: [to.accountId] })).data.bulkId
  const found = async (bulkId: string, text: string, as = scene.hr) =>
    server.call(findMentionableOfMany, { bulkId, text }, { token: as.token })
  const mentions = () =>
    server.services.db.selectFrom('mention').where('companyId', '=', companyId).selectAll().execute()
  const notices = ({ accountId }: typeof zhou) =>
    server.services.db
      .selectFrom('notice')
      .where('accountId', '=', accountId)
      .where('kind', '=', 'mentioned')
      .select(['about', 'candidateId', 'byAccountId'])
      .execute()
  return { ...scene, zhou, lin, han, plan, found, mentions, notices }
}

const namesOf = ({ data }: { data: { userName: string }[] }) => data.map(({ userName }) => userName)

test('@ in the note of an act on many offers those who may see every candidate, and the addressees', async () => {
  const { plan, found } = await aTeam()
  const bulkId = await plan()
  expect(namesOf(await found(bulkId, '')).toSorted()).toEqual(['陈薇', '周予川', '韩雪'].toSorted())
  expect(namesOf(await found(bulkId, 'lin'))).toEqual([])
  expect(namesOf(await found(bulkId, 'zyc'))).toEqual(['周予川'])
})

test('@ offers nobody for the list of another account, nor for a begun list', async () => {
  const { plan, found, companyId, start, ended } = await aTeam()
  const bulkId = await plan()
  const other = await anAccount(server.services, { companyId })
  expect((await found(bulkId, '', other)).code).toBe(1005)
  expect((await found('no id', '')).code).toBe(1005)
  await start(bulkId)
  await ended(bulkId)
  expect((await found(bulkId, '')).code).toBe(1005)
})

test('a note of an act on many that names a colleague without one of the candidates does not begin', async () => {
  const { plan, start, lin, find, mentions } = await aTeam()
  const bulkId = await plan()
  const refused = await start(bulkId, { text: '@林涛 看看', mentioned: [lin.accountId] })
  expect([refused.code, refused.msg]).toEqual([
    1003,
    '林涛 may not see all these candidates, so the mention cannot be stored. Recommend them to 林涛 first, or delete the @',
  ])
  await expect(find(bulkId)).rejects.toThrow()
  const stranger = await anAccount(server.services, { name: '外人' })
  expect((await start(bulkId, { text: '@外人', mentioned: [stranger.accountId] })).code).toBe(1003)
  const eleven = Array.from({ length: 11 }, () => lin.accountId)
  expect((await start(bulkId, { text: '@林涛', mentioned: eleven })).code).toBe(1003)
  expect(await mentions()).toEqual([])
})

test('a note of an act on many names its colleagues for each candidate, and tells each of them once', async () => {
  const { hr, plan, start, ended, zhou, han, mentions, notices, candidateIds } = await aTeam()
  const bulkId = await plan()
  const mentioned = [zhou.accountId, han.accountId]
  expect((await start(bulkId, { text: '请 @周予川 和 @韩雪 看', mentioned })).code).toBe(0)
  expect((await ended(bulkId)).done).toBe(3)
  const stored = await mentions()
  expect(stored).toHaveLength(6)
  expect(new Set(stored.map(({ candidateId }) => candidateId))).toEqual(new Set(candidateIds))
  for (const colleague of [zhou, han])
    expect(await notices(colleague)).toEqual([
      { about: { variant: 'notes', thingId: bulkId }, candidateId: null, byAccountId: hr.accountId },
    ])
})

test('an act on many in several chunks tells a named colleague once, and its undo takes the mentions back', async () => {
  const team = await aTeam()
  const { start, ended, han, look, mentions, notices } = team
  const ids = await manyCandidates(team, 150)
  const { bulkId } = (await look(ids, { kind: 'recommend', accountIds: [han.accountId] })).data
  await start(bulkId, { text: '请 @韩雪 看', mentioned: [han.accountId] })
  expect((await ended(bulkId)).done).toBe(150)
  expect(await mentions()).toHaveLength(150)
  expect(await notices(han)).toHaveLength(1)
  await team.undo(bulkId)
  expect((await ended(bulkId)).undone).toBe(150)
  expect([await mentions(), await notices(han)]).toEqual([[], []])
})

test('a colleague who lost a candidate since the act began is not named there, nor told without any', async () => {
  const { hr, zhou, lin, mentions, notices, candidateIds } = await aTeam()
  const { db, clock } = server.services
  const [lost, ...kept] = candidateIds
  await db
    .deleteFrom('recommendation')
    .where('candidateId', '=', lost ?? newId<'candidate'>())
    .execute()
  await storeMentionsOfMany(
    { db, now: clock.now(), viewer: hr },
    {
      texts: candidateIds.map((candidateId) => ({ candidateId, subjectId: newId() })),
      text: '@周予川 @林涛',
      mentioned: [zhou.accountId, lin.accountId],
      actId: newId(),
      isBegun: true,
    },
  )
  const named = (await mentions()).map(({ candidateId, accountId }) => [candidateId, accountId])
  expect(named.toSorted()).toEqual(kept.map((id) => [id, zhou.accountId]).toSorted())
  expect([await notices(zhou), await notices(lin)]).toMatchObject([[{}], []])
})

test('several candidates recommended by one call name only colleagues who may see all of them', async () => {
  const { hr, han, zhou, lin, candidateIds, mentions, notices } = await aTeam()
  const give = (mentioned: string[], note: string) => {
    const sent = {
      candidateId: candidateIds[0] ?? '',
      resume: 0,
      stageId: '2',
      stageKind: 0,
      note,
      mentioned,
    }
    const input = {
      ...writeRecommendation({ ...sent, to: [han.accountId] }),
      updateIdsAry: [...candidateIds],
    }
    return server.call(transmitResume, input, { token: hr.token })
  }
  expect((await give([lin.accountId], '@林涛')).code).toBe(1003)
  expect((await give([zhou.accountId], '@周予川')).code).toBe(0)
  expect(await mentions()).toHaveLength(3)
  expect(await notices(zhou)).toMatchObject([{ about: { variant: 'notes' }, candidateId: null }])
  expect((await undoLast(server, hr)).act).toMatchObject({ kind: 'recommendation' })
  expect([await mentions(), await notices(zhou)]).toEqual([[], []])
})
