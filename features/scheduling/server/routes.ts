import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { choosingRoutes } from './routes/choosing.ts'
import { offeringRoutes } from './routes/offering.ts'

export function routes(services: AppServices, serve: Serve): void {
  choosingRoutes(services, serve)
  offeringRoutes(services, serve)
}
