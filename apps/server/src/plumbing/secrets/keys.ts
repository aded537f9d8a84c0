import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BadSetting } from '../../env/values.ts'

const keyBytes = 32

/** Returns the keys of a comma-separated list, each 32 bytes in base64 or base64url; null if one of them is invalid. */
export function readSecretsKeys(text: string): Buffer[] | null {
  const keys = text.split(',').map((part) => Buffer.from(part.trim(), 'base64'))
  return keys.every(({ length }) => length === keyBytes) ? keys : null
}

export const keyPath = (dataDir: string) => join(dataDir, 'secrets.key')

/**
 * Returns the key of a data folder, which the first call creates; if two processes do, both get the same key. Throws
 * `BadSetting` if there is none and `mayMake` is false.
 */
export async function ensureKeyFile(
  dataDir: string,
  { mayMake }: { readonly mayMake: boolean },
): Promise<Buffer[]> {
  const path = keyPath(dataDir)
  const isThere = await readFile(path, 'utf8').catch(() => null)
  if (isThere === null) {
    if (!mayMake)
      throw new BadSetting(
        `The key that opens the secrets in the database is missing: put it back at ${path}, or set SECRETS_KEY. ${ifLost}`,
      )
    const draft = `${path}.${randomBytes(4).toString('hex')}`
    await writeFile(draft, `${randomBytes(keyBytes).toString('base64url')}\n`, { mode: 0o600, flush: true })
    // A hard link is atomic, and never replaces an existing file.
    await link(draft, path).catch(() => {})
    await rm(draft)
  }
  const keys = readSecretsKeys(await readFile(path, 'utf8'))
  if (!keys) throw new Error(`${path} holds no key: 32 bytes in base64.`)
  return keys
}

export const ifLost =
  'If it is lost, start once with SECRETS_KEY_LOST=on: what was sealed with it has to be set up anew.'
