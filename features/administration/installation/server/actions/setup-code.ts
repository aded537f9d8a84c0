import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { AppServices, Database } from '@candor/db/database'
import { hashToken } from '../../../../platform/access/server/gate.ts'
import { hasCompany } from '../../../../platform/company/server/queries/first-steps.ts'
import { readSetupCode, setupCodeBytes, writeSetupCode } from '../../rules/setup-code.ts'
import { deleteCodeHash, findCodeHash, storeCodeHash } from '../queries.ts'

/**
 * Makes a code that lets somebody make the first company. An earlier code ends. Returns null where a company exists.
 *
 * Only the hash is stored, so the database and its copies open nothing. A server makes a code at each start.
 */
export async function renewSetupCode({ db }: Pick<AppServices, 'db'>): Promise<string | null> {
  if (await hasCompany(db)) {
    await deleteCodeHash(db)
    return null
  }
  const code = writeSetupCode(randomBytes(setupCodeBytes))
  await storeCodeHash(db, hashToken(readSetupCode(code)))
  return code
}

/** Whether a typed code is the present one. The time of the comparison tells nothing about the code. */
export async function isSetupCode(db: Database, typed: string): Promise<boolean> {
  const hash = Buffer.from(hashToken(readSetupCode(typed)))
  const present = Buffer.from((await findCodeHash(db)) ?? hashToken(''))
  return hash.length === present.length && timingSafeEqual(hash, present) && readSetupCode(typed) !== ''
}
