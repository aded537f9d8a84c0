import type { ReplyOf } from '@candor/call/define'
import type { listCopies } from '../contract.ts'

/** Reads the copies and links of a candidate. Times are in epoch milliseconds. */
export function readCopies({ copies, links, ...rest }: ReplyOf<typeof listCopies>) {
  return {
    ...rest,
    copies: copies.map(({ askedTime: askedAt, expiresTime: expiresAt, ...copy }) => ({
      ...copy,
      askedAt,
      expiresAt,
    })),
    links: links.map(
      ({ madeTime: madeAt, expiresTime: expiresAt, lastOpenedTime: lastOpenedAt, ...link }) => ({
        ...link,
        madeAt,
        expiresAt,
        lastOpenedAt,
      }),
    ),
  }
}

export type Copies = ReturnType<typeof readCopies>
export type Copy = Copies['copies'][number]
export type CopyLink = Copies['links'][number]

/** The share of the files that is in the zip, in percent. A copy without files has no steps between. */
export function percentDone({
  filesAll,
  filesDone,
}: {
  readonly filesAll: number
  readonly filesDone: number
}) {
  return filesAll === 0 ? 0 : Math.round((100 * filesDone) / filesAll)
}
