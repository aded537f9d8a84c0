import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { choosingRoutes } from './routes/choosing.ts'
import { invitationRoutes } from './routes/invitation.ts'
import { offeringRoutes } from './routes/offering.ts'
import { ownTimesRoutes } from './routes/own-times.ts'
import { satisfactionRoutes } from './routes/satisfaction.ts'

export function routes(services: AppServices, serve: Serve): void {
  choosingRoutes(services, serve)
  invitationRoutes(services, serve)
  offeringRoutes(services, serve)
  ownTimesRoutes(services, serve)
  satisfactionRoutes(services, serve)
}
