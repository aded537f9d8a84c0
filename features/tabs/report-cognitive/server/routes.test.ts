import { codes } from '@candor/call/codes'
import { aDocument, anAccount, anInterview } from '@candor/testkit/builders'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import type { PermissionKey } from '../../../platform/access/rules/permissions.ts'
import { cognitiveReport } from '../contract.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)

async function aTestedInterview(document: unknown, buttons: PermissionKey[] = ['reportAIInterview']) {
  const interview = await anInterview(server.services)
  if (document !== undefined) await aDocument(server.services, interview, 'tests.cognitive', document)
  const { token } = await anAccount(server.services, { companyId: interview.companyId, buttons })
  return { ...interview, token }
}

function read({ interviewId, token }: { interviewId: string; token: string }) {
  return server.call(cognitiveReport, { interviewId }, { token })
}

test('the result is answered with its percentile, its explanation and whom it compares with', async () => {
  const whole = { percentile: 72.5, explanation: '推理较快。', normGroup: '应届生' }
  expect(await read(await aTestedInterview(whole))).toMatchObject({ code: 0, data: whole })
  const bare = await read(await aTestedInterview({ percentile: -1 }))
  expect(bare.data).toEqual({ percentile: -1, explanation: null, normGroup: null })
})

test('an interview without the test answers null', async () => {
  expect(await read(await aTestedInterview(undefined))).toMatchObject({ code: 0, data: null })
})

test('the result needs the key of the AI interview, and another company’s is not found', async () => {
  const tested = await aTestedInterview({ percentile: 72 }, ['reportResume'])
  expect((await read(tested)).code).toBe(codes.noPermission)
  const stranger = await anAccount(server.services)
  expect((await read({ ...tested, token: stranger.token })).code).toBe(codes.notFound)
  expect((await read({ ...tested, interviewId: 'x' })).code).toBe(codes.notFound)
  expect((await server.call(cognitiveReport, { interviewId: tested.interviewId })).code).toBe(
    codes.signInNeeded,
  )
})

const importTest = async (cognitive: unknown) =>
  importer.importInterview(await anAccount(server.services), { tests: { cognitive } })

test('the answer is the part of the bundle', async () => {
  const imported = await importTest({ percentile: 91, explanation: '…' })
  expect(imported.result).toMatchObject({ state: 'stored', faults: [] })
  expect((await read(imported)).data).toEqual({ percentile: 91, explanation: '…', normGroup: null })
})

test.each([
  ['without a percentile', { explanation: '…' }, 'interviews[0].tests.cognitive.percentile'],
  ['past the hundredth', { percentile: 101 }, 'interviews[0].tests.cognitive.percentile'],
  ['with an unknown key', { percentile: 50, rank: 3 }, 'interviews[0].tests.cognitive'],
])('a result %s is refused at its path', async (_case, wrong, path) => {
  const { result } = await importTest(wrong)
  expect(result?.state).toBe('refused')
  expect(result?.faults.map((fault) => fault.path)).toContain(path)
})
