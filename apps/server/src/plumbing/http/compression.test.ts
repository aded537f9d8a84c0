import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { packReplies } from './compression.ts'

const long = JSON.stringify({ text: 'a report '.repeat(1_000) })

/** A reply that another thread packs. */
const longest = JSON.stringify({ text: 'a report '.repeat(10_000) })

async function ask(accepted: string, url = '/long') {
  const app = Fastify()
  onTestFinished(() => app.close())
  packReplies(app)
  app.get('/long', (_request, reply) => reply.type('application/json').send(Buffer.from(long)))
  app.get('/longest', (_request, reply) => reply.type('application/json').send(Buffer.from(longest)))
  app.get('/short', async () => ({ text: 'short' }))
  app.get('/text', async () => long)
  const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': accepted } })
  expect(headers['content-length']).toBe(`${rawPayload.length}`)
  return { encoding: headers['content-encoding'], vary: headers.vary, bytes: rawPayload }
}

test.each([
  { accepted: 'gzip, deflate, br, zstd', encoding: 'zstd', unpack: zstdDecompressSync },
  { accepted: 'gzip;q=1.0, br;q=0.9, zstd;q=0', encoding: 'br', unpack: brotliDecompressSync },
  { accepted: 'GZIP', encoding: 'gzip', unpack: gunzipSync },
  { accepted: '*', encoding: 'gzip', unpack: gunzipSync },
])('a long reply of a call is packed as $encoding for $accepted', async ({ accepted, encoding, unpack }) => {
  const answer = await ask(accepted)
  expect(answer).toMatchObject({ encoding, vary: 'accept-encoding' })
  expect(unpack(answer.bytes).toString()).toBe(long)
  expect(answer.bytes.length).toBeLessThan(1_000)
  const apart = await ask(accepted, '/longest')
  expect(apart).toMatchObject({ encoding, vary: 'accept-encoding' })
  expect(unpack(apart.bytes).toString()).toBe(longest)
})

test('a client that accepts no packing gets the reply as it is, and so do short replies and other types', async () => {
  for (const accepted of ['identity', '', 'deflate', 'br;q=0'])
    expect(await ask(accepted)).toMatchObject({ encoding: undefined, bytes: Buffer.from(long) })
  expect((await ask('br', '/short')).encoding).toBe(undefined)
  expect((await ask('br', '/text')).encoding).toBe(undefined)
})
