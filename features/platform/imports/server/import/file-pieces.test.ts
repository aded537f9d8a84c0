import type { CompanyId } from '@candor/kernel/ids'
import { aCompany } from '@candor/testkit/builders'
import { aBundle, bundledInterview } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import type { BundleResult } from '../../contract.ts'
import { openFolder } from './folder.ts'
import { importTree } from './import-tree.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)

const answer = (question_id: string, transcript: unknown) => ({
  question_id,
  problem_answer_method: 1,
  problem: '<p>?</p>',
  transcript,
})
const withAnswers = (...answers: object[]) => aBundle({ interviews: [bundledInterview({ answers })] })

const storedAnswers = (companyId: CompanyId) =>
  server.services.db
    .selectFrom('interviewDocument')
    .where('companyId', '=', companyId)
    .where('part', '=', 'answers')
    .select('document')
    .execute()

const vtt = 'WEBVTT\n\n00:00.000 --> 00:05.310\n<v 苏晴岚>我们不再原地更新余额。\n'
const srt = '\uFEFF1\r\n00:00:01,000 --> 00:00:02,000\r\n<i>One key.</i>\r\n'

test('a transcript comes as a WebVTT, SubRip or JSON file, told by its content, and is stored as its sentences', async () => {
  const { companyId } = await aCompany(server.services)
  const bundle = withAnswers(
    answer('q1', { file: 'media/q1.vtt' }),
    answer('q2', { file: 'media/q2.SRT' }),
    answer('q3', { sentences: [{ startMs: 0, endMs: 1, text: '好。' }] }),
    answer('q4', { file: 'media/q4.json' }),
    answer('q5', { file: 'media/q5.vtt' }),
    answer('q6', { file: 'media/q6.srt' }),
  )
  const files = {
    'bundle.json': bundle,
    'media/q1.vtt': vtt,
    'media/q2.SRT': srt,
    'media/q4.json': { text: ' One key.', segments: [{ id: 0, start: 0.5, end: 2, text: ' One key.' }] },
    'media/q5.vtt': srt,
    'media/q6.srt': Buffer.from(srt, 'utf16le'),
  }
  expect(await importer.importFiles(files, companyId)).toMatchObject([{ state: 'stored', notes: [] }])
  const [stored] = await storedAnswers(companyId)
  expect(stored?.document).toMatchObject([
    {
      transcript: {
        sentences: [{ startMs: 0, endMs: 5310, text: '我们不再原地更新余额。', speaker: '苏晴岚' }],
      },
    },
    { transcript: { sentences: [{ startMs: 1000, endMs: 2000, text: 'One key.' }] } },
    { transcript: { sentences: [{ startMs: 0, endMs: 1, text: '好。' }] } },
    { transcript: { sentences: [{ startMs: 500, endMs: 2000, text: 'One key.' }] } },
    { transcript: { sentences: [{ startMs: 1000, endMs: 2000, text: 'One key.' }] } },
    { transcript: { sentences: [{ startMs: 1000, endMs: 2000, text: 'One key.' }] } },
  ])
  expect((await importer.importFiles(files, companyId))[0]?.state).toBe('unchanged')
  const changed = { ...files, 'media/q1.vtt': vtt.replace('余额', '账目') }
  expect((await importer.importFiles(changed, companyId))[0]?.state).toBe('stored')
})

test('the transcript of a meeting comes with its recording, as a file, without any answer', async () => {
  const { companyId } = await aCompany(server.services)
  const record = { createdDate: 1, videoUrl: 'media/full.webm', transcript: { file: 'media/full.vtt' } }
  const bundle = aBundle({ interviews: [bundledInterview({ fullRecords: [record] })] })
  const files = { 'bundle.json': bundle, 'media/full.webm': 'x', 'media/full.vtt': vtt }
  expect(await importer.importFiles(files, companyId)).toMatchObject([{ state: 'stored', notes: [] }])
  const { document } = await server.services.db
    .selectFrom('interviewDocument')
    .where('companyId', '=', companyId)
    .where('part', '=', 'fullRecords')
    .select('document')
    .executeTakeFirstOrThrow()
  expect(document).toMatchObject([{ transcript: { sentences: [{ startMs: 0, speaker: '苏晴岚' }] } }])
})

test('a transcript that was read leaves no file behind, only its sentences', async () => {
  const { companyId } = await aCompany(server.services)
  const bundle = withAnswers(answer('q1', { file: 'media/q1.vtt' }))
  await importer.importFiles({ 'bundle.json': bundle, 'media/q1.vtt': vtt }, companyId)
  const files = await server.services.db
    .selectFrom('storedFile')
    .where('companyId', '=', companyId)
    .select('id')
    .execute()
  expect(files).toEqual([])
})

