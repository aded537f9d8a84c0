import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isAlive } from '../../../../../apps/server/src/plumbing/postgres/alive.ts'
import { runLimited } from './limited-process.ts'

const run = (script: string, limits: { timeMs?: number; memoryMb?: number } = {}) =>
  runLimited('/bin/sh', ['-c', script], {
    cwd: tmpdir(),
    env: { PATH: '/usr/bin:/bin' },
    limits: { timeMs: 30_000, memoryMb: 2_000, ...limits },
  })

test('a program that ends gives its code and its words', async () => {
  expect(await run('echo written; exit 3')).toEqual({ code: 3, signal: null, output: 'written\n' })
})

test('a program that hangs is ended with all that it has started', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'candor-limited-'))
  const noted = join(folder, 'pid')
  const end = await run(`sleep 300 & echo $! > ${noted}; wait`, { timeMs: 2_000 })
  expect(end).toEqual({ limit: 'time' })
  const child = Number(await readFile(noted, 'utf8'))
  await rm(folder, { recursive: true })
  expect(child).toBeGreaterThan(0)
  await expect.poll(() => isAlive(child)).toBe(false)
})

test('a program whose server was killed ends by its limit of processor time', async () => {
  const end = await run('ulimit -t')
  expect(end).toEqual({ code: 0, signal: null, output: '120\n' })
})

test('a process that a program leaves behind is ended with the program', async () => {
  const end = await run('sleep 300 >/dev/null & echo $!')
  const left = 'output' in end ? Number(end.output) : 0
  expect(left).toBeGreaterThan(0)
  await expect.poll(() => isAlive(left)).toBe(false)
})

test('a program whose child takes too much memory is ended', async () => {
  const take = `const held = []; setInterval(() => held.push(Buffer.alloc(32e6, 1)), 10)`
  const end = await run(`"${process.execPath}" -e '${take}'; true`, { memoryMb: 300 })
  expect(end).toEqual({ limit: 'memory' })
})

test('a program that talks without end is heard only so far', async () => {
  const end = await run('head -c 1000000 /dev/zero')
  expect('output' in end && end.output.length).toBe(64 * 1024)
})

test('a program that is not there is an error', async () => {
  await expect(
    runLimited('/no/such/program', [], { cwd: tmpdir(), env: {}, limits: { timeMs: 1_000, memoryMb: 1 } }),
  ).rejects.toThrow('ENOENT')
})
