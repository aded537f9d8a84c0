import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test, vi } from 'vitest'
import { addTotpInSignIn, beginTotpInSignIn, getSecondFactor, giveSecondFactor } from '../../contract.ts'
import { codeAt } from '../../rules/totp.ts'
import { beginSignIn, demandSecondFactor, enrolled } from './enrolled-under-test.ts'

const server = serverUnderTest()

const give = (pending: string, code: string, lang = 'en') =>
  server.call(giveSecondFactor, { pending, code }, { lang })

test('an account without the demanded second factor adds it before its session opens', async () => {
  const account = await anAccount(server.services)
  await demandSecondFactor(server, account)
  const begun = await beginSignIn(server, account)
  expect(begun).toMatchObject({ kinds: [], mustEnrol: true })
  const { pending } = begun
  expect((await give(pending, '000000')).code).toBe(1011)
  const { secret, qrCode, enrolment } = (await server.call(beginTotpInSignIn, { pending })).data
  expect(qrCode).toMatch(/^data:image\/svg\+xml;base64,/)
  const code = codeAt(secret, server.clock.now())
  const wrong = await server.call(addTotpInSignIn, { pending, enrolment, code: '000000' })
  expect(wrong.code).toBe(1011)
  const added = await server.call(addTotpInSignIn, { pending, enrolment, code })
  expect(added.code).toBe(0)
  expect(added.data.recoveryCodes).toHaveLength(10)
  const mails = server.services.db.selectFrom('mail').where('toAddress', '=', account.email)
  expect(await mails.select('subject').execute()).toEqual([
    { subject: 'An authenticator app was added to your account' },
  ])
  const { token } = added.data
  expect((await server.call(getSecondFactor, {}, { token })).data).toMatchObject({
    hasTotp: true,
    recoveryCodesLeft: 10,
    isDemanded: true,
  })
  const replayed = await give((await beginSignIn(server, account)).pending, code)
  expect(replayed.code).toBe(1011)
})

test('adding a factor while signing in does not replace a factor that the account has', async () => {
  const account = await enrolled(server)
  const { pending } = await beginSignIn(server, account)
  const { secret, enrolment } = (await server.call(beginTotpInSignIn, { pending })).data
  const code = codeAt(secret, server.clock.now())
  const added = await server.call(addTotpInSignIn, { pending, enrolment, code })
  expect(added).toMatchObject({ code: 1011, data: { isOver: true } })
  expect((await give(pending, account.code())).code).toBe(0)
})

test('adding a factor over and over for one sign-in hashes no codes beyond its five tries', async () => {
  const account = await anAccount(server.services)
  await demandSecondFactor(server, account)
  const { pending } = await beginSignIn(server, account)
  const { secret, enrolment } = (await server.call(beginTotpInSignIn, { pending })).data
  const code = codeAt(secret, server.clock.now())
  const hash = vi.spyOn(server.services.passwords, 'hashCode')
  const add = () => server.call(addTotpInSignIn, { pending, enrolment, code })
  const answers = await Promise.all(Array.from({ length: 34 }, add))
  expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
  expect(answers.filter((answer) => answer.code !== 0 && answer.code !== 1011)).toEqual([])
  expect(hash.mock.calls.length).toBeLessThanOrEqual(5 * 10)
  hash.mockClear()
  // A sign-in of an account that has a factor by now hashes nothing at all.
  const next = await beginSignIn(server, account)
  for (let turn = 0; turn < 10; turn += 1) {
    const answer = await server.call(addTotpInSignIn, { pending: next.pending, enrolment, code })
    expect(answer).toMatchObject({ code: 1011, data: { isOver: true } })
  }
  expect(hash).not.toHaveBeenCalled()
  hash.mockRestore()
})

test('simultaneous sign-ins that add a factor open one session', async () => {
  const account = await anAccount(server.services)
  await demandSecondFactor(server, account)
  const add = async () => {
    const { pending } = await beginSignIn(server, account)
    const { secret, enrolment } = (await server.call(beginTotpInSignIn, { pending })).data
    const code = codeAt(secret, server.clock.now())
    return () => server.call(addTotpInSignIn, { pending, enrolment, code })
  }
  const adding = [await add(), await add()]
  const codes = (await Promise.all(adding.map((each) => each()))).map(({ code }) => code)
  expect(codes.sort()).toEqual([0, 1011])
})

test('an enrolment of another account adds nothing', async () => {
  const account = await anAccount(server.services)
  const other = await anAccount(server.services)
  for (const each of [account, other]) await demandSecondFactor(server, each)
  const { pending } = await beginSignIn(server, account)
  const foreign = await beginSignIn(server, other)
  const begun = (await server.call(beginTotpInSignIn, { pending: foreign.pending })).data
  const code = codeAt(begun.secret, server.clock.now())
  const added = await server.call(addTotpInSignIn, { pending, enrolment: begun.enrolment, code })
  expect(added.code).toBe(1003)
})
