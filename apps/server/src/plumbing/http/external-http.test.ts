import { createServer } from 'node:http'
import { ExternalHttpError } from '@candor/kernel/external-http'
import { listenHere } from '@candor/testkit/providers/listening'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isClosedAddress, openOutside } from './external-http.ts'

let server: Awaited<ReturnType<typeof listenHere>> | null = null
let address = ''
let asked = 0

beforeAll(async () => {
  const http = createServer((request, answer) => {
    asked += 1
    if (request.url === '/large') answer.end('x'.repeat(600_000))
    else answer.end('fine')
  })
  server = await listenHere(http)
  address = `http://127.0.0.1:${server.port}`
})
afterAll(() => server?.close())

const get = { method: 'GET', headers: {} }
const closed = openOutside({ allowsPrivate: false })
const open = openOutside({ allowsPrivate: true })

const reasonOf = (asking: Promise<unknown>) =>
  asking.then(
    () => null,
    (error: unknown) => (error instanceof ExternalHttpError ? error.reason : error),
  )

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '0.0.0.0',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '192.0.0.8',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fd12::1',
  'ff02::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '::127.0.0.1',
  'not an address',
  '',
])('an address that is no public one is closed: %s', (text) => {
  expect(isClosedAddress(text)).toBe(true)
})

test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '192.167.1.1', '2606:4700::1111', '2a00:1450::1'])(
  'a public address is open: %s',
  (text) => {
    expect(isClosedAddress(text)).toBe(false)
  },
)

test.each([
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://localhost/',
  'http://8.8.8.8/',
  'https://user:pass@8.8.8.8/',
  'file:///etc/passwd',
])('the server sends no request to %s', async (url) => {
  expect(await reasonOf(closed.fetch(url, get))).toBe('closedAddress')
})

test('a private address is asked where the operator says so, and the bounds hold there too', async () => {
  expect(await reasonOf(closed.fetch(address, get))).toBe('closedAddress')
  expect(asked).toBe(0)
  expect(await (await open.fetch(address, get)).text()).toBe('fine')
  expect(await reasonOf(open.fetch(`${address}/large`, get))).toBe('tooLarge')
  expect(await reasonOf(open.fetch('http://127.0.0.1:1/', get))).toBe('unreachable')
})