test('a transcript that cannot be read is a fault with file and line, and the bundle leaves nothing', async () => {
  const { companyId } = await aCompany(server.services)
  const files = {
    'bundle.json': withAnswers(
      answer('q1', { file: 'media/q1.vtt' }),
      answer('q2', { file: 'media/q2.srt' }),
      answer('q3', { file: 'media/q3.vtt' }),
      answer('q4', { file: 'media/missing.vtt' }),
      answer('q5', { file: 'media/q5.docx' }),
      answer('q6', { file: '../q6.vtt' }),
      answer('q7', { file: 'media/q7.vtt' }),
      answer('q8', { file: 'media/q8.vtt' }),
      answer('q9', { file: 'media/q9.json' }),
      answer('q10', { file: 'media/q10.json' }),
    ),
    'media/q1.vtt': 'WEBVTT\n\n00:01 --> 00:02\na\n\n00:03.000 --> 00:02.000\nb',
    'media/q2.srt': Buffer.from([0xff, 0xfe, 0x31]),
    'media/q3.vtt': 'no cue',
    'media/q5.docx': vtt,
    'media/q9.json': '[{ "start": NaN, "end": 2, "text": "a" }]',
    'media/q10.json': {
      segments: [
        { start: 0, end: 1, text: 'a' },
        { start: 1, text: 'b' },
      ],
    },
    'media/q7.vtt': Buffer.alloc(21 * 1024 * 1024, 'x'),
    'media/q8.vtt': 'WEBVTT\n\n00:01.000 --> 00:02.000\nfile:0190a6ae-0000-7000-8000-000000000000',
  }
  const [result] = await importer.importFiles(files, companyId)
  const at = (index: number) => `interviews[0].answers[${index}].transcript`
  expect(result?.faults).toEqual(
    expect.arrayContaining([
      {
        path: `${at(0)}.file`,
        message: 'media/q1.vtt, line 3: must be the times of a cue, such as 00:00:01.000 --> 00:00:04.500',
      },
      { path: `${at(0)}.file`, message: 'media/q1.vtt, line 6: a cue must not end before it starts' },
      {
        path: `${at(1)}.file`,
        message: 'media/q2.srt is not UTF-8 text; save it as UTF-8 and send it again',
      },
      { path: `${at(2)}.file`, message: 'media/q3.vtt, line 1: must begin with WEBVTT' },
      {
        path: `${at(3)}.file`,
        message:
          'media/missing.vtt is not in the bundle; add the file at this path beside bundle.json, or remove the reference',
      },
      {
        path: `${at(4)}.file`,
        message: 'media/q5.docx has a file type that is not accepted; accepted are vtt, srt, json, txt',
      },
      {
        path: `${at(6)}.file`,
        message:
          'media/q7.vtt and the other files that are read into the bundle must not exceed 20 MB; split it into several bundles',
      },
      {
        path: `${at(8)}.file`,
        message:
          'media/q9.json is not a transcript in JSON (at 1:13): write a list of sentences, such as [{ "start": 0.5, "end": 4.2, "text": "…" }], or an object that has it as sentences or segments',
      },
      {
        path: `${at(9)}.file`,
        message:
          'media/q10.json, segments[1]: must have text, and start and end as numbers of seconds, such as [{ "start": 0.5, "end": 4.2, "text": "…" }]',
      },
      {
        path: `${at(7)}.sentences[0].text`,
        message: 'must not refer to a file with file:, write its path under media/',
      },
    ]),
  )
  expect(result?.faults.map(({ path }) => path)).toContain(at(5))
  expect(await storedAnswers(companyId)).toEqual([])
  const candidates = server.services.db.selectFrom('candidate').where('companyId', '=', companyId)
  expect(await candidates.select('id').execute()).toEqual([])
})

test.each([
  ['cn', 'media/q1.vtt 第 3 行：必须是时间行，例如 00:00:01.000 --> 00:00:04.500'],
  ['zh-TW', 'media/q1.vtt 第 3 行：必須是時間行，例如 00:00:01.000 --> 00:00:04.500'],
] as const)('a fault in %s is worded in the caller’s language', async (locale, message) => {
  const { companyId } = await aCompany(server.services)
  const folder = await importer.folderOf({
    'bundle.json': withAnswers(answer('q1', { file: 'media/q1.vtt' })),
    'media/q1.vtt': 'WEBVTT\n\n1 --> 2\na',
  })
  const results: BundleResult[] = []
  const tree = await openFolder(folder)
  await importTree({ services: server.services, format: importer.format, locale, companyId }, tree, {
    onResult: (result) => void results.push(result),
  })
  expect(results[0]?.faults.map((fault) => fault.message)).toEqual([message])
})

test('the published schema takes a transcript both ways', async () => {
  const schema = (await server.app.inject({ method: 'GET', url: '/import-schema.json' })).json()
  const itemsWith = (properties: object) => ({ items: { properties } })
  const takesSrt = expect.toSatisfy((pattern: string) => new RegExp(pattern).test('media/q1.srt'))
  const transcript = {
    anyOf: [
      { properties: { sentences: { type: 'array' } } },
      { properties: { file: { pattern: takesSrt } } },
    ],
  }
  expect(schema).toMatchObject({
    properties: { interviews: itemsWith({ answers: itemsWith({ transcript }) }) },
  })
})
