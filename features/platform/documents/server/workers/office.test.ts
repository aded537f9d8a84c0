import { accessSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { docx, paragraph, picture } from '@candor/readers/docx-under-test'
import { afterAll, expect, test } from 'vitest'
import { convertByOffice } from './office.ts'
import { getSandbox } from './sandbox.ts'

/** LibreOffice as Debian installs it; without it the test of it is left out. */
const office = '/usr/bin/soffice'
const isThere = (() => {
  try {
    accessSync(office)
    return true
  } catch {
    return false
  }
})()

const folder = mkdtempSync(join(tmpdir(), 'candor-office-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.skipIf(!isThere)(
  'LibreOffice writes a pdf, and fetches nothing that a document names elsewhere',
  { timeout: 120_000 },
  async () => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.end()
    }).listen(0, '127.0.0.1')
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const linked = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="x9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="http://127.0.0.1:${port}/a.png" TargetMode="External"/></Relationships>`
    const document = join(folder, 'stored')
    const body = `${paragraph('shown')}<w:p><w:r>${picture('r:link="x9"')}</w:r></w:p>`
    writeFileSync(document, await docx(body, { 'word/_rels/document.xml.rels': linked }))
    const limits = { timeMs: 90_000, memoryMb: 1_024 }
    const to = join(folder, 'work')
    mkdirSync(to)
    const job = { document, format: 'docx', to, maxPages: 10, limits }
    const end = await convertByOffice(office, job, await getSandbox())
    server.close()
    expect(end).toMatchObject({ code: 0 })
    expect(readFileSync(join(to, 'document.pdf'), 'latin1')).toMatch(/^%PDF-/)
    expect(asked).toEqual([])
  },
)
