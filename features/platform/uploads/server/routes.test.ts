import { newId } from '@candor/db/new-id'
import { anAccount } from '@candor/testkit/builders'
import { aBundle, zipOf } from '@candor/testkit/bundles'
import { readEnvelope } from '@candor/testkit/envelope'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { statementsOf } from '@candor/testkit/statements'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { namedByDraftAgeMs } from '../../audit/rules/retry.ts'
import { maxUploadBytes, uploadFiles } from '../contract.ts'
import { forgetUploads } from './jobs.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const docx = () =>
  zipOf({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${wordType}"/></Types>`,
    'word/document.xml': '<w:document/>',
  })
const doc = () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1024)])
const pdf = () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')

interface Sent {
  name: string
  content: Buffer
  field?: string
}

const Uploaded = z.array(z.object({ url: z.string(), fileName: z.string(), reference: z.string() }))

async function upload({ token }: { token?: string }, files: readonly Sent[], lang = 'cn') {
  const form = new FormData()
  for (const { name, content, field } of files) {
    form.append(field ?? 'files', new Blob([new Uint8Array(content)]), name)
  }
  const sent = new Response(form)
  const response = await server.app.inject({
    method: 'POST',
    url: uploadFiles.path,
    headers: { lang, 'content-type': sent.headers.get('content-type') ?? '', ...(token && { token }) },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  const { code, msg, data } = readEnvelope(response.json())
  return { code, msg, data: Uploaded.safeParse(data).data ?? [] }
}

const storedBy = ({ companyId }: Awaited<ReturnType<typeof anAccount>>) =>
  server.services.db
    .selectFrom('storedFile')
    .where('companyId', '=', companyId)
    .orderBy('name')
    .select(['id', 'name', 'contentType'])
    .execute()

test.each([
  ['测评报告.docx', docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['report.DOC', doc, 'application/msword'],
  ['report.pdf', pdf, 'application/pdf'],
  ['notes.txt', () => Buffer.from('BMW 逻辑测评'), 'text/plain; charset=utf-8'],
] as const)('%s is taken and opens by its address [R5-028 R7-077 P5-029]', async (name, content, type) => {
  const account = await anAccount(server.services)
  const bytes = await content()
  const { code, data } = await upload(account, [{ name, content: bytes }])
  expect(code).toBe(0)
  const [stored] = await storedBy(account)
  expect(data).toEqual([
    { url: expect.stringMatching(/^\/file\/media\//), fileName: name, reference: `file:${stored?.id}` },
  ])
  const opened = await server.app.inject(data[0]?.url ?? '')
  expect(opened.rawPayload.equals(bytes)).toBe(true)
  expect(opened.headers['content-type']).toBe(type)
})

test.each([
  ['another type', { name: 'tool.exe', content: pdf() }, '仅支持 docx、doc、pdf、txt'],
  ['a program that is called a document', { name: 'a.pdf', content: Buffer.from('MZ\0\0') }, '不符'],
  ['an image that is called a text', { name: 'a.txt', content: Buffer.from('\x89PNG\r\n\x1a\n\0') }, '不符'],
  ['what only begins like an archive', { name: 'a.docx', content: Buffer.from('PK\x03\x04 no') }, '不符'],
  ['an empty file', { name: 'a.txt', content: Buffer.alloc(0) }, '文件是空的'],
])('%s is refused, and nothing is stored [R5-029]', async (_case, file, words) => {
  const account = await anAccount(server.services)
  const answer = await upload(account, [file])
  expect(answer.code).toBe(1010)
  expect(answer.msg).toContain(words)
  expect(await storedBy(account)).toEqual([])
})

test('one file is taken, of at most 50 MB, and two or a larger one are refused [R5-027 R5-030 P5-029]', async () => {
  const account = await anAccount(server.services)
  const content = pdf()
  const two = await upload(account, [
    { name: 'a.pdf', content },
    { name: 'b.pdf', content },
  ])
  expect(two).toMatchObject({ code: 1010, msg: '只能上传一个文件' })
  const whole = Buffer.concat([content, Buffer.alloc(maxUploadBytes - content.length, ' ')])
  const more = Buffer.concat([whole, Buffer.from(' ')])
  expect(await upload(account, [{ name: 'a.pdf', content: more }])).toMatchObject({ code: 1010 })
  expect(await storedBy(account)).toEqual([])
  expect((await upload(account, [{ name: 'a.pdf', content: whole }])).code).toBe(0)
})

test('a file in another field is none', async () => {
  const account = await anAccount(server.services)
  const answer = await upload(account, [{ name: 'a.pdf', content: pdf(), field: 'file' }], 'en')
  expect(answer).toMatchObject({ code: 1003, msg: 'Choose a file' })
})

test('the same file again is another upload', async () => {
  const account = await anAccount(server.services)
  const file = { name: 'a.pdf', content: pdf() }
  const answers = [await upload(account, [file]), await upload(account, [file])]
  expect(answers.map(({ data }) => data[0]?.fileName)).toEqual(['a.pdf', 'a.pdf'])
  expect(new Set(answers.map(({ data }) => data[0]?.reference)).size).toBe(2)
  expect((await storedBy(account)).map(({ name }) => name)).toEqual(['a (2).pdf', 'a.pdf'])
})

test('an upload of which there are hundreds alike finds its name at once', async () => {
  const account = await anAccount(server.services)
  const { companyId } = account
  const file = { name: 'a.pdf', content: pdf() }
  await upload(account, [file])
  const { contentHash } = await server.services.db
    .selectFrom('storedFile')
    .where('companyId', '=', companyId)
    .select('contentHash')
    .executeTakeFirstOrThrow()
  const columns = { contentHash, sizeBytes: 1, contentType: 'application/pdf', name: 'a.pdf' }
  const copies = Array.from({ length: 400 }, (_, at) => ({
    ...columns,
    companyId,
    id: newId<'file'>(),
    createdAt: server.clock.now(),
    name: `a (${at + 2}).pdf`,
  }))
  await server.services.db.insertInto('storedFile').values(copies).execute()
  const statements = await statementsOf(() => upload(account, [file]))
  expect(statements.filter((text) => text.includes('"stored_file"')).length).toBeLessThan(10)
  expect((await storedBy(account)).map(({ name }) => name)).toContain('a (402).pdf')
})

test('an upload that nothing takes is forgotten after eight days', async () => {
  const account = await anAccount(server.services)
  await upload(account, [{ name: 'old.pdf', content: pdf() }])
  server.clock.pass(namedByDraftAgeMs)
  const later = await anAccount(server.services, account)
  await upload(later, [{ name: 'new.pdf', content: pdf() }])
  await forgetUploads(server.services)
  expect((await storedBy(account)).map(({ name }) => name)).toEqual(['new.pdf', 'old.pdf'])
  server.clock.pass(1)
  await forgetUploads(server.services)
  expect((await storedBy(account)).map(({ name }) => name)).toEqual(['new.pdf'])
})

test('a file of a candidate is never forgotten', async () => {
  const account = await anAccount(server.services)
  const bundle = aBundle({
    candidate: { ...aBundle().candidate, photo: 'media/photo.png' },
    resume: { state: 'ready', file: 'media/resume.pdf' },
    attachments: [{ externalId: 'f', attachName: '作品集', attachType: 0, attachUrl: 'media/portfolio.pdf' }],
  })
  const names = ['photo.png', 'portfolio.pdf', 'resume.pdf']
  const media = Object.fromEntries(names.map((name) => [`media/${name}`, name]))
  await importer.importFiles({ 'bundle.json': bundle, ...media }, account.companyId)
  server.clock.set(new Date(Date.now() + 2 * namedByDraftAgeMs))
  await forgetUploads(server.services)
  expect((await storedBy(account)).map(({ name }) => name)).toEqual(names)
})
