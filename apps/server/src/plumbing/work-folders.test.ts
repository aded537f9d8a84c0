import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeWorkFolder } from '../../../../features/platform/documents/server/workers/work-folder.ts'
import { sweepWorkFolders } from './work-folders.ts'

vi.mock('node:fs/promises', async (importActual) => {
  const actual = await importActual<typeof import('node:fs/promises')>()
  const rm: typeof actual.rm = async (path, options) => {
    if (String(path).endsWith('Locked')) throw new Error('EACCES')
    await actual.rm(path, options)
  }
  return { ...actual, rm }
})

test('the start removes what killed servers left of documents, and spares what others are at and what is not theirs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'candor-work-'))
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('TMPDIR', folder)
  const running = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: 'pipe' })
  const killed = spawn(process.execPath, ['-e', ''])
  await once(killed, 'exit')
  const leave = async (name: string, daysOld = 0) => {
    await mkdir(join(folder, name))
    await writeFile(join(folder, name, 'document.pdf'), 'a resume')
    const at = new Date(Date.now() - daysOld * 24 * 60 * 60 * 1000)
    await utimes(join(folder, name), at, at)
  }
  const kept = [
    `candor-print-${hostname()}-${running.pid}-AbC123`,
    // Those of another container, whose processes cannot be seen from here, and of an older server.
    `candor-print-other-${hostname()}-${killed.pid}-AbC123`,
    `candor-convert-${killed.pid}-New123`,
    'candor-convert-AbC123',
    'candor-convert-test-AbC123',
    'other',
  ]
  for (const name of kept) await leave(name)
  await makeWorkFolder('convert')
  await leave(`candor-convert-${hostname()}-${killed.pid}-AbC123`)
  await leave(`candor-print-${hostname()}-${killed.pid}-xYz789`)
  for (const name of ['Old123', `${running.pid}-Old123`, `other-${running.pid}-Old123`])
    await leave(`candor-print-${name}`, 2)
  await sweepWorkFolders()
  running.kill()
  expect((await readdir(folder)).sort()).toEqual(kept.sort())
})

test('a folder that cannot be removed keeps no other one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'candor-work-'))
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('TMPDIR', folder)
  const names = ['Locked', 'Second'].map((end) => `candor-print-${hostname()}-${process.pid}-${end}`)
  for (const name of names) await mkdir(join(folder, name))
  await expect(sweepWorkFolders()).rejects.toThrow('could not be removed')
  expect(await readdir(folder)).toEqual([names[0]])
})
