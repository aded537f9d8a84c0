import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aCandidate, anAccount } from '@candor/testkit/builders'
import { aFile, fileAddress } from '@candor/testkit/files'
import { serverUnderTest } from '@candor/testkit/server'
import { afterAll, expect, test } from 'vitest'
import { getConvertedUrl } from '../../contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'candor-office-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A program that is called as LibreOffice is: it converts what says `convertible`, and fails at the rest. */
const office = join(folder, 'soffice')
writeFileSync(
  office,
  `#!/bin/sh
for document do :; done
grep -q convertible "$document" && printf '%%PDF-1.7' > document.pdf
`,
)
chmodSync(office, 0o755)
const server = serverUnderTest({ office })

async function show(content: string) {
  const account = await anAccount(server.services)
  const { candidateId } = await aCandidate(server.services, account)
  const fileId = await aFile(server.services, account, { name: 'resume.doc', content })
  const { companyId, token } = account
  await server.services.db.insertInto('candidateFile').values({ companyId, candidateId, fileId }).execute()
  const sourceUrl = await fileAddress(server.services, token, fileId, candidateId)
  const ask = () => server.call(getConvertedUrl, { sourceUrl, type: 'doc2html' }, { token })
  const first = await ask()
  const second = await ask()
  expect(second).toEqual(first)
  const shown = await server.app.inject(first.data)
  return { address: first.data, type: shown.headers['content-type'], body: shown.body }
}

test('a document is shown as an office program lays it out', async () => {
  expect(await show('{\\rtf1 convertible}')).toEqual({
    address: expect.stringMatching(/\/document\.pdf$/),
    type: 'application/pdf',
    body: '%PDF-1.7',
  })
})

test('a document that the office program cannot convert is read by the built-in reader', async () => {
  expect(await show('{\\rtf1 only read}')).toMatchObject({
    address: expect.stringMatching(/\/document\.html$/),
    body: expect.stringContaining('only read'),
  })
})
