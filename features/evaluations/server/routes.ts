import type { Serve } from '@candor/call/serve'
import type { House } from '@candor/db/database'
import { serveAdding } from './routes/adding.ts'
import { serveConclusion } from './routes/conclusion.ts'
import { serveReading } from './routes/reading.ts'

export function routes(house: House, serve: Serve): void {
  serveAdding(house, serve)
  serveReading(house, serve)
  serveConclusion(house, serve)
}
