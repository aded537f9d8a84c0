import { aDocument, anAccount, anInterview } from '@candor/testkit/builders'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test, vi } from 'vitest'
import { interviewInfo } from '../../../candidates/interviews/contract.ts'
import type { PermissionKey } from '../../../platform/access/rules/permissions.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)

async function importTest(colourVision: unknown, buttons: PermissionKey[] = ['reportAIInterview']) {
  const account = await anAccount(server.services, { buttons })
  const imported = await importer.importInterview(account, { tests: { colourVision } })
  const read = async () => {
    const { data } = await server.call(interviewInfo, { userId: imported.interviewId }, account)
    return data.interviewResult.colorBlindess
  }
  return { result: imported.result, read }
}

test.each([1, 2, 3])(
  'an imported result of status %i is answered with the interview',
  async (resultStatus) => {
    const { result, read } = await importTest({ resultStatus, successCount: 18, errorCount: 6 })
    expect(result).toMatchObject({ state: 'stored', faults: [] })
    expect(await read()).toEqual({ resultStatus, successCount: 18, errorCount: 6 })
  },
)

test('a result that is still being made is −1, and a count that was left out null', async () => {
  const { read } = await importTest({ resultStatus: null })
  expect(await read()).toEqual({ resultStatus: -1, successCount: null, errorCount: null })
})

test('a stored result that cannot be read is named and logged, and the rest of the interview stays', async () => {
  const interview = await anInterview(server.services)
  await aDocument(server.services, interview, 'tests.colourVision', 'of an older format')
  const { token } = await anAccount(server.services, interview)
  const logged = vi.spyOn(server.services.log, 'error')
  const answer = await server.call(interviewInfo, { userId: interview.interviewId }, { token })
  expect(answer).toMatchObject({ code: 0, data: { unreadable: ['tests.colourVision'] } })
  expect(answer.data.interviewResult.colorBlindess).toBe(null)
  expect(logged).toHaveBeenCalledTimes(1)
})

test('a reader without the key of the AI interview is not sent it', async () => {
  const { read } = await importTest({ resultStatus: 3 }, ['reportResume'])
  expect(await read()).toBe(null)
})

test.each([
  ['a status without a meaning', { resultStatus: 4 }, '.resultStatus'],
  ['a negative count', { resultStatus: 1, successCount: -1 }, '.successCount'],
  ['an unknown key', { resultStatus: 1, plates: 24 }, ''],
])('%s is refused with its path', async (_case, wrong, path) => {
  const { result } = await importTest(wrong)
  expect(result?.state).toBe('refused')
  expect(result?.faults.map((fault) => fault.path)).toEqual([`interviews[0].tests.colourVision${path}`])
})
