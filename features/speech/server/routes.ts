import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { allLanguageAbility } from '../contract.ts'
import { presentAbilities } from './present.ts'
import { listAbilities } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(allLanguageAbility, async ({ reader }) => {
    return presentAbilities(await listAbilities(services.db, reader), reader.setting)
  })
}
