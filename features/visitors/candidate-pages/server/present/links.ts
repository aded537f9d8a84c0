import type { ReplyOf } from '@candor/call/define'
import { candidatePurposes } from '../../../../meetings/planning/rules/mail-links.ts'
import type { listPageLinks } from '../../contract/links.ts'
import { linkState } from '../../rules/pages.ts'
import type { listLinks } from '../queries/page-links.ts'

/** Links for recruiters, with the state of each. */
export function presentLinks(
  links: Awaited<ReturnType<typeof listLinks>>,
  now: Date,
): ReplyOf<typeof listPageLinks>['links'] {
  return links.flatMap((link) => {
    const purpose = candidatePurposes.find((candidatePurpose) => candidatePurpose === link.purpose)
    if (!purpose) return []
    return {
      linkId: link.id,
      purpose,
      madeTime: link.madeAt.getTime(),
      expiresTime: link.expiresAt.getTime(),
      madeByName: link.madeByName,
      state: linkState(link, now),
      consentTime: link.givenAt?.getTime() ?? null,
      withdrawnTime: link.withdrawnAt?.getTime() ?? null,
      declineTime: link.declinedAt?.getTime() ?? null,
      isMailed: link.isMailed,
    }
  })
}
