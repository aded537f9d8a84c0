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

/** The costs that OWASP gives for argon2id. */
const standardCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 }

/** The library's enum is ambient, which native type stripping cannot read: 2 is argon2id there. */
const argon2id = 2

/**
 * Hashes at once: half of the four threads at most, which read files as well, and one processor fewer than there are, so
 * that answers go on being written meanwhile.
 */
const standardAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1))
/** Hashes that wait for their turn; at some 40 ms each the last of them waits little more than a second. */
const maxWaiting = 32
/** When to try again where more would wait than may. */
const retryAfterSeconds = 2

/** A queue that lets so many run at a time and some wait; what comes beyond these is refused. */
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
      // The next one takes over the place of this one.
      if (begin) begin()
      else running -= 1
    }
  }
  return { inTurn, requireRoom }
}

/**
 * Hashes by argon2id. A check against null runs against a decoy, so that it takes the same time.
 *
 * Hashes have a queue of their own: many sign-ins at once must not take all threads from those who read videos. Past its
 * end they are refused, and told when to try again.
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
