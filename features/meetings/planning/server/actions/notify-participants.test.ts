import { aCandidate, anAccount } from '@candor/testkit/builders'
import { aPlan } from '@candor/testkit/plans'
import { serverUnderTest } from '@candor/testkit/server'
import { countTurns } from '@candor/testkit/turns'
import { expect, test } from 'vitest'
import { notifyParticipants } from './notify-participants.ts'

const server = serverUnderTest()

test('other requests go on between the mails of one plan and those of the next', async () => {
  const { db, clock, settings } = server.services
  const { companyId, accountId: by } = await anAccount(server.services)
  const now = clock.now()
  const startsAt = new Date(now.getTime() + 3_600_000)
  const tellings = await Promise.all(
    [1, 2, 3].map(async () => {
      const { candidateId } = await aCandidate(server.services, { companyId })
      const planId = await aPlan(server.services, { companyId, candidateId, startsAt, endsAt: startsAt })
      return { companyId, planId, by, now, happening: 'planned' as const, locale: 'en' as const }
    }),
  )
  const turns = countTurns()
  const written = new Set<number>()
  const noting = {
    ...settings,
    get calendarHost() {
      written.add(turns.now())
      return settings.calendarHost
    },
  }
  await notifyParticipants({ db, settings: noting }, tellings)
  turns.stop()
  expect(written.size).toBe(tellings.length)
})
