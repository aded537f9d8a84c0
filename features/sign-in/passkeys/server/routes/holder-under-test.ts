import { type AccountUnderTest, anAccount } from '@candor/testkit/builders'
import type { ServerUnderTest } from '@candor/testkit/server'
import { addPasskey, beginPasskey, beginPasskeySignIn, signInByPasskey } from '../../contract.ts'
import { Authenticator, type Odd } from './authenticator-under-test.ts'

export const publicUrl = 'https://candor.example'

type Options = ConstructorParameters<typeof Authenticator>[0]

/** An authenticator that has added a passkey to an account. */
export async function withPasskey(
  server: ServerUnderTest,
  account: Pick<AccountUnderTest, 'token' | 'password'>,
  { name = 'Laptop', ...options }: Partial<Options> & { readonly name?: string } = {},
): Promise<Authenticator> {
  const authenticator = new Authenticator({ origin: publicUrl, ...options })
  const { token, password: proof } = account
  const begun = await server.call(beginPasskey, { proof }, { token })
  const added = await server.call(
    addPasskey,
    { name, made: authenticator.make(begun.data.options) },
    { token },
  )
  if (added.code !== 0) throw new Error(added.msg)
  return authenticator
}

/** An account with a passkey. */
export async function aHolder(server: ServerUnderTest, given: Parameters<typeof anAccount>[1] = {}) {
  const account = await anAccount(server.services, given)
  return { account, passkey: await withPasskey(server, account) }
}

/** Asks for a challenge and answers it, in some odd way or as it is asked. */
export async function signInWith(server: ServerUnderTest, passkey: Authenticator, odd: Odd = {}) {
  const { options } = (await server.call(beginPasskeySignIn, {})).data
  return server.call(signInByPasskey, { use: passkey.use(options, odd) })
}

/** Entries of a company's audit log, in their order. */
export async function entriesOf(
  { services: { db } }: ServerUnderTest,
  { companyId }: Pick<AccountUnderTest, 'companyId'>,
) {
  return db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .orderBy('sequence')
    .select(['action', 'accountName', 'details'])
    .execute()
}
