import { availableParallelism } from 'node:os'
import { Refusal } from '@candor/kernel/refusal'
import type { Passwords } from '@candor/kernel/services'
import { hash, verify } from '@node-rs/argon2'
import { passwordRefusals } from '../../../../features/session/contract.ts'

export interface PasswordCost {
  /** KiB */
  memoryCost: number
  timeCost: number
}

/** OWASP's parameters for argon2id. */
const standardCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 }

/** The library's enum is ambient, which Node's type stripping does not support: argon2id is 2. */
const argon2id = 2

/**
 * Hashes at a time: at most half of libuv's four threads, which read files as well, and one less than the processors,
 * so that replies are still written meanwhile.
 */
const standardAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1))
/** The longest queue of hashes; at about 40 ms each, the last one waits little more than a second. */
const maxWaiting = 32
/** When to try again after the queue was full. */
const retryAfterSeconds = 2

/** Returns a queue that runs `maxAtOnce` tasks at a time and holds `maxWaiting`; it refuses further ones. */
export function openQueue(maxAtOnce: number) {
  let running = 0
  const waiting: (() => void)[] = []
  function requireRoom(): void {
    if (running < maxAtOnce || waiting.length < maxWaiting) return
    const values = { seconds: retryAfterSeconds }
    throw new Refusal(passwordRefusals, 'busy', { data: { retryAfterSeconds }, values })
  }
  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    requireRoom()
    if (running < maxAtOnce) running += 1
    else await new Promise<void>((begin) => void waiting.push(begin))
    try {
      return await work()
    } finally {
      const begin = waiting.shift()
      // The next task takes the place of this one.
      if (begin) begin()
      else running -= 1
    }
  }
  return { inTurn, requireRoom }
}

/**
 * Hashes with argon2id. A check against null uses a decoy hash, so that it takes the same time.
 *
 * Hashes have their own queue, so that many sign-ins at once cannot occupy all threads, which also read videos. When
 * the queue is full, further ones are refused with the time after which to try again.
 */
export function openPasswords(cost: PasswordCost = standardCost, maxAtOnce = standardAtOnce): Passwords {
  const options = { ...cost, parallelism: 1, algorithm: argon2id }
  const decoy = hash('no account has this password', options)
  const { inTurn, requireRoom } = openQueue(maxAtOnce)
  return {
    hash: (password) => inTurn(() => hash(password, options)),
    verify: (password, stored) =>
      inTurn(async () => {
        const matches = await verify(stored ?? (await decoy), password)
        return stored !== null && matches
      }),
    requireRoom,
  }
}
