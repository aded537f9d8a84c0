import { linkIn } from '../../../report/report/rules/link.ts'
import { readPath } from '../../../report/report/rules/modes.ts'

/** Whether a page is for visitors, who need no account. */
export function isForAnybody({ pathname, searchParams }: URL): boolean {
  return readPath(pathname).isShared || linkIn(Object.fromEntries(searchParams)) !== null
}
