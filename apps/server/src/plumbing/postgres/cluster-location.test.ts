import { lstat, mkdtemp, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type ClusterLocation, ensureSocketDir } from './cluster-location.ts'

async function aLocation(): Promise<ClusterLocation> {
  const folder = await mkdtemp(join(tmpdir(), 'candor-location-'))
  const cluster = join(folder, 'cluster')
  return { cluster, pgdata: cluster, socketDir: join(folder, 'socket'), account: null }
}

test('a folder of the socket that a stopping process takes away meanwhile is made anew', async () => {
  const location = await aLocation()
  const takeAway = async () => {
    for (let turn = 0; turn < 20; turn++) await rmdir(location.socketDir).catch(() => {})
  }
  for (let turn = 0; turn < 20; turn++) await Promise.all([takeAway(), ensureSocketDir(location)])
  await ensureSocketDir(location)
  expect((await lstat(location.socketDir)).mode & 0o777).toBe(0o700)
})

test('a folder of the socket that cannot be made is told of at once', async () => {
  const location = await aLocation()
  await expect(
    ensureSocketDir({ ...location, socketDir: join(location.socketDir, 'within') }),
  ).rejects.toThrow('ENOENT')
})
