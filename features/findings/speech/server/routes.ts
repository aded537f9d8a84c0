import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readInterviewPart } from '../../../candidates/interviews/server/queries.ts'
import { allLanguageAbility } from '../contract.ts'
import { Abilities } from './import.ts'
import { presentAbilities } from './present.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(allLanguageAbility, async ({ reader }) => {
    const stored = await readInterviewPart(services.db, reader, 'tests.reading', Abilities)
    return presentAbilities(stored ?? [], reader.setting)
  })
}
