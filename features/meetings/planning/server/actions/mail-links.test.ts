import { newId } from '@candor/db/new-id'
import { dayMs } from '@candor/kernel/durations'
import { Refusal } from '@candor/kernel/refusal'
import { aCandidate, anAccount } from '@candor/testkit/builders'
import { explained, rowsRead } from '@candor/testkit/explained'
import { aPlan } from '@candor/testkit/plans'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { linkExpiry, linkTryLimit } from '../../rules/mail-links.ts'
import { forgetOverLinks } from '../jobs.ts'
import { revokeMailLinks } from '../queries/mail-links.ts'
import { deleteOverLinks } from '../queries/over-links.ts'
import { lockMailLink, makeMailLink, openMailLink } from './mail-links.ts'

const server = serverUnderTest()
const own = ['schedule', 'respond'] as const

let network = 0
/** An address of its own, so that no test counts another's tries. */
const newAddress = () => {
  network += 1
  return `10.0.0.${network}`
}

async function invited() {
  const { services, clock } = server
  const interviewer = await anAccount(services, { userType: 'interviewer' })
  const { companyId } = interviewer
  const { candidateId } = await aCandidate(services, { companyId })
  const startsAt = new Date(clock.now().getTime() + 2 * dayMs)
  const endsAt = new Date(startsAt.getTime() + 3_600_000)
  const planId = await aPlan(services, {
    companyId,
    candidateId,
    startsAt,
    endsAt,
    interviewers: [{ accountId: interviewer.accountId }],
  })
  const about = { companyId, planId, interviewEndsAt: endsAt, now: clock.now() }
  return { about, interviewer, endsAt }
}

async function refusalOf(work: Promise<unknown>): Promise<string> {
  const reason: unknown = await work.catch((error: unknown) => error)
  if (!(reason instanceof Refusal)) throw new Error('it was not refused')
  return reason.message
}

test('a link opens its plan, for the one thing that it is for, until a month after the interview', async () => {
  const { services, clock } = server
  const { about, endsAt } = await invited()
  const { address, token } = await makeMailLink(services, { ...about, purpose: 'schedule' })
  expect(address).toBe(`http://127.0.0.1:3000/schedule-an-interview?sign=${token}`)
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const linkRequest = { token, address: newAddress(), purposes: own }
  expect(await openMailLink(services, linkRequest)).toMatchObject({
    planId: about.planId,
    purpose: 'schedule',
  })
  expect(await refusalOf(openMailLink(services, { ...linkRequest, purposes: ['satisfaction'] }))).toBe(
    'planning.linkOver',
  )
  const now = clock.now()
  clock.set(new Date(endsAt.getTime() + 30 * dayMs - 1))
  expect(await openMailLink(services, linkRequest)).toMatchObject({ planId: about.planId })
  clock.pass(1)
  expect(await refusalOf(openMailLink(services, linkRequest))).toBe('planning.linkOver')
  clock.set(now)
})

