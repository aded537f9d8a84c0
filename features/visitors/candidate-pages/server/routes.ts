import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { idCardRoutes } from './routes/id-card.ts'
import { linkRoutes } from './routes/links.ts'
import { monitorRoutes } from './routes/monitor.ts'
import { pageRoutes } from './routes/page.ts'

export function routes(services: AppServices, serve: Serve): void {
  pageRoutes(services, serve)
  idCardRoutes(services, serve)
  monitorRoutes(services, serve)
  linkRoutes(services, serve)
}
