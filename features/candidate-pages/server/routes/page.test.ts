import { serverUnderTest } from '@candor/testkit/server'
import { countWaiting } from '@candor/testkit/waiting'
import { expect, test } from 'vitest'
import { lockCandidates } from '../../../access/server/queries/reports.ts'
import { sendIdCardPiece } from '../../contract/id-card.ts'
import { withdrawConsent } from '../../contract/page.ts'
import { aPng } from '../jobs/pictures-under-test.ts'
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
