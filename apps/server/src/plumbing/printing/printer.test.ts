import { chmod, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPrinter } from './printer.ts'

/**
 * Source of a browser that answers the printer's commands and prints this many bytes; each byte is the number of its
 * mebibyte.
 */
const browser = (bytes: number) => `#!${process.execPath}
const { createReadStream, createWriteStream } = require('node:fs')
const written = createWriteStream('', { fd: 4 })
const answers = {
  'Target.createTarget': () => ({ targetId: 'page' }),
  'Target.attachToTarget': () => ({ sessionId: 'session' }),
  'Page.printToPDF': ({ transferMode }) => (transferMode === 'ReturnAsStream' ? { data: '', stream: 'pdf' } : {}),
  'IO.read': ({ size }) => {
    const rest = ${bytes} - at
    const piece = Buffer.alloc(Math.min(size, 1024 * 1024, rest), at / (1024 * 1024))
    at += piece.length
    return { data: piece.toString('base64'), base64Encoded: true, eof: at >= ${bytes} }
  },
}
let at = 0
let text = ''
createReadStream('', { fd: 3, encoding: 'utf8' }).on('data', (more) => {
  const messages = (text + more).split('\\0')
  text = messages.pop()
  for (const { id, method, params } of messages.map((each) => JSON.parse(each)))
    written.write(JSON.stringify({ id, result: answers[method]?.(params) ?? {} }) + '\\0')
})
`

const page = {
  path: '/',
  script: '',
  drawn: 'main',
  fetch: () => Promise.reject(new Error('the page asks for nothing')),
}

const folder = await mkdtemp(join(tmpdir(), 'printer-'))

async function print(bytes: number) {
  const path = join(folder, `browser-${bytes}`)
  await writeFile(path, browser(bytes))
  await chmod(path, 0o755)
  return openPrinter({ browser: path }).print(page, AbortSignal.timeout(60_000))
}

test('a PDF comes in pieces, and is put together as it was printed', async () => {
  const mebibyte = 1024 * 1024
  const printed = await print(3 * mebibyte + 5)
  const whole = [0, 1, 2].map((number) => Buffer.alloc(mebibyte, number))
  expect('pdf' in printed && Buffer.concat([...whole, Buffer.alloc(5, 3)]).equals(printed.pdf)).toBe(true)
})

test('a PDF is read up to the bound, and no further', async () => {
  expect(await print(Number.MAX_SAFE_INTEGER)).toEqual({ fault: 'tooLarge' })
})

test('a browser that does not start fails with what it wrote, and with what helps', async () => {
  const path = join(folder, 'browser-without-library')
  const words = 'error while loading shared libraries: libnss3.so: cannot open shared object file'
  await writeFile(path, `#!/bin/sh\necho '${words}' >&2\nexit 127\n`)
  await chmod(path, 0o755)
  const printing = openPrinter({ browser: path }).print(page, AbortSignal.timeout(60_000))
  await expect(printing).rejects.toThrow(/The library libnss3\.so is missing.*cannot open shared object file/)
})
