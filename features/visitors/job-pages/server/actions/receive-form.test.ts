import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { withForm } from './receive-form.ts'

const boundary = 'edge'
const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
const head = `--${boundary}\r\ncontent-disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n`

const folderOf = () => mkdtemp(join(tmpdir(), 'candor-form-'))
const never = () => Promise.reject(new Error('the form was handed over'))

test('a resume that comes at a trickle is given up after its time, and nothing of it stays', async () => {
  const folder = await folderOf()
  const body = new PassThrough()
  body.write(head)
  const trickle = setInterval(() => body.write('x'.repeat(100)), 10)
  const answer = await withForm({ headers, body, folder, patienceMs: 150 }, never)
  clearInterval(trickle)
  expect([answer, await readdir(folder)]).toEqual(['tooSlow', []])
})

test('a resume without a declared length is refused as soon as it is too large', async () => {
  const folder = await folderOf()
  const body = new PassThrough()
  body.write(head)
  let sent = 0
  const piece = Buffer.alloc(1024 * 1024)
  const pump = () => {
    while (sent < 50 && body.write(piece)) sent += 1
  }
  body.on('drain', pump)
  pump()
  expect([await withForm({ headers, body, folder }, never), await readdir(folder)]).toEqual(['tooLarge', []])
  expect(sent).toBeLessThan(25)
})
