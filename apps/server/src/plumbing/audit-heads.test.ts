import { execFile } from 'node:child_process'
import { appendFile, chmod, mkdir, mkdtemp, open, readFile, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { BadSetting } from '../env/values.ts'
import { openAuditHeads, requireWritableHeads } from './audit-heads.ts'

const root = await mkdtemp(join(tmpdir(), 'candor-heads-'))

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const quiet = { info: () => {}, warn: () => {}, error: () => {} }
const companyId = '0198c1de-7c3a-7b54-9a3e-2f1d0c9b8a76'
const at = new Date('2026-03-14T02:00:00Z')
const head = (sequence: number) => ({ companyId, sequence, hash: `${sequence}`.repeat(64), at })

async function linesIn(path: string): Promise<string[]> {
  return (await readFile(path, 'utf8')).split('\n').map((line) => line.split(' ').slice(2).join(' '))
}
const told = (sequence: number, state: string) => `${sequence}:${`${sequence}`.repeat(64)} ${state}`

test('several processes write one file, a line for each beginning and each end', async () => {
  const path = join(root, 'shared.log')
  const one = openAuditHeads(path, quiet)
  const two = openAuditHeads(path, quiet)
  expect(await one.isEmpty()).toBe(true)
  await Promise.all([one.begin(head(1)), two.begin(head(2))])
  await Promise.all([one.stored(head(1)), two.stored(head(2))])
  await Promise.all([one.close(), two.close()])
  const lines = await linesIn(path)
  expect(lines.toSorted()).toEqual([
    '',
    told(1, 'begun'),
    told(1, 'stored'),
    told(2, 'begun'),
    told(2, 'stored'),
  ])
  expect(await one.isEmpty()).toBe(false)
})

test('lines are flushed to the disk at most once a second, however many there are, and not when there are none', async () => {
  const path = join(root, 'flushed.log')
  const file = await open(path, 'a')
  const flush = vi.spyOn(Object.getPrototypeOf(file), 'datasync')
  await file.close()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const heads = openAuditHeads(path, quiet)
  const write = async (count: number) => {
    for (let entry = 0; entry < count; entry += 1) await heads.begin(head(1))
  }
  const isFlushed = (times: number) => expect.poll(() => flush.mock.calls.length).toBe(times)
  await write(50)
  vi.advanceTimersByTime(999)
  await isFlushed(0)
  vi.advanceTimersByTime(1)
  await isFlushed(1)
  await write(50)
  vi.advanceTimersByTime(999)
  await write(50)
  await isFlushed(1)
  vi.advanceTimersByTime(1)
  await isFlushed(2)
  expect(vi.getTimerCount()).toBe(0)
  await write(1)
  await heads.close()
  expect(flush).toHaveBeenCalledTimes(3)
})

test('a line that was cut off spoils only itself', async () => {
  const path = join(root, 'cut.log')
  await appendFile(path, '2026-03-14T02:00:00.000Z 0198c1de-7c3a')
  const heads = openAuditHeads(path, quiet)
  expect(await heads.begin(head(1))).toBe(true)
  await heads.stored(head(1))
  await heads.close()
  expect((await linesIn(path)).slice(1)).toEqual([told(1, 'begun'), told(1, 'stored'), ''])
})

test('entries from the time of an unwritable file are told before anything else begins', async () => {
  const path = join(root, 'later.log')
  const heads = openAuditHeads(path, quiet)
  await heads.begin(head(1))
  await rm(path)
  // A folder in its place cannot be written to by any user.
  await mkdir(path)
  await heads.stored(head(1))
  expect(await heads.begin(head(2))).toBe(false)
  await rmdir(path)
  expect(await heads.begin(head(2))).toBe(true)
  await heads.close()
  expect(await linesIn(path)).toEqual([told(1, 'stored'), told(2, 'begun'), ''])
})

test('`begin` fails when the heads file cannot be written (disk full)', async () => {
  const heads = openAuditHeads('/dev/full', quiet)
  expect(await heads.begin(head(1))).toBe(false)
  await heads.close()
})

test('a file that is not there has no lines to compare with, and says so', async () => {
  const heads = openAuditHeads(join(root, 'none.log'), quiet)
  expect(await heads.isEmpty()).toBe(true)
  await expect(Array.fromAsync(heads.lines())).rejects.toThrow('ENOENT')
})

test('a file of heads that cannot be written is a bad setting, and one that is not there yet is none', async () => {
  const dataDir = join(root, 'fresh')
  await requireWritableHeads({ dataDir, auditHeads: join(dataDir, 'heads.log') })
  expect(await openAuditHeads(join(dataDir, 'heads.log'), quiet).isEmpty()).toBe(true)
  for (const auditHeads of [join(root, 'no-folder/heads.log'), root]) {
    const refused = requireWritableHeads({ dataDir, auditHeads })
    await expect(refused).rejects.toThrow(BadSetting)
    await expect(refused).rejects.toThrow('AUDIT_HEADS')
  }
})

test('a data folder of another account is named as such, and not the file of heads in it', async () => {
  const program = `
    import { requireWritableHeads } from ${JSON.stringify(join(import.meta.dirname, 'audit-heads.ts'))}
    const dataDir = process.argv[1]
    // As root every folder may be written: another account is taken, once the modules are read.
    if (process.getuid() === 0) process.setuid(65_534)
    await requireWritableHeads({ dataDir, auditHeads: dataDir + '/heads.log' }).catch(({ message }) => console.log(message))`
  const closed = await mkdtemp(join(tmpdir(), 'candor-closed-'))
  await chmod(closed, 0o555)
  const run = promisify(execFile)
  const { stdout: said } = await run(process.execPath, ['--input-type=module', '-e', program, closed])
  expect(said).toContain(`The data folder ${closed} cannot be written (EACCES)`)
  expect(said).toContain('set another DATA_DIR')
  expect(said).not.toContain('AUDIT_HEADS')
  await rm(closed, { recursive: true })
})
