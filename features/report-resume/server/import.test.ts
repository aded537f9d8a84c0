import { aCompany } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { findCandidateDocument } from '../../candidates/server/queries.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)

async function importResume(resume: unknown, files: Readonly<Record<string, unknown>> = {}) {
  const { companyId } = await aCompany(server.services)
  const [result] = await importer.importFiles({ 'bundle.json': aBundle({ resume }), ...files }, companyId)
  const candidate = await server.services.db
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .select('id')
    .executeTakeFirst()
  const of = candidate && { companyId, candidateId: candidate.id }
  return { result, document: of && (await findCandidateDocument(server.services.db, of, 'resume')) }
}

const jsonResume = { work: [{ name: '栖岸结算', startDate: '2022-02', endDate: '2024' }] }
const itemsOfIt = [
  { parentId: 'workExperience', menuKey: 'work_beginDate', fileValue: '2022-02' },
  { parentId: 'workExperience', menuKey: 'work_endDate', fileValue: '2024' },
  { parentId: 'workExperience', menuKey: 'workplace', fileValue: '栖岸结算' },
]
const attachment = {
  parentId: 'attachment',
  arrayIndex: 0,
  menuKey: 'certificate',
  menuName: 'Certificate',
  fileValue: 'media/c.pdf',
  sortIndex: 1,
}

test.each([
  ['in the bundle', { jsonResume }, {}],
  ['as a file', { jsonResume: { file: 'media/resume.json' } }, { 'media/resume.json': jsonResume }],
])('a JSON Resume %s is stored as the items of the standard resume', async (_, resume, files) => {
  const { result, document } = await importResume(resume, files)
  expect(result).toMatchObject({ state: 'stored', faults: [], notes: [] })
  expect(document).toMatchObject({ items: itemsOfIt })
})

test('attachments may stand beside a JSON Resume, other items may not', async () => {
  const files = { 'media/c.pdf': '%PDF-1.7' }
  const taken = await importResume({ jsonResume, items: [attachment] }, files)
  expect(taken.document).toMatchObject({ items: [...itemsOfIt, { menuName: 'Certificate' }] })
  const { result, document } = await importResume(
    { jsonResume, items: [attachment, { ...attachment, parentId: 'baseInfo', fileValue: '7' }] },
    files,
  )
  expect(document).toBe(undefined)
  expect(result?.faults).toEqual([
    {
      path: 'resume.items[1].parentId',
      message: 'must be attachment beside jsonResume, which brings every other section',
    },
  ])
})

test('what is wrong with a JSON Resume is a fault of its field, and nothing is stored', async () => {
  const wrong = { work: [{ startDate: '2019-13', name: 7 }], basics: { profiles: {} } }
  const inBundle = await importResume({ jsonResume: wrong })
  const asFile = await importResume({ jsonResume: { file: 'media/r.json' } }, { 'media/r.json': wrong })
  for (const { result, document } of [inBundle, asFile]) {
    expect(document).toBe(undefined)
    expect(result?.faults).toEqual([
      { path: 'resume.jsonResume.basics.profiles', message: 'must be a list' },
      { path: 'resume.jsonResume.work[0].startDate', message: 'has the wrong format' },
      { path: 'resume.jsonResume.work[0].name', message: 'must be text' },
    ])
  }
})

test.each([
  ['no JSON', '{', 'media/r.json is not a JSON object'],
  ['a list', '[]', 'media/r.json is not a JSON object'],
])('a file that holds %s is a fault where it is named', async (_, content, message) => {
  const { result } = await importResume({ jsonResume: { file: 'media/r.json' } }, { 'media/r.json': content })
  expect(result?.faults).toEqual([{ path: 'resume.jsonResume.file', message }])
})
