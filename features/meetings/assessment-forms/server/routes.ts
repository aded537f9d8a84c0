import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { serveManaging } from './routes/managing.ts'
import { serveReading } from './routes/reading.ts'
import { serveVersions } from './routes/versions.ts'

export function routes(services: AppServices, serve: Serve): void {
  serveManaging(services, serve)
  serveVersions(services, serve)
  serveReading(services, serve)
}
