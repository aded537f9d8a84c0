import { aCandidate, anAccount } from '@candor/testkit/builders'
import { expect, test } from 'vitest'
import { getConvertedUrl } from '../../../platform/documents/contract.ts'
import { getBackgroundCheck } from '../contract.ts'
import { attachmentsUnderTest, file, type ReaderUnderTest } from './routes/attachments-under-test.ts'

const { server, importParts, readList } = attachmentsUnderTest()

const readCheck = ({ candidateId, token }: ReaderUnderTest) =>
  server.call(getBackgroundCheck, { jobseekerChannelId: candidateId }, { token })

test('attachments are answered in the fields of the wire, and a file has an address that opens [R7-070 P7-071 P3-024]', async () => {
  const link = {
    externalId: 'l1',
    attachName: '个人网站',
    attachType: 1,
    attachUrl: 'https://su.example/',
  }
  const imported = await importParts({
    attachments: [file('media/portfolio.PDF'), link, file('media/walk.mov'), file('media/walk.wov')],
  })
  expect(imported.result).toMatchObject({ state: 'stored', faults: [] })
  const { code, data } = await readList(imported)
  expect(code).toBe(0)
  expect(data).toEqual([
    {
      attachInfoId: `${imported.candidateId}.id of portfolio.PDF`,
      attachName: '作品集',
      attachType: 0,
      attachUrl: expect.stringMatching(/^\/file\/media\//),
      ending: 'pdf',
      hasPreview: true,
    },
    {
      attachInfoId: `${imported.candidateId}.l1`,
      attachName: '个人网站',
      attachType: 1,
      attachUrl: link.attachUrl,
      ending: '',
      hasPreview: false,
    },
    expect.objectContaining({ ending: 'mov' }),
    expect.objectContaining({ ending: 'wov' }),
  ])
  expect((await server.app.inject(data[0]?.attachUrl ?? '')).body).toBe('a document')
  for (const video of data.slice(2)) {
    expect((await server.app.inject(video.attachUrl)).headers['content-type']).toBe('video/quicktime')
  }
})

test('attachments have a preview by their endings, and of an unusual ending by their content', async () => {
  const imported = await importParts({
    attachments: [
      file('media/quote.xlsx'),
      file('media/table.xls'),
      file('media/notes.key'),
      file('media/letter.txt'),
      file('media/walk.mov'),
    ],
  })
  expect(imported.result).toMatchObject({ state: 'stored', faults: [] })
  const { data } = await readList(imported)
  expect(data.map(({ ending, hasPreview }) => [ending, hasPreview])).toEqual([
    ['xlsx', false],
    // A table of HTML, as many programs export it.
    ['xls', true],
    ['key', false],
    ['txt', true],
    ['mov', true],
  ])
})

test('attachments can be converted by every reader of the report', async () => {
  const imported = await importParts({ attachments: [file('media/portfolio.PDF')] })
  const { companyId } = imported
  const { token } = await anAccount(server.services, { companyId, buttons: ['reportRemark'] })
  const { data } = await readList({ ...imported, token })
  const sourceUrl = data[0]?.attachUrl ?? ''
  const answer = await server.call(getConvertedUrl, { sourceUrl, type: 'doc2html' }, { token })
  // The file holds plain text, whatever its name says.
  expect((await server.app.inject(answer.data)).body).toContain('<pre class="text">a document</pre>')
})

test('attachments of an anonymous candidate do not leave the server', async () => {
  const imported = await importParts({ attachments: [file('media/portfolio.PDF')] }, true)
  const answer = await readList(imported)
  expect([answer.code, answer.data]).toEqual([0, []])
  expect(answer.body).not.toContain('作品集')
})

test('attachments are an empty list where there are none, and another company’s are not found', async () => {
  const { companyId, candidateId } = await aCandidate(server.services)
  const { token } = await anAccount(server.services, { companyId })
  expect((await readList({ candidateId, token })).data).toEqual([])
  const stranger = await anAccount(server.services)
  expect((await readList({ candidateId, token: stranger.token })).code).toBe(1005)
})

test('attachments of one bundle have an id each', async () => {
  const { result } = await importParts({
    attachments: [file('media/portfolio.PDF'), file('media/walk.mov', { externalId: 'id of portfolio.PDF' })],
  })
  expect(result?.faults.map((fault) => fault.path)).toEqual(['attachments[1].externalId'])
})

test.each([
  ['an unknown key', file('media/portfolio.PDF', { colour: 'red' }), 'attachments[0]'],
  ['a link that runs', file('javascript:alert(1)', { attachType: 1 }), 'attachments[0].attachUrl'],
  ['a file that lies elsewhere', file('https://su.example/a.pdf'), 'attachments[0].attachUrl'],
  ['a file that is missing', file('media/none.pdf'), 'attachments[0].attachUrl'],
])('attachments an import with %s is refused', async (_case, wrong, path) => {
  const { result } = await importParts({ attachments: [wrong] })
  expect(result?.state).toBe('refused')
  expect(result?.faults.map((fault) => fault.path)).toEqual([path])
})

test('the background check is answered in the fields of the wire; what was not answered is null [P3-026 P7-073]', async () => {
  const imported = await importParts({ backgroundCheck: { isFill: 1, finishCheck: 1, cheatFlag: 0 } })
  expect(imported.result).toMatchObject({ state: 'stored', faults: [] })
  const expected = { isFill: 1, finishCheck: 1, cheatFlag: 0, violationResult: null }
  expect((await readCheck(imported)).data).toEqual(expected)
})

test('the background check is null where there is none', async () => {
  const { code, data } = await readCheck(await importParts({}))
  expect([code, data]).toEqual([0, null])
})

test.each([
  ['an unknown key', { isFill: 1, salary: 1 }, 'backgroundCheck'],
  ['an answer that is neither', { isFill: 1, cheatFlag: 2 }, 'backgroundCheck.cheatFlag'],
])('the background check an import with %s is refused', async (_case, backgroundCheck, path) => {
  const { result } = await importParts({ backgroundCheck })
  expect(result?.state).toBe('refused')
  expect(result?.faults.map((fault) => fault.path)).toEqual([path])
})
