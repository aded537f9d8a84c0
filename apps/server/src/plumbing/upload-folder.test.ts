import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openUploadFolder } from './upload-folder.ts'

const longAgo = new Date(Date.now() - 48 * 60 * 60 * 1000)

async function aDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'candor-uploads-'))
  return folder
}

const fail = (error: unknown) => {
  throw error
}

async function leave(dataDir: string, processId: number | undefined): Promise<void> {
  const folder = join(dataDir, 'uploads', `${hostname()}-${processId}`)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'upload'), 'a resume')
}

test('uploaded files lie in the data folder, where nobody but the owner may look', async () => {
  const dataDir = await aDataFolder()
  const folder = await openUploadFolder(dataDir, fail)
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
  const folder = await openUploadFolder(dataDir, fail)
  expect(await readdir(folder)).toEqual([])
  const left = await readdir(join(dataDir, 'uploads'))
  running.kill()
  expect(left.sort()).toEqual([running.pid, process.pid].map((pid) => `${hostname()}-${pid}`).sort())
})

test('a server on another machine that shares the data folder keeps what it is receiving', async () => {
  const dataDir = await aDataFolder()
  // The folder of another host, whose process ids mean nothing here, and whose name may start with this host's.
  const theirs = join(dataDir, 'uploads', `${hostname()}-2-999999`)
  await mkdir(theirs, { recursive: true })
  await writeFile(join(theirs, 'new'), 'a resume')
  await writeFile(join(theirs, 'old'), 'a resume')
  await utimes(join(theirs, 'old'), longAgo, longAgo)
  await openUploadFolder(dataDir, fail)
  expect(await readdir(theirs)).toEqual(['new'])
})

test('a start is stopped by nothing that lies among the uploads, and removes old files that are in no folder', async () => {
  const dataDir = await aDataFolder()
  const uploads = join(dataDir, 'uploads')
  await mkdir(uploads)
  for (const name of ['.DS_Store', 'old-upload', 'new-upload'])
    await writeFile(join(uploads, name), 'a resume')
  for (const name of ['.DS_Store', 'old-upload']) await utimes(join(uploads, name), longAgo, longAgo)
  await symlink(join(dataDir, 'nowhere'), join(uploads, 'link'))
  await openUploadFolder(dataDir, fail)
  expect((await readdir(uploads)).sort()).toEqual(
    [`${hostname()}-${process.pid}`, 'link', 'new-upload'].sort(),
  )
})
