import { join } from 'node:path'
import { serverUnderTest } from '@candor/testkit/server'
import { beforeAll, expect, test } from 'vitest'
import { loadFormat } from '../../../../apps/server/src/plumbing/importing.ts'
import { defaultCompanyRules } from '../../../company/rules.ts'
import { isRecord } from '../../rules/json.ts'
import { loadDemoIfEmpty } from './demo.ts'

const server = serverUnderTest()
const demo = join(import.meta.dirname, '../../../../demo')
const said: string[] = []

beforeAll(async () => {
  await loadDemoIfEmpty(server.house, await loadFormat(), demo, (text) => said.push(text))
}, 60_000)

test('every bundle of the demo companies is taken, with enough scored candidates for a spread', async () => {
  expect(said.join('\n')).not.toContain('refused')
  const candidates = await server.house.db
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
  const rows = await server.house.db
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
  const tests = await server.house.db
    .selectFrom('interviewDocument')
    .where('part', 'in', ['tests.personality', 'tests.mentalHealth'])
    .select('part')
    .distinct()
    .execute()
  expect(tests).toHaveLength(2)
  const resumes = await server.house.db
    .selectFrom('candidateDocument')
    .where('part', '=', 'resume')
    .select('candidateId')
    .execute()
  expect(resumes.length).toBeGreaterThan(0)
})

test('one company has every rule on by which companies and positions differ', async () => {
  const company = await server.house.db
    .selectFrom('company')
    .innerJoin('companySetting', 'companySetting.companyId', 'company.id')
    .innerJoin('position', 'position.companyId', 'company.id')
    .where('company.externalId', '=', 'yunjian')
    .where('companySetting.key', '=', 'rules')
    .select(['company.customerType', 'companySetting.value', 'position.isL5', 'position.settings'])
    .executeTakeFirstOrThrow()
  const everyRule = Object.keys(defaultCompanyRules).map((rule) =>
    rule === 'partnerBrand'
      ? [rule, { title: '云涧人才', icon: expect.stringMatching(/^data:image/) }]
      : [rule, true],
  )
  expect(company.value).toEqual(Object.fromEntries(everyRule))
  expect(company.settings).toEqual({
    hideScoreIndicator: true,
    loadLanguageScore: true,
    simulationTests: [18, 19, 20, 21],
  })
  expect([company.customerType, company.isL5]).toEqual(['CUSTOMERTYPE_ZHONGJUN', true])
})
