import { readFile, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { PostgresUnavailable } from './unavailable.ts'

/** An account of the operating system, as /etc/passwd names it. */
export type Account = { name: string; uid: number; gid: number }

const checkout = resolve(import.meta.dirname, '../../../../..')

/**
 * Returns the account that PostgreSQL runs as; null for the account of this process.
 *
 * PostgreSQL refuses to run as root. For root it is the account that owns the cluster, else the data folder, else the
 * checkout, else `postgres` or `nobody`. It needs a name, because initdb looks it up.
 */
export async function findAccount(cluster: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null
  const accounts = parsePasswd(await readFile('/etc/passwd', 'utf8'))
  for (const owned of [cluster, dirname(cluster), checkout]) {
    const uid = await ownerOf(owned)
    const owner = accounts.find((account) => account.uid === uid)
    if (owner) return owner
  }
  const spare = ['postgres', 'nobody'].map((name) => accounts.find((account) => account.name === name))
  const found = spare.find((account) => account !== undefined)
  if (found) return found
  throw new PostgresUnavailable(
    'PostgreSQL refuses to run as root and this system has no other account for it: run Candor as an ordinary user, or set DATABASE_URL.',
  )
}

/** The unprivileged accounts in the text of a passwd file. */
export function parsePasswd(text: string): Account[] {
  return text
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ name, uid, gid }) => name !== '' && uid > 0 && gid >= 0)
}

/** Whether an account may enter a folder and all its parents. Only modes are checked, so an ACL may allow more. */
export async function canEnter(folder: string, account: Account | null): Promise<boolean> {
  if (!account) return true
  for (let at = folder; ; at = dirname(at)) {
    const { mode, uid, gid } = await stat(at)
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    if (at === dirname(at)) return true
  }
}

async function ownerOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found?.uid
}
