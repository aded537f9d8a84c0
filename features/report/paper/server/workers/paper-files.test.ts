import { afterEach, expect, test } from 'vitest'
import { type MakeFile, openPaperFiles, PaperFailed, paperFileLimits } from './paper-files.ts'

let time = 0
const faults: unknown[] = []
let files = open()
function open() {
  return openPaperFiles({
    now: () => time,
    onFault: (fault) => faults.push(fault),
    limits: { ...paperFileLimits, open: 3, keptBytes: 10 },
  })
}
afterEach(() => {
  files.close()
  files = open()
  faults.length = 0
  time = 0
})

const file = (size = 1) => ({
  name: 'a.pdf',
  format: 'pdf' as const,
  bytes: Buffer.alloc(size),
  isStillOpen: () => Promise.resolve(true),
})
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A file that is made when the test says so. */
function slow(size?: number) {
  const { promise, resolve, reject } = Promise.withResolvers<ReturnType<typeof file>>()
  let given: AbortSignal | null = null
  const make: MakeFile = (signal) => {
    given = signal
    return promise
  }
  return {
    make,
    finish: async () => {
      resolve(file(size))
      await settle()
    },
    fail: async (error: Error) => {
      reject(error)
      await settle()
    },
    isGivenUp: () => given?.aborted,
  }
}

test('files are made one at a time, and a waiting owner is told how many are ahead', async () => {
  const first = slow()
  const second = slow()
  const one = files.start('a', first.make) ?? ''
  const two = files.start('b', second.make) ?? ''
  expect(files.stateOf('a', one)).toEqual({ state: 'making' })
  expect(files.stateOf('b', two)).toEqual({ state: 'waiting', ahead: 1 })
  await first.finish()
  expect(files.stateOf('a', one)).toMatchObject({ state: 'made' })
  expect(files.stateOf('b', two)).toEqual({ state: 'making' })
})

test('a file above the limit of waiting ones is refused, and an owner’s new file cancels the earlier one', () => {
  const first = slow()
  const one = files.start('a', first.make) ?? ''
  expect(files.start('b', slow().make)).not.toBe(null)
  expect(files.start('c', slow().make)).not.toBe(null)
  expect(files.start('d', slow().make)).toBe(null)
  expect(files.start('a', slow().make)).not.toBe(null)
  expect([files.stateOf('a', one), first.isGivenUp()]).toEqual([null, true])
})

test('a file that its owner stops asking for is cancelled, and nobody else is told of it', async () => {
  const left = slow()
  const one = files.start('a', left.make) ?? ''
  expect(files.stateOf('b', one)).toBe(null)
  time += paperFileLimits.unaskedMs + 1
  files.start('b', slow().make)
  expect([files.stateOf('a', one), left.isGivenUp()]).toEqual([null, true])
})

test('a file can be fetched for a while, and old ones make room for new ones', async () => {
  const fetched = async (size: number, owner: string) => {
    const made = slow(size)
    const id = files.start(owner, made.make) ?? ''
    await made.finish()
    const state = files.stateOf(owner, id)
    return state?.state === 'made' ? state.address.replace('/file/paper/', '') : ''
  }
  const first = await fetched(8, 'a')
  const second = await fetched(8, 'b')
  expect([files.find(first), files.find(second)?.bytes.length]).toEqual([null, 8])
  time += paperFileLimits.keptMs + 1
  expect(files.find(second)).toBe(null)
})

test('a limit that was reached is said, and a fault of ours is logged', async () => {
  const long = slow()
  const broken = slow()
  const one = files.start('a', long.make) ?? ''
  await long.fail(new PaperFailed('tooSlow'))
  expect(files.stateOf('a', one)).toEqual({ state: 'failed', fault: 'tooSlow' })
  const two = files.start('b', broken.make) ?? ''
  await broken.fail(new Error('no browser'))
  expect(files.stateOf('b', two)).toEqual({ state: 'failed', fault: 'broken' })
  expect(faults).toHaveLength(1)
})
