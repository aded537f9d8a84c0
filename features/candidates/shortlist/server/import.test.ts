import { aCandidate, anAccount, aPosition } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { PartRefused } from '../../../platform/imports/rules/fault.ts'
import { parts } from './import.ts'

const server = serverUnderTest()
const [part] = parts

async function aContext() {
  const candidate = await aCandidate(server.services)
  const interviewer = await anAccount(server.services, {
    companyId: candidate.companyId,
    userType: 'interviewer',
  })
  const { positionId } = await aPosition(server.services, candidate)
  const { db, clock } = server.services
  return {
    context: {
      ...candidate,
      positionId,
      db,
      now: clock.now(),
      accountOf: async (email: string) => (email === interviewer.email ? interviewer.accountId : null),
    },
    given: {
      externalId: 'r1',
      to: interviewer.email,
      recommendStageId: '2',
      recommendStatus: 1,
      createdAt: 1_710_000_000_000,
    },
    rows: () =>
      db
        .selectFrom('recommendation')
        .where('candidateId', '=', candidate.candidateId)
        .orderBy('externalId')
        .select(['externalId', 'recommendStatus', 'operateStatus', 'withdrawnAt'])
        .execute(),
  }
}

function read(value: unknown) {
  if (!part) throw new Error('the feature has one part')
  return part.schema.parse(value)
}

test('recommendations are stored, and removed if a later import leaves them out', async () => {
  const { context, given, rows } = await aContext()
  await part?.store(context, read([given, { ...given, externalId: 'r2', operateStatus: 4, withdrawn: true }]))
  expect(await rows()).toMatchObject([
    { externalId: 'r1', operateStatus: null, withdrawnAt: null },
    { externalId: 'r2', operateStatus: 4, withdrawnAt: context.now },
  ])
  await part?.store(context, read([given]))
  expect(await rows()).toMatchObject([{ externalId: 'r1' }])
  await part?.store(context, read([]))
  expect(await rows()).toEqual([])
})

test('importing again keeps a decision that was made here', async () => {
  const { context, given, rows } = await aContext()
  const unanswered = { ...given, recommendStatus: 0 }
  await part?.store(context, read([unanswered]))
  await context.db
    .updateTable('recommendation')
    .set({ recommendStatus: 1, operateStatus: 2 })
    .where('candidateId', '=', context.candidateId)
    .execute()
  for (const again of [unanswered, given, unanswered]) {
    await part?.store(context, read([again]))
    expect(await rows()).toMatchObject([{ recommendStatus: 1, operateStatus: 2 }])
  }
})

test('importing again keeps an answer that was given here, a refusal too, until the file has one itself', async () => {
  const { context, given, rows } = await aContext()
  const unanswered = { ...given, recommendStatus: 0 }
  await part?.store(context, read([unanswered]))
  await context.db
    .updateTable('recommendation')
    .set({ recommendStatus: 1, withdrawnAt: context.now, answeredHere: 'refused' })
    .where('candidateId', '=', context.candidateId)
    .execute()
  await part?.store(context, read([unanswered]))
  expect(await rows()).toMatchObject([{ recommendStatus: 1, withdrawnAt: context.now }])
  await part?.store(context, read([given]))
  expect(await rows()).toMatchObject([{ recommendStatus: 1, withdrawnAt: null }])
})

test('an answer that was given here goes when the recommendation is made in another stage', async () => {
  const { context, given, rows } = await aContext()
  const unanswered = { ...given, recommendStatus: 0 }
  await part?.store(context, read([unanswered]))
  await context.db
    .updateTable('recommendation')
    .set({ recommendStatus: 1, withdrawnAt: context.now, answeredHere: 'refused', operateStatus: 2 })
    .where('candidateId', '=', context.candidateId)
    .execute()
  await part?.store(context, read([{ ...unanswered, recommendStageId: '3' }]))
  expect(await rows()).toMatchObject([{ recommendStatus: 0, withdrawnAt: null, operateStatus: null }])
})

test('a recommendation that an import withdrew can be imported again, also after its acceptance here', async () => {
  const { context, given, rows } = await aContext()
  const unanswered = { ...given, recommendStatus: 0 }
  await part?.store(context, read([unanswered]))
  await context.db
    .updateTable('recommendation')
    .set({ recommendStatus: 1, answeredHere: 'accepted' })
    .where('candidateId', '=', context.candidateId)
    .execute()
  await part?.store(context, read([{ ...unanswered, withdrawn: true }]))
  expect(await rows()).toMatchObject([{ recommendStatus: 1, withdrawnAt: context.now }])
  await part?.store(context, read([unanswered]))
  expect(await rows()).toMatchObject([{ recommendStatus: 1, withdrawnAt: null }])
})

test('every unknown account and every double is a fault with its path', async () => {
  const { context, given, rows } = await aContext()
  const store = part?.store(context, read([given, { ...given, by: 'nobody@company.example' }]))
  await expect(store).rejects.toMatchObject({
    faults: [
      { path: [1, 'externalId'], fault: 'duplicate', values: { value: 'r1' } },
      { path: [1, 'by'], fault: 'unknownAccount', values: { email: 'nobody@company.example' } },
    ],
  })
  await expect(store).rejects.toBeInstanceOf(PartRefused)
  expect(await rows()).toEqual([])
})

test.each([{ operateStatus: 3 }, { recommendStatus: 2 }, { createdAt: 'yesterday' }, { unknown: 1 }])(
  'a recommendation with %j is refused',
  async (wrong) => {
    const { given } = await aContext()
    expect(part?.schema.safeParse([{ ...given, ...wrong }]).success).toBe(false)
  },
)
