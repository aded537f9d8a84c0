import { type AccountUnderTest, anAccount, aToken, changeRow } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { listOwnIdentities, unlinkIdentity } from '../../../../sign-in/openid-connect/contract/identities.ts'
import {
  listProviders,
  removeProvider,
  saveProvider,
} from '../../../../sign-in/openid-connect/contract/providers.ts'
import { removeOwnNumber } from '../../../../sign-in/own-number/contract.ts'
import { listOwnPasskeys, removePasskey } from '../../../../sign-in/passkeys/contract.ts'
import { publicUrl, withPasskey } from '../../../../sign-in/passkeys/server/routes/holder-under-test.ts'
import { getUserInfo } from '../../../../sign-in/session/contract.ts'
import { addPendingSignIn } from '../../../../sign-in/session/server/queries/pending-sign-ins.ts'
import type { SignInWay } from '../../../../sign-in/sign-in-rules/rules/ways.ts'
import { hashToken } from '../gate.ts'

const server = serverUnderTest({ publicUrl, signInWays: ['password', 'sms', 'oidc', 'passkey'] })

/** A session by a way and a sign-in by it that waits, beside those by password. */
async function signedInBy(way: SignInWay, account: AccountUnderTest) {
  const { db, clock } = server.services
  const token = await aToken(server.services, account)
  await db.updateTable('session').set({ way }).where('tokenHash', '=', hashToken(token)).execute()
  const of = { id: account.accountId, companyId: account.companyId }
  for (const each of [way, 'password'] as const)
    await addPendingSignIn(db, of, { way: each, openId: null, now: clock.now() })
  const left = async () => {
    const waiting = db.selectFrom('pendingSignIn').where('accountId', '=', account.accountId).select('way')
    return {
      code: (await server.call(getUserInfo, {}, { token })).code,
      own: (await server.call(getUserInfo, {}, account)).code,
      waiting: (await waiting.execute()).map((row) => row.way),
    }
  }
  return { left }
}

const ended = { code: 1001, own: 0, waiting: ['password'] }

async function withIdentity(chief: AccountUnderTest, person: AccountUnderTest) {
  const domain = `way-${person.accountId}.example`
  const issuer = `https://login.${domain}`
  const saved = {
    label: 'Entra',
    issuer,
    clientId: 'candor',
    clientSecret: 'a secret',
    domains: [domain],
    authMethod: 'client_secret' as const,
  }
  const { data } = await server.call(saveProvider, saved, { token: chief.token })
  const { companyId, accountId } = person
  const link = { id: crypto.randomUUID(), companyId, accountId, issuer, subject: 'lin', email: '' }
  const { db, clock } = server.services
  await db
    .insertInto('oidcLink')
    .values({ ...link, linkedAt: clock.now() })
    .execute()
  return { saved, providerId: data.providerId }
}

test('removing a number ends the sessions and the waiting sign-ins by it', async () => {
  const person = await anAccount(server.services)
  await changeRow(server.services, 'account', person.accountId, { phone: '+8613912345678' })
  const { left } = await signedInBy('sms', person)
  const { token, password: proof } = person
  expect((await server.call(removeOwnNumber, { proof }, { token })).code).toBe(0)
  expect(await left()).toEqual(ended)
})

test('removing a passkey ends the sessions and the waiting sign-ins by passkeys', async () => {
  const person = await anAccount(server.services)
  await withPasskey(server, person)
  const { left } = await signedInBy('passkey', person)
  const { token, password: proof } = person
  const [passkey] = (await server.call(listOwnPasskeys, {}, person)).data.passkeys
  const removing = { passkeyId: passkey?.passkeyId ?? '', proof }
  expect((await server.call(removePasskey, removing, { token })).code).toBe(0)
  expect(await left()).toEqual(ended)
})

test('unlinking an identity ends the sessions and the waiting sign-ins by it', async () => {
  const chief = await anAccount(server.services, { userType: 'superAdmin' })
  const person = await anAccount(server.services, { companyId: chief.companyId })
  await withIdentity(chief, person)
  const { left } = await signedInBy('oidc', person)
  const { token, password: proof } = person
  const [identity] = (await server.call(listOwnIdentities, {}, { token })).data.identities
  const unlinking = { identityId: identity?.identityId ?? '', proof }
  expect((await server.call(unlinkIdentity, unlinking, { token })).code).toBe(0)
  expect(await left()).toEqual(ended)
})

test.each(['removed', 'given another issuer'])(
  'a provider that is %s ends the sessions and the waiting sign-ins of its identities',
  async (what) => {
    const chief = await anAccount(server.services, { userType: 'superAdmin' })
    const person = await anAccount(server.services, { companyId: chief.companyId })
    const { saved, providerId } = await withIdentity(chief, person)
    const { left } = await signedInBy('oidc', person)
    const as = { token: chief.token }
    const revision = (await server.call(listProviders, {}, as)).data.providers[0]?.revision ?? 0
    const answer =
      what === 'removed'
        ? await server.call(removeProvider, { providerId }, as)
        : await server.call(
            saveProvider,
            { ...saved, providerId, revision, issuer: 'https://other.example' },
            as,
          )
    expect(answer.code).toBe(0)
    expect(await left()).toEqual(ended)
  },
)
