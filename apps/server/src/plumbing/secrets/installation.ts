import type { Database } from '@candor/db/database'
import type { Secrets } from '@candor/kernel/services'
import { BadSetting } from '../../env/values.ts'
import type { Env } from '../../env.ts'
import { ensureKeyFile, ifLost, keyPath } from './keys.ts'
import { isSealedWith, openSecrets } from './seal.ts'

/** Under this name the database keeps something sealed, by which the key that belongs to it is told. */
const name = 'secretsKey'

async function findCheck(db: Database): Promise<string | null> {
  const row = await db
    .selectFrom('installationSecret')
    .where('name', '=', name)
    .select('value')
    .executeTakeFirst()
  return row?.value ?? null
}

/**
 * Opens the secrets of a database with the keys that are set, or with the key of the data folder, which the first start
 * makes.
 *
 * Throws `BadSetting` where none of them is the one that belongs to the database: secrets would fail one by one, and new
 * ones be sealed with a second key.
 */
export async function openInstallationSecrets(
  db: Database,
  { secretsKeys, isSecretsKeyLost, dataDir }: Pick<Env, 'secretsKeys' | 'isSecretsKeyLost' | 'dataDir'>,
): Promise<Secrets> {
  const mayMake = isSecretsKeyLost || (await findCheck(db)) === null
  const keys = secretsKeys ?? (await ensureKeyFile(dataDir, { mayMake }))
  const secrets = openSecrets(keys)
  const value = secrets.seal('', name)
  const check = db.insertInto('installationSecret').values({ name, value })
  const put = () => check.onConflict((on) => on.column('name').doUpdateSet({ value })).execute()
  await check.onConflict((on) => on.column('name').doNothing()).execute()
  // Another server may have been there first, with a key of its own.
  const kept = (await findCheck(db)) ?? value
  if (!isSealedWith(kept, keys) && !isSecretsKeyLost) {
    const where = secretsKeys ? 'SECRETS_KEY has' : `${keyPath(dataDir)} holds`
    throw new BadSetting(
      `${where} another key than the one that opens the secrets in the database: put that one back, or set it in SECRETS_KEY. ${ifLost}`,
    )
  }
  // In place of a key that is lost; and once a new key stands before it, the old one may be taken away later.
  if (!isSealedWith(kept, keys.slice(0, 1))) await put()
  return secrets
}

const refuse = () => {
  throw new Error('a command has no key of secrets')
}

/** Of a command, which may be run without the server's key: it needs none. */
export const noSecrets: Secrets = { seal: refuse, open: refuse }
