import type { Passwords } from '@candor/kernel/house'
import { hash, verify } from '@node-rs/argon2'

export interface PasswordCost {
  /** KiB */
  memoryCost: number
  timeCost: number
}

/** The costs that OWASP gives for argon2id. */
export const standardCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 }

/** The library's enum is ambient, which native type stripping cannot read: 2 is argon2id there. */
const argon2id = 2

/** Hashes by argon2id. A check against null runs against a decoy, so that it takes the same time. */
export function openPasswords(cost: PasswordCost = standardCost): Passwords {
  const options = { ...cost, parallelism: 1, algorithm: argon2id }
  const decoy = hash('no account has this password', options)
  return {
    hash: (password) => hash(password, options),
    async verify(password, stored) {
      const matches = await verify(stored ?? (await decoy), password)
      return stored !== null && matches
    },
  }
}
