import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { beginPasskey, beginPasskeySignIn, listOwnPasskeys } from '../../contract.ts'

const server = serverUnderTest({ publicUrl: 'https://192.0.2.7' })

test('a server at an IP address has no passkeys', async () => {
  const { token, password: proof } = await anAccount(server.services)
  expect(await server.call(beginPasskeySignIn, {})).toMatchObject({
    code: 1013,
    msg: 'Passkeys are not set up on this server',
  })
  expect((await server.call(beginPasskey, { proof }, { token })).code).toBe(1013)
  expect((await server.call(listOwnPasskeys, {}, { token })).data.passkeys).toEqual([])
})
