import { codes } from '@candor/call/codes'
import type { CompanyId } from '@candor/kernel/ids'
import { aCompany, anAccount } from '@candor/testkit/builders'
import { readEnvelope } from '@candor/testkit/envelope'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { importInterviewResult } from '../../../platform/imports/contract.ts'
import { getUserInfo } from '../../../sign-in/session/contract.ts'
import { makeServiceKey } from '../../service-keys/contract.ts'
import { findFirstSteps, hideFirstSteps, skipFirstStep } from '../contract.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { sampleBundle } from '../rules/wire.ts'

const server = serverUnderTest()

/** A new company, whose people are led to its first steps, and an administrator. */
async function aNewCompany() {
  const { companyId } = await aCompany(server.services)
  const firstStepsSince = server.clock.now()
  await server.services.db
    .updateTable('company')
    .set({ firstStepsSince })
    .where('id', '=', companyId)
    .execute()
  const { token } = await anAccount(server.services, { companyId, userType: 'superAdmin' })
  return { companyId, token }
}

const find = async (token: string) => (await server.call(findFirstSteps, {}, { token })).data
const statesOf = async (token: string) =>
  Object.fromEntries((await find(token)).steps.map(({ step, state }) => [step, state]))
const isLed = async (token: string) => (await server.call(getUserInfo, {}, { token })).data.hasFirstSteps
const logOf = (companyId: CompanyId) =>
  server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .where('action', '=', 'firstSteps.changed')
    .orderBy('sequence')
    .select('details')
    .execute()

const external = {
  candidate: { name: '林晓彤', stageId: '2', stageTypeKind: 2, appliedAt: 1_710_000_000_000 },
}

test('acts tick the steps of a company, wherever they are done (S134)', async () => {
  const { companyId, token } = await aNewCompany()
  expect(await statesOf(token)).toEqual({
    position: 'open',
    candidates: 'open',
    colleagues: 'open',
    results: 'open',
  })
  expect(await isLed(token)).toBe(true)

  await anAccount(server.services, { companyId })
  expect(await statesOf(token)).toMatchObject({ colleagues: 'done', position: 'open' })

  const { key } = (await server.call(makeServiceKey, { name: 'ATS' }, { token })).data
  expect((await statesOf(token)).results).toBe('open')
  const position = { externalId: 'backend', name: '后端工程师' }
  const bundle = { format: 'candor-bundle/1', externalId: 'lin', position, ...external }
  const sent = await server.call(importInterviewResult, bundle, { token: key })
  expect(sent.data).toMatchObject([{ state: 'stored' }])
  expect(await statesOf(token)).toEqual({
    position: 'done',
    candidates: 'done',
    colleagues: 'done',
    results: 'done',
  })
  expect(await find(token)).toMatchObject({ position: { name: '后端工程师' }, candidates: 1, accounts: 2 })
  expect(await isLed(token)).toBe(undefined)
})

test.each([
  ['cn', cn],
  ['en', en],
  ['zh-TW', zhTW],
])(
  'the sample in %s is stored without a fault, opens as a candidate, and ticks only the step of results (S135)',
  async (_locale, words) => {
    const { token } = await aNewCompany()
    const { key } = (await server.call(makeServiceKey, { name: 'ATS' }, { token })).data
    const bundle = sampleBundle(words.bundle, server.clock.now().getTime())
    const sent = await server.call(importInterviewResult, bundle, { token: key })
    expect(sent.data).toEqual([{ externalId: 'sample-first-steps', state: 'stored', faults: [], notes: [] }])
    const found = await find(token)
    expect(found.sampleCandidateId).toEqual(expect.any(String))
    expect(found).toMatchObject({ positions: 0, candidates: 0, position: null })
    expect(await statesOf(token)).toMatchObject({ position: 'open', candidates: 'open', results: 'done' })
  },
)

test('a step is skipped for the whole company, with who and when, and taken up again; each is recorded once (S134)', async () => {
  const { companyId, token } = await aNewCompany()
  const colleague = await anAccount(server.services, { companyId, userType: 'admin', name: '沈知行' })
  const skip = (isSkipped: boolean, as: string) =>
    server.call(skipFirstStep, { step: 'results', isSkipped }, { token: as })
  await skip(true, colleague.token)
  await skip(true, token)
  expect((await find(token)).steps.find(({ step }) => step === 'results')).toEqual({
    step: 'results',
    state: 'skipped',
    skippedBy: '沈知行',
    skippedAt: server.clock.now().getTime(),
  })
  await skip(false, token)
  await skip(false, colleague.token)
  expect((await statesOf(token)).results).toBe('open')
  expect((await logOf(companyId)).map(({ details }) => details)).toEqual([
    expect.objectContaining({ subject: 'results', to: { isSkipped: true } }),
    expect.objectContaining({ subject: 'results', to: { isSkipped: false } }),
  ])
})

test('hidden steps lead nobody any more, and stay on their page (S134)', async () => {
  const { companyId, token } = await aNewCompany()
  const hide = (isHidden: boolean) => server.call(hideFirstSteps, { isHidden }, { token })
  await hide(true)
  await hide(true)
  expect(await isLed(token)).toBe(undefined)
  expect(await find(token)).toMatchObject({ isLed: false, steps: { length: 4 } })
  await hide(false)
  expect(await isLed(token)).toBe(true)
  expect(await logOf(companyId)).toHaveLength(2)
})

test('a company that was not new is led nowhere, although steps are open (S134)', async () => {
  const { token } = await anAccount(server.services, { userType: 'superAdmin' })
  expect(await isLed(token)).toBe(undefined)
  expect((await find(token)).steps).toHaveLength(4)
})

test.each([
  ['admin', ['position', 'candidates', 'colleagues', 'results']],
  ['general', ['position', 'candidates']],
  ['interviewer', []],
  ['read', []],
] as const)(
  'an account of type %s has the steps %j and changes no others (S134)',
  async (userType, steps) => {
    const { companyId } = await aNewCompany()
    const { token } = await anAccount(server.services, {
      companyId,
      userType,
      buttons: ['position', 'candidate'],
    })
    expect((await find(token)).steps.map(({ step }) => step)).toEqual(steps)
    expect(await isLed(token)).toBe(steps.length > 0 ? true : undefined)
    for (const step of ['position', 'candidates', 'colleagues', 'results'] as const) {
      const { code } = await server.call(skipFirstStep, { step, isSkipped: true }, { token })
      expect(code).toBe(steps.some((own) => own === step) ? 0 : codes.noPermission)
    }
    const { code } = await server.call(hideFirstSteps, { isHidden: true }, { token })
    expect(code).toBe(steps.length > 0 ? 0 : codes.noPermission)
  },
)

test('an account without the permission has no step that needs it, and learns no number of it (S134)', async () => {
  const { companyId } = await aNewCompany()
  const { token } = await anAccount(server.services, {
    companyId,
    userType: 'general',
    buttons: ['candidate'],
  })
  const found = await find(token)
  expect(found.steps.map(({ step }) => step)).toEqual(['candidates'])
  expect(found).toMatchObject({ accounts: 0, positions: 0, sampleCandidateId: null })
})

test('a step that does not exist is refused (S134)', async () => {
  const { token } = await aNewCompany()
  const input = { step: 'today', isSkipped: true }
  const answer = await server.app.inject({
    method: 'POST',
    url: skipFirstStep.path,
    payload: input,
    headers: { token },
  })
  expect(readEnvelope(answer.json()).code).toBe(codes.invalidInput)
})
