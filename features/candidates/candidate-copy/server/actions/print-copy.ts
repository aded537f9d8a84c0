import type { AppServices } from '@candor/db/database'
import { writeHtml } from '../present/html.ts'
import type { CopyContent } from './read-content.ts'

/** A longer page is not printed: it would take minutes, and hundreds of sheets. */
const mostCharacters = 4_000_000

const headers: Readonly<Record<string, string>> = { 'content-type': 'text/html; charset=utf-8' }
const answer = { status: 200, headers } as const
const nothing = { status: 404, headers, body: new Uint8Array() } as const

function joined(pieces: Iterable<string>): string | null {
  const parts: string[] = []
  let length = 0
  for (const piece of pieces) {
    length += piece.length
    if (length > mostCharacters) return null
    parts.push(piece)
  }
  return parts.join('')
}

/** The readable page as PDF; null where there is no printer, or it gave up. The copy is whole without it. */
export async function printCopy(
  { printer, log }: AppServices,
  content: CopyContent,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  const page = printer && joined(writeHtml(content))
  if (!printer || !page) return null
  const body = Buffer.from(page)
  try {
    const printed = await printer.print(
      {
        path: '/copy',
        script: '',
        drawn: 'main',
        fetch: async (path) => (path === '/copy' ? { ...answer, body } : nothing),
      },
      signal,
    )
    return 'pdf' in printed ? printed.pdf : null
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'a copy of a candidate is made without a PDF')
    return null
  }
}
