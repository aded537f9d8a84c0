import { availableParallelism } from 'node:os'
import { Refusal } from '@candor/kernel/refusal'
import type { Passwords } from '@candor/kernel/services'
import { openTurns } from '@candor/kernel/turns'
import { hash, verify } from '@node-rs/argon2'
import { passwordRefusals } from '../../../../features/sign-in/session/contract.ts'

export interface PasswordCost {
  /** KiB */
  memoryCost: number
  timeCost: number
}

/** OWASP's parameters for argon2id. */
const standardCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 }

/**
 * The cost of a hash of 59 random bits. A graphics card tries about 100,000 of them in a second, and would need tens of
 * thousands of years for one code.
 */
const codeCost: PasswordCost = { memoryCost: 4096, timeCost: 1 }

/** The library's enum is ambient, which Node's type stripping does not support: argon2id is 2. */
const argon2id = 2

/**
 * Hashes at a time: at most half of libuv's four threads, which read files as well, and one less than the processors,
 * so that replies are still written meanwhile.
 */
const standardAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1))
/**
 * The most hashes of one owner, and in all, that may wait. One owner waits for less than a second, at about 40 ms each;
 * 128 owners with one hash each wait for 5 seconds.
 */
const mostWaiting = { waitingOfOne: 16, waitingInAll: 128 }
/** When to try again after the queue was full. */
const retryAfterSeconds = 2

/**
 * Hashes with argon2id. A check against null uses a decoy hash, so that it takes the same time.
 *
 * Hashes have their own turns, so that many sign-ins at once cannot occupy all threads, which also read videos. When
 * too many wait, further ones are refused with the time after which to try again.
 */
export function openPasswords(cost: PasswordCost = standardCost, maxAtOnce = standardAtOnce): Passwords {
  const turns = openTurns({ running: maxAtOnce, ...mostWaiting })
  const busy = () =>
    new Refusal(passwordRefusals, 'busy', {
      data: { retryAfterSeconds },
      values: { seconds: retryAfterSeconds },
    })
  async function inTurn<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    const end = await turns.take(owner)
    if (!end) throw busy()
    try {
      return await work()
    } finally {
      end()
    }
  }
  const ofPasswords = openHashing(cost)
  const ofCodes = openHashing(codeCost)
  return {
    hash: (password, owner) => inTurn(owner, () => ofPasswords.hash(password)),
    verify: (password, stored, owner) => inTurn(owner, () => ofPasswords.verify(password, stored)),
    hashCode: (code, owner) => inTurn(owner, () => ofCodes.hash(code)),
    verifyCode: (code, stored, owner) => inTurn(owner, () => ofCodes.verify(code, stored)),
    requireRoom(owner) {
      if (!turns.hasRoom(owner)) throw busy()
    },
  }
}

function openHashing(cost: PasswordCost) {
  const options = { ...cost, parallelism: 1, algorithm: argon2id }
  const decoy = hash('no account has this password', options)
  return {
    hash: (text: string) => hash(text, options),
    async verify(text: string, stored: string | null): Promise<boolean> {
      const matches = await verify(stored ?? (await decoy), text)
      return stored !== null && matches
    },
  }
}
