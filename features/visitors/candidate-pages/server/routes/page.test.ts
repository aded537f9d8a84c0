import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { countWaiting } from '@candor/testkit/waiting'
import { expect, test } from 'vitest'
import { saveRules } from '../../../../administration/settings/contract.ts'
import { lockCandidates } from '../../../../platform/access/server/queries/reports.ts'
import { lockRights } from '../../../../platform/access/server/queries/rights.ts'
import { holdImportsOff } from '../../../../platform/imports/server/queries/files.ts'
import { saveIdCard, sendIdCardPiece } from '../../contract/id-card.ts'
import { uploadImage } from '../../contract/monitor.ts'
import { withdrawConsent } from '../../contract/page.ts'
import { aJpeg, aPng } from '../workers/pictures-under-test.ts'
import { agree, aPage, send } from './pages-under-test.ts'

const server = serverUnderTest()

/** Starts calls one after the other while their candidate is held, so that all of them wait and go on in this order. */
async function queued<Answer>(
  { companyId, candidateId }: Awaited<ReturnType<typeof aPage>>,
  calls: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const { services } = server
  const { answers } = await services.db.transaction().execute(async (db) => {
    await lockCandidates(db, companyId, [candidateId])
    const answers: Promise<Answer>[] = []
    for (const call of calls) {
      answers.push(call())
      await expect.poll(() => countWaiting(services)).toBe(answers.length)
    }
    return { answers }
  })
  return Promise.all(answers)
}

test('agreeing twice at once is one consent, and both are answered with its time', async () => {
  const page = await aPage(server)
  const both = await queued(page, [() => agree(server, page.sign), () => agree(server, page.sign)])
  const consentTime = server.clock.now().getTime()
  expect(both).toMatchObject([1, 2].map(() => ({ code: 0, data: { consentTime } })))
})

test('a piece that comes while the consent is withdrawn is not stored', async () => {
  const page = await aPage(server)
  const { sign } = page
  await agree(server, sign)
  const fields = { sign, upload: crypto.randomUUID(), side: 'frontIdCard', offset: 0 }
  const codes = await queued(page, [
    async () => (await server.call(withdrawConsent, { sign })).code,
    async () => (await send(server, sendIdCardPiece, { files: { piece: aPng() }, fields })).code,
  ])
  expect(codes).toEqual([0, 1002])
  const { db } = server.services
  expect(
    await db.selectFrom('idPhotoPiece').where('companyId', '=', page.companyId).select('side').execute(),
  ).toEqual([])
})

type Page = Awaited<ReturnType<typeof aPage>>

const sendPiece = ({ sign }: Page) =>
  send(server, sendIdCardPiece, {
    files: { piece: aPng() },
    fields: { sign, upload: crypto.randomUUID(), side: 'frontIdCard', offset: 0 },
  })
const saveCard = ({ sign }: Page) =>
  send(server, saveIdCard, { files: { frontIdCard: aPng(), backIdCard: aPng() }, fields: { sign } })
const sendPicture = ({ sign }: Page) =>
  send(server, uploadImage, {
    files: { file: aJpeg() },
    fields: { sign, source: 2, createTime: server.clock.now().getTime() },
  })

/** What is done by a link, each with whether it was agreed to before. */
const acts: [string, 'idCard' | 'monitor', boolean, (page: Page) => Promise<{ code: number }>][] = [
  ['a consent', 'idCard', false, ({ sign }) => agree(server, sign)],
  ['a piece of a photo', 'idCard', true, sendPiece],
  ['an ID card', 'idCard', true, saveCard],
  ['a picture of a monitor', 'monitor', true, sendPicture],
]

const switchedOff = { collectsIdCards: false, monitorsByPhone: false }

async function anActor(purpose: 'idCard' | 'monitor', isAgreed: boolean) {
  const page = await aPage(server, { purpose })
  if (isAgreed) await agree(server, page.sign, purpose)
  const { companyId } = page
  const { token } = await anAccount(server.services, { companyId, userType: 'superAdmin' })
  return { page, switchOff: () => server.call(saveRules, switchedOff, { token }) }
}

test.each(acts)(
  '%s that is under way while the company switches the page off is stored before that is answered',
  async (_what, purpose, isAgreed, act) => {
    const { page, switchOff } = await anActor(purpose, isAgreed)
    const { services } = server
    const { acting, switching } = await services.db.transaction().execute(async (db) => {
      await lockCandidates(db, page.companyId, [page.candidateId])
      const acting = act(page)
      await expect.poll(() => countWaiting(services)).toBe(1)
      const switching = switchOff()
      await expect.poll(() => countWaiting(services)).toBe(2)
      return { acting, switching }
    })
    expect((await acting).code).toBe(0)
    expect((await switching).code).toBe(0)
  },
)

test.each([
  ...acts,
  ['a withdrawal', 'idCard', true, ({ sign }: Page) => server.call(withdrawConsent, { sign })] as const,
])('%s waits for a change of rights before it locks anything else', async (_what, purpose, isAgreed, act) => {
  const { page } = await anActor(purpose, isAgreed)
  const { services } = server
  const { acting } = await services.db.transaction().execute(async (db) => {
    await lockRights(db, page.companyId)
    const acting = act(page)
    await expect.poll(() => countWaiting(services)).toBe(1)
    await holdImportsOff(db, page.companyId)
    await lockCandidates(db, page.companyId, [page.candidateId])
    return { acting }
  })
  expect((await acting).code).toBe(0)
})