test('the token is stored as its hash alone', async () => {
  const { about } = await invited()
  const { token } = await makeMailLink(server.services, { ...about, purpose: 'respond' })
  const rows = await server.services.db.selectFrom('mailLink').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('an unknown link and a revoked one are refused alike, whether or not the plan is cancelled', async () => {
  const { services } = server
  const revoked = await invited()
  const cancelled = await invited()
  const links = [
    await makeMailLink(services, { ...revoked.about, purpose: 'schedule' }),
    await makeMailLink(services, { ...cancelled.about, purpose: 'schedule' }),
  ]
  await revokeMailLinks(
    services.db,
    { planIds: [revoked.about.planId, cancelled.about.planId], now: revoked.about.now },
    ['schedule'],
  )
  await services.db
    .updateTable('interviewPlan')
    .set({ status: 3 })
    .where('id', '=', cancelled.about.planId)
    .execute()
  for (const token of [...links.map((link) => link.token), 'made up', newId()]) {
    const linkRequest = { token, address: newAddress(), purposes: own }
    expect(await refusalOf(openMailLink(services, linkRequest))).toBe('planning.linkOver')
    expect(await refusalOf(lockMailLink(services, linkRequest))).toBe('planning.linkOver')
  }
})

test('a live link of a cancelled plan names the plan, and a link for another purpose does not', async () => {
  const { services } = server
  const { db } = services
  const { about, interviewer } = await invited()
  const { accountId } = interviewer
  const candidate = await makeMailLink(services, { ...about, purpose: 'schedule' })
  const invitation = await makeMailLink(services, { ...about, purpose: 'accept', accountId })
  await db.updateTable('interviewPlan').set({ status: 3 }).where('id', '=', about.planId).execute()
  const address = newAddress()
  const linkRequests = [
    { token: candidate.token, address, purposes: own },
    { token: invitation.token, address, purposes: ['accept'] as const },
  ]
  for (const linkRequest of linkRequests) {
    expect(await refusalOf(openMailLink(services, linkRequest))).toBe('planning.planCancelled')
    expect(await refusalOf(lockMailLink(services, linkRequest))).toBe('planning.planCancelled')
    const other = { ...linkRequest, address: newAddress(), purposes: ['satisfaction'] as const }
    expect(await refusalOf(openMailLink(services, other))).toBe('planning.linkOver')
  }
  for (let index = 0; index < linkTryLimit.max; index += 1) {
    await refusalOf(openMailLink(services, { token: newId(), address, purposes: own }))
  }
  for (const linkRequest of linkRequests)
    expect(await refusalOf(openMailLink(services, linkRequest))).toBe('planning.tooManyTries')
  await db.updateTable('account').set({ userType: 'freeze' }).where('id', '=', accountId).execute()
  const frozen = { token: invitation.token, address: newAddress(), purposes: ['accept'] as const }
  expect(await refusalOf(openMailLink(services, frozen))).toBe('planning.linkOver')
})

test('an interviewer’s link is over once the plan names them no more, or their account may do nothing', async () => {
  const { services } = server
  for (const end of ['unnamed', 'freeze', 'read'] as const) {
    const { about, interviewer } = await invited()
    const { accountId } = interviewer
    const { token } = await makeMailLink(services, { ...about, purpose: 'accept', accountId })
    const linkRequest = { token, address: newAddress(), purposes: ['accept'] as const }
    expect(await openMailLink(services, linkRequest)).toMatchObject({ accountId })
    await (end !== 'unnamed'
      ? services.db.updateTable('account').set({ userType: end }).where('id', '=', accountId).execute()
      : services.db.deleteFrom('interviewPlanInterviewer').where('planId', '=', about.planId).execute())
    expect(await refusalOf(openMailLink(services, linkRequest))).toBe('planning.linkOver')
  }
})

test('an address that tried too many links opens none for a while, and others do', async () => {
  const { services, clock } = server
  const { about } = await invited()
  const { token } = await makeMailLink(services, { ...about, purpose: 'schedule' })
  const address = newAddress()
  for (let index = 0; index < linkTryLimit.max; index += 1) {
    await refusalOf(openMailLink(services, { token: newId(), address, purposes: own }))
  }
  const linkRequest = { token, address, purposes: own }
  expect(await refusalOf(openMailLink(services, linkRequest))).toBe('planning.tooManyTries')
  expect(await openMailLink(services, { ...linkRequest, address: newAddress() })).toMatchObject({
    planId: about.planId,
  })
  clock.pass(linkTryLimit.perMinutes * 60_000)
  expect(await openMailLink(services, linkRequest)).toMatchObject({ planId: about.planId })
})

test('links are forgotten a month after they were over, however many; the proof of a consent stays', async () => {
  const { services, clock } = server
  const { db } = services
  await db.deleteFrom('mailLink').execute()
  const { about, interviewer } = await invited()
  const { companyId, planId } = about
  const madeAt = clock.now()
  for (const purpose of own) await makeMailLink(services, { ...about, interviewEndsAt: null, purpose })
  const { candidateId } = await aCandidate(services, { companyId })
  const newPage = () => {
    const id: string = newId()
    const made = { madeAt, expiresAt: linkExpiry(madeAt, null), madeByAccountId: interviewer.accountId }
    return { id, companyId, candidateId, purpose: 'idCard', tokenHash: id, ...made }
  }
  const pages = Array.from({ length: 1_200 }, newPage)
  await db.insertInto('mailLink').values(pages).execute()
  const linkId = pages[0]?.id ?? ''
  const wording = { version: '1', locale: 'cn', wordingHash: 'hash', wording: 'words' }
  const consent = { id: newId(), companyId, candidateId, linkId, purpose: 'idCard', ...wording }
  await db
    .insertInto('candidateConsent')
    .values({ ...consent, givenAt: madeAt })
    .execute()
  await revokeMailLinks(db, { planIds: [planId], now: madeAt }, ['respond'])
  const purposesLeft = async () => {
    await forgetOverLinks(services)
    const rows = await db.selectFrom('mailLink').select('purpose').distinct().orderBy('purpose').execute()
    return rows.map(({ purpose }) => purpose)
  }
  clock.pass(30 * dayMs)
  expect(await purposesLeft()).toEqual(['idCard', 'respond', 'schedule'])
  clock.pass(1)
  expect(await purposesLeft()).toEqual(['idCard', 'schedule'])
  clock.pass(30 * dayMs)
  expect(await purposesLeft()).toEqual(['idCard'])
  expect(await db.selectFrom('mailLink').select('id').execute()).toEqual([{ id: linkId }])
  expect(await db.selectFrom('candidateConsent').select('linkId').execute()).toEqual([{ linkId }])
  clock.set(madeAt)
})

test('links that are over are found without going through those that still open', async () => {
  const { services, clock } = server
  const { about } = await invited()
  const { companyId, planId } = about
  const links = Array.from({ length: 3_000 }, (_, at) => ({
    id: newId(),
    companyId,
    planId,
    purpose: 'schedule',
    tokenHash: `live ${at}`,
    madeAt: clock.now(),
    expiresAt: new Date(clock.now().getTime() + dayMs),
  }))
  await services.db.insertInto('mailLink').values(links).execute()
  const steps = await explained(services.db, (db) => deleteOverLinks(db, clock.now()))
  expect(rowsRead(steps, 'mail_link')).toBeLessThan(100)
})
