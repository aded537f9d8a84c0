import type { ReplyOf } from '@candor/call/define'
import type { makeOwnCopy, WireOwnCopyPage } from '../contract/page.ts'

/** Reads the page of a link. Times are in epoch milliseconds. */
export function readPage({ expiresTime: expiresAt, ...rest }: WireOwnCopyPage) {
  return { ...rest, expiresAt }
}
export type OwnCopyPage = ReturnType<typeof readPage>

export function readOwnCopy({ expiresTime: expiresAt, ...rest }: ReplyOf<typeof makeOwnCopy>) {
  return { ...rest, expiresAt }
}
export type OwnCopy = ReturnType<typeof readOwnCopy>
