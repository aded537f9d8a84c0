import { type AccountUnderTest, anAccount } from '@candor/testkit/builders'
import { readEnvelope } from '@candor/testkit/envelope'
import type { ServerUnderTest } from '@candor/testkit/server'
import type * as z from 'zod/mini'
import { SecondFactorNeeded, signIn } from '../../../session/contract.ts'
import { addTotp, beginTotp } from '../../contract.ts'
import { codeAt } from '../../rules/totp.ts'

export type Enrolled = AccountUnderTest & {
  readonly secret: string
  readonly recoveryCodes: readonly string[]
  /** The code of its app now, or that many seconds from now. */
  code(seconds?: number): string
}

/** An account that added an authenticator app a minute ago, so that the present code is unused. */
export async function enrolled(
  server: ServerUnderTest,
  given: Parameters<typeof anAccount>[1] = {},
): Promise<Enrolled> {
  const account = await anAccount(server.services, given)
  const { token } = account
  const { secret, enrolment } = (await server.call(beginTotp, {}, { token })).data
  const code = (seconds = 0) => codeAt(secret, new Date(server.clock.now().getTime() + seconds * 1000))
  const added = await server.call(addTotp, { enrolment, code: code(), proof: account.password }, { token })
  server.clock.pass(60_000)
  return { ...account, secret, code, recoveryCodes: added.data.recoveryCodes }
}

/** Begins a sign-in by password, which waits for a second factor. */
export async function beginSignIn(
  server: ServerUnderTest,
  { email, password }: Pick<AccountUnderTest, 'email' | 'password'>,
): Promise<z.infer<typeof SecondFactorNeeded>> {
  const answer = await server.app.inject({
    method: 'POST',
    url: signIn.path,
    headers: { lang: 'en' },
    payload: { email, password },
  })
  return SecondFactorNeeded.parse(readEnvelope(answer.json()).data)
}

/** Makes a company require a second factor. */
export async function demandSecondFactor(
  { services }: ServerUnderTest,
  { companyId }: Pick<AccountUnderTest, 'companyId'>,
): Promise<void> {
  await services.db
    .insertInto('signInPolicy')
    .values({ companyId, ways: ['password', 'passkey'], demandsSecondFactor: true, sessionHours: 24 })
    .execute()
}
