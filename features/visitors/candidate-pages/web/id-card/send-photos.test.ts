import { beforeEach, expect, test, vi } from 'vitest'
import { saveIdCardAt } from '../../contract/addresses.ts'
import { sendPhotos } from './send-photos.ts'

const kilobyte = 1024
const photos = {
  front: new Blob([new Uint8Array(600 * kilobyte)]),
  back: new Blob([new Uint8Array(100 * kilobyte)]),
}

/** A server that holds pieces, behind a connection that is cut once after so many of them. */
function aServer(cutAfter: number) {
  const held = new Map<string, number>()
  const pieces: { side: string; offset: number; size: number }[] = []
  const state = { isCut: false, isSaved: false }
  const answer = async (address: string, form: FormData) => {
    if (address.endsWith(saveIdCardAt.path)) {
      state.isSaved = true
      return null
    }
    const side = String(form.get('side'))
    const offset = Number(form.get('offset'))
    const piece = form.get('piece')
    const before = held.get(side) ?? 0
    if (!(piece instanceof Blob) || offset !== before) return { heldBytes: before }
    if (pieces.length === cutAfter && !state.isCut) {
      state.isCut = true
      throw new TypeError('the connection was lost')
    }
    pieces.push({ side, offset, size: piece.size })
    held.set(side, before + piece.size)
    return { heldBytes: before + piece.size }
  }
  return { pieces, state, answer }
}

let server = aServer(2)
beforeEach(() => {
  server = aServer(2)
  class Request extends EventTarget {
    upload = new EventTarget()
    address = ''
    status = 0
    statusText = ''
    responseText = ''
    open(_method: string, address: string) {
      this.address = address
    }
    setRequestHeader() {}
    abort() {}
    send(form: FormData) {
      server.answer(this.address, form).then(
        (data) => {
          this.status = 200
          this.responseText = JSON.stringify({ code: 0, msg: 'ok', data })
          this.dispatchEvent(new Event('load'))
        },
        () => this.dispatchEvent(new Event('error')),
      )
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { body } = init
    if (!(body instanceof FormData)) throw new Error('pieces are sent as a form')
    const data = await server.answer(String(address), body)
    return Response.json({ code: 0, msg: 'ok', data })
  })
})

test('stored pieces are not sent again after a cut connection', async () => {
  const shares: number[] = []
  const handing = {
    link: 'link',
    upload: 'u1',
    document: 'idCard' as const,
    photos,
    signal: new AbortController().signal,
    onShare: (share: number) => shares.push(share),
  }
  await expect(sendPhotos(handing)).rejects.toThrow()
  expect(server.pieces).toHaveLength(2)
  await sendPhotos(handing)
  expect(server.pieces).toEqual([
    { side: 'frontIdCard', offset: 0, size: 256 * kilobyte },
    { side: 'frontIdCard', offset: 256 * kilobyte, size: 256 * kilobyte },
    { side: 'frontIdCard', offset: 512 * kilobyte, size: 88 * kilobyte },
    { side: 'backIdCard', offset: 0, size: 100 * kilobyte },
  ])
  expect(server.state.isSaved).toBe(true)
  expect(shares.at(-1)).toBe(1)
})

test('one photo of a passport is sent, also after a back was photographed', async () => {
  server = aServer(Number.POSITIVE_INFINITY)
  const { signal } = new AbortController()
  await sendPhotos({ link: 'link', upload: 'u2', document: 'passport', photos, onShare: () => {}, signal })
  expect(new Set(server.pieces.map(({ side }) => side))).toEqual(new Set(['frontIdCard']))
  expect(server.state.isSaved).toBe(true)
})
