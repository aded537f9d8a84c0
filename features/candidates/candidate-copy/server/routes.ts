import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import type { FastifyInstance } from 'fastify'
import { startCopying } from './actions/start-copying.ts'
import { copyRoutes } from './routes/copies.ts'
import { downloadRoute } from './routes/download.ts'
import { linkRoutes } from './routes/links.ts'

export function routes(services: AppServices, serve: Serve, app: FastifyInstance): void {
  copyRoutes(services, serve, startCopying(services, app))
  linkRoutes(services, serve)
  downloadRoute(services, app)
}
