import { aCandidate } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openCopy, orderCopy } from '../../contract.ts'
import { startCopying } from '../actions/start-copying.ts'
import { anExport, attach, scriptText } from './copies-under-test.ts'
import { unzip } from './zips-under-test.ts'

const server = serverUnderTest()

const textIn = (entries: Map<string, Buffer>, path: string) => entries.get(path)?.toString() ?? ''

const Data = z.object({ applications: z.array(z.unknown()) })

const applicationsIn = (entries: Map<string, Buffer>) =>
  Data.parse(JSON.parse(textIn(entries, 'data.json'))).applications

test('a copy of the company holds everything: facts, documents, remarks and files', async () => {
  const { make, download, list, resume } = await anExport(server)
  const copyId = await make()
  expect((await list()).copies).toMatchObject([
    { copyId, state: 'made', fault: null, filesAll: 1, mayOpen: true },
  ])
  const reply = await download(copyId)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('application/zip')
  expect(reply.headers['cache-control']).toBe('no-store')
  const entries = await unzip(reply.rawPayload)
  expect([...entries.keys()]).toEqual(['index.html', 'data.json', 'files/001 简历 b.txt'])
  expect(textIn(entries, 'files/001 简历 b.txt')).toBe('ten years of Go')
  const html = textIn(entries, 'index.html')
  expect(html).toContain('too expensive, say colleagues')
  expect(html).toContain('13800000001')
  expect(html).toContain(`href="files/${encodeURIComponent('001 简历 b.txt')}"`)
  const data = JSON.parse(textIn(entries, 'data.json'))
  expect(data).toMatchObject({
    format: 'candor-copy',
    for: 'company',
    applications: [{ name: '沈知遥', appliedAt: server.clock.now().toISOString() }],
    files: [{ sha256: resume.hash, bytes: 15, path: 'files/001 简历 b.txt' }],
  })
  expect(JSON.stringify(data)).toContain('"byModel":true')
  expect(JSON.stringify(data)).not.toMatch(/token_hash|company_id|file:[0-9a-f]{8}-/)
})

test('the readable page escapes every text, has no script and forbids them', async () => {
  const { make, download } = await anExport(server, { name: `<img src=x onerror="1">` })
  const html = textIn(await unzip((await download(await make())).rawPayload), 'index.html')
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toContain(scriptText)
  expect(html).not.toMatch(/<script|<img|<iframe|<link|https?:\/\//i)
  expect(html).toContain("default-src 'none'")
})

test('a value that begins like a formula leaves the product as the same text, in no spreadsheet', async () => {
  const name = '=HYPERLINK("http://x","y")'
  const { make, download } = await anExport(server, { name })
  const entries = await unzip((await download(await make())).rawPayload)
  expect(textIn(entries, 'index.html')).toMatch(/=HYPERLINK\((?:"|&quot;)http:\/\/x/)
  expect(textIn(entries, 'index.html')).not.toMatch(/href="http/)
  expect(applicationsIn(entries)).toMatchObject([{ name }])
  expect([...entries.keys()].filter((path) => /\.(?:csv|tsv|xlsx?)$/.test(path))).toEqual([])
})

test('hostile names of files lead nowhere, and two of one name are two files', async () => {
  const { make, download, companyId, candidateId } = await anExport(server)
  const names = ['../../x', 'CON', '👩‍💻.png', `${'长'.repeat(300)}.pdf`, 'same.txt', 'SAME.txt', '..']
  for (const name of names)
    await attach(server, { companyId, candidateId }, { name, content: `content of ${name}` })
  const entries = await unzip((await download(await make())).rawPayload)
  const paths = [...entries.keys()].filter((path) => path.startsWith('files/'))
  expect(paths).toHaveLength(names.length + 1)
  expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length)
  for (const path of paths) expect(path).toMatch(/^files\/\d{3} [^/\\]+$/)
})

test('a candidate without files gets a copy, and a damaged file is named as missing', async () => {
  const admin = await anExport(server)
  const { candidateId } = await aCandidate(server.services, { companyId: admin.companyId })
  const { data } = await server.call(
    orderCopy,
    { jobseekerChannelId: candidateId, isWholePerson: 0 },
    admin.as,
  )
  await server.services.files.remove(admin.resume.hash)
  const copyId = await admin.make()
  const missing = JSON.parse(textIn(await unzip((await admin.download(copyId)).rawPayload), 'data.json'))
  expect(missing).toMatchObject({ files: [{ missing: true }] })
  const opened = await server.call(
    openCopy,
    { jobseekerChannelId: candidateId, copyId: data.copyId },
    admin.as,
  )
  const entries = await unzip((await server.app.inject({ url: opened.data.address })).rawPayload)
  expect([...entries.keys()]).toEqual(['index.html', 'data.json'])
})

test('a copy of the person holds all applications, one of an application only its own', async () => {
  const { services } = server
  const { make, download, companyId, candidateId } = await anExport(server)
  const { personId } = await services.db
    .selectFrom('candidate')
    .where('id', '=', candidateId)
    .select('personId')
    .executeTakeFirstOrThrow()
  const other = await aCandidate(services, { companyId }, { personId })
  await attach(server, other, { name: 'other.txt', content: 'of the other application' })
  const whole = await unzip((await download(await make(1))).rawPayload)
  expect(applicationsIn(whole)).toHaveLength(2)
  expect([...whole.keys()].join()).toContain('other.txt')
  const one = await unzip((await download(await make(0))).rawPayload)
  expect(applicationsIn(one)).toHaveLength(1)
  expect([...one.keys()].join()).not.toContain('other.txt')
})

test('two orders at once are one copy', async () => {
  const { order, list } = await anExport(server)
  const replies = await Promise.all([order(), order()])
  await startCopying(server.services, server.app).rest()
  const ids = new Set(replies.map(({ data }) => data.copyId))
  expect((await list()).copies.length).toBe(ids.size)
  for (const { state } of (await list()).copies) expect(state).toBe('made')
})
