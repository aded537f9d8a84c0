import { anAccount } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { hashToken } from '../../../access/server/gate.ts'
import { enqueueMails } from '../../../mail/server/queries.ts'

const server = serverUnderTest()
const { importFiles, findCandidate } = importerUnderTest(server)

test('results that change the address of a candidate end the links that were mailed to the old one, and say so', async () => {
  const { companyId, accountId } = await anAccount(server.services)
  const bundle = aBundle()
  const bundleOf = (email: string) => ({
    'bundle.json': { ...bundle, candidate: { ...bundle.candidate, email } },
  })
  await importFiles(bundleOf('old@candidate.example'), companyId)
  const candidate = await findCandidate(companyId)
  const { db, clock } = server.services
  const now = clock.now()
  const linkOf = async (token: string) =>
    db
      .insertInto('mailLink')
      .values({
        id: crypto.randomUUID(),
        companyId,
        candidateId: candidate?.id ?? null,
        purpose: 'idCard',
        tokenHash: hashToken(token),
        madeAt: now,
        expiresAt: new Date(now.getTime() + 60_000),
        madeByAccountId: accountId,
      })
      .execute()
  await linkOf('mailed')
  await linkOf('not yet mailed')
  await enqueueMails(db, [
    { companyId, to: 'old@candidate.example', subject: 's', text: 't', secret: 'not yet mailed', now },
  ])
  const [spelt] = await importFiles(bundleOf('OLD@candidate.example'), companyId)
  expect(spelt?.notes).toEqual([])
  const [moved] = await importFiles(bundleOf('new@candidate.example'), companyId)
  expect(moved?.notes).toEqual([
    {
      path: 'candidate.email',
      message:
        'was changed: 1 link that was sent to the former address no longer opens. Send the candidate new ones',
    },
  ])
  const links = db.selectFrom('mailLink').where('companyId', '=', companyId).orderBy('revokedAt')
  expect(await links.select(['tokenHash', 'revokedAt']).execute()).toEqual([
    { tokenHash: hashToken('mailed'), revokedAt: now },
    { tokenHash: hashToken('not yet mailed'), revokedAt: null },
  ])
  const mails = db.selectFrom('mail').where('companyId', '=', companyId).select('toAddress')
  expect(await mails.execute()).toEqual([{ toAddress: 'new@candidate.example' }])
})
