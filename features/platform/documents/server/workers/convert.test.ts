import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readId } from '@candor/kernel/ids'
import { sampleDoc } from '@candor/readers/doc/sample-under-test'
import { docx, paragraph } from '@candor/readers/docx-under-test'
import { serverUnderTest } from '@candor/testkit/server'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Converter } from '../../rules/converter.ts'
import type { DocumentFormat } from '../../rules/format.ts'
import {
  type Conversion,
  type ConversionJob,
  conversionLimits,
  convertFile,
  permissionFlags,
} from './convert.ts'
import { getSandbox, type Sandbox } from './sandbox.ts'

const server = serverUnderTest()
const by = readId<'account'>('018f0000-0000-7000-8000-000000000001')
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-convert-test-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function convert(
  content: Buffer,
  format: DocumentFormat & Converter,
  more: Partial<ConversionJob> & Partial<Conversion> = {},
) {
  if (!by) throw new Error('an account has an id')
  const path = join(folder, `${Math.random()}`)
  await writeFile(path, content)
  const { files } = server.services
  const job = { path, format, converter: format, locale: 'en', by, ...more }
  const result = await convertFile(job, { files, office: null, ...more })
  return 'fault' in result ? result : { page: await readFile(files.pathOf(result.hash), 'utf8') }
}

const limited = (limits: { timeMs?: number; memoryMb?: number }) => ({
  limits: {
    reader: { ...conversionLimits.reader, ...limits },
    office: { ...conversionLimits.office, ...limits },
  },
})

/** A program that is called as an office program is. */
async function program(script: string): Promise<string> {
  const path = join(folder, `program-${Math.random()}`)
  await writeFile(path, `#!/bin/sh\n${script}\n`)
  await chmod(path, 0o755)
  return path
}

describe('a document', () => {
  test('becomes a page in its own language that names its omissions in the reader’s language', async () => {
    const chart =
      '<w:p><w:r><w:drawing><wp:inline><a:graphic><a:graphicData uri="http://x/chart"/></a:graphic></wp:inline></w:drawing></w:r></w:p>'
    const content = await docx(paragraph('林晓彤，后端工程师') + chart)
    const shown = await Promise.all(
      ['cn', 'en', 'zh-TW'].map((locale) => convert(content, 'docx', { locale })),
    )
    for (const result of shown) {
      expect(result).toEqual({ page: expect.stringMatching(/^<!doctype html><html lang="zh-CN">/) })
      expect(result).toEqual({ page: expect.stringContaining('林晓彤，后端工程师') })
    }
    expect(shown).toEqual([
      { page: expect.stringContaining('<p>有 1 个图表未显示。</p>') },
      { page: expect.stringContaining('<p>1 chart is not shown.</p>') },
      { page: expect.stringContaining('<p>有 1 個圖表未顯示。</p>') },
    ])
  })

  test.each([
    ['that is empty', async () => Buffer.alloc(0), 'empty'],
    ['without any text', () => docx('<w:p/>'), 'empty'],
    ['that is none', async () => Buffer.from('this is no docx'), 'unreadable'],
    [
      'of 5,000 tables in one another',
      () => docx(`${'<w:tbl><w:tr><w:tc>'.repeat(5_000)}<w:p/>${'</w:tc></w:tr></w:tbl>'.repeat(5_000)}`),
      'tooLarge',
    ],
    ['that was cut short', async () => (await docx(paragraph('a'))).subarray(0, -40), 'cutShort'],
  ])('%s gets an answer', async (_name, content, fault) => {
    expect(await convert(await content(), 'docx')).toEqual({ fault })
  })
})

describe('a file of Word 97 to 2003', () => {
  const head = sampleDoc.indexOf(Buffer.from('eca5', 'hex'))
  const changed = (at: number, value: number) => {
    const file = Buffer.from(sampleDoc)
    file.writeUInt16LE(value, head + at)
    return file
  }
  test.each([
    ['that is encrypted is locked', changed(0x0a, sampleDoc.readUInt16LE(head + 0x0a) | 0x100), 'locked'],
    ['of Word 95 is too old', changed(2, 0x68), 'tooOld'],
    ['of Word 6 is too old', changed(0, 0xa5dc), 'tooOld'],
    ['of Word 2 is too old', Buffer.from('dba52d0000000904', 'hex'), 'tooOld'],
    ['without its end is cut short', sampleDoc.subarray(0, 1536), 'cutShort'],
    ['that is no such file is unreadable', Buffer.from('no file of Word'), 'unreadable'],
  ])('%s', async (_name, file, fault) => {
    expect(await convert(file, 'doc')).toEqual({ fault })
  })
})

describe('a text file', () => {
  test('becomes a page that keeps its lines', async () => {
    expect(await convert(Buffer.from('Shen Zhiyao\n  Backend engineer'), 'text')).toEqual({
      page: expect.stringContaining('<pre class="text">Shen Zhiyao\n  Backend engineer</pre>'),
    })
  })

  test('over 5 MB is too large', async () => {
    expect(await convert(Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), 'text')).toEqual({ fault: 'tooLarge' })
  })
})

