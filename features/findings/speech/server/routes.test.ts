import { aDocument, anAccount, anInterview, aSetting } from '@candor/testkit/builders'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import type { PermissionKey } from '../../../platform/access/rules/permissions.ts'
import { allLanguageAbility } from '../contract.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)

async function aTestedInterview(document: unknown, buttons: PermissionKey[] = ['reportAIInterview']) {
  const interview = await anInterview(server.services)
  if (document !== undefined) await aDocument(server.services, interview, 'tests.reading', document)
  const { token } = await anAccount(server.services, { companyId: interview.companyId, buttons })
  return { ...interview, token }
}

const read = ({ interviewId, token }: { interviewId: string; token: string }) =>
  server.call(allLanguageAbility, { interviewId }, { token })

test('the abilities in all languages are answered; a pending one has no number [R7-019]', async () => {
  const answer = await read(
    await aTestedInterview([
      { language: 'cn', score: 93, level: 5 },
      { language: 'jp', score: -1 },
    ]),
  )
  expect([answer.code, answer.data]).toEqual([
    0,
    [
      { language: 'cn', score: 93, level: 5 },
      { language: 'jp', score: -1, level: null },
    ],
  ])
})

test('without the AI’s total scores an ability has neither points nor a level [R5-007 D05]', async () => {
  const tested = await aTestedInterview([{ language: 'cn', score: 93, level: 5 }])
  await aSetting(server.services, tested.companyId, 'aiMarkCfg', { aiScoreStatus: 0 })
  expect((await read(tested)).data).toEqual([{ language: 'cn' }])
})

test('an interview without the test has no abilities, and an unreadable test is a fault', async () => {
  expect((await read(await aTestedInterview(undefined))).data).toEqual([])
  expect(await read(await aTestedInterview({ cn: 93 }))).toMatchObject({
    code: 1500,
    data: { unreadable: 'tests.reading' },
  })
})

const importReading = async (reading: unknown) =>
  importer.importInterview(await anAccount(server.services), { tests: { reading } })

test('imported abilities are answered', async () => {
  const imported = await importReading([{ language: 'yue', score: 71.5, level: 3 }])
  expect(imported.result).toMatchObject({ state: 'stored', faults: [] })
  expect((await read(imported)).data).toEqual([{ language: 'yue', score: 71.5, level: 3 }])
})

test.each([
  ['a language that is not known', [{ language: 'fr' }], 'interviews[0].tests.reading[0].language'],
  ['a language that stands twice', [{ language: 'en' }, { language: 'en' }], 'interviews[0].tests.reading'],
  ['a level past 5', [{ language: 'en', level: 6 }], 'interviews[0].tests.reading[0].level'],
  ['a key that is not known', [{ language: 'en', star: 4 }], 'interviews[0].tests.reading[0]'],
])('an import with %s is refused by its path', async (_case, reading, path) => {
  const { result } = await importReading(reading)
  expect(result?.state).toBe('refused')
  expect(result?.faults.map((fault) => fault.path).join(' ')).toContain(path)
})
