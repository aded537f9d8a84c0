import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { errorCode } from '@candor/kernel/error-code'
import { type Account, canEnter, findAccount } from './account.ts'
import { PostgresUnavailable } from './unavailable.ts'

/** The location of a database on this machine, and the account that runs it. */
export type ClusterLocation = {
  /** The folder of the cluster, without symbolic links. */
  cluster: string
  /** The name of that folder as PostgreSQL gets it: its path, or `hiddenCluster`. */
  pgdata: string
  /** The 0700 folder of its Unix socket. */
  socketDir: string
  account: Account | null
}

/**
 * The cluster's path for a process that was started in it.
 *
 * Where the account cannot enter a parent of the data folder, Linux still lets it work in a current directory that it
 * inherited. Node changes the directory before it changes the account.
 */
export const hiddenCluster = '/proc/self/cwd'

/** Socket paths have at most 107 bytes on Linux, 103 on macOS. */
const longestSocketPath = 103
const socketName = '.s.PGSQL.5432'

/** Finds the location of a data folder's database, and creates the data folder if needed. */
export async function findClusterLocation(dataDir: string): Promise<ClusterLocation> {
  // 0711: PostgreSQL's account can enter its own folder through this one, but cannot list it.
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  const parent = await realpath(resolve(dataDir))
  const cluster = await realpath(join(parent, 'postgres')).catch(() => join(parent, 'postgres'))
  const account = await findAccount(cluster)
  const isOpen = await canEnter(dirname(cluster), account)
  if (!isOpen && process.platform !== 'linux') {
    throw new PostgresUnavailable(
      `PostgreSQL runs as the account ${account?.name}, which cannot enter ${parent}: choose another DATA_DIR.`,
    )
  }
  const fits = Buffer.byteLength(join(cluster, socketName)) <= longestSocketPath
  const socketDir = isOpen && fits ? cluster : await shortFolder(cluster, account)
  return { cluster, pgdata: isOpen ? cluster : hiddenCluster, socketDir, account }
}

/** The lock file that PostgreSQL keeps beside its socket. */
export function socketLock(location: ClusterLocation): string {
  return join(location.socketDir, `${socketName}.lock`)
}

async function shortFolder(cluster: string, account: Account | null): Promise<string> {
  const name = `candor-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`
  for (const parent of [tmpdir(), '/tmp']) {
    const folder = join(parent, name)
    const fits = Buffer.byteLength(join(folder, socketName)) <= longestSocketPath
    if (fits && (await canEnter(parent, account))) return folder
  }
  throw new PostgresUnavailable('The path of DATA_DIR is too long for a Unix socket: choose a shorter one.')
}

/**
 * Creates the socket's folder, unless it is the cluster itself.
 *
 * Its name is predictable and its parent is writable by all, so a folder that belongs to another account is refused. A
 * process that stops may remove the empty folder at any moment: then it is created again.
 */
export async function ensureSocketDir(location: ClusterLocation): Promise<void> {
  if (location.socketDir === location.cluster) return
  await mkdir(location.socketDir, { mode: 0o700 }).catch((error) => {
    if (errorCode(error) !== 'EEXIST') throw error
  })
  try {
    await claimSocketDir(location)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    await ensureSocketDir(location)
  }
}

async function claimSocketDir(location: ClusterLocation): Promise<void> {
  const found = await lstat(location.socketDir)
  const allowed = [process.getuid?.(), location.account?.uid]
  if (!found.isDirectory() || !allowed.includes(found.uid)) {
    throw new PostgresUnavailable(`${location.socketDir} belongs to another account: remove it.`)
  }
  await chmod(location.socketDir, 0o700)
  if (location.account) await chown(location.socketDir, location.account.uid, location.account.gid)
}
