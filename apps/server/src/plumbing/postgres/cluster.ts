import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, lchown, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Account } from './account.ts'
import { isAlive } from './alive.ts'
import type { Binaries } from './binaries.ts'
import { type ClusterLocation, hiddenCluster } from './cluster-location.ts'
import { PostgresUnavailable } from './unavailable.ts'

const run = promisify(execFile)

/** The superuser of the cluster. It has no password: only its own account can enter the socket's folder. */
export const superuser = 'candor'

/**
 * Creates the cluster if there is none, and sets its owner.
 *
 * It is created under another name and then renamed, so that a killed initdb leaves no partial cluster, and of two
 * first starts one succeeds. `durable: false` skips the flushes to disk.
 */
export async function ensureCluster(
  location: ClusterLocation,
  { initdb, major }: Pick<Binaries, 'initdb' | 'major'>,
  durable: boolean,
): Promise<void> {
  if (existsSync(join(location.cluster, 'PG_VERSION'))) {
    await giveTo(location.account, location.cluster)
    return requireMajor(location.cluster, major)
  }
  if (!location.account) requireName()
  await removeUnfinished(location.cluster)
  const unfinished = `${location.cluster}.new-${process.pid}-${randomBytes(4).toString('hex')}`
  await mkdir(unfinished, { mode: 0o700 })
  if (location.account) await chown(unfinished, location.account.uid, location.account.gid)
  await initialise(unfinished, location, initdb, durable)
  await rename(unfinished, location.cluster).catch(async (error) => {
    await rm(unfinished, { recursive: true })
    if (existsSync(join(location.cluster, 'PG_VERSION'))) return
    throw new PostgresUnavailable(
      `${location.cluster} holds something else than a database (${error.code}): move it away.`,
    )
  })
}

async function initialise(
  folder: string,
  location: ClusterLocation,
  initdb: string,
  durable: boolean,
): Promise<void> {
  const isHidden = location.pgdata === hiddenCluster
  const as = location.account ? { uid: location.account.uid, gid: location.account.gid } : {}
  const make = (characters: string) =>
    run(
      initdb,
      [
        `--pgdata=${isHidden ? hiddenCluster : folder}`,
        `--username=${superuser}`,
        '--auth=trust',
        '--encoding=UTF8',
        // The built-in collation sorts alike on every system, so that a data folder can be moved with its indexes.
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        `--lc-ctype=${characters}`,
        ...(durable ? [] : ['--no-sync']),
      ],
      { ...as, cwd: isHidden ? folder : '/', env: {} },
    )
  // pg_trgm asks the system which characters are letters; in the plain C locale no Chinese one is.
  await make('C.UTF-8')
    .catch(() => make('C'))
    .catch((error) => {
      const reason = String(error.stderr ?? error.message)
        .trim()
        .split('\n')
        .at(-1)
      throw new PostgresUnavailable(`PostgreSQL could not make ${location.cluster}: ${reason}`)
    })
}

/** The files of one major version cannot be read by another one. */
async function requireMajor(cluster: string, major: number): Promise<void> {
  const made = Number((await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim())
  if (made === major) return
  throw new PostgresUnavailable(
    `${cluster} was made by PostgreSQL ${made}, and this Candor brings PostgreSQL ${major}: start the Candor that made it, dump the database there (pg_dump) and load it here into another DATA_DIR, or serve the folder by a PostgreSQL ${made} of your own and set DATABASE_URL.`,
  )
}

/** Initdb looks up the name of its account. */
function requireName(): void {
  try {
    userInfo()
  } catch {
    throw new PostgresUnavailable(
      `The account of this process (uid ${process.getuid?.()}) has no name on this system, which PostgreSQL needs: start Candor as an account of /etc/passwd (in a container, add one for this uid), or set DATABASE_URL.`,
    )
  }
}

async function removeUnfinished(cluster: string): Promise<void> {
  const prefix = `${basename(cluster)}.new-`
  for (const name of await readdir(dirname(cluster))) {
    const pid = Number(name.slice(prefix.length).split('-')[0])
    if (!name.startsWith(prefix) || (await isAlive(pid))) continue
    await rm(join(dirname(cluster), name), { recursive: true, force: true })
  }
}

/**
 * Makes the account the owner of a cluster that root copied without owners, or from another machine. Throws
 * `PostgresUnavailable` where this process may not do so.
 */
async function giveTo(account: Account | null, cluster: string): Promise<void> {
  const { uid, mode } = await stat(cluster)
  if (!account && uid !== process.getuid?.()) {
    throw new PostgresUnavailable(
      `${cluster} belongs to another account: start Candor as the account that made it (or as root), or set another DATA_DIR.`,
    )
  }
  if ((mode & 0o027) !== 0) await chmod(cluster, 0o700)
  if (!account || uid === account.uid) return
  // The cluster's own folder comes last, so that an interrupted run is detected and repeated.
  for (const entry of await readdir(cluster, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), account.uid, account.gid)
  }
  await chown(cluster, account.uid, account.gid)
}
