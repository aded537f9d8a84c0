import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const keyBytes = 32

/** Reads keys, each 32 bytes in base64 or base64url, with commas between; null where one of them is no key. */
export function readSecretsKeys(text: string): Buffer[] | null {
  const keys = text.split(',').map((part) => Buffer.from(part.trim(), 'base64'))
  return keys.every(({ length }) => length === keyBytes) ? keys : null
}

/** The key of a data folder, made when it is asked for first; of two processes that make one, both get the same. */
export async function ensureKeyFile(dataDir: string): Promise<Buffer[]> {
  const path = join(dataDir, 'secrets.key')
  const draft = `${path}.${randomBytes(4).toString('hex')}`
  const isThere = await readFile(path, 'utf8').catch(() => null)
  if (isThere === null) {
    await writeFile(draft, `${randomBytes(keyBytes).toString('base64url')}\n`, { mode: 0o600, flush: true })
    // A link is there whole or not at all, and never takes another one's place.
    await link(draft, path).catch(() => {})
    await rm(draft)
  }
  const keys = readSecretsKeys(await readFile(path, 'utf8'))
  if (!keys) throw new Error(`${path} holds no key: 32 bytes in base64.`)
  return keys
}
