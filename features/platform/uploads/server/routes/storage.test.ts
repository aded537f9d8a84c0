import type { CompanyId } from '@candor/kernel/ids'
import { anAccount } from '@candor/testkit/builders'
import { anEdition } from '@candor/testkit/builders/edition'
import { aBundle } from '@candor/testkit/bundles'
import { readEnvelope } from '@candor/testkit/envelope'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { namedByDraftAgeMs } from '../../../audit/rules/retry.ts'
import { listUsage } from '../../../editions/server/queries/usage.ts'
import { uploadFiles } from '../../contract.ts'
import { forgetUploads } from '../jobs.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)
const megabyte = 1024 * 1024

const pdfOf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, ' ')])

async function upload(token: string, bytes: number, lang = 'en') {
  const form = new FormData()
  form.append('files', new Blob([new Uint8Array(pdfOf(bytes))]), 'a.pdf')
  const sent = new Response(form)
  const response = await server.app.inject({
    method: 'POST',
    url: uploadFiles.path,
    headers: { lang, 'content-type': sent.headers.get('content-type') ?? '', token },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  return readEnvelope(response.json())
}

async function stored(companyId: CompanyId): Promise<number | undefined> {
  const [usage] = await listUsage(server.services.db, [companyId], server.clock.now())
  return usage?.quotas.find(({ quota }) => quota === 'storage')?.used
}

/** An account of a company with the standard edition, which keeps so many megabytes of its 500. */
async function aKeeper(megabytes: number) {
  const account = await anAccount(server.services)
  const { companyId } = account
  await anEdition(server.services, companyId, 'standard')
  const used = megabytes * megabyte
  await server.services.db.insertInto('quotaUse').values({ companyId, quota: 'storage', used }).execute()
  return account
}

test('a document that the storage of the edition has no room for is refused, in three languages', async () => {
  const { token, companyId } = await aKeeper(499)
  for (const [lang, msg] of [
    [
      'en',
      'There is no room for this file in the 500 MB of storage of your edition. Delete attachments that nobody needs any more, or ask sales for another edition',
    ],
    ['cn', '版本包含的 500 MB 存储空间不够存放这个文件。请先删除不再需要的附件，或联系销售升级版本'],
    ['zh-TW', '版本包含的 500 MB 儲存空間不夠存放這個檔案。請先刪除不再需要的附件，或聯絡業務升級版本'],
  ] as const)
    expect(await upload(token, megabyte + 1, lang)).toMatchObject({ code: 1008, msg })
  expect(await stored(companyId)).toBe(499 * megabyte)
  expect((await upload(token, megabyte)).code).toBe(0)
  expect(await stored(companyId)).toBe(500 * megabyte)
})

test('simultaneous uploads that take the last room store one file', async () => {
  const { token, companyId } = await aKeeper(499)
  const answers = await Promise.all([1, 2, 3].map(() => upload(token, 0.9 * megabyte)))
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1008, 1008])
  expect(await stored(companyId)).toBe(499 * megabyte + Math.floor(0.9 * megabyte))
})

test('a forgotten upload gives its room back', async () => {
  const { token, companyId } = await aKeeper(0)
  expect((await upload(token, megabyte)).code).toBe(0)
  expect(await stored(companyId)).toBe(megabyte)
  server.clock.pass(namedByDraftAgeMs + 1)
  await forgetUploads(server.services)
  expect(await stored(companyId)).toBe(0)
})

test('documents that come with results are counted once and stored though there is no room, recordings are not', async () => {
  const { companyId } = await aKeeper(500)
  const attachment = { attachName: '作品集', attachType: 0, attachUrl: 'media/portfolio.pdf' }
  const bundle = aBundle({
    candidate: { ...aBundle().candidate, photo: 'media/photo.png' },
    resume: { state: 'ready', file: 'media/resume.pdf' },
    attachments: [{ externalId: 'f', ...attachment }],
  })
  const media = {
    'media/photo.png': 'photo',
    'media/resume.pdf': 'resume',
    'media/portfolio.pdf': 'work',
  }
  const send = () => importer.importFiles({ 'bundle.json': bundle, ...media }, companyId)
  expect(await send()).toMatchObject([{ state: 'stored' }])
  await send()
  expect(await stored(companyId)).toBe(500 * megabyte + 'resume'.length + 'work'.length)
})
