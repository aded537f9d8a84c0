import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { findMentionable } from '../contract.ts'
import { findMentionableColleagues } from './actions/mentionable.ts'

export function routes({ db }: AppServices, serve: Serve): void {
  serve(findMentionable, async ({ input: { text }, reader }) => {
    const found = await findMentionableColleagues(db, reader, text)
    return found.map(({ id, name }) => ({ userId: id, userName: name }))
  })
}
