import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import type { Mailer, Message } from '@candor/kernel/services'
import { aCandidate, anAccount, aSetting } from '@candor/testkit/builders'
import { aPlan } from '@candor/testkit/plans'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare } from '@candor/testkit/shares'
import { beforeEach, expect, test } from 'vitest'
import { cancelledPlan } from '../../../meetings/planning/rules/status.ts'
import { makeMailLink } from '../../../meetings/planning/server/actions/mail-links.ts'
import { revokeMailLinks } from '../../../meetings/planning/server/queries/mail-links.ts'
import { insertShareMails } from '../../../shares/shares/server/queries/mails.ts'
import { sendPasswordLink } from '../../../sign-in/password-links/server/actions.ts'
import { revokeInvitation } from '../../../sign-in/password-links/server/queries.ts'
import { makePageLink } from '../../../visitors/candidate-pages/server/queries/page-links.ts'
import { listMail } from '../contract.ts'
import { withdrawOverMails } from './jobs/forget-mails.ts'
import { deliverBy } from './jobs.ts'
import { enqueueMails } from './queries.ts'

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

type Admin = Awaited<ReturnType<typeof anAccount>>
interface About {
  readonly admin: Admin
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
  readonly planId: string
}

/** Puts what opens something into the queue, as its feature does. */
async function aMail({ companyId }: About, secret: string): Promise<string> {
  const now = server.clock.now()
  const words = { subject: 'A link', text: `Open …#${secret}`, secret }
  const [id] = await enqueueMails(server.services.db, [{ companyId, to: 'su@x.example', now, ...words }])
  return id ?? ''
}

async function aMailedShare(about: About, kind: 'link' | 'password'): Promise<void> {
  const { companyId, candidateId, admin } = about
  const { shareId, token } = await aShare(server.services, {
    companyId,
    candidateId,
    accountId: admin.accountId,
    ...(kind === 'password' && { password: 'K7m9xQ' }),
  })
  const mailId = await aMail(about, kind === 'password' ? 'K7m9xQ' : token)
  await insertShareMails(server.services.db, [{ mailId, companyId, shareGrantId: shareId, kind }])
}

async function aMailedPlanLink(about: About): Promise<void> {
  const { companyId, planId } = about
  const of = { companyId, planId, purpose: 'respond', interviewEndsAt: null } as const
  const { token } = await makeMailLink(server.services, { ...of, now: server.clock.now() })
  await aMail(about, token)
}

async function aMailedPage(about: About): Promise<void> {
  const { companyId, candidateId, admin } = about
  const of = { companyId, candidateId, purpose: 'idCard', interviewId: null } as const
  const by = { byAccountId: admin.accountId, isMailed: true, now: server.clock.now() }
  const { token } = await makePageLink(server.services, { ...of, ...by })
  await aMail(about, token)
}

async function anInvitation({ companyId, admin: { accountId } }: About): Promise<void> {
  const to = { name: '周予川', email: 'zhou@company.example', company: '云间科技' }
  const now = server.clock.now()
  const asked = { companyId, accountId, purpose: 'invitation', to, locale: 'cn', now } as const
  await sendPasswordLink(server.services, asked)
}

const revokeShares = () =>
  server.services.db.updateTable('shareGrant').set({ revokedAt: server.clock.now() }).execute()
const withRules = (rules: object) => (about: About) =>
  aSetting(server.services, about.companyId, 'rules', { collectsIdCards: true, ...rules })

interface Case {
  readonly what: string
  readonly put: (about: About) => Promise<void>
  readonly end: (about: About) => Promise<unknown>
}

