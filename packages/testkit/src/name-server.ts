import { createSocket, type RemoteInfo, type Socket } from 'node:dgram'
import type { TxtRecords } from '@candor/kernel/txt-records'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openTxtRecords } from '../../../apps/server/src/plumbing/txt-records.ts'

const headerBytes = 12
const txtType = 16
const notFound = 3
const serverFailure = 2

/** The name of a DNS question, and where its type and class begin. */
function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = headerBytes
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 }
}

function writeText(text: string): Buffer {
  const bytes = Buffer.from(text)
  const parts: Buffer[] = []
  for (let at = 0; at < bytes.length; at += 255) {
    const part = bytes.subarray(at, at + 255)
    parts.push(Buffer.from([part.length]), part)
  }
  const data = Buffer.concat(parts)
  const head = Buffer.alloc(12)
  // A pointer to the name of the question.
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(txtType, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}

/** A name server on loopback that speaks DNS over UDP, with TXT records that tests choose. */
export function nameServerUnderTest() {
  let socket: Socket | null = null
  let opened: TxtRecords | null = null
  let isFailing = false
  const records = new Map<string, readonly string[]>()
  const asked: string[] = []

  function answer(query: Buffer, from: RemoteInfo): void {
    const { name, end } = readName(query)
    asked.push(name)
    const texts = records.get(name)
    const code = isFailing ? serverFailure : texts ? 0 : notFound
    const head = Buffer.alloc(headerBytes)
    query.copy(head, 0, 0, 2)
    head.writeUInt16BE(0x8180 | code, 2)
    head.writeUInt16BE(1, 4)
    const answers = code === 0 ? (texts ?? []) : []
    head.writeUInt16BE(answers.length, 6)
    const question = query.subarray(headerBytes, end + 4)
    socket?.send(Buffer.concat([head, question, ...answers.map(writeText)]), from.port, from.address)
  }

  beforeAll(async () => {
    const bound = createSocket('udp4')
    bound.on('message', answer)
    await new Promise<void>((done) => bound.bind(0, '127.0.0.1', done))
    socket = bound
    opened = openTxtRecords({ servers: [`127.0.0.1:${bound.address().port}`] })
  })
  afterAll(() => {
    socket?.close()
  })
  beforeEach(() => {
    records.clear()
    asked.length = 0
    isFailing = false
  })

  const txtRecords: TxtRecords = {
    lookUp: (name) => {
      if (!opened) throw new Error('the name server starts with the first test')
      return opened.lookUp(name)
    },
  }
  return {
    /** The real client, which asks this server. */
    txtRecords,
    /** TXT records by lower-case name. */
    records,
    asked,
    /** Every question is answered by a failure of the server. */
    fail: () => {
      isFailing = true
    },
    recover: () => {
      isFailing = false
    },
  }
}
