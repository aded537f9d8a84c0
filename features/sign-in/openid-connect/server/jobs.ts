import type { AppServices, Job } from '@candor/db/database'
import { checkDueDomains } from './actions/prove-domain.ts'
import { forgetAway } from './queries/sign-ins.ts'

const everyMs = 10 * 60 * 1000
const hourMs = 60 * 60 * 1000

export const jobs: readonly Job[] = [
  {
    name: 'forgetting company sign-ins',
    everyMs,
    run: ({ db, clock }: AppServices) => forgetAway(db, clock.now()),
  },
  { name: 'checking proved domains', everyMs: hourMs, run: checkDueDomains },
]
