import { runCommand } from '../../apps/server/src/plumbing/command.ts'
import { askForFeedback } from '../../features/plan/server/jobs.ts'

const hourMs = 60 * 60 * 1000

/** Lets a planned interview lie an hour behind, and asks for the feedback on it: the job that does comes round in minutes. */
await runCommand(async (openServices) => {
  const [planId = ''] = process.argv.slice(2)
  const { services } = await openServices()
  const now = services.clock.now().getTime()
  await services.db
    .updateTable('interviewPlan')
    .set({ startsAt: new Date(now - 2 * hourMs), endsAt: new Date(now - hourMs) })
    .where('id', '=', planId)
    .execute()
  await askForFeedback(services)
})
