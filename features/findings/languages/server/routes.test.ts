import { aDocument, anAccount, anInterview, aSetting } from '@candor/testkit/builders'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import type { PermissionKey } from '../../../platform/access/rules/permissions.ts'
import { englishAbility, getLanguageScore } from '../contract.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)

const bands = [0, 20, 40, 60, 80].map((from) => ({ from, to: from + 20, text: `from ${from}` }))

const spoken = (language: string, more: object = {}) => ({
  language,
  star: 4.5,
  overall: 88.5,
  pronunciation: 90,
  fluency: 86,
  tone: 91,
  integrity: 95,
  rhythm: 80,
  scoreConfig: bands,
  ...more,
})

async function aTestedInterview(
  parts: Readonly<Record<string, unknown>>,
  buttons: PermissionKey[] = ['reportAIInterview'],
) {
  const interview = await anInterview(server.services)
  for (const [part, document] of Object.entries(parts))
    await aDocument(server.services, interview, part, document)
  const { token } = await anAccount(server.services, { companyId: interview.companyId, buttons })
  return { ...interview, token }
}

type Asked = { interviewId: string; token: string }
const scores = ({ interviewId, token }: Asked) => server.call(getLanguageScore, { interviewId }, { token })
const english = ({ interviewId, token }: Asked) => server.call(englishAbility, { interviewId }, { token })

test('the language scores are answered in the fields of the wire, tones for cn and yue alone [R7-017 R3-031 R3-033]', async () => {
  const languages = ['en', 'cn', 'jp', 'yue', 'other']
  const asked = await aTestedInterview({ 'tests.language': languages.map((language) => spoken(language)) })
  const answer = await scores(asked)
  expect(answer.code).toBe(0)
  expect(answer.data.map(({ language }) => language)).toEqual(languages)
  expect(answer.data[1]).toEqual(spoken('cn'))
  const { tone: _, ...withoutTone } = spoken('en')
  expect(answer.data[0]).toEqual(withoutTone)
  expect(answer.data.flatMap(({ language, tone }) => (tone === undefined ? [] : [language]))).toEqual([
    'cn',
    'yue',
  ])
})

test('a score that is pending or missing has no number', async () => {
  const asked = await aTestedInterview({
    'tests.language': [{ language: 'cn', overall: -1 }],
    'tests.english': { score: null },
  })
  expect((await scores(asked)).data).toEqual([
    {
      language: 'cn',
      star: null,
      overall: -1,
      pronunciation: null,
      fluency: null,
      tone: null,
      integrity: null,
      rhythm: null,
      scoreConfig: [],
    },
  ])
  expect((await english(asked)).data).toEqual({ score: null, level: null, explanation: null })
})

test('the English ability is answered with its level and its explanation [R7-018]', async () => {
  const ability = { score: 88, level: 4, explanation: 'Explains designs without a pause.' }
  const answer = await english(await aTestedInterview({ 'tests.english': ability }))
  expect([answer.code, answer.data]).toEqual([0, ability])
})

test('an interview without tests has no scores, and unreadable tests are a fault', async () => {
  const untested = await aTestedInterview({})
  expect((await scores(untested)).data).toEqual([])
  expect((await english(untested)).data).toBe(null)
  const odd = await aTestedInterview({ 'tests.language': 'fluent', 'tests.english': [] })
  expect(await scores(odd)).toMatchObject({ code: 1500, data: { unreadable: 'tests.language' } })
  expect(await english(odd)).toMatchObject({ code: 1500, data: { unreadable: 'tests.english' } })
})

const importTests = async (tests: object) =>
  importer.importInterview(await anAccount(server.services), { tests })

test.each([
  ['no scores of the AI', { allStatus: 1, singleStatus: 1, manualStatus: 1, aiScoreStatus: 0 }],
  ['no total scores', { allStatus: 0, singleStatus: 1, manualStatus: 1, aiScoreStatus: 1 }],
] as const)(
  'a company that shows %s is sent neither stars nor points of a language [R5-007 D05]',
  async (_, marks) => {
    const explanation = 'Explains designs without a pause.'
    const asked = await aTestedInterview({
      'tests.language': [spoken('yue'), spoken('en', { star: -1, overall: null })],
      'tests.english': { score: 88, level: 4, explanation },
    })
    await aSetting(server.services, asked.companyId, 'aiMarkCfg', marks)
    expect((await scores(asked)).data).toEqual([
      { language: 'yue', scoreConfig: bands },
      { language: 'en', scoreConfig: bands },
    ])
    expect((await english(asked)).data).toEqual({ explanation })
  },
)

test('imported tests are answered', async () => {
  const ability = { score: 88, level: 4, explanation: 'Fluent.' }
  const imported = await importTests({ language: [spoken('yue')], english: ability })
  expect(imported.result).toMatchObject({ state: 'stored', faults: [] })
  expect((await scores(imported)).data).toEqual([spoken('yue')])
  expect((await english(imported)).data).toEqual(ability)
})

test.each([
  ['a language that is not known', { language: [spoken('fr')] }, 'tests.language[0].language'],
  ['points past 100', { language: [spoken('en', { overall: 101 })] }, 'tests.language[0].overall'],
  [
    'four bands',
    { language: [spoken('en', { scoreConfig: bands.slice(1) })] },
    'tests.language[0].scoreConfig',
  ],
  ['a language that stands twice', { language: [spoken('en'), spoken('en')] }, 'tests.language'],
  [
    'a band that ends before it begins',
    { language: [spoken('en', { scoreConfig: bands.map((band) => ({ ...band, to: 0 })) })] },
    'tests.language[0].scoreConfig[0]',
  ],
  ['a level past 5', { english: { score: 88, level: 6 } }, 'tests.english.level'],
  ['a key that is not known', { english: { score: 88, star: 4 } }, 'tests.english'],
])('an import with %s is refused by its path', async (_case, tests, path) => {
  const { result } = await importTests(tests)
  expect(result?.state).toBe('refused')
  expect(result?.faults.map((fault) => fault.path).join(' ')).toContain(`interviews[0].${path}`)
})
