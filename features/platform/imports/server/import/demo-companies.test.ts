import { join } from 'node:path'
import { isRecord } from '@candor/kernel/is-record'
import { serverUnderTest } from '@candor/testkit/server'
import { beforeAll, expect, test } from 'vitest'
import { loadFormat } from '../../../../../apps/server/src/plumbing/importing.ts'
import { signIn } from '../../../../sign-in/session/contract.ts'
import { getSystemConfigList } from '../../../company/contract.ts'
import { defaultCompanyRules } from '../../../company/rules.ts'
import { loadDemoIfEmpty } from './demo.ts'

const server = serverUnderTest()
const demo = join(import.meta.dirname, '../../../../../demo')
const said: string[] = []

beforeAll(async () => {
  await loadDemoIfEmpty(server.services, await loadFormat(), demo, (text) => said.push(text))
})

test('every bundle of the demo companies is taken, with enough scored candidates for a spread', async () => {
  expect(said.join('\n')).not.toContain('refused')
  const candidates = await server.services.db
    .selectFrom('candidate')
    .innerJoin('position', 'position.id', 'candidate.positionId')
    .select(['candidate.externalId', 'position.externalId as position'])
    .execute()
  const hailan = candidates.filter(({ externalId }) => externalId.startsWith('hl-'))
  expect(hailan).toHaveLength(26)
  expect(candidates).toHaveLength(29)
  expect(hailan.filter(({ position }) => position === 'hl-backend-l6')).toHaveLength(16)
})

async function answeredMethods(): Promise<Set<unknown>> {
  const rows = await server.services.db
    .selectFrom('interviewDocument')
    .where('part', '=', 'answers')
    .select('document')
    .execute()
  const answers: unknown[] = rows.flatMap(({ document }) => document)
  return new Set(answers.filter(isRecord).map((answer) => answer.problem_answer_method))
}

test('candidates have a video interview, written and code questions, a psychological test and a resume [R0-001]', async () => {
  const methods = await answeredMethods()
  for (const method of [1, 0, 2, 7]) expect(methods).toContain(method)
  const tests = await server.services.db
    .selectFrom('interviewDocument')
    .where('part', 'in', ['tests.personality', 'tests.mentalHealth'])
    .select('part')
    .distinct()
    .execute()
  expect(tests).toHaveLength(2)
  const resumes = await server.services.db
    .selectFrom('candidateDocument')
    .where('part', '=', 'resume')
    .select('candidateId')
    .execute()
  expect(resumes.length).toBeGreaterThan(0)
})

async function listRules(email: string): Promise<ReadonlyMap<string, string>> {
  const { data } = await server.call(signIn, { email, password: 'candor-demo' })
  const { companyId } = data.userInfo
  const rules = await server.call(getSystemConfigList, { companyId }, { token: data.token })
  return new Map(rules.data.map(({ configKey, configValue }) => [configKey, configValue]))
}

test('every rule is on in one demo company and at its default in another, by their files alone [P9-068]', async () => {
  const [on, untouched] = await Promise.all(['hr@yunjian.example', 'hr@northgate.example'].map(listRules))
  for (const [rule, value] of Object.entries(defaultCompanyRules)) {
    const set = new Map<string, unknown>([
      ['partnerBrand', expect.stringContaining('云涧人才')],
      ['candidateMoveHours', '48'],
      ['idPhotoDays', '90'],
    ])
    expect([rule, on?.get(rule)]).toEqual([rule, set.get(rule) ?? '1'])
    expect([rule, untouched?.get(rule)]).toEqual([rule, value === null ? '' : String(Number(value))])
  }
})

test('the same company has a position with every rule of positions on, and is of the other customer type', async () => {
  const company = await server.services.db
    .selectFrom('company')
    .innerJoin('position', 'position.companyId', 'company.id')
    .where('company.externalId', '=', 'yunjian')
    .select(['company.customerType', 'position.isL5', 'position.settings'])
    .executeTakeFirstOrThrow()
  expect(company).toEqual({
    customerType: 'CUSTOMERTYPE_ZHONGJUN',
    isL5: true,
    settings: { hideScoreIndicator: true, loadLanguageScore: true, simulationTests: [18, 19, 20, 21] },
  })
})
