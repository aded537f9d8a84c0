import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Soundness } from '@candor/kernel/services'

interface Check {
  /** Changes with every change of the file. */
  readonly state: string
  readonly outcome: Promise<'sound' | 'damaged'>
}

/** The number of outcomes in the cache; the oldest are dropped first. */
const maxRemembered = 50_000

/**
 * Checks whether files, named by the SHA-256 of their content, still match it.
 *
 * A file is read in full at its first check in this process, and again when its size, times or inode have changed: a
 * video is requested in hundreds of ranges.
 */
export class Checks {
  readonly #checks = new Map<string, Check>()

  async of(hash: string, path: string): Promise<Soundness> {
    const found = await stat(path, { bigint: true }).catch(() => null)
    if (!found?.isFile()) return 'missing'
    const state = `${found.ino} ${found.size} ${found.mtimeNs} ${found.ctimeNs}`
    const known = this.#checks.get(hash)
    if (known?.state === state) return known.outcome
    const check = { state, outcome: compare(hash, path) }
    this.#remember(hash, check)
    // A file that could not be read is tried again at the next check.
    check.outcome.catch(() => this.#checks.delete(hash))
    return check.outcome
  }

  #remember(hash: string, check: Check): void {
    this.#checks.delete(hash)
    this.#checks.set(hash, check)
    const [oldest] = this.#checks.keys()
    if (this.#checks.size > maxRemembered && oldest) this.#checks.delete(oldest)
  }
}

async function compare(hash: string, path: string): Promise<'sound' | 'damaged'> {
  const digest = createHash('sha256')
  await pipeline(createReadStream(path), digest)
  return digest.digest('hex') === hash ? 'sound' : 'damaged'
}
