import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, utimes, writeFile } from 'node:fs/promises'
import { tmpdir, uptime } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = new URL('turn.js', import.meta.url).href

const folder = await mkdtemp(join(tmpdir(), 'candor-turn-'))

/** Takes a turn in another process, after running `first`; returns its first line of output. */
async function takeTurn(lock: string, first = ''): Promise<string> {
  const code = `import { writeFileSync } from 'node:fs'
    import { takeTurn } from ${JSON.stringify(source)}
    const lock = ${JSON.stringify(lock)}
    ${first}
    await takeTurn(lock)
    console.log('taken')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code])
  const ended = once(child, 'exit')
  const [said] = await once(child.stdout, 'data')
  child.kill()
  await ended
  return String(said).trim()
}

/** A lock file of another start, written this many seconds ago. */
async function aLock(name: string, content: string, ageSeconds: number): Promise<string> {
  const lock = join(folder, name)
  await writeFile(lock, content)
  const time = Date.now() / 1000 - ageSeconds
  await utimes(lock, time, time)
  return lock
}

const waits = (lock: string) =>
  `Another process is preparing this checkout; waiting for it. It holds ${lock}.`

test('a start takes its turn where nobody has it', async () => {
  expect(await takeTurn(join(folder, 'none'))).toBe('taken')
})

test('a start waits for one that lives, and names the file that says so', async () => {
  const lock = await aLock('lives', String(process.pid), 0)
  expect(await takeTurn(lock)).toBe(waits(lock))
  expect(await readFile(lock, 'utf8')).toBe(String(process.pid))
})

test('a start does not wait for a process that is gone, nor for one of before the machine was started', async () => {
  expect(await takeTurn(await aLock('gone', '4194999', 0))).toBe('taken')
  expect(await takeTurn(await aLock('before', String(process.pid), uptime() + 3_600))).toBe('taken')
})

test('a start does not wait for itself: in a container that was started anew an id comes again', async () => {
  expect(await takeTurn(join(folder, 'own'), 'writeFileSync(lock, String(process.pid))')).toBe('taken')
})

test('a file that was never written is waited for some seconds and no longer', async () => {
  const fresh = await aLock('fresh', '', 0)
  expect(await takeTurn(fresh)).toBe(waits(fresh))
  expect(await takeTurn(await aLock('full', '', 60))).toBe('taken')
})
