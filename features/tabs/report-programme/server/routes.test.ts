import { aCandidate, aDocument, anAccount, anInterview, aSetting } from '@candor/testkit/builders'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { describe, expect, test } from 'vitest'
import type { PermissionKey } from '../../../platform/access/rules/permissions.ts'
import { getProgramme } from '../contract.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)

const task = {
  taskId: 't1',
  title: 'Rate limiter',
  problem: '<p>Write a limiter.<script>alert(1)</script></p>',
  usetime: 1260,
  score: 82,
  totalScore: 100,
  scoreReason: 'Handles bursts.',
  files: [{ fileName: 'limiter.py', language: 'Python3', content: 'print("<b>")\n' }],
  cases: [
    { name: 'burst', status: 1 },
    { name: 'clock', status: 0, detail: 'expected 3, got 4' },
  ],
}
const document = { name: 'A day in the team', usetime: 2400, totaltime: 3600, tasks: [task] }

interface Given {
  document?: unknown
  buttons?: PermissionKey[]
  isAnonymous?: boolean
  rules?: object
  marks?: object
}

async function aReport(given: Given = {}) {
  const candidate = await aCandidate(server.services, { isAnonymous: given.isAnonymous ?? false })
  const interview = await anInterview(server.services, candidate)
  const { companyId } = interview
  const stored = 'document' in given ? given.document : document
  if (stored !== undefined) await aDocument(server.services, interview, 'tests.programme', stored)
  if (given.rules) await aSetting(server.services, companyId, 'rules', given.rules)
  if (given.marks) await aSetting(server.services, companyId, 'aiMarkCfg', given.marks)
  const buttons = given.buttons ?? ['reportAIInterview']
  const { token } = await anAccount(server.services, { companyId, buttons })
  return { ...interview, token }
}

const read = ({ interviewId, token }: { interviewId: string; token: string }) =>
  server.call(getProgramme, { interviewId }, { token })

test('the work is answered with its code, and its words are cleaned [R2-057]', async () => {
  const { code, data } = await read(await aReport())
  expect(code).toBe(0)
  expect(data.programme).toEqual({
    name: 'A day in the team',
    usetime: 2400,
    totaltime: 3600,
    isScoreHidden: false,
    tasks: [
      {
        ...task,
        problem: '<p>Write a limiter.</p>',
        cases: [
          { name: 'burst', status: 1, detail: null },
          { name: 'clock', status: 0, detail: 'expected 3, got 4' },
        ],
      },
    ],
  })
})

test('a score that is null is still being made; one that was never sent does not exist', async () => {
  const tasks = [
    { taskId: 'a', problem: '', score: null },
    { taskId: 'b', problem: '' },
  ]
  const { data } = await read(await aReport({ document: { tasks } }))
  expect(data.programme?.tasks.map(({ score }) => score)).toEqual([-1, null])
})

test('an interview without such work has none, and one whose work cannot be read is a fault', async () => {
  expect((await read(await aReport({ document: undefined }))).data.programme).toBe(null)
  expect(await read(await aReport({ document: ['of', 'another', 'format'] }))).toMatchObject({
    code: 1500,
    data: { unreadable: 'tests.programme' },
  })
})

describe('a hidden part of a programme does not leave the server:', () => {
  test('whether a programme was right, with everything that tells it [R6-025]', async () => {
    const { data, body } = await read(await aReport({ rules: { hideAnswerCorrectness: true } }))
    expect(data.programme).toMatchObject({
      isScoreHidden: true,
      tasks: [{ score: null, scoreReason: null, cases: null }],
    })
    expect(body).not.toMatch(/82|bursts|expected 3/)
  })

  test('scores of single answers', async () => {
    const { data } = await read(await aReport({ marks: { singleStatus: 0 } }))
    expect(data.programme).toMatchObject({ isScoreHidden: true, tasks: [{ score: null }] })
    expect(data.programme?.tasks[0]?.cases?.length).toBe(2)
  })

  test('the names that an anonymous candidate gave files', async () => {
    const { data, body } = await read(await aReport({ isAnonymous: true }))
    expect(data.programme?.tasks[0]?.files[0]).toMatchObject({ fileName: null, language: 'Python3' })
    expect(body).not.toContain('limiter.py')
  })
})

const importProgramme = async (programme: unknown) =>
  importer.importInterview(await anAccount(server.services), { tests: { programme } })

test('imported work is answered', async () => {
  const imported = await importProgramme(document)
  expect(imported.result).toMatchObject({ state: 'stored', faults: [] })
  expect((await read(imported)).data.programme?.tasks[0]?.files).toEqual(task.files)
})

test.each([
  ['a task that stands twice', { tasks: [task, task] }, 'tasks[1].taskId'],
  [
    'a status that is not known',
    { tasks: [{ ...task, cases: [{ name: 'a', status: 2 }] }] },
    'cases[0].status',
  ],
  ['a file without a name', { tasks: [{ ...task, files: [{ content: 'x' }] }] }, 'files[0].fileName'],
  [
    'a case that stands twice',
    {
      tasks: [
        {
          ...task,
          cases: [
            { name: 'a', status: 1 },
            { name: 'a', status: 0 },
          ],
        },
      ],
    },
    'cases[1].name',
  ],
  [
    'a file that stands twice',
    { tasks: [{ ...task, files: [...task.files, ...task.files] }] },
    'files[1].fileName',
  ],
  ['no tasks', { name: 'A day' }, 'tasks'],
  ['a key that is not known', { ...document, rank: 1 }, 'interviews[0].tests.programme'],
])('an import with %s is refused by its path', async (_case, programme, path) => {
  const { result } = await importProgramme(programme)
  expect(result?.state).toBe('refused')
  expect(result?.faults.map((fault) => fault.path).join(' ')).toContain(path)
})
