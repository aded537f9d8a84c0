import type { Mailer, Message } from '@candor/kernel/services'
import { anAccount } from '@candor/testkit/builders'
import { migrateAgain } from '@candor/testkit/database'
import { listening } from '@candor/testkit/explained'
import { serverUnderTest } from '@candor/testkit/server'
import type { CompiledQuery } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { sendPasswordLink } from '../../../../sign-in/password-links/server/actions.ts'
import { answerForgottenPasswords } from '../../../../sign-in/password-links/server/jobs.ts'
import { makeCodes } from '../../../text-messages/server/jobs.ts'
import { listMail } from '../../contract.ts'
import { deliverBy } from '../jobs.ts'
import { enqueueMails } from '../queries.ts'

const deliverMail = deliverBy('mail')

const server = serverUnderTest()
let sent: Message[] = []
const mailer: Mailer = {
  async send(message) {
    sent.push(message)
  },
}

beforeEach(async () => {
  sent = []
  await server.services.db.deleteFrom('mail').execute()
})

test('reasons that older servers wrote out are told as those of today', async () => {
  const admin = await anAccount(server.services, { userType: 'admin' })
  const { companyId } = admin
  const now = server.clock.now()
  const [id] = await enqueueMails(server.services.db, [
    { companyId, to: 'su@x.example', subject: 'A link', text: 'Open it', now },
  ])
  const told = []
  for (const lastError of ['what it opens is over', 'it came too late to be of use', '550 no such mailbox']) {
    await server.services.db
      .updateTable('mail')
      .set({ state: 'failed', lastError })
      .where('id', '=', id ?? '')
      .execute()
    await migrateAgain(server.databaseUrl, '0063-reasons-of-unsent-mail')
    const [mail] = (await server.call(listMail, {}, admin)).data.list
    told.push([mail?.reason, mail?.lastError])
  }
  expect(told).toEqual([
    ['linkOver', null],
    ['tooLate', null],
    [null, '550 no such mailbox'],
  ])
})

test('a mail that opens an account goes out before all other waiting mails', async () => {
  const admin = await anAccount(server.services, { userType: 'admin' })
  const { companyId, accountId } = admin
  const now = server.clock.now()
  const reminder = { companyId, to: 'su@x.example', subject: 'A reminder', text: 'Tomorrow', now }
  await enqueueMails(
    server.services.db,
    Array.from({ length: 25 }, () => reminder),
  )
  server.clock.pass(60_000)
  const to = { name: '沈岚', email: 'shen@company.example', company: '云渡科技' }
  const asked = { companyId, accountId, purpose: 'forgotten', to, locale: 'cn' } as const
  await sendPasswordLink(server.services, { ...asked, now: server.clock.now() })
  await deliverMail({ ...server.services, mailer })
  expect(sent[0]?.to).toBe('shen@company.example')
  expect(sent).toHaveLength(20)
})

test('one look tells at rest that nothing is due, and no transaction is opened', async () => {
  const looks: CompiledQuery[] = []
  const services = { ...server.services, db: listening(server.services.db, looks) }
  const transactions = vi.spyOn(services.db, 'transaction')
  for (const job of [deliverMail, makeCodes, answerForgottenPasswords]) {
    looks.length = 0
    expect(await job(services)).toBe(0)
    expect(looks).toHaveLength(1)
  }
  looks.length = 0
  expect(await makeCodes({ ...services, texter: null })).toBe(0)
  expect(looks).toEqual([])
  expect(transactions).not.toHaveBeenCalled()
})
