import { aCandidate, anAccount } from '@candor/testkit/builders'
import { aPlan } from '@candor/testkit/plans'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import type { UserType } from '../../../../platform/access/rules/permissions.ts'
import { getInterviewerReceiveStatus, setInterviewerReceiveStatus } from '../../contract/receiving.ts'

const server = serverUnderTest()

interface Given {
  readonly userType?: UserType
  readonly isByEmail?: boolean
  /** Epoch milliseconds. */
  readonly startsAt?: number
}

async function anInvitation({
  userType = 'interviewer',
  isByEmail = false,
  startsAt = server.clock.now().getTime() + 3_600_000,
}: Given = {}) {
  const { services } = server
  const { token, companyId, accountId } = await anAccount(services, { userType })
  const { email } = await services.db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select('email')
    .executeTakeFirstOrThrow()
  const { candidateId } = await aCandidate(services, { companyId })
  const readOnly = await anAccount(services, { companyId, userType: 'read' })
  const named = isByEmail ? { externalId: email.toUpperCase() } : { accountId }
  const planId = await aPlan(services, {
    companyId,
    candidateId,
    startsAt: new Date(startsAt),
    interviewers: [named, { accountId: readOnly.accountId }],
  })
  const of = { interviewPlanId: planId }
  return {
    companyId,
    planId,
    readOnly,
    read: async (by = token) => server.call(getInterviewerReceiveStatus, of, { token: by }),
    answer: (interviewerReceiveStatus: number, reason = '', by = token) =>
      server.call(setInterviewerReceiveStatus, { ...of, interviewerReceiveStatus, reason }, { token: by }),
    entries: () =>
      services.db
        .selectFrom('auditEntryWhole')
        .where('companyId', '=', companyId)
        .where('action', '=', 'invitation.answered')
        .select('details')
        .execute(),
  }
}

test('an interviewer who has not answered is told so [R7-064 P7-055]', async () => {
  const { read } = await anInvitation()
  expect(await read()).toMatchObject({
    code: 0,
    data: { interviewerReceiveStatus: 0, reason: null },
  })
})

test('status 2 refuses the interview, with the reason, once [R7-065 P7-056]', async () => {
  const { read, answer, entries } = await anInvitation()
  expect((await answer(2, '当天出差')).code).toBe(0)
  expect((await answer(2, '再说一次')).code).toBe(0)
  expect((await read()).data).toEqual({ interviewerReceiveStatus: 2, reason: '当天出差', sequence: 0 })
  expect(await entries()).toHaveLength(1)
})

test('an interviewer who declined may accept after all, also by the e-mail of a bundle', async () => {
  const { read, answer } = await anInvitation({ isByEmail: true })
  await answer(2, '当天出差')
  expect((await answer(1)).code).toBe(0)
  expect((await read()).data).toMatchObject({ interviewerReceiveStatus: 1, reason: null })
})

test('an account that the plan does not name has nothing to answer, and a stranger finds no plan', async () => {
  const { read, answer, companyId } = await anInvitation()
  const hr = await anAccount(server.services, { companyId, userType: 'general' })
  expect((await read(hr.token)).data).toEqual({
    interviewerReceiveStatus: null,
    reason: null,
    sequence: null,
  })
  expect((await answer(1, '', hr.token)).code).toBe(1002)
  const stranger = await anAccount(server.services)
  expect((await read(stranger.token)).code).toBe(1005)
  expect((await answer(1, '', stranger.token)).code).toBe(1005)
})

test('a read-only account that a plan names has nothing to answer, and answers nothing [P7-056]', async () => {
  const { read, answer, entries, readOnly } = await anInvitation()
  expect((await read(readOnly.token)).data).toEqual({
    interviewerReceiveStatus: null,
    reason: null,
    sequence: null,
  })
  expect((await answer(2, '当天出差', readOnly.token)).code).toBe(1002)
  expect(await entries()).toEqual([])
})

test('other values than accept and refuse are no answer', async () => {
  const { answer } = await anInvitation()
  expect((await answer(0)).code).toBe(1003)
  expect((await answer(3)).code).toBe(1003)
})

test('an interview that has started is not answered any more, nor one that is cancelled, and asks for no answer [R4-030 P4-062]', async () => {
  const started = await anInvitation({ startsAt: server.clock.now().getTime() })
  expect((await started.answer(2)).code).toBe(1012)
  expect((await started.read()).data).toEqual({
    interviewerReceiveStatus: null,
    reason: null,
    sequence: null,
  })
  // An interviewer does not reach the report any more.
  const { read, answer, planId } = await anInvitation({ userType: 'general' })
  await server.services.db.updateTable('interviewPlan').where('id', '=', planId).set({ status: 3 }).execute()
  expect((await answer(1)).code).toBe(1012)
  expect((await read()).data).toEqual({ interviewerReceiveStatus: null, reason: null, sequence: null })
})
