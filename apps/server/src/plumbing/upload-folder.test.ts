import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openUploadFolder } from './upload-folder.ts'

async function aDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'candor-uploads-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function leave(dataDir: string, processId: number | undefined): Promise<void> {
  const folder = join(dataDir, 'uploads', String(processId))
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'upload'), 'a resume')
}

test('uploaded files lie in the data folder, where nobody but the owner may look', async () => {
  const dataDir = await aDataFolder()
  const folder = await openUploadFolder(dataDir)
  expect(folder.startsWith(dataDir)).toBe(true)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  expect((await stat(join(dataDir, 'uploads'))).mode & 0o777).toBe(0o700)
})

test('the start removes what a killed process left, and spares what another that runs is receiving', async () => {
  const dataDir = await aDataFolder()
  const running = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: 'pipe' })
  const killed = spawn(process.execPath, ['-e', ''])
  await once(killed, 'exit')
  for (const processId of [running.pid, killed.pid, process.pid]) await leave(dataDir, processId)
  const folder = await openUploadFolder(dataDir)
  expect(await readdir(folder)).toEqual([])
  const left = await readdir(join(dataDir, 'uploads'))
  running.kill()
  expect(left.sort()).toEqual([String(running.pid), String(process.pid)].sort())
})
