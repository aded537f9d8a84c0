import type { Database } from '@candor/db/database'
import type { Secrets } from '@candor/kernel/services'
import { BadSetting } from '../../env/values.ts'
import type { Env } from '../../env.ts'
import { ensureKeyFile, ifLost, keyPath } from './keys.ts'
import { isSealedWith, openSecrets } from './seal.ts'

/** The name of a sealed value in the database that identifies its key. */
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
 * Opens the secrets of a database with the configured keys, or with the key of the data folder, which the first start
 * creates.
 *
 * Throws `BadSetting` where none of them is the key of the database: otherwise secrets would fail one by one, and new
 * ones would be sealed with a second key.
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
  // Another server may have stored its own key first.
  const kept = (await findCheck(db)) ?? value
  if (!isSealedWith(kept, keys) && !isSecretsKeyLost) {
    const where = secretsKeys ? 'SECRETS_KEY has' : `${keyPath(dataDir)} holds`
    throw new BadSetting(
      `${where} another key than the one that opens the secrets in the database: put that one back, or set it in SECRETS_KEY. ${ifLost}`,
    )
  }
  // Replaces a lost key; and when a new key was put first, the old one can be removed later.
  if (!isSealedWith(kept, keys.slice(0, 1))) await put()
  return secrets
}

const refuse = () => {
  throw new Error('a command has no key of secrets')
}

/** The secrets of a command: it has no key, and needs none. */
export const noSecrets: Secrets = { seal: refuse, open: refuse }