const cases: readonly Case[] = [
  { what: 'a share that was revoked', put: (about) => aMailedShare(about, 'link'), end: revokeShares },
  { what: 'the password of one', put: (about) => aMailedShare(about, 'password'), end: revokeShares },
  {
    what: 'a share without the password that its company has come to ask for',
    put: (about) => aMailedShare(about, 'link'),
    end: withRules({ shareLinkNeedsPassword: true }),
  },
  {
    what: 'a planned interview that was cancelled',
    put: aMailedPlanLink,
    end: ({ planId }) =>
      server.services.db
        .updateTable('interviewPlan')
        .where('id', '=', planId)
        .set({ status: cancelledPlan })
        .execute(),
  },
  {
    what: 'a planned interview, by a link in whose place another one was made',
    put: aMailedPlanLink,
    end: ({ planId }) =>
      revokeMailLinks(server.services.db, { planIds: [planId], now: server.clock.now() }, ['respond']),
  },
  {
    what: 'a candidate’s page that was switched off',
    put: aMailedPage,
    end: withRules({ collectsIdCards: false }),
  },
  {
    what: 'an account, by an invitation that was taken back',
    put: anInvitation,
    end: ({ companyId, admin: { accountId } }) =>
      revokeInvitation(server.services.db, { companyId, accountId, now: server.clock.now() }),
  },
  {
    what: 'an account, by a link in whose place another one was made',
    put: anInvitation,
    end: async (about) => {
      await anInvitation(about)
      await server.services.db.deleteFrom('mail').where('id', 'in', newestMail()).execute()
    },
  },
]

async function aboutSomebody(): Promise<About> {
  const admin = await anAccount(server.services, { userType: 'admin' })
  const { companyId } = admin
  const { candidateId } = await aCandidate(server.services, { companyId })
  const about = {
    admin,
    companyId,
    candidateId,
    planId: await aPlan(server.services, { companyId, candidateId }),
  }
  await withRules({})(about)
  return about
}

/** Outcome of two mails: one with open access, and one whose access ended before it went out. */
async function deliverTwo({ put, end }: Case, by: Mailer | null) {
  const about = await aboutSomebody()
  await put(about)
  await deliverMail({ ...server.services, mailer: by })
  await put(about)
  await end(about)
  await deliverMail({ ...server.services, mailer: by })
  return (await server.call(listMail, {}, about.admin)).data.list
}

test.each(cases)('a mail that opens $what does not go out, and the list says why', async (given) => {
  const list = await deliverTwo(given, mailer)
  expect(sent).toHaveLength(1)
  expect(list).toMatchObject([
    { state: 'withdrawn', reason: 'linkOver', lastError: null, tries: 0 },
    { state: 'sent' },
  ])
  expect(list[0]?.text).toContain('••••••')
})

test.each(cases)('a mail that opens $what is withdrawn without a mail server as well', async (given) => {
  const list = await deliverTwo(given, null)
  expect(list[0]).toMatchObject({ state: 'withdrawn', reason: 'linkOver' })
  expect(list[0]?.text).toContain('••••••')
  // A mail that opens an account is for its owner alone.
  expect(list[1]?.state).toBe(given.put === anInvitation ? 'withdrawn' : 'kept')
})

test.each(cases)(
  'an unsent mail that opens $what loses its secret at the end of the access',
  async ({ put, end }) => {
    const about = await aboutSomebody()
    await put(about)
    const { id, secret } = await server.services.db
      .updateTable('mail')
      .set({ state: 'failed', nextTryAt: null, lastError: '450 mailbox full' })
      .where('id', 'in', newestMail())
      .returning(['id', 'secret'])
      .executeTakeFirstOrThrow()
    await withdrawOverMails(server.services)
    const stored = () =>
      server.services.db.selectFrom('mail').where('id', '=', id).selectAll().executeTakeFirst()
    expect(await stored()).toMatchObject({ state: 'failed', secret })
    await end(about)
    await withdrawOverMails(server.services)
    const left = await stored()
    expect(left).toMatchObject({ state: 'withdrawn', secret: null, lastError: '450 mailbox full' })
    expect(left?.bodyText).not.toContain(secret)
  },
)

const newestMail = () => server.services.db.selectFrom('mail').orderBy('id', 'desc').limit(1).select('id')
