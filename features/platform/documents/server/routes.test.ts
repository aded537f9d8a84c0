import { codes } from '@candor/call/codes'
import { aFile } from '@candor/testkit/files'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { getConvertedUrl, getPreviewUrl } from '../contract.ts'
import { resultKey, resultName } from '../rules/converter.ts'
import { aResume } from './routes/resume-under-test.ts'

const server = serverUnderTest()

test('a preview is the address of a page that the same session may read [R7-038 P7-034]', async () => {
  const { account, sourceUrl } = await aResume(server)
  const answer = await server.call(getPreviewUrl, { sourceUrl }, { token: account.token })
  expect(answer.code).toBe(0)
  const page = await server.app.inject(answer.data)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['content-security-policy']).toContain('sandbox')
  expect(page.body).toContain('沈知遥，后端工程师')
})

test('a preview is converted once and belongs to the candidate’s report', async () => {
  const { account, candidateId, sourceUrl } = await aResume(server)
  const first = await server.call(getPreviewUrl, { sourceUrl }, { token: account.token })
  const second = await server.call(getPreviewUrl, { sourceUrl }, { token: account.token })
  expect(second.data).toBe(first.data)
  const files = await server.services.db
    .selectFrom('candidateFile')
    .innerJoin('storedFile', 'storedFile.id', 'candidateFile.fileId')
    .where('candidateId', '=', candidateId)
    .select('storedFile.name')
    .execute()
  expect(files.map((file) => file.name).sort()).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}\.text\.\d+\.en\.html$/),
    'resume.txt',
  ])
})

test('a preview is never another file with the name of a result', async () => {
  const { account, candidateId, fileId, sourceUrl } = await aResume(server, { content: 'what they wrote' })
  const { companyId, token } = account
  const { contentHash } = await server.services.db
    .selectFrom('storedFile')
    .where('id', '=', fileId)
    .select('contentHash')
    .executeTakeFirstOrThrow()
  const name = resultName(resultKey(contentHash, 'text', 'en'))
  const forged = await aFile(server.services, { companyId }, { name, content: 'what they never wrote' })
  await server.services.db
    .insertInto('candidateFile')
    .values({ companyId, candidateId, fileId: forged })
    .execute()
  const answer = await server.call(getPreviewUrl, { sourceUrl }, { token })
  const { body } = await server.app.inject(answer.data)
  expect(body).toContain('what they wrote')
  expect(body).not.toContain('never')
})

test('the preview of a pdf is the pdf itself, for both types that a pdf may have [P4-057]', async () => {
  const { account, sourceUrl } = await aResume(server, { name: '简历.v2.PDF', content: '%PDF-1.7' })
  for (const type of ['doc2html', 'pdf2pdf'] as const) {
    const answer = await server.call(getConvertedUrl, { sourceUrl, type }, { token: account.token })
    expect(answer).toMatchObject({ code: 0, data: `${sourceUrl}/document.pdf` })
    expect((await server.app.inject(answer.data)).body).toBe('%PDF-1.7')
  }
})

test.each([
  ['resume.doc', 'doc2html', '{\\rtf1\\ansi\\ansicpg936 \\u27784?\\u30693?\\u36965?}'],
  ['resume.html', 'html2pdf', '<p>沈知遥</p>'],
  [
    'resume.mht',
    'mht2html',
    'MIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n<p>沈知遥</p>',
  ],
] as const)(
  'the preview of %s by %s shows its content [R4-049 R4-050 R7-037 P7-033]',
  async (name, type, content) => {
    const { account, sourceUrl } = await aResume(server, { name, content })
    const answer = await server.call(getConvertedUrl, { sourceUrl, type }, { token: account.token })
    expect(answer).toMatchObject({ code: 0, data: expect.stringMatching(/\/document\.html$/) })
    const page = await server.app.inject(answer.data)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain('沈知遥')
  },
)

test.each([
  ['an archive', 'resume.zip', Buffer.from('PK\u0005\u0006')],
  [
    'a spreadsheet without an office program',
    'table.xls',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('Workbook', 'utf16le')]),
  ],
])('the preview of %s is refused in words', async (_, name, content) => {
  const { account, sourceUrl } = await aResume(server, { name, content })
  const answer = await server.call(getPreviewUrl, { sourceUrl }, { token: account.token, lang: 'cn' })
  expect(answer).toMatchObject({
    status: 200,
    code: codes.switchedOff,
    msg: '此格式暂不支持预览，请下载原件查看',
  })
})

test('a preview is made once for a company, for all viewers and candidates', async () => {
  const { account, sourceUrl } = await aResume(server, { content: 'the same for two' })
  await server.call(getPreviewUrl, { sourceUrl }, { token: account.token })
  const other = await aResume(server, { account, name: 'again.txt', content: 'the same for two' })
  const answer = await server.call(getPreviewUrl, { sourceUrl: other.sourceUrl }, { token: account.token })
  expect((await server.app.inject(answer.data)).body).toContain('the same for two')
  const results = await server.services.db
    .selectFrom('storedFile')
    .where('companyId', '=', account.companyId)
    .where('name', 'like', '%.text.%')
    .select('id')
    .execute()
  expect(results).toHaveLength(1)
})

test.each([
  [
    'a docx that was cut short',
    'resume.docx',
    Buffer.from('504b0304140006000800000021', 'hex'),
    'The file is incomplete: its end is missing. Ask for it again',
  ],
  [
    'a docx with a password',
    'resume.docx',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
    'The file is password-protected. Ask for one without a password, or open the original',
  ],
  [
    'a document of Word 2',
    'resume.doc',
    Buffer.from('dba52d0000000904', 'hex'),
    'The file comes from a very old version of Word and has no preview. Ask for a PDF',
  ],
  [
    'a doc with unknown bytes',
    'resume.doc',
    Buffer.from('0001020304050607', 'hex'),
    'The file is damaged, or its format is unknown. Ask for a PDF',
  ],
  ['an empty docx', 'resume.docx', '', 'The file has no content'],
  ['an empty pdf', 'resume.pdf', '', 'The file has no content'],
])('the preview of %s is refused in words', async (_title, name, content, msg) => {
  const { account, sourceUrl } = await aResume(server, { name, content })
  const answer = await server.call(getConvertedUrl, { sourceUrl, type: 'doc2html' }, { token: account.token })
  expect(answer).toMatchObject({ status: 200, code: codes.fileRefused, msg })
})
