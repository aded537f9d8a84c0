import type { FileId } from '@candor/kernel/ids'
import { type AccountUnderTest, anAccount } from '@candor/testkit/builders'
import { aFile, fileAddress } from '@candor/testkit/files'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { signOut } from '../../session/contract.ts'

const server = serverUnderTest()

const aVideo = (account: AccountUnderTest, content: string) =>
  aFile(server.house, account, { name: '第一题.webm', content, contentType: 'video/webm' })

const addressFor = ({ token }: AccountUnderTest, fileId: FileId) => fileAddress(server.house, token, fileId)

const get = (url: string, range?: string) =>
  server.app.inject({ method: 'GET', url, headers: range ? { range } : {} })

test('a file is served by its address, whole or by range, for no shared cache', async () => {
  const account = await anAccount(server.house)
  const address = await addressFor(account, await aVideo(account, '0123456789'))
  const whole = await get(address)
  expect(whole.statusCode).toBe(200)
  expect(whole.body).toBe('0123456789')
  expect(whole.headers['content-type']).toBe('video/webm')
  expect(whole.headers['cache-control']).toContain('private')
  const part = await get(address, 'bytes=2-4')
  expect(part.statusCode).toBe(206)
  expect(part.body).toBe('234')
  expect(part.headers['content-range']).toBe('bytes 2-4/10')
})

test('an address that was tampered with, has expired or whose session has ended gives nothing', async () => {
  const account = await anAccount(server.house)
  const address = await addressFor(account, await aVideo(account, 'secret'))
  const word = address.split('/').at(-1) ?? ''
  const tampered = address.replace(
    word,
    word.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
  )
  expect((await get(tampered)).statusCode).toBe(404)
  expect((await get('/file/media/nonsense')).statusCode).toBe(404)
  await server.call(signOut, {}, { token: account.token })
  const ended = await get(address)
  expect(ended.statusCode).toBe(404)
  expect(ended.body).not.toContain('secret')
  const other = await anAccount(server.house)
  const expiring = await addressFor(other, await aVideo(other, 'secret'))
  server.clock.pass(7 * 60 * 60 * 1000)
  expect((await get(expiring)).statusCode).toBe(404)
})

test('a session of another company does not open a file', async () => {
  const owner = await anAccount(server.house)
  const stranger = await anAccount(server.house)
  const address = await addressFor(stranger, await aVideo(owner, 'secret'))
  expect((await get(address)).statusCode).toBe(404)
})
