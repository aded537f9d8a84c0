import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { serveLinked } from './routes/linked.ts'
import { serveReading } from './routes/reading.ts'
import { serveWriting } from './routes/writing.ts'

export function routes(services: AppServices, serve: Serve): void {
  serveReading(services, serve)
  serveLinked(services, serve)
  serveWriting(services, serve)
}
