import { codes } from '@candor/call/codes'
import { aCandidate, aDocument, anAccount, anInterview, aSetting } from '@candor/testkit/builders'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { describe, expect, test } from 'vitest'
import type { PermissionKey } from '../../../platform/access/rules/permissions.ts'
import { getPersonType, personalityStatistics } from '../contract.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)

const traits = { openness: 3, conscientiousness: 2, extraversion: 1, agreeableness: 2, neuroticism: -1 }
const options = ['A', 'B', 'C', 'D'].map((optionCode, index) => ({
  optionCode,
  optionContent: `Option ${optionCode}`,
  score: index * 2 + 1,
}))
const question = { question: 'At work I am', options }
const pdp = { A: 5, B: 15, C: 25, D: 35, remark: 'Careful.', questions: Array(5).fill(question) }

async function aTestedInterview(documents: object, buttons: PermissionKey[] = ['reportAIInterview']) {
  const interview = await anInterview(server.services)
  for (const [part, document] of Object.entries(documents)) {
    await aDocument(server.services, interview, part, document)
  }
  const { token } = await anAccount(server.services, { companyId: interview.companyId, buttons })
  return { ...interview, token }
}
type Tested = Readonly<Record<'interviewId' | 'candidateId' | 'token', string>>

const readTraits = ({ interviewId, token }: Pick<Tested, 'interviewId' | 'token'>) =>
  server.call(getPersonType, { interviewId }, { token })
const readPdp = ({ candidateId, token }: Pick<Tested, 'candidateId' | 'token'>) =>
  server.call(personalityStatistics, { jobseekerChannelId: candidateId }, { token })

describe('the Big Five profile', () => {
  test('is answered with five traits and isConfig [R7-022 P7-043 R7-058 R3-035]', async () => {
    const answer = await readTraits(await aTestedInterview({ 'tests.bigFive': { ...traits, isConfig: 1 } }))
    expect(answer).toMatchObject({ code: 0 })
    expect(answer.data).toEqual({ ...traits, isConfig: 1 })
  })

  test('is null if the test was not taken, and a fault if it cannot be read', async () => {
    expect(await readTraits(await aTestedInterview({}))).toMatchObject({ code: 0, data: null })
    const odd = await aTestedInterview({ 'tests.bigFive': 'of an older format' })
    expect(await readTraits(odd)).toMatchObject({
      code: 1500,
      data: { unreadable: 'tests.bigFive' },
    })
  })

  test.each([0, 1])('leaves the server with switch 27 at %i only when it is on [R6-020]', async (inUse) => {
    const tested = await aTestedInterview({ 'tests.bigFive': { ...traits, isConfig: 1 } })
    await aSetting(server.services, tested.companyId, 'reportTabConfig', [{ tabType: 27, inUse }])
    const { data } = await readTraits(tested)
    expect(data).toMatchObject(inUse ? { openness: 3, isConfig: 1 } : { openness: null, isConfig: 0 })
  })

  test('is sent without bands if it is not configured', async () => {
    const { data } = await readTraits(await aTestedInterview({ 'tests.bigFive': { ...traits, isConfig: 0 } }))
    expect(data).toEqual({
      openness: null,
      conscientiousness: null,
      extraversion: null,
      agreeableness: null,
      neuroticism: null,
      isConfig: 0,
    })
  })
})

describe('the personality test', () => {
  test('is answered with the scores of A, B, C and D, the remark and the questions [P7-074]', async () => {
    const tested = await aTestedInterview({ 'tests.personality': pdp })
    const input = { jobseekerChannelId: tested.candidateId, companyId: tested.companyId }
    const answer = await server.call(personalityStatistics, input, { token: tested.token })
    expect(answer.code).toBe(0)
    expect(answer.data).toEqual(pdp)
  })

  test('is that of the interview that is named, else of the newest', async () => {
    const first = await aTestedInterview({ 'tests.personality': pdp })
    const second = await anInterview(server.services, first)
    await aDocument(server.services, second, 'tests.personality', { ...pdp, remark: 'Of the second.' })
    expect((await readPdp(first)).data?.remark).toBe('Of the second.')
    const input = { jobseekerChannelId: first.candidateId, interviewId: first.interviewId }
    const named = await server.call(personalityStatistics, input, { token: first.token })
    expect(named.data?.remark).toBe('Careful.')
  })

  test('is null for a candidate without one, interview or not', async () => {
    expect(await readPdp(await aTestedInterview({}))).toMatchObject({ code: 0, data: null })
    const candidate = await aCandidate(server.services)
    const { token } = await anAccount(server.services, candidate)
    expect(await readPdp({ ...candidate, token })).toMatchObject({ code: 0, data: null })
  })
})

test('both need the key of the AI interview, and another company’s are not found', async () => {
  const tested = await aTestedInterview({ 'tests.personality': pdp }, ['reportResume'])
  expect((await readTraits(tested)).code).toBe(codes.noPermission)
  expect((await readPdp(tested)).code).toBe(codes.noPermission)
  const { token } = await anAccount(server.services)
  expect((await readTraits({ ...tested, token })).code).toBe(codes.notFound)
  expect((await readPdp({ ...tested, token })).code).toBe(codes.notFound)
})

const importTests = async (tests: object) =>
  importer.importInterview(await anAccount(server.services), { tests })

describe('an import', () => {
  test('brings both tests, and a missing or null score is pending', async () => {
    const imported = await importTests({
      bigFive: { ...traits, neuroticism: null },
      personality: { ...pdp, A: null, remark: undefined },
    })
    expect(imported.result).toMatchObject({ state: 'stored', faults: [] })
    expect((await readTraits(imported)).data).toEqual({ ...traits, isConfig: 1 })
    expect((await readPdp(imported)).data).toEqual({ ...pdp, A: -1, remark: null })
  })

  const given = (points: readonly (number | null)[]) => ({
    ...question,
    options: options.map((option, index) => ({ ...option, score: points[index] })),
  })
  const whole = given([7, 5, 3, 1])
  const twice = given([1, 3, 5, 5])
  const bands = 'interviews[0].tests.bigFive'
  const letters = 'interviews[0].tests.personality'
  test.each([
    ['a band past 3', { bigFive: { ...traits, openness: 4 } }, `${bands}.openness`],
    ['a trait that is missing', { bigFive: { ...traits, openness: undefined } }, `${bands}.openness`],
    ['an unknown key', { personality: { ...pdp, E: 1 } }, letters],
    [
      'a group of 1, 3, 5 and 5 [P5-030]',
      { personality: { ...pdp, questions: [whole, twice, whole, whole, whole] } },
      `${letters}.questions[1].options`,
    ],
    [
      'four whole groups, which come to 64 points [P5-030]',
      { personality: { ...pdp, questions: [whole, whole, whole, whole] } },
      `${letters}.questions`,
    ],
  ])('is refused with its path: %s', async (_case, tests, path) => {
    const { result } = await importTests(tests)
    expect(result?.state).toBe('refused')
    expect(result?.faults.map((fault) => fault.path)).toEqual([path])
  })

  test('takes a test that is not answered to its end', async () => {
    const questions = [whole, given([7, null, null, null])]
    const { result } = await importTests({ personality: { ...pdp, A: -1, questions } })
    expect(result).toMatchObject({ state: 'stored', faults: [] })
  })
})
