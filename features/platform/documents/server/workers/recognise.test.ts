import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sampleDoc } from '@candor/readers/doc/sample-under-test'
import { docx, paragraph } from '@candor/readers/docx-under-test'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { openRecognition } from './recognise.ts'

const server = serverUnderTest()

async function recognise(content: Buffer) {
  const { files } = server.services
  const { hash } = await files.put(Readable.from([content]))
  return openRecognition(files)(hash)
}

const aCase = (name: string) =>
  readFile(join(import.meta.dirname, '../../../../../packages/readers/src/cases', name))
const container = (stream: string) =>
  Buffer.concat([sampleDoc.subarray(0, 512), Buffer.alloc(4096), Buffer.from(stream, 'utf16le')])

test.each([
  ['a PDF behind a line of something else', () => aCase('resume-pdf-line-before-header.pdf'), 'pdf', 'pdf'],
  ['a page that begins with words', () => aCase('resume-html-text-first.html'), 'html', 'txt'],
  ['a text in Big5', () => aCase('resume-txt-big5.txt'), 'text', 'txt'],
  ['a text in UTF-16 without its mark', () => aCase('resume-txt-utf16le-no-mark.txt'), 'text', 'txt'],
  ['a file of Word 2', async () => Buffer.from('dba52d0000000904', 'hex'), 'doc', 'doc'],
])('%s is known by its content', async (_name, content, format, ending) => {
  expect(await recognise(await content())).toEqual({ format, ending })
})

test.each([
  ['that is encrypted', async () => container('EncryptedPackage'), { fault: 'locked' }],
  ['of an older format that was cut short', async () => sampleDoc.subarray(0, 1024), { fault: 'cutShort' }],
  [
    'that was cut short in its first part',
    async () => (await docx(paragraph('a'))).subarray(0, 60),
    { fault: 'cutShort' },
  ],
  ['of no format that is known', async () => Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]), null],
])('the fault of an office document %s is told', async (_name, content, found) => {
  expect(await recognise(await content())).toEqual(found)
})
