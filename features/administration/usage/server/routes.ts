import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { listUsage } from '../../../platform/editions/server/queries/usage.ts'
import { readUsage } from '../contract.ts'
import { presentUsage } from './present.ts'

export function routes({ db, clock }: AppServices, serve: Serve): void {
  serve(readUsage, async ({ viewer }) => {
    const [usage] = await listUsage(db, [viewer.companyId], clock.now())
    return presentUsage(usage)
  })
}
