import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { readStored } from '@candor/kernel/stored'
import { StoredTerms } from '../../../candidates/bulk/rules/stored.ts'
import { findAct } from '../../../candidates/bulk/server/queries/acts.ts'
import { gateRefusals } from '../../../platform/access/contract.ts'
import { findMentionable, findMentionableOfMany } from '../contract.ts'
import { findMentionableColleagues } from './actions/mentionable.ts'

const present = ({ id, name }: { readonly id: string; readonly name: string }) => ({
  userId: id,
  userName: name,
})

export function routes({ db }: AppServices, serve: Serve): void {
  serve(findMentionable, async ({ input: { text }, reader }) => {
    const found = await findMentionableColleagues(db, reader, text)
    return found.map(present)
  })

  serve(findMentionableOfMany, async ({ input, viewer }) => {
    const bulkId = readId<'bulkAct'>(input.bulkId)
    const act = bulkId && (await findAct(db, viewer, bulkId))
    if (act?.state !== 'planned') throw new Refusal(gateRefusals, 'notFound')
    const { terms } = readStored(StoredTerms, act.terms)
    const givenTo = terms.kind === 'recommend' ? terms.accountIds : []
    const about = { companyId: viewer.companyId, bulkId: act.id, givenTo }
    return (await findMentionableColleagues(db, about, input.text)).map(present)
  })
}
