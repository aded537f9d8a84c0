import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { listAccounts } from '../../../../administration/accounts/contract.ts'
import { aDirectory, patch } from '../../../../administration/directory/server/routes/directory-under-test.ts'
import { hashToken } from '../../../../platform/access/server/gate.ts'
import { enqueueMails } from '../../../../platform/mail/server/queries.ts'
import { setPasswordByLink } from '../../../password-links/contract.ts'
import { addPendingSignIn } from '../../../session/server/queries/pending-sign-ins.ts'

const server = serverUnderTest()

async function movedBy(email: string) {
  const { companyId, admin, scim } = await aDirectory(server)
  const person = await anAccount(server.services, { companyId })
  const move = () =>
    scim(
      'PATCH',
      `/Users/${person.accountId}`,
      patch({ op: 'replace', path: 'emails[type eq "work"].value', value: email }),
    )
  return { companyId, admin, person, move }
}

test('a new address ends the password link and the waiting sign-in of the account, and both addresses are told', async () => {
  const email = 'lin@new-address.example'
  const { companyId, person, move } = await movedBy(email)
  const { db, clock } = server.services
  const token = 'a-token-that-was-mailed-to-the-old-address'
  const now = clock.now()
  const link = { companyId, accountId: person.accountId, purpose: 'forgotten', tokenHash: hashToken(token) }
  await db
    .insertInto('passwordLink')
    .values({ ...link, madeAt: now, expiresAt: new Date(now.getTime() + 60_000) })
    .execute()
  await addPendingSignIn(db, { id: person.accountId, companyId }, { way: 'password', openId: null, now })
  expect((await move()).status).toBe(200)
  const used = await server.call(setPasswordByLink, { token, newPassword: 'a password of the thief' })
  expect(used.code).not.toBe(0)
  const waiting = db.selectFrom('pendingSignIn').where('accountId', '=', person.accountId).select('way')
  expect(await waiting.execute()).toEqual([])
  const mails = await db
    .selectFrom('mail')
    .where('companyId', '=', companyId)
    .orderBy('id')
    .select(['toAddress', 'subject', 'bodyText'])
    .execute()
  expect(mails.map(({ toAddress, subject }) => [toAddress, subject])).toEqual([
    [person.email, 'The email address of your account was changed'],
    [email, 'Your account now uses this email address'],
  ])
  expect(mails.map(({ bodyText }) => bodyText.includes(email))).toEqual([true, false])
})

test.each([
  ['cn', '您账号的邮箱已更改', '您的账号今后使用此邮箱'],
  ['zh-TW', '您帳號的電子郵件已變更', '您的帳號今後使用此電子郵件'],
])('both mails are in the language of the owner: %s', async (locale, old, fresh) => {
  const { companyId, person, move } = await movedBy(`lin@${locale.toLowerCase()}.example`)
  const { db } = server.services
  await db.updateTable('account').set({ locale }).where('id', '=', person.accountId).execute()
  await move()
  const mails = db.selectFrom('mail').where('companyId', '=', companyId).orderBy('id').select('subject')
  expect((await mails.execute()).map(({ subject }) => subject)).toEqual([old, fresh])
})

test('an invitation to the old address ends, and can be sent again', async () => {
  const { companyId, admin, person, move } = await movedBy('lin@invited-anew.example')
  const { db, clock } = server.services
  const now = clock.now()
  const link = { companyId, accountId: person.accountId, purpose: 'invitation', tokenHash: hashToken('x') }
  await db
    .insertInto('passwordLink')
    .values({ ...link, madeAt: now, expiresAt: new Date(now.getTime() + 60_000) })
    .execute()
  await move()
  const { list } = (await server.call(listAccounts, { text: 'invited-anew' }, admin)).data
  expect(list).toMatchObject([{ invitation: { state: 'revoked' } }])
  expect(list[0]?.acts).toContain('invite')
})

test('an unsent mail goes to the new address, a mail that opens the account does not, and mailed links end', async () => {
  const email = 'lin@unsent.example'
  const { companyId, person, move } = await movedBy(email)
  const { db, clock } = server.services
  const now = clock.now()
  const mail = { companyId, to: person.email, text: 'text', now }
  await enqueueMails(db, [
    { ...mail, subject: 'news' },
    { ...mail, subject: 'link', secret: 'a secret', isForOwnerAlone: true },
  ])
  await move()
  const mails = await db
    .selectFrom('mail')
    .where('companyId', '=', companyId)
    .where('subject', 'in', ['news', 'link'])
    .orderBy('subject')
    .select(['subject', 'toAddress'])
    .execute()
  expect(mails).toEqual([
    { subject: 'link', toAddress: person.email },
    { subject: 'news', toAddress: email },
  ])
})
