import { aCompany } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { importBundle } from '../../../platform/imports/server/import/import-bundle.ts'
import { findCandidateDocument } from '../../candidates/server/queries.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)

async function importResume(resume: unknown, files: Readonly<Record<string, unknown>> = {}) {
  const { companyId } = await aCompany(server.services)
  const [result] = await importer.importFiles({ 'bundle.json': aBundle({ resume }), ...files }, companyId)
  const candidate = await importer.findCandidate(companyId)
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
      message: 'must be "attachment" when jsonResume is given, which contains every other section',
    },
  ])
})

test('a fault of a JSON Resume names its field, and nothing is stored', async () => {
  const wrong = { work: [{ startDate: {}, name: [] }], basics: { profiles: {} }, skills: [{ level: {} }] }
  const inBundle = await importResume({ jsonResume: wrong })
  const asFile = await importResume({ jsonResume: { file: 'media/r.json' } }, { 'media/r.json': wrong })
  for (const { result, document } of [inBundle, asFile]) {
    expect(document).toBe(undefined)
    expect(result?.notes).toEqual([])
    expect(result?.faults).toEqual([
      { path: 'resume.jsonResume.basics.profiles', message: 'must be a list' },
      { path: 'resume.jsonResume.work[0].startDate', message: 'must be text or a number' },
      { path: 'resume.jsonResume.work[0].name', message: 'must be text or a number' },
      { path: 'resume.jsonResume.skills[0].level', message: 'must be text or a number' },
    ])
  }
})

const odd = {
  basics: { computed: 1 },
  work: [
    { company: '栖岸结算', startDate: 'Spring 2022', endDate: null },
    { company: 'B', startDate: '09/2019', endDate: '2022.1' },
  ],
}
const notesOn = (wordKey: string, wordDate: string) => [
  { path: 'resume.jsonResume.basics.computed', message: wordKey },
  { path: 'resume.jsonResume.work[0].startDate', message: wordDate },
]

test('parts of a JSON Resume that are left out or shown as written are noted, and refuse no import', async () => {
  const { companyId } = await aCompany(server.services)
  const files = {
    'bundle.json': aBundle({ resume: { jsonResume: { file: 'media/r.json' } } }),
    'media/r.json': odd,
  }
  const notes = notesOn(
    'is not a key of JSON Resume and was left out',
    '“Spring 2022” was not read as a date and is shown as it is written; write YYYY, YYYY-MM or YYYY-MM-DD',
  )
  for (const state of ['stored', 'unchanged'])
    expect(await importer.importFiles(files, companyId)).toMatchObject([{ state, faults: [], notes }])
})

test.each([
  [
    'cn',
    'JSON Resume 没有这个键，未导入',
    '“Spring 2022”无法识别为日期，按原文展示；请写 YYYY、YYYY-MM 或 YYYY-MM-DD',
  ],
  [
    'zh-TW',
    'JSON Resume 沒有這個鍵，未匯入',
    '「Spring 2022」無法識別為日期，按原文顯示；請寫 YYYY、YYYY-MM 或 YYYY-MM-DD',
  ],
] as const)('in %s notes are worded in the caller’s language', async (locale, wordKey, wordDate) => {
  const { companyId } = await aCompany(server.services)
  const result = await importBundle(
    { services: server.services, format: importer.format, companyId, keyId: null, locale },
    {
      name: 'a',
      json: { value: aBundle({ resume: { jsonResume: odd } }), faults: null },
      folder: null,
      media: new Map(),
    },
  )
  expect(result.notes).toEqual(notesOn(wordKey, wordDate))
})

const otherFormat =
  'is not a JSON Resume (jsonresume.org/schema): write an object with at least one of basics, work, volunteer, education, awards, certificates, publications, skills, languages, interests, references, projects. Convert other formats, or send the original as resume.file'

test.each([
  ['no JSON', '{', 'media/r.json is not valid JSON'],
  ['a list', '[]', otherFormat],
  ['a package.json', { name: 'a', version: '1.0.0', dependencies: {} }, otherFormat],
])('a file that holds %s is a fault where it is named', async (_, content, message) => {
  const { result } = await importResume({ jsonResume: { file: 'media/r.json' } }, { 'media/r.json': content })
  expect(result?.faults).toEqual([{ path: 'resume.jsonResume.file', message }])
})

test.each([
  ['a list', []],
  ['nothing', {}],
  ['the name of a file that is none', { file: '../r.json' }],
])('%s in place of a JSON Resume is a fault that says what to write', async (_, given) => {
  const { result, document } = await importResume({ jsonResume: given })
  expect(document).toBe(undefined)
  expect(result?.faults).toEqual([{ path: 'resume.jsonResume', message: otherFormat }])
})
