import type { ReplyOf } from '@candor/call/define'
import type { listCopies as call } from '../../contract.ts'
import { linkState } from '../../rules/links.ts'
import { readProgress } from '../../rules/progress.ts'
import { mayOpen } from '../../rules/who.ts'
import type { listCopies } from '../queries/copies.ts'
import type { listLinks } from '../queries/links.ts'

type Reply = ReplyOf<typeof call>

export function presentCopies(
  copies: Awaited<ReturnType<typeof listCopies>>,
  opener: Parameters<typeof mayOpen>[0],
  now: Date,
): Reply['copies'] {
  return copies
    .filter(({ expiresAt }) => expiresAt === null || expiresAt > now)
    .map((copy) => ({
      copyId: copy.id,
      isWholePerson: copy.isWholePerson,
      askedTime: copy.askedAt.getTime(),
      askedByName: copy.askedByName,
      mayOpen: mayOpen(opener, copy),
      ...readProgress(copy),
      expiresTime: copy.expiresAt?.getTime() ?? null,
    }))
}

export function presentLinks(links: Awaited<ReturnType<typeof listLinks>>, now: Date): Reply['links'] {
  return links.map((link) => ({
    linkId: link.id,
    isWholePerson: link.isWholePerson,
    madeTime: link.madeAt.getTime(),
    madeByName: link.madeByName,
    expiresTime: link.expiresAt.getTime(),
    state: linkState(link, now),
    openings: link.openings,
    lastOpenedTime: link.lastOpenedAt?.getTime() ?? null,
    isMailed: link.mailedTo !== null,
  }))
}
