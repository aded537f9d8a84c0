import { beforeEach, expect, test, vi } from 'vitest'
import { ChunkLoadError, chunkLoadTimeoutMs, inTime } from './chunk-load.ts'

beforeEach(() => void vi.useFakeTimers())

test('a part of the page that never comes is a ChunkLoadError after 120,000 ms, and not before [P8-036 P9-002]', async () => {
  expect(chunkLoadTimeoutMs).toBe(120_000)
  const heard = vi.fn()
  inTime(new Promise(() => {})).catch(heard)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(heard).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ name: 'ChunkLoadError' }))
  expect(heard.mock.lastCall?.[0]).toBeInstanceOf(Error)
})

test('a style that fails has the code CSS_CHUNK_LOAD_FAILED, and a script has none [P8-037]', async () => {
  const failure = (message: string) => inTime(Promise.reject(new Error(message))).catch((error) => error)
  expect(await failure('Unable to preload CSS for /assets/tab.css')).toMatchObject({
    name: 'ChunkLoadError',
    code: 'CSS_CHUNK_LOAD_FAILED',
  })
  const ofScript = await failure('Failed to fetch dynamically imported module: /assets/tab.js')
  expect(ofScript).toBeInstanceOf(ChunkLoadError)
  expect(ofScript).not.toHaveProperty('code', 'CSS_CHUNK_LOAD_FAILED')
})

test('a loaded chunk is given on, with no timer left, and an error of its code stays as it is', async () => {
  await expect(inTime(Promise.resolve('a part'))).resolves.toBe('a part')
  const fault = new TypeError('x is not a function')
  await expect(inTime(Promise.reject(fault))).rejects.toBe(fault)
  expect(vi.getTimerCount()).toBe(0)
})
