import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { serveAdding } from './routes/adding.ts'
import { serveConclusion } from './routes/conclusion.ts'
import { serveReading } from './routes/reading.ts'
import { serveWithdrawing } from './routes/withdrawing.ts'

export function routes(services: AppServices, serve: Serve): void {
  serveAdding(services, serve)
  serveReading(services, serve)
  serveConclusion(services, serve)
  serveWithdrawing(services, serve)
}