describe('the limits', () => {
  test('end a conversion that takes too long', async () => {
    expect(await convert(await docx(paragraph('a')), 'docx', limited({ timeMs: 1 }))).toEqual({
      fault: 'tooSlow',
    })
  })

  test('end a conversion that takes too much memory, and nothing else', async () => {
    const content = await docx(paragraph('a').repeat(200_000))
    expect(await convert(content, 'docx', limited({ memoryMb: 160 }))).toEqual({
      fault: 'tooLarge',
    })
    expect(await convert(Buffer.from('still here'), 'text')).toHaveProperty('page')
  })

  test('leave nothing behind', async () => {
    const before = new Set(await readdir(tmpdir()))
    await convert(Buffer.from('text'), 'text')
    await convert(Buffer.from('no docx'), 'docx')
    const isLeft = (name: string) => name.startsWith('candor-convert-') && !before.has(name)
    const left = (await readdir(tmpdir())).filter(isLeft)
    // Running conversions of other tests end as well.
    await expect.poll(async () => (await readdir(tmpdir())).filter((name) => left.includes(name))).toEqual([])
  })
})

describe('the turns', () => {
  test('leave one of two places to others, however many documents of one reader hang', async () => {
    const content = await docx(paragraph('a'))
    const mayEnd = join(folder, `end-${Math.random()}`)
    const hang = {
      converter: 'office' as const,
      office: await program(`while [ ! -e ${mayEnd} ]; do sleep 0.1; done`),
      ...limited({ timeMs: 100_000 }),
    }
    const ended: string[] = []
    const hanging = Array.from({ length: 3 }, () =>
      convert(content, 'docx', { ...hang, by: 'one' }).then(() => ended.push('hanging')),
    )
    await convert(Buffer.from('a text'), 'text', { by: 'another' })
    expect(ended).toEqual([])
    await writeFile(mayEnd, '')
    await Promise.all(hanging)
  })
})

test('a reader may read neither the folder of the data nor the rest of the project', async () => {
  const project = join(import.meta.dirname, '../../../../..')
  const paths = [
    'data',
    'data/secrets.key',
    'docs',
    '.git',
    'features/platform/documents',
    'node_modules/jszip',
  ]
  const program = `process.stdout.write(JSON.stringify(process.argv.slice(1).map((path) => process.permission.has('fs.read', path))))`
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...permissionFlags([], join(folder, 'work')),
    '-e',
    program,
    ...paths.map((path) => join(project, path)),
  ])
  expect(JSON.parse(stdout)).toEqual([false, false, false, false, true, true])
})

describe('an office program', () => {
  const byOffice = async (script: string, limits = {}, sandbox?: Sandbox) =>
    convert(await docx(paragraph('a')), 'docx', {
      converter: 'office',
      office: await program(script),
      ...limited(limits),
      ...(sandbox && { sandbox }),
    })

  test('is given the document alone, a profile of its own, and nothing of the server’s settings', async () => {
    const { page } = { page: '', ...(await byOffice('env > document.pdf; echo "$@" >> document.pdf')) }
    expect(page).toContain('--headless')
    expect(page).toMatch(/-env:UserInstallation=file:\/\/.*candor-convert-.*\/profile/)
    expect(page).toContain('https_proxy=http://127.0.0.1:9')
    expect(page).not.toContain('DATABASE_URL')
    expect(page).not.toContain('npm_')
  })

  test('sees neither files of the server nor other programs, and has no network, where there is a sandbox', async () => {
    const sandbox = await getSandbox()
    // Not beside the program, whose folder it may read.
    const elsewhere = await mkdtemp(join(tmpdir(), 'candor-secret-test-'))
    onTestFinished(() => rm(elsewhere, { recursive: true }))
    const secret = join(elsewhere, 'secret')
    await writeFile(secret, 'what the server knows')
    const script = [
      `cat ${secret} ${import.meta.filename} > document.pdf 2>/dev/null`,
      'ls /proc | grep -c "^[0-9]" >> document.pdf',
      'grep -c : /proc/net/dev >> document.pdf',
    ].join('\n')
    const seen = await byOffice(script)
    if ('bwrap' in sandbox) {
      // bwrap, the shell, and its two programs; the loopback device alone, which is down.
      expect(seen).toEqual({ page: expect.stringMatching(/^[2-5]\n1\n$/) })
    } else expect(seen).toEqual({ page: expect.stringContaining('what the server knows') })
    // Without one, the same document is converted as before.
    expect(await byOffice('echo shown > document.pdf', {}, { none: 'missing' })).toEqual({ page: 'shown\n' })
  })

  test.each([
    ['hangs', 'sleep 300', { timeMs: 500 }, 'tooSlow'],
    ['writes nothing and says that all went well', 'exit 0', {}, 'unreadable'],
    ['is killed', 'kill -9 $$', {}, 'unreadable'],
    ['writes 501 pages', 'for i in $(seq 501); do echo "/Type /Page"; done > document.pdf', {}, 'tooLarge'],
    ['writes without end', 'head -c 60000000 /dev/zero > document.pdf', {}, 'tooLarge'],
  ])('under the program “%s” gets an answer', async (_name, script, limits, fault) => {
    expect(await byOffice(script, limits)).toEqual({ fault })
  })
})
