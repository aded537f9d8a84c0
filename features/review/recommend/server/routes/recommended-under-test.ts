import type { SentInputOf } from '@candor/call/define'
import { anAccount, anInterview } from '@candor/testkit/builders'
import type { ServerUnderTest } from '@candor/testkit/server'
import { findOperateStatus } from '../../contract/operate-status.ts'
import { saveOperateStatus, transmitResume } from '../../contract.ts'
import { storedRows } from './rows-under-test.ts'

/** Makes candidates whom HR recommended to an interviewer. */
export function recommendedUnderTest(server: ServerUnderTest) {
  const rowsOf = storedRows(server)

  return async ({ note = '请看第二题' } = {}) => {
    const candidate = await anInterview(server.services, { name: '后端面试' })
    const { companyId, candidateId } = candidate
    const hr = await anAccount(server.services, { companyId })
    const interviewer = await anAccount(server.services, { companyId, userType: 'interviewer' })
    const recommend = (
      to = interviewer,
      input: Partial<SentInputOf<typeof transmitResume>> = {},
      by: { readonly token: string } = hr,
    ) =>
      server.call(
        transmitResume,
        { registerUserIdAry: [to.accountId], updateIdsAry: [candidateId], selectNote: note, ...input },
        { token: by.token },
      )
    await recommend()
    const find = (input: Partial<SentInputOf<typeof findOperateStatus>> = {}, by = interviewer) =>
      server.call(findOperateStatus, { jobSeekerChannelId: candidateId, ...input }, { token: by.token })
    const save = (
      input: Partial<SentInputOf<typeof saveOperateStatus>> = {},
      by = interviewer,
      more: object = {},
    ) =>
      server.call(
        saveOperateStatus,
        { jobSeekerChannelId: candidateId, operateChannel: 1, ...input },
        { token: by.token, ...more },
      )
    const actions = async () => (await rowsOf('auditEntry', companyId)).map(({ action }) => action)
    return { ...candidate, hr, interviewer, recommend, find, save, actions }
  }
}
