import { runCommand } from '../../apps/server/src/plumbing/command.ts'
import { askForFeedback } from '../../features/meetings/planning/server/jobs.ts'

const hourMs = 60 * 60 * 1000

/**
 * Moves a planned interview to one hour ago, and requests its feedback at once: the scheduled job runs only every few
 * minutes.
 */
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
}, 'Usage: node tools/test/end-interview.ts <plan>')
