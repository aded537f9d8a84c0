import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeWorkFolder } from '../../../../features/documents/server/jobs/work-folder.ts'
import { sweepWorkFolders } from './work-folders.ts'

test('the start removes what killed servers left of documents, and spares what others are at and what is not theirs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'candor-work-'))
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true })
  })
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
    `candor-print-${running.pid}-AbC123`,
    'candor-convert-AbC123',
    'candor-convert-test-AbC123',
    'other',
  ]
  for (const name of kept) await leave(name)
  await makeWorkFolder('convert')
  await leave(`candor-convert-${killed.pid}-AbC123`)
  await leave(`candor-print-${killed.pid}-xYz789`)
  await leave('candor-print-Old123', 2)
  await sweepWorkFolders()
  running.kill()
  expect((await readdir(folder)).sort()).toEqual(kept.sort())
})
