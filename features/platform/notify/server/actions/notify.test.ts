import { newId } from '@candor/db/new-id'
import { minuteMs } from '@candor/kernel/durations'
import { aCandidate, aCompany, anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { forgetNotices, keptDays } from '../jobs.ts'
import { mailGraceMs, type NotifyingWork, notify, takeNoticesBack, wantingMail } from './notify.ts'

const server = serverUnderTest()

/** An account that acts about a candidate, and a colleague. */
async function aScene() {
  const { services } = server
  const candidate = await aCandidate(services)
  const { companyId, candidateId } = candidate
  const actor = await anAccount(services, { companyId })
  const colleague = await anAccount(services, { companyId })
  const work: NotifyingWork = { db: services.db, now: services.clock.now(), viewer: actor }
  const rows = () =>
    services.db.selectFrom('notice').where('companyId', '=', companyId).orderBy('id').selectAll().execute()
  const told = async () => (await rows()).map(({ accountId }) => accountId)
  const choose = (kind: string, inBell: boolean, byMail: boolean) =>
    services.db
      .insertInto('noticeChoice')
      .values({ companyId, accountId: colleague.accountId, kind, inBell, byMail })
      .execute()
  return { ...candidate, companyId, candidateId, actor, colleague, work, rows, told, choose }
}

const asked = (recommendationId: string = newId()) => ({
  kind: 'asked' as const,
  about: { recommendationId },
})

test('a notice holds ids, and waits some minutes before it goes out by mail', async () => {
  const { work, actor, colleague, candidateId, rows } = await aScene()
  const about = { recommendationId: newId() }
  await notify(work, { kind: 'asked', to: [colleague.accountId], candidateId, about })
  expect(await rows()).toMatchObject([
    {
      accountId: colleague.accountId,
      byAccountId: actor.accountId,
      kind: 'asked',
      candidateId,
      about,
      isInBell: true,
      readAt: null,
      mailedAt: null,
      mailDueAt: new Date(work.now.getTime() + mailGraceMs),
    },
  ])
})

test('the same thing is told once, and another one again', async () => {
  const { work, colleague, told } = await aScene()
  const thing = asked()
  await notify(work, { ...thing, to: [colleague.accountId, colleague.accountId] })
  await notify(work, { ...thing, to: [colleague.accountId] })
  expect(await told()).toHaveLength(1)
  await notify(work, { ...asked(), to: [colleague.accountId] })
  expect(await told()).toHaveLength(2)
})

test('nobody is told of an own act, and frozen accounts and other companies are told nothing', async () => {
  const { work, actor, companyId, told } = await aScene()
  const frozen = await anAccount(server.services, { companyId, userType: 'freeze' })
  const stranger = await anAccount(server.services, {
    companyId: (await aCompany(server.services)).companyId,
  })
  await notify(work, { ...asked(), to: [actor.accountId, frozen.accountId, stranger.accountId] })
  expect(await told()).toEqual([])
})

test('an account gets a kind where it wants it, and nothing where it wants it nowhere', async () => {
  const off = await aScene()
  await off.choose('asked', false, false)
  await notify(off.work, { ...asked(), to: [off.colleague.accountId] })
  expect(await off.told()).toEqual([])
  expect([...(await wantingMail(server.services.db, [off.colleague.accountId], 'asked'))]).toEqual([])
  const mail = await aScene()
  await mail.choose('limit', false, true)
  await notify(mail.work, { kind: 'limit', about: { stay: 1 }, to: [mail.colleague.accountId] })
  expect(await mail.rows()).toMatchObject([{ isInBell: false, mailDueAt: expect.any(Date) }])
  const usual = await aScene()
  await notify(usual.work, { kind: 'limit', about: { stay: 1 }, to: [usual.colleague.accountId] })
  expect(await usual.rows()).toMatchObject([{ isInBell: true, mailDueAt: null }])
})

test('an act with a mail of its own leaves no mail to the notice', async () => {
  const { work, colleague, rows } = await aScene()
  await notify(work, { ...asked(), to: [colleague.accountId], isMailed: true })
  expect(await rows()).toMatchObject([{ isInBell: true, mailDueAt: null }])
})

test('an undo takes back the unread notices of its act about its candidates, and no others', async () => {
  const { work, actor, companyId, colleague, candidateId, rows } = await aScene()
  const to = [colleague.accountId]
  const other = await aCandidate(server.services, { companyId })
  await notify(work, { ...asked(), to, candidateId })
  await notify(work, { ...asked(), to, candidateId: other.candidateId })
  const later = new Date(work.now.getTime() + minuteMs)
  await notify({ ...work, now: later }, { ...asked(), to, candidateId })
  const act = { companyId, accountId: actor.accountId, at: work.now }
  await takeNoticesBack(work.db, act, [])
  expect(await rows()).toHaveLength(3)
  await takeNoticesBack(work.db, act, [{ candidateId }])
  expect((await rows()).map((row) => row.candidateId)).toEqual([other.candidateId, candidateId])
})

test('a notice that was read stays when its act is undone', async () => {
  const { work, actor, companyId, colleague, candidateId, rows } = await aScene()
  await notify(work, { ...asked(), to: [colleague.accountId], candidateId })
  await work.db.updateTable('notice').set({ readAt: work.now }).where('companyId', '=', companyId).execute()
  await takeNoticesBack(work.db, { companyId, accountId: actor.accountId, at: work.now }, [{ candidateId }])
  expect(await rows()).toHaveLength(1)
})

test('a notice is told to the listeners of its account when it is committed', async () => {
  const { work, colleague } = await aScene()
  const heard = Promise.withResolvers<void>()
  const stop = server.services.changes.watch(colleague.accountId, () => heard.resolve())
  await notify(work, { ...asked(), to: [colleague.accountId] })
  await heard.promise
  stop()
})

test('an old notice is deleted', async () => {
  const { work, colleague, rows } = await aScene()
  await notify(work, { ...asked(), to: [colleague.accountId] })
  await forgetNotices(server.services)
  expect(await rows()).toHaveLength(1)
  server.clock.pass((keptDays + 1) * 24 * 60 * minuteMs)
  await forgetNotices(server.services)
  expect(await rows()).toEqual([])
})
