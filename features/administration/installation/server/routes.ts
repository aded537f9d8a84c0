import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { makeFirstCompany } from '../contract.ts'
import { makeCompany } from './actions/make-first-company.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(makeFirstCompany, (request) => makeCompany(services, request))
}
