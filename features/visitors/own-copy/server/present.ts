import type { ReplyOf } from '@candor/call/define'
import type { AppServices } from '@candor/db/database'
import { readProgress } from '../../../candidates/candidate-copy/rules/progress.ts'
import { addressOf } from '../../../candidates/candidate-copy/server/actions/addresses.ts'
import type { findCopyOfLink } from '../../../candidates/candidate-copy/server/queries/copies.ts'
import type { makeOwnCopy } from '../contract/page.ts'

type Reply = ReplyOf<typeof makeOwnCopy>

const none: Reply = {
  state: 'none',
  fault: null,
  filesAll: 0,
  filesDone: 0,
  sizeBytes: null,
  expiresTime: null,
  address: null,
}

/** The copy of a link. One whose week is over is none. */
export function presentOwnCopy(
  services: AppServices,
  copy: Awaited<ReturnType<typeof findCopyOfLink>>,
): Reply {
  if (!copy || (copy.expiresAt !== null && copy.expiresAt <= services.clock.now())) return none
  const progress = readProgress(copy)
  return {
    ...progress,
    expiresTime: copy.expiresAt?.getTime() ?? null,
    address: progress.state === 'made' ? addressOf(services, copy.id, null) : null,
  }
}
